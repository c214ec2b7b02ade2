import * as z from "zod/mini";
import type { Choice } from "../../guide/named/choose-named.ts";
import { isWide, labelsOf, type NamedPlace } from "../../guide/named/named-place.ts";
import { diagonalKm } from "../../guide/open/box.ts";

/** An area narrower than this is one place to stay, whatever its kind. */
const LEAST_REGION_KM = 30;

export const locatedPlaceSchema = z.object({
  /** "osm:R120965"; "wikidata:Q456" where Photon did not answer. */
  id: z.string(),
  name: z.string(),
  state: z.optional(z.string()),
  country: z.string(),
  countryCode: z.string(),
  centre: z.object({ lat: z.number(), lon: z.number() }),
  /** The area it covers; left out where OpenStreetMap has it as a point. */
  box: z.optional(
    z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  ),
  /** More than one town perhaps: a region, an island, a country. What the travel guide's page is about decides. */
  isRegion: z.boolean(),
  /** "Paris, Texas, United States": as people are told where it is. */
  label: z.optional(z.string()),
  /** The name asked for, where it is only taken for this place, or is a sight in it. */
  takenFor: z.optional(z.enum(["name", "sight"])),
});
/** A destination as OpenStreetMap has it. */
export type LocatedPlace = z.infer<typeof locatedPlaceSchema>;

export const locatedSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("place"), place: locatedPlaceSchema }),
  /** Up to five, of which none is far more prominent; the likeliest first. */
  z.object({ kind: z.literal("several"), labels: z.array(z.string()) }),
  z.object({ kind: z.literal("none") }),
]);
/** The place that the typed text means. */
export type Located = z.infer<typeof locatedSchema>;

/** The meaning as it is stored and told. */
export function locatedOf(choice: Choice): Located {
  switch (choice.kind) {
    case "none":
      return choice;
    case "several":
      return { kind: "several", labels: labelsOf(choice.places) };
    case "one": {
      const { match, place } = choice;
      // Of several places of that name elsewhere, this one; or the only one that begins so: not unasked.
      if (match === "elsewhere" || match === "begins") {
        return locatedOf({ kind: "several", places: [place] });
      }
      const isGuess = match === "like" || match === "longer";
      return {
        kind: "place",
        place: { ...toPlace(place), ...(isGuess ? { takenFor: "name" } : {}) },
      };
    }
  }
}

/** A destination out of a place of Photon's. */
export function toPlace(found: NamedPlace): LocatedPlace {
  const { id, name, state, country, countryCode, centre, box } = found;
  return {
    id,
    name,
    ...(state === undefined ? {} : { state }),
    country,
    countryCode,
    centre,
    ...(box === undefined ? {} : { box }),
    isRegion: isWide(found) && (box === undefined || diagonalKm(box) > LEAST_REGION_KM),
    label: labelsOf([found])[0] ?? name,
  };
}
