// Written by `npm run format` of guide/<city>/city.json.
/** Cities by their English labels. */
export const CITY_NAMES = {
  "Athens, Greece": "Atene",
  "Barcelona, Spain": "Barcellona",
  "Berlin, Germany": "Berlino",
  "Cairo, Egypt": "Il Cairo",
  "Cape Town, South Africa": "Città del Capo",
  "Dublin, Ireland": "Dublino",
  "Florence, Italy": "Firenze",
  "Lisbon, Portugal": "Lisbona",
  "London, United Kingdom": "Londra",
  "Marrakesh, Morocco": "Marrakech",
  "Mexico City, Mexico": "Città del Messico",
  "Milan, Italy": "Milano",
  "Munich, Germany": "Monaco di Baviera",
  "Paris, France": "Parigi",
  "Prague, Czechia": "Praga",
  "Rome, Italy": "Roma",
  "Seoul, South Korea": "Seul",
  "Venice, Italy": "Venezia",
};
