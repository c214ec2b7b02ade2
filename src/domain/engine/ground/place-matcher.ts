import type { Position } from "../../places/geo.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";
import { type KnownMatcher, knownMatcher } from "./match-known.ts";

/** A trip is read several times an edit, and comparing a name with all that is known takes a millisecond. */
const MOST_KNOWN = 2_000;

const matchers = new WeakMap<KnownCity, KnownMatcher<KnownPlace>>();

/** Finds the city's place that a document's is, as `knownMatcher` does; what was found is remembered. */
export function placeMatcher(city: KnownCity | undefined): KnownMatcher<KnownPlace> {
  if (city === undefined) return () => undefined;
  const former = matchers.get(city);
  if (former !== undefined) return former;
  const places = placesOf(city);
  const byId = new Map(places.map((place) => [place.id, place]));
  const byName = remembering(knownMatcher(places, city.name));
  const matcher: typeof byName = (draft, position) =>
    (draft.guideId === undefined ? undefined : byId.get(draft.guideId)) ?? byName(draft, position);
  matchers.set(city, matcher);
  return matcher;
}

function remembering<Found>(find: KnownMatcher<Found>): KnownMatcher<Found> {
  const found = new Map<string, Found | undefined>();
  return (draft, position) => {
    const at: Position | undefined = "at" in position ? position.at : undefined;
    const key = JSON.stringify([draft.guideId, draft.name, position.kind, at?.lat, at?.lon]);
    if (found.has(key)) return found.get(key);
    if (found.size >= MOST_KNOWN) found.clear();
    const known = find(draft, position);
    found.set(key, known);
    return known;
  };
}
