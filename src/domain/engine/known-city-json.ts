import * as z from "zod/mini";
import { type PackedRides, packedRidesSchema, rideTimesOf } from "../places/ride-times.ts";
import { STEP_FREE, TRANSIT_KINDS } from "../places/step-free.ts";
import { type PackedWalks, packedWalksSchema, unpackWalks } from "../places/walk-times.ts";
import { calendarOf } from "./calendar-of.ts";
import { cityOfBases } from "./city-of-bases.ts";
import type { Holidays, KnownCity, KnownEatery, KnownHotel, KnownPlace } from "./known-city.ts";
import {
  eaterySchema,
  eventSchema,
  hotelSchema,
  placeSchema,
  positionSchema,
} from "./known-city-schema.ts";

const text = z.string();

/** A city on its way to a page. What the calendar says stands once, not at each place. */
const oneCitySchema = z.object({
  id: text,
  name: text,
  aliases: z.optional(z.array(text)),
  countryCode: z.optional(text),
  currency: text,
  centre: positionSchema,
  isOpenData: z.optional(z.boolean()),
  timeZone: z.optional(text),
  /** By date: the name, and whether public transport runs. */
  holidays: z.optional(z.array(z.tuple([text, text, z.boolean()]))),
  climate: z.optional(
    z.object({
      highC: z.array(z.number()),
      lowC: z.optional(z.array(z.number())),
      rainDays: z.optional(z.array(z.number())),
    }),
  ),
  events: z.optional(z.array(eventSchema)),
  walks: z.optional(packedWalksSchema),
  rides: z.optional(packedRidesSchema),
  mealHours: z.optional(z.object({ lunch: text, dinner: text })),
  ridesByTaxi: z.optional(z.boolean()),
  transit: z.optional(z.partialRecord(z.enum(TRANSIT_KINDS), z.enum(STEP_FREE))),
  hotels: z.array(hotelSchema),
  places: z.array(placeSchema),
  dayTrips: z.optional(z.array(placeSchema)),
  eateries: z.optional(z.array(eaterySchema)),
});
type OneCityJson = z.infer<typeof oneCitySchema>;
/** One, or those of a trip with several bases in their order. */
const knownCitySchema = z.union([
  z.object({ bases: z.array(oneCitySchema).check(z.minLength(1)) }),
  oneCitySchema,
]);
export type KnownCityJson = z.infer<typeof knownCitySchema>;

/** What planning needs of a city, as JSON. All of a city's places have one time zone and the same holidays. */
export function knownCityToJson(city: KnownCity): KnownCityJson {
  return city.bases === undefined ? oneToJson(city) : { bases: city.bases.map(oneToJson) };
}

function oneToJson(city: KnownCity): OneCityJson {
  const [{ holidays, timeZone } = {}] = city.places;
  const days =
    holidays && [...holidays].map(([date, { name, hasTransit }]) => [date, name, hasTransit]);
  const { walks, rides } = city;
  // Parsing leaves out what the planner doesn't need.
  return oneCitySchema.parse({
    ...city,
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(days === undefined ? {} : { holidays: days }),
    ...(walks === undefined ? {} : { walks: walks.packed }),
    ...(rides === undefined ? {} : { rides: rides.packed }),
  });
}

/** The city of a JSON value; undefined where it is none, such as one of a newer server. */
export function knownCityFromJson(value: unknown): KnownCity | undefined {
  const parsed = knownCitySchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  return "bases" in data ? cityOfBases(data.bases.map(oneFromJson)) : oneFromJson(data);
}

function oneFromJson(json: OneCityJson): KnownCity {
  const {
    holidays: days,
    timeZone,
    hotels,
    places,
    dayTrips,
    eateries,
    walks,
    rides,
    ...rest
  } = json;
  const city = rides === undefined ? rest : withRides(rest, rides);
  const holidays: Holidays | undefined =
    days && new Map(days.map(([date, name, hasTransit]) => [date, { name, hasTransit }]));
  const calendar = calendarOf(city, {
    ...(holidays === undefined ? {} : { holidays }),
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const withCalendar = (place: KnownPlace) => ({ ...place, ...calendar.ofPlace(place.id) });
  return {
    ...(walks === undefined ? city : withWalks(city, walks)),
    hotels: hotels satisfies KnownHotel[],
    places: places.map(withCalendar),
    ...(dayTrips === undefined ? {} : { dayTrips: dayTrips.map(withCalendar) }),
    ...(eateries === undefined
      ? {}
      : { eateries: eateries.map((eatery): KnownEatery => ({ ...eatery, ...calendar.ofEatery })) }),
  };
}

/** A city with its ways on foot; as it was where they don't fit together. */
export function withWalks<City extends object>(
  city: City,
  packed: PackedWalks,
): City & Pick<KnownCity, "walks"> {
  const walks = unpackWalks(packed);
  return walks === undefined ? city : { ...city, walks: { ...walks, packed } };
}

/** A city with the rides that are known in it. */
export function withRides<City extends object>(
  city: City,
  packed: PackedRides,
): City & Pick<KnownCity, "rides"> {
  return { ...city, rides: { ...rideTimesOf(packed), packed } };
}
