import type { KnownCity } from "../../domain/engine/known-city.ts";
import { withRides } from "../../domain/engine/known-city-json.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { Ride } from "../../domain/places/ride.ts";
import type { PackedRides } from "../../domain/places/ride-times.ts";

/** A ride that somebody plans to take. */
export type RideQuestion = {
  readonly from: Position;
  readonly to: Position;
  /** 0 for a Monday. */
  readonly weekday: number;
  /** On the clocks there, 0 to 23: the ride begins within it. */
  readonly hour: number;
  /** The beginning of that hour on a day to come of that weekday, in milliseconds since 1970. */
  readonly atMs: number;
  /** Of a way home: four in the morning after, by when its last ride has ended. Left out of other rides. */
  readonly nightEndsMs?: number | undefined;
  /** As IANA names it. */
  readonly timeZone: string;
};

/** Who knows the timetables of public transport. */
export type TransitRides = {
  /** Whose timetables they are: the host that is asked. */
  readonly source: string;
  /** The ride that is kept: null where the timetable has none, undefined where none is kept. Asks nobody. */
  kept(question: RideQuestion): Promise<Ride | null | undefined>;
  /**
   * The ride that is kept, or a new one, asked for once for all who want it.
   *
   * @returns null where the timetable has none.
   * @throws ServiceError where it can't be had, the signal's reason; a question under way goes on then, and is kept.
   */
  find(question: RideQuestion, options: { readonly signal: AbortSignal }): Promise<Ride | null>;
  /** Minutes of the rides that were noted in a city; undefined where none were. Asks nobody. */
  notedIn(city: Pick<KnownCity, "id" | "centre">): Promise<PackedRides | undefined>;
  /** Notes rides of a city for all who plan there; of two between the same places the longer one stays. */
  note(city: Pick<KnownCity, "id" | "centre">, rides: PackedRides): Promise<void>;
};

/** Of each city the last with its rides, as what is worked out of a city is kept with it. */
const known = new WeakMap<KnownCity, { readonly text: string; readonly city: KnownCity }>();

/** A city with the rides that were noted in it. Asks nobody. */
export async function withNotedRides<City extends KnownCity>(
  city: City,
  transitRides: TransitRides | undefined,
): Promise<City> {
  const rides = await transitRides?.notedIn(city);
  if (rides === undefined) return city;
  const text = JSON.stringify(rides);
  const last = known.get(city);
  if (last?.text === text) return last.city as City;
  const found = withRides(city, rides) as City;
  known.set(city, { text, city: found });
  return found;
}
