/** Every fault of the places stand-in, named by a word in the query: "Lisbon fault:svg". */
export const PLACES_FAULTS = [
  // The search, the details, the suggestions.
  "none",
  "no-photos",
  "photos-3",
  "photos-8",
  "bad-names",
  "gone",
  "400",
  "403-referrer",
  "403-service",
  "403-disabled",
  "403-billing",
  "429",
  "500",
  "key-echo",
  "hang",
  "html",
  "wrong-shape",
  "refused",
  // The photo itself.
  "photo-expired",
  "media-403",
  "media-html",
  "redirect-off",
  "redirect-loopback",
  "redirect-metadata",
  "redirect-trap",
  "image-redirect-trap",
  "image-redirect-metadata",
  "image-redirect-loop",
  "image-404",
  "svg",
  "svg-as-png",
  "html-image",
  "huge",
  "huge-said",
  "trickle",
  "slow",
  "cut",
] as const;
export type PlacesFault = (typeof PLACES_FAULTS)[number];

const WORD = /\s*fault:([a-z\d-]+)/i;

/** Reads the fault a query asks for; undefined when it names none. @throws for an unknown name. */
export function readPlacesFault(query: string): PlacesFault | undefined {
  const word = WORD.exec(query)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  const fault = PLACES_FAULTS.find((name) => name === word);
  if (fault === undefined) throw new Error(`there is no fault "${word}"`);
  return fault;
}

export function withoutFault(query: string): string {
  return query.replace(WORD, "").trim();
}
