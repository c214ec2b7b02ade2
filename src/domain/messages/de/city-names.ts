// Written by `npm run format` of guide/<city>/city.json.
/** Cities by their English labels. */
export const CITY_NAMES = {
  "Athens, Greece": "Athen",
  "Cairo, Egypt": "Kairo",
  "Cape Town, South Africa": "Kapstadt",
  "Florence, Italy": "Florenz",
  "Hong Kong": "Hongkong",
  "Lisbon, Portugal": "Lissabon",
  "Marrakesh, Morocco": "Marrakesch",
  "Mexico City, Mexico": "Mexiko-Stadt",
  "Milan, Italy": "Mailand",
  "Munich, Germany": "München",
  "Prague, Czechia": "Prag",
  "Rome, Italy": "Rom",
  Singapore: "Singapur",
  "Taipei, Taiwan": "Taipeh",
  "Tokyo, Japan": "Tokio",
  "Venice, Italy": "Venedig",
  "Vienna, Austria": "Wien",
};
