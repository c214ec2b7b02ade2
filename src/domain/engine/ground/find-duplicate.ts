import { distanceKm, type Position } from "../../places/geo.ts";
import type { GroundedHotel, GroundedPlace } from "./grounded-plan.ts";
import { LIKE_NAME, nameKey, nameSimilarity, SAME_NAME } from "./match-name.ts";

/** Two places of one kind or like name so close together are one. */
const SAME_SPOT_KM = 0.06;

/** A place as it is compared with others. */
export type ComparedPlace = {
  readonly name: string;
  readonly key: string;
  readonly known: { readonly id: string } | undefined;
  readonly at: Position | undefined;
  readonly category: string | undefined;
};

/** A place that the plan has, with the day it is on and its name's key. */
export type PlaceOnDay = {
  readonly place: GroundedPlace;
  readonly day: number;
  readonly key: string;
};

/** The first place of the plan that another one is again. */
export function findDuplicate(
  place: GroundedPlace,
  kept: readonly PlaceOnDay[],
): PlaceOnDay | undefined {
  const compared = toCompared(place, nameKey(place.text.placeName));
  return kept.find((before) => isSamePlace(toCompared(before.place, before.key), compared));
}

function toCompared({ text, known, at }: GroundedPlace, key: string): ComparedPlace {
  return { name: text.placeName, key, known, at, category: text.category };
}

/**
 * Whether two places of a plan are one: the same of the guide's, or the same name, or at one spot and of
 * one kind or like names. Two of the guide's are never the same, however near.
 */
export function isSamePlace(a: ComparedPlace, b: ComparedPlace): boolean {
  if (a.known !== undefined && b.known !== undefined) return a.known.id === b.known.id;
  if (a.key !== "" && a.key === b.key) return true;
  if (!isSameSpot(a.at, b.at)) return false;
  const isSameKind = a.category !== undefined && a.category === b.category;
  return isSameKind || nameSimilarity(a.name, b.name) >= LIKE_NAME;
}

/** Hotels often stand side by side; only like names at one spot make them one. */
export function isSameHotel(a: GroundedHotel, b: GroundedHotel): boolean {
  if (a.known !== undefined && b.known !== undefined) return a.known.id === b.known.id;
  const [name, other] = [a.text.hotelName, b.text.hotelName];
  const key = nameKey(name);
  if (key !== "" && key === nameKey(other)) return true;
  return isSameSpot(a.at, b.at) && nameSimilarity(name, other) >= SAME_NAME;
}

function isSameSpot(a: Position | undefined, b: Position | undefined): boolean {
  return a !== undefined && b !== undefined && distanceKm(a, b) <= SAME_SPOT_KM;
}
