/** The kind of place that a visit is to; decides its illustration and how many of a kind share a day. */
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
