/** What kind of place a visit is; decides its illustration and how many of a kind share a day. */
export const PLACE_CATEGORIES = [
  "museum",
  "palace",
  "worship",
  "monument",
  "viewpoint",
  "park",
  "market",
  "old-town",
  "beach",
  "show",
  "nightlife",
  "nature",
  "zoo",
  "theme-park",
] as const;

export type PlaceCategory = (typeof PLACE_CATEGORIES)[number];

export const CATEGORY_LABELS: Readonly<Record<PlaceCategory, string>> = {
  museum: "Museum",
  palace: "Palace or castle",
  worship: "Place of worship",
  monument: "Landmark",
  viewpoint: "Viewpoint",
  park: "Park or garden",
  market: "Market or shopping",
  "old-town": "Neighbourhood",
  beach: "Beach",
  show: "Show",
  nightlife: "Evening out",
  nature: "Nature",
  zoo: "Zoo or aquarium",
  "theme-park": "Theme park",
};
