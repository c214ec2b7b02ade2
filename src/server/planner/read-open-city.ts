import type { ReadingEvent } from "../../domain/api/generation.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import type { OpenDataOfTrip } from "../../domain/trip/trip.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import { findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import { knownOpenCity } from "../../guide/known-open-city.ts";
import type { GuideSource } from "../guides/guide-source.ts";
import { openDataOfSnapshot } from "./open-data-of-snapshot.ts";

/**
 * The facts in open data about a city that our own guide doesn't have, for a planner that can do without.
 *
 * @returns undefined where nothing is known, or nobody is asked.
 */
export async function* readOpenCity(
  { location }: TripRequest,
  { guide, source }: { readonly guide: Guide; readonly source: GuideSource | undefined },
  options: { readonly signal: AbortSignal; readonly userId: string | undefined },
): AsyncGenerator<
  ReadingEvent,
  { readonly city: KnownCity; readonly openData: OpenDataOfTrip } | undefined,
  void
> {
  if (source === undefined || location === undefined) return undefined;
  if (findCity(guide, location.label) !== undefined) return undefined;
  const reading = source.read(location, options);
  let next = await reading.next();
  for (; next.done !== true; next = await reading.next()) {
    yield { type: "reading", place: location.label, step: next.value };
  }
  const found = next.value;
  if (found.kind !== "snapshot") return undefined;
  return { city: knownOpenCity(found.guide), openData: openDataOfSnapshot(found) };
}
