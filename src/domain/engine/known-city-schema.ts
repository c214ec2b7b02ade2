import * as z from "zod/mini";
import { degreesSchema } from "../places/degrees-schema.ts";
import { DRAWINGS, HOTEL_DRAWINGS } from "../places/drawing.ts";
import { EATERY_DIETS, EATERY_KINDS, MEAL_KINDS, PRICE_LEVELS } from "../places/eatery-kind.ts";
import { PLACE_CATEGORIES } from "../places/place-category.ts";
import { STEP_FREE } from "../places/step-free.ts";
import { REACHED_BY, WAYS_OUT } from "../places/way-out.ts";
import { BEST_TIMES } from "../trip/best-time.ts";
import { bookingSchema } from "../trip/booking.ts";
import { BUDGET_TITLES } from "../trip/budget.ts";
import { TRAVELLER_TITLES } from "../trip/traveller.ts";

// What is known of a city's places, as it is sent to a page; `KnownPlace` and the like say what planning has beside it.

const text = z.string();
export const positionSchema = z.object({ lat: degreesSchema(90), lon: degreesSchema(180) });

export const eventSchema = z.object({
  name: text,
  /** In the notation of `isOnDates`. */
  dates: z.array(text),
  /** What a traveller finds otherwise than usual: one sentence. */
  note: text,
  /** Ids of places that are shut then. */
  closes: z.optional(z.array(text)),
  /** What opens later than usual then: ids of places, and from when on, "13:00". */
  opensLate: z.optional(z.object({ from: text, ids: z.array(text) })),
  /** What one comes for then: ids of places, with their hours on these dates in OpenStreetMap notation. */
  visits: z.optional(z.array(z.object({ id: text, hours: text }))),
  /** Most places to eat are shut until sunset. */
  isFast: z.optional(z.boolean()),
  /** How much dearer hotels are than usual. */
  hotelFactor: z.optional(z.number()),
});

const reachedBySchema = z.object({ by: z.enum(REACHED_BY), minutes: z.number() });

export const placeSchema = z.object({
  id: text,
  name: text,
  /** What people call it, too; undefined where no such name is known. */
  otherNames: z.optional(z.array(text)),
  at: positionSchema,
  category: z.enum(PLACE_CATEGORIES),
  /** Its illustration; left out, that of its category. */
  drawing: z.optional(z.enum(DRAWINGS)),
  /** How long people usually stay. */
  visitMinutes: z.number(),
  /** OpenStreetMap notation; undefined where it is not certain. */
  hours: z.optional(text),
  /** One adult, in the city's currency, 0 for free; undefined where it is not certain. */
  ticketPrice: z.optional(z.number()),
  /** Places with the same group are entered with one ticket: of those that are visited that of the dearest. */
  ticketGroup: z.optional(text),
  /** The part of town it is in, by name. */
  quarter: z.optional(text),
  /** Places with the same group are seen in one go, one after the other. */
  visitGroup: z.optional(text),
  bestTime: z.enum(BEST_TIMES),
  /** When its text says that a visit should begin, soonest first: "06:30-08:45", "sunset", "dusk" or "dark". */
  bestStarts: z.optional(z.array(text)),
  /** Weekdays that are better than others there, "Mo-Fr"; undefined where all are alike. */
  bestDays: z.optional(text),
  mustSee: z.boolean(),
  /** 1 to 100. */
  popularity: z.number(),
  /** Traveller types it suits more than others. */
  suits: z.array(z.enum(TRAVELLER_TITLES)),
  /** The way to a place out of town, from the middle of the city; undefined in town. */
  way: z.optional(
    z.object({
      by: z.enum(WAYS_OUT),
      from: text,
      minutes: z.number(),
      fare: z.optional(z.number()),
    }),
  ),
  /** Children under 6 enjoy it. */
  isForSmallChildren: z.optional(z.boolean()),
  /** For wheelchairs and strollers; undefined where it is not known. */
  stepFree: z.optional(z.enum(STEP_FREE)),
  /** Only worth it, or only open, with children. */
  isForChildren: z.optional(z.boolean()),
  /** Nothing for children under 13: graves, cells, breweries, horrors. */
  isForAdults: z.optional(z.boolean()),
  /** Places with the same one are alike, "view-from-a-tower". */
  experience: z.optional(text),
  /** No public transport goes there. */
  byCarOnly: z.optional(z.boolean()),
  /** Up a hill or steep streets from those around. */
  isUphill: z.optional(z.boolean()),
  /** How one goes to an island or up a hill; undefined where one may walk. */
  reachedBy: z.optional(reachedBySchema),
  /** Dinner is part of the visit: a dinner cruise, a show with a meal. */
  servesDinner: z.optional(z.boolean()),
  /** People go there to eat, to drink or to taste. */
  isForFood: z.optional(z.boolean()),
  /** Steep, long or up many steps; undefined where nobody says: then its kind and steps do. */
  isStrenuous: z.optional(z.boolean()),
  /** What it is, in a sentence or two; undefined where nobody says. */
  details: z.optional(text),
  /** Undefined where nobody says: then its kind does. */
  indoor: z.optional(z.boolean()),
  /** In the open, and worth it after dark. */
  isLit: z.optional(z.boolean()),
  /** When it is worth the way, "Apr-Sep"; undefined where it always is. */
  season: z.optional(text),
  /** When a show, a tour or a boat begins, "20:30"; undefined where it is not known, or at any time. */
  starts: z.optional(z.array(text)),
  /** When entry is free, in OpenStreetMap notation. */
  freeHours: z.optional(text),
  /** Nobody can book ahead then, and the queue is long. */
  freeQueue: z.optional(z.boolean()),
  /** Undefined where one just goes. */
  booking: z.optional(bookingSchema),
  /** Works have shut it, and nobody knows until when: since when, and who says so. */
  shutForWorks: z.optional(z.object({ since: text, source: text })),
});

export const hotelSchema = z.object({
  id: text,
  name: text,
  at: positionSchema,
  budget: z.enum(BUDGET_TITLES),
  drawing: z.optional(z.enum(HOTEL_DRAWINGS)),
  /** A double room, one night, in the city's currency. */
  pricePerNight: z.object({ low: z.number(), high: z.number() }),
  /** Most guests share a room or a bathroom with strangers. */
  isHostel: z.optional(z.boolean()),
  /** No room takes more than two. */
  isForTwo: z.optional(z.boolean()),
  /** Undefined where guests of any age may stay. */
  guestAges: z.optional(z.object({ from: z.optional(z.number()), to: z.optional(z.number()) })),
  /** Street and district. */
  address: z.optional(text),
  /** 1 to 5; undefined where it has none. */
  stars: z.optional(z.number()),
  description: z.optional(text),
  /** From the street to a room; undefined where it is not known. */
  stepFree: z.optional(z.enum(STEP_FREE)),
  /** Nobody says what it costs: the price is the usual one of its class, for sums only. */
  isPriceEstimated: z.optional(z.boolean()),
});

export const eaterySchema = z.object({
  id: text,
  name: text,
  /** One or two sentences, which go into the plan. */
  details: text,
  at: positionSchema,
  kind: z.enum(EATERY_KINDS),
  /** What it is right for. */
  meals: z.array(z.enum(MEAL_KINDS)),
  price: z.enum(PRICE_LEVELS),
  /** Who keeps to one of these has a choice there; undefined where nobody says. */
  diets: z.optional(z.array(z.enum(EATERY_DIETS))),
  /** A dress code or a long set menu: no place for children. */
  isFormal: z.optional(z.boolean()),
  /** No seats, or only a counter. */
  isStandUp: z.optional(z.boolean()),
  /** A view that one would come for on a special evening. */
  hasView: z.optional(z.boolean()),
  /** One of the first that a resident names when a visitor asks where to eat. */
  isRenowned: z.optional(z.boolean()),
  /** The id of the place that it is in, behind its ticket. */
  inside: z.optional(text),
  /** How one goes to an island or up a hill; undefined where one may walk. */
  reachedBy: z.optional(reachedBySchema),
  /** Undefined where nobody says (`bookingOfTable`). */
  booking: z.optional(bookingSchema),
  /** OpenStreetMap notation; undefined where it is not certain. */
  hours: z.optional(text),
});
