import type { KnownCity } from "../../domain/engine/known-city.ts";
import { withWalks } from "../../domain/engine/known-city-json.ts";
import type { Position } from "../../domain/places/geo.ts";
import { MOST_WALKED_PLACES, type PackedWalks } from "../../domain/places/walk-times.ts";
import { ServiceError } from "../lib/service-error.ts";

/** Who knows the ways on foot between places, by street. */
export type TravelTimes = {
  /** The table that is kept for these places; undefined where none is. Asks nobody. */
  kept(places: readonly Position[]): Promise<PackedWalks | undefined>;
  /**
   * The table for these places: the one that is kept, or a new one, asked for once for all who want it.
   *
   * @throws ServiceError where it can't be had, the signal's reason; a question under way goes on then, and is kept.
   */
  find(
    places: readonly Position[],
    options: { readonly signal: AbortSignal },
  ): Promise<PackedWalks>;
  /**
   * The way on foot between two positions as the line that it takes along the streets, from end to end. Kept nowhere.
   *
   * @throws ServiceError where none can be had, the signal's reason.
   */
  line(
    from: Position,
    to: Position,
    options: { readonly signal: AbortSignal },
  ): Promise<readonly Position[]>;
};

/** A plan waits no longer for its ways: then they are estimated, and the table is there for the next. */
const WAIT_MS = 4_000;

/** Cities are large and planned from often: of each, the last with its table. */
const known = new WeakMap<KnownCity, { readonly text: string; readonly city: KnownCity }>();

/** A city with the ways on foot that are kept for it. Asks nobody. */
export async function withKeptWalks<City extends KnownCity>(
  city: City,
  travelTimes: TravelTimes | undefined,
): Promise<City> {
  if (travelTimes === undefined) return city;
  return joined(city, await travelTimes.kept(walkedPlaces(city)));
}

/** The same, asked for where none are kept; without them where they can't be had soon. @throws the signal's reason. */
export async function withAskedWalks<City extends KnownCity>(
  city: City,
  travelTimes: TravelTimes | undefined,
  signal: AbortSignal,
): Promise<City> {
  if (travelTimes === undefined) return city;
  const soon = AbortSignal.timeout(WAIT_MS);
  try {
    const options = { signal: AbortSignal.any([signal, soon]) };
    return joined(city, await travelTimes.find(walkedPlaces(city), options));
  } catch (error) {
    signal.throwIfAborted();
    // The circuit breaker has logged why.
    if (error instanceof ServiceError || soon.aborted) return city;
    throw error;
  }
}

function joined<City extends KnownCity>(city: City, packed: PackedWalks | undefined): City {
  if (packed === undefined) return city;
  const text = JSON.stringify(packed);
  const last = known.get(city);
  if (last?.text === text) return last.city as City;
  const found = withWalks(city, packed) as City;
  known.set(city, { text, city: found });
  return found;
}

/** Where one walks to: hotels and what is in town, as many as a table takes. Places to eat are near them. */
function walkedPlaces({ hotels, places }: KnownCity): Position[] {
  const all = [...hotels, ...places.filter(({ way }) => way === undefined)].map(({ at }) => at);
  return all.slice(0, MOST_WALKED_PLACES);
}
