// Written by `npm run format` of guide/<city>/city.json.
/** Cities by their English labels. */
export const CITY_NAMES = {
  "Athens, Greece": "Athènes",
  "Barcelona, Spain": "Barcelone",
  "Cairo, Egypt": "Le Caire",
  "Cape Town, South Africa": "Le Cap",
  "Dubai, United Arab Emirates": "Dubaï",
  "Lisbon, Portugal": "Lisbonne",
  "London, United Kingdom": "Londres",
  "Marrakesh, Morocco": "Marrakech",
  "Mexico City, Mexico": "Mexico",
  "Seoul, South Korea": "Séoul",
  Singapore: "Singapour",
  "Venice, Italy": "Venise",
  "Vienna, Austria": "Vienne",
};
