import * as z from "zod/mini";
import { parseOpeningHours } from "../domain/places/opening-hours.ts";
import { PLACE_CATEGORIES } from "../domain/places/place-category.ts";
import { BEST_TIMES } from "../domain/trip/best-time.ts";
import { BUDGET_TITLES } from "../domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../domain/trip/traveller.ts";

/** Degrees, at most four decimals (about 11 m). */
const degrees = (limit: number) =>
  z.number().check(
    z.minimum(-limit),
    z.maximum(limit),
    z.refine((value) => Number(value.toFixed(4)) === value, "at most four decimals"),
  );
const position = z.strictObject({ lat: degrees(90), lon: degrees(180) });
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const name = z.string().check(z.minLength(3), z.maxLength(70));
const prose = z.string().check(z.minLength(60), z.maxLength(320));
const amount = z.number().check(z.minimum(0));

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
  /** OpenStreetMap notation, the hours that hold all year; left out where we are not sure. */
  hours: z.optional(
    z.string().check(z.refine((text) => parseOpeningHours(text) !== undefined, "opening hours")),
  ),
  /** One adult, in the city's currency, 0 for free; left out where we are not sure. */
  ticketPrice: z.optional(amount),
  bestTime: z.enum(BEST_TIMES),
  mustSee: z.boolean(),
  /** 1 to 100, against the city's other places. */
  popularity: z.int().check(z.minimum(1), z.maximum(100)),
  indoor: z.boolean(),
  /** Traveller types it suits more than others; empty when it suits all alike. */
  suits: z.array(z.enum(TRAVELLER_TITLES)),
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
    south: degrees(90),
    west: degrees(180),
    north: degrees(90),
    east: degrees(180),
  }),
  intro: prose,
  hotels: z.array(guideHotelSchema),
  places: z.array(guidePlaceSchema),
});

export type GuideHotel = z.infer<typeof guideHotelSchema>;
export type GuidePlace = z.infer<typeof guidePlaceSchema>;
export type GuideCity = z.infer<typeof guideCitySchema>;
