import * as z from "zod/mini";
import type { Holidays } from "../domain/engine/known-city.ts";
import { degreesSchema } from "../domain/places/degrees-schema.ts";
import { EATERY_KINDS, MEAL_KINDS, PRICE_LEVELS } from "../domain/places/eatery-kind.ts";
import { parseOpeningHours } from "../domain/places/opening-hours.ts";
import { PLACE_CATEGORIES } from "../domain/places/place-category.ts";
import { BEST_TIMES } from "../domain/trip/best-time.ts";
import { BUDGET_TITLES } from "../domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../domain/trip/traveller.ts";

const position = z.strictObject({ lat: degreesSchema(90), lon: degreesSchema(180) });
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const name = z.string().check(z.minLength(3), z.maxLength(70));
const prose = z.string().check(z.minLength(60), z.maxLength(320));
const amount = z.number().check(z.minimum(0));
const hours = z
  .string()
  .check(z.refine((text) => parseOpeningHours(text) !== undefined, "opening hours"));
/** The month in which facts were last compared with their sources, "2026-03". */
const month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));
const age = z.int().check(z.minimum(0), z.maximum(99));

const guideHotelSchema = z.strictObject({
  id,
  name,
  /** Street and district, as one would tell a taxi. */
  address: z.string().check(z.minLength(8), z.maxLength(120)),
  at: position,
  budget: z.enum(BUDGET_TITLES),
  /** A usual range for a double room, one night, in the city's currency. */
  pricePerNight: z.strictObject({ low: amount, high: amount }),
  /** Left out where the house carries no stars or we are not sure of them. */
  stars: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  /** Most guests share a room or a bathroom with strangers. */
  isHostel: z.optional(z.literal(true)),
  /** Left out where guests of any age may stay, children with their parents. */
  guestAges: z.optional(z.strictObject({ from: z.optional(age), to: z.optional(age) })),
  description: prose,
});

const guidePlaceSchema = z.strictObject({
  id,
  name,
  /** Two sentences: what it is, and what to do or see there. */
  details: prose,
  at: position,
  category: z.enum(PLACE_CATEGORIES),
  /** How long people usually stay, in minutes. */
  visitMinutes: z.int().check(z.minimum(10), z.maximum(540)),
  /** OpenStreetMap notation, with seasons, closing days and public holidays; left out where we are not sure. */
  hours: z.optional(hours),
  /** One adult, in the city's currency, 0 for free; left out where we are not sure. */
  ticketPrice: z.optional(amount),
  /** Places with the same group are entered with one ticket, whose price each of them names. */
  ticketGroup: z.optional(id),
  bestTime: z.enum(BEST_TIMES),
  mustSee: z.boolean(),
  /** 1 to 100, against the city's other places. */
  popularity: z.int().check(z.minimum(1), z.maximum(100)),
  indoor: z.boolean(),
  /** Those of its country, and the city's time zone; `guide-cities.ts` fills them in. */
  holidays: z.optional(z.custom<Holidays>()),
  timeZone: z.optional(z.string()),
  /** Traveller types it suits more than others; empty when it suits all alike. */
  suits: z.array(z.enum(TRAVELLER_TITLES)),
});

/** A place out of town that is worth a day of its own. */
const dayTripSchema = z.extend(guidePlaceSchema, {
  /** The usual way there from the middle of the city; the way back is the same. */
  way: z.strictObject({
    by: z.enum(["train", "bus", "ferry", "car"]),
    /** The station, pier or stop it leaves from; for a car, the part of the city. */
    from: z.string().check(z.minLength(3), z.maxLength(70)),
    /** From door to door, waiting included. */
    minutes: z.int().check(z.minimum(20), z.maximum(180)),
    /** One adult, there and back, in the city's currency; left out where we are not sure. */
    fare: z.optional(amount),
  }),
});

/** Where to eat: what has stood for long enough to be there next year. */
const eaterySchema = z.strictObject({
  id,
  name,
  /** One or two sentences: what it is, and what to eat there. */
  details: z.string().check(z.minLength(40), z.maxLength(240)),
  at: position,
  kind: z.enum(EATERY_KINDS),
  meals: z.array(z.enum(MEAL_KINDS)).check(z.minLength(1)),
  price: z.enum(PRICE_LEVELS),
  hours: z.optional(hours),
  /** Those of its country; `guide-cities.ts` fills them in. */
  holidays: z.optional(z.custom<Holidays>()),
});

export const guideCitySchema = z.strictObject({
  id,
  name,
  country: z.string(),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  continent: z.enum(["Africa", "Asia", "Europe", "North America", "Oceania", "South America"]),
  /** Other spellings people type. */
  aliases: z.array(z.string()),
  timeZone: z.string(),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  centre: position,
  /** Everything the guide names lies inside. */
  bounds: z.strictObject({
    south: degreesSchema(90),
    west: degreesSchema(180),
    north: degreesSchema(90),
    east: degreesSchema(180),
  }),
  intro: prose,
  /** When each kind of fact was last compared with its sources. */
  asOf: z.optional(z.strictObject({ hours: month, prices: month, hotels: month })),
  hotels: z.array(guideHotelSchema),
  places: z.array(guidePlaceSchema),
  dayTrips: z.optional(z.array(dayTripSchema)),
  eateries: z.optional(z.array(eaterySchema)),
});

export type GuideHotel = z.infer<typeof guideHotelSchema>;
export type GuidePlace = z.infer<typeof guidePlaceSchema>;
export type GuideDayTrip = z.infer<typeof dayTripSchema>;
export type GuideEatery = z.infer<typeof eaterySchema>;
export type GuideCity = z.infer<typeof guideCitySchema>;
