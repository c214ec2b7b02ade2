import { distanceKm, type Position } from "../../places/geo.ts";
import type { GroundedHotel, GroundedPlace } from "./grounded-plan.ts";
import { LIKE_NAME, nameKey, nameSimilarity, SAME_NAME } from "./match-name.ts";

/** Two places of one kind or like name so close together are one. */
const SAME_SPOT_KM = 0.06;

/** A place that the plan has, with the day it is on and its name's key. */
export type KeptPlace = {
  readonly place: GroundedPlace;
  readonly day: number;
  readonly key: string;
};

/** The first place of the plan that another one is again. */
export function findDuplicate(
  place: GroundedPlace,
  kept: readonly KeptPlace[],
): KeptPlace | undefined {
  const key = nameKey(place.text.placeName);
  return kept.find((before) => isSamePlace(before, { place, key }));
}

type Keyed = Pick<KeptPlace, "place" | "key">;

function isSamePlace({ place: a, key }: Keyed, { place: b, key: otherKey }: Keyed): boolean {
  if (a.known !== undefined && b.known !== undefined) return a.known.id === b.known.id;
  if (key !== "" && key === otherKey) return true;
  if (!isSameSpot(a.at, b.at)) return false;
  const isSameKind = a.text.category !== undefined && a.text.category === b.text.category;
  return isSameKind || nameSimilarity(a.text.placeName, b.text.placeName) >= LIKE_NAME;
}

/** Hotels may well stand next to each other; only like names at one spot make them one. */
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
