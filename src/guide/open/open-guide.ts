import * as z from "zod/mini";
import { climateSchema } from "../../domain/places/climate.ts";
import { degreesSchema } from "../../domain/places/degrees-schema.ts";
import { EATERY_KINDS, MEAL_KINDS, PRICE_LEVELS } from "../../domain/places/eatery-kind.ts";
import { parseOpeningHours } from "../../domain/places/opening-hours.ts";
import { PLACE_CATEGORIES } from "../../domain/places/place-category.ts";
import { sketchSchema } from "../../domain/places/sketch.ts";
import { BEST_TIMES } from "../../domain/trip/best-time.ts";
import { BUDGET_TITLES } from "../../domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../../domain/trip/traveller.ts";
import { OPEN_SERVICES } from "./open-data.ts";

const position = z.strictObject({ lat: degreesSchema(90), lon: degreesSchema(180) });
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));
const name = z.string().check(z.minLength(2), z.maxLength(70));
const prose = z.string().check(z.minLength(10), z.maxLength(400));
const amount = z.number().check(z.minimum(0));
const count = z.int().check(z.minimum(0));
const hours = z
  .string()
  .check(z.refine((text) => parseOpeningHours(text) !== undefined, "opening hours"));

/** The fields that have a source of their own. */
const SOURCED_FIELDS = ["name", "at", "category", "hours", "price", "details", "fame"] as const;

/** Which service a field is from; two entries for one field where two agree. */
const sourceSchema = z.strictObject({
  field: z.enum(SOURCED_FIELDS),
  service: z.enum(OPEN_SERVICES),
  /** The page of Wikivoyage, "Q90", "node/1234", or the title of an article. */
  ref: z.string().check(z.minLength(1), z.maxLength(300)),
});

const placeSchema = z.strictObject({
  id,
  name,
  /** As the map writes it there; left out where that is `name`, and where the map doesn't have it. */
  localName: z.optional(name),
  /** Ours first; a sentence of Wikivoyage stands in quotation marks with its name behind. */
  details: prose,
  at: position,
  category: z.enum(PLACE_CATEGORIES),
  visitMinutes: z.int().check(z.minimum(10), z.maximum(540)),
  /** OpenStreetMap notation; left out where it is not known. */
  hours: z.optional(hours),
  /** One adult, in the city's currency, 0 for free; left out where it is not known. */
  ticketPrice: z.optional(amount),
  /** The part of town it is in: the nearest that the map names; left out where there is none near. */
  quarter: z.optional(name),
  bestTime: z.enum(BEST_TIMES),
  mustSee: z.boolean(),
  /** 1 to 100, against the city's other places. */
  popularity: z.int().check(z.minimum(1), z.maximum(100)),
  indoor: z.boolean(),
  suits: z.array(z.enum(TRAVELLER_TITLES)),
  /** One source says that it is closed for a while. */
  mayBeClosed: z.optional(z.literal(true)),
  /** Two sources name other hours; `hours` is what both have. */
  hoursDiffer: z.optional(z.literal(true)),
  sources: z.array(sourceSchema),
});

const hotelSchema = z.strictObject({
  id,
  name,
  /** As the map writes it there; left out where that is `name`, and where the map doesn't have it. */
  localName: z.optional(name),
  address: z.string().check(z.minLength(2), z.maxLength(120)),
  at: position,
  budget: z.enum(BUDGET_TITLES),
  /** A double room, one night, in the city's currency. */
  pricePerNight: z.strictObject({ low: amount, high: amount }),
  /** Nobody says what it costs: the usual price of its class, for sums only. */
  isPriceEstimated: z.optional(z.literal(true)),
  /** Nobody says what class it is. */
  isClassUnknown: z.optional(z.literal(true)),
  stars: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  isHostel: z.optional(z.literal(true)),
  description: prose,
  sources: z.array(sourceSchema),
});

const eaterySchema = z.strictObject({
  id,
  name,
  details: prose,
  at: position,
  kind: z.enum(EATERY_KINDS),
  meals: z.array(z.enum(MEAL_KINDS)).check(z.minLength(1)),
  price: z.enum(PRICE_LEVELS),
  hours: z.optional(hours),
  sources: z.array(sourceSchema),
});

/** A city's guide out of open data: what a `GuideCity` has as far as it is known, and where each field is from. */
export const openGuideSchema = z.strictObject({
  /** "osm:R120965"; "wikidata:Q456" where Photon did not answer. */
  id: z.string().check(z.regex(/^(?:osm:[NWR]|wikidata:Q)\d{1,15}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(70)),
  country: z.string(),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  continent: z.optional(z.string()),
  timeZone: z.string(),
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
  hotels: z.array(hotelSchema),
  places: z.array(placeSchema),
  eateries: z.array(eaterySchema),
  /** What a month is like; left out where nobody says. */
  climate: z.optional(climateSchema),
  /** Of the map; left out where no outlines were asked for. */
  sketch: z.optional(sketchSchema),
  /** Enough for any trip, or some days stay empty. */
  quality: z.enum(["full", "thin"]),
  /** The known facts of its places. */
  known: z.strictObject({ places: count, hours: count, prices: count }),
  /** ISO date and time. */
  builtAt: z.string(),
  /** When OpenStreetMap's data was current. */
  osmBase: z.optional(z.string()),
  /** The pages of Wikivoyage it is from. */
  revisions: z.array(z.strictObject({ title: z.string(), id: count, revisedAt: z.string() })),
  /** Services that did not answer, or in part: it is built again sooner. */
  failed: z.array(z.enum(OPEN_SERVICES)),
});

export type OpenGuide = z.infer<typeof openGuideSchema>;
export type OpenGuidePlace = OpenGuide["places"][number];
export type OpenGuideHotel = OpenGuide["hotels"][number];
export type OpenGuideEatery = OpenGuide["eateries"][number];
export type OpenSource = z.infer<typeof sourceSchema>;
