import * as z from "zod/mini";
import { degreesSchema } from "../places/degrees-schema.ts";
import { DRAWINGS, HOTEL_DRAWINGS } from "../places/drawing.ts";
import { EATERY_DIETS, EATERY_KINDS, MEAL_KINDS, PRICE_LEVELS } from "../places/eatery-kind.ts";
import { PLACE_CATEGORIES } from "../places/place-category.ts";
import { type PackedRides, packedRidesSchema, rideTimesOf } from "../places/ride-times.ts";
import { STEP_FREE, TRANSIT_KINDS } from "../places/step-free.ts";
import { type PackedWalks, packedWalksSchema, unpackWalks } from "../places/walk-times.ts";
import { REACHED_BY, WAYS_OUT } from "../places/way-out.ts";
import { BEST_TIMES } from "../trip/best-time.ts";
import { bookingSchema } from "../trip/booking.ts";
import { BUDGET_TITLES } from "../trip/budget.ts";
import { TRAVELLER_TITLES } from "../trip/traveller.ts";
import { calendarOf } from "./calendar-of.ts";
import { cityOfBases } from "./city-of-bases.ts";
import type { Holidays, KnownCity, KnownEatery, KnownHotel, KnownPlace } from "./known-city.ts";

const text = z.string();
const position = z.object({ lat: degreesSchema(90), lon: degreesSchema(180) });

const hotelSchema = z.object({
  id: text,
  name: text,
  at: position,
  budget: z.enum(BUDGET_TITLES),
  drawing: z.optional(z.enum(HOTEL_DRAWINGS)),
  pricePerNight: z.object({ low: z.number(), high: z.number() }),
  isHostel: z.optional(z.boolean()),
  guestAges: z.optional(z.object({ from: z.optional(z.number()), to: z.optional(z.number()) })),
  address: z.optional(text),
  stars: z.optional(z.number()),
  description: z.optional(text),
  stepFree: z.optional(z.enum(STEP_FREE)),
  isPriceEstimated: z.optional(z.boolean()),
});

const placeSchema = z.object({
  id: text,
  name: text,
  otherNames: z.optional(z.array(text)),
  at: position,
  category: z.enum(PLACE_CATEGORIES),
  drawing: z.optional(z.enum(DRAWINGS)),
  visitMinutes: z.number(),
  hours: z.optional(text),
  ticketPrice: z.optional(z.number()),
  ticketGroup: z.optional(text),
  quarter: z.optional(text),
  visitGroup: z.optional(text),
  bestTime: z.enum(BEST_TIMES),
  bestStarts: z.optional(z.array(text)),
  mustSee: z.boolean(),
  popularity: z.number(),
  suits: z.array(z.enum(TRAVELLER_TITLES)),
  way: z.optional(
    z.object({
      by: z.enum(WAYS_OUT),
      from: text,
      minutes: z.number(),
      fare: z.optional(z.number()),
    }),
  ),
  isForSmallChildren: z.optional(z.boolean()),
  stepFree: z.optional(z.enum(STEP_FREE)),
  isForChildren: z.optional(z.boolean()),
  isForAdults: z.optional(z.boolean()),
  experience: z.optional(text),
  byCarOnly: z.optional(z.boolean()),
  reachedBy: z.optional(z.object({ by: z.enum(REACHED_BY), minutes: z.number() })),
  isStrenuous: z.optional(z.boolean()),
  servesDinner: z.optional(z.boolean()),
  isForFood: z.optional(z.boolean()),
  details: z.optional(text),
  indoor: z.optional(z.boolean()),
  isLit: z.optional(z.boolean()),
  season: z.optional(text),
  starts: z.optional(z.array(text)),
  freeHours: z.optional(text),
  booking: z.optional(bookingSchema),
});

const eventSchema = z.object({
  name: text,
  dates: z.array(text),
  note: text,
  closes: z.optional(z.array(text)),
  visits: z.optional(z.array(z.object({ id: text, hours: text }))),
  isFast: z.optional(z.boolean()),
  hotelFactor: z.optional(z.number()),
});

const eaterySchema = z.object({
  id: text,
  name: text,
  details: text,
  at: position,
  kind: z.enum(EATERY_KINDS),
  meals: z.array(z.enum(MEAL_KINDS)),
  price: z.enum(PRICE_LEVELS),
  diets: z.optional(z.array(z.enum(EATERY_DIETS))),
  isFormal: z.optional(z.boolean()),
  isStandUp: z.optional(z.boolean()),
  hasView: z.optional(z.boolean()),
  inside: z.optional(text),
  booking: z.optional(bookingSchema),
  hours: z.optional(text),
});

/** A city on its way to a page. What the calendar says stands once, not at each place. */
const oneCitySchema = z.object({
  id: text,
  name: text,
  aliases: z.optional(z.array(text)),
  countryCode: z.optional(text),
  currency: text,
  centre: position,
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
  const {
    id,
    name,
    countryCode,
    currency,
    centre,
    isOpenData,
    hotels,
    places,
    dayTrips,
    eateries,
  } = city;
  const { aliases, climate, events, mealHours, ridesByTaxi, transit, walks, rides } = city;
  const [{ holidays, timeZone } = {}] = places;
  const days = [...(holidays ?? [])].map(([date, day]): [string, string, boolean] => [
    date,
    day.name,
    day.hasTransit,
  ]);
  // Parsing leaves out what the planner doesn't need.
  return oneCitySchema.parse({
    id,
    name,
    ...(aliases === undefined ? {} : { aliases }),
    ...(countryCode === undefined ? {} : { countryCode }),
    currency,
    centre,
    ...(isOpenData === undefined ? {} : { isOpenData }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(holidays === undefined ? {} : { holidays: days }),
    ...(climate === undefined ? {} : { climate }),
    ...(events === undefined ? {} : { events }),
    ...(mealHours === undefined ? {} : { mealHours }),
    ...(walks === undefined ? {} : { walks: walks.packed }),
    ...(rides === undefined ? {} : { rides: rides.packed }),
    ...(ridesByTaxi === undefined ? {} : { ridesByTaxi }),
    ...(transit === undefined ? {} : { transit }),
    hotels,
    places,
    ...(dayTrips === undefined ? {} : { dayTrips }),
    ...(eateries === undefined ? {} : { eateries }),
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
