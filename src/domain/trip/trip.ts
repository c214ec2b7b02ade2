import * as z from "zod/mini";
import { bookingsSchema } from "../bookings/booking.ts";
import { LIMITS, longTextSchema, partIdSchema, shortTextSchema } from "../limits.ts";
import { messageSchema } from "../message.ts";
import { EATERY_KINDS, MEAL_KINDS, PRICE_LEVELS } from "../places/eatery-kind.ts";
import { legSchema } from "../places/leg.ts";
import { PLACE_CATEGORIES } from "../places/place-category.ts";
import { BEST_TIMES } from "./best-time.ts";
import { bookingSchema } from "./booking.ts";
import { childAgesSchema } from "./child-ages.ts";
import { costsSchema } from "./costs.ts";
import { peopleSchema } from "./count-people.ts";
import { ideasSchema } from "./idea.ts";
import { INTEREST_IDS } from "./interest.ts";
import { listItemsSchema } from "./list-item.ts";
import { openDataSchema } from "./open-data-of-trip.ts";
import { PACE_CHOICES } from "./pace-choice.ts";
import { sharedBySchema } from "./shared-by.ts";
import { baseSchema, basesSchema, transferSchema } from "./trip-bases.ts";
import { tripWishesSchema } from "./trip-wish.ts";

/**
 * The trip document (collection AITrips of the specification, section 3). Fields of the
 * specification keep their spelling and type; ours are optional additions beside them.
 */

const text = longTextSchema;
const shortText = shortTextSchema;
/** 0 for Monday. */
const weekdays = z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7));
const anyNumber = z.number().check(z.minimum(-LIMITS.number.any), z.maximum(LIMITS.number.any));
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(2 * 24 * 60));

const locationSchema = z.object({
  label: shortText,
  /** The place the suggestion stood for, where the traveller picked one. */
  value: z.optional(z.object({ place_id: shortText })),
  /** Ours: the traveller left the destination open and the planner chose it. */
  pickedByPlanner: z.optional(z.boolean()),
});

export const userSelectionSchema = z.object({
  location: locationSchema,
  /** Trips of the original product hold it as text. */
  noOfDays: z.union([anyNumber, shortText]),
  /** Free text; our form stores a people value such as "5+". */
  traveler: shortText,
  /** Ours: how many travel, where the card says another number. */
  people: z.optional(peopleSchema),
  /** Free text; our form stores a title such as "Comfort". */
  budget: shortText,
  /** Ours: the first day, "2026-05-04", where the traveller gave one. */
  startDate: z.optional(shortText),
  /** Ours: in place of it the month, "2027-05". */
  month: z.optional(shortText),
  pace: z.optional(z.enum(PACE_CHOICES)),
  childAges: z.optional(childAgesSchema),
  interests: z.optional(z.array(z.enum(INTEREST_IDS)).check(z.maxLength(INTEREST_IDS.length))),
  /** The traveller's wishes in words, as they were understood. */
  wishes: z.optional(tripWishesSchema),
});

/** Parts of a plan get their ids when the trip is first saved. */
const draftId = { id: z.optional(partIdSchema) };
const savedId = { id: partIdSchema };

export const hotelSchema = z.object({
  ...draftId,
  hotelName: shortText,
  hotelAddress: shortText,
  price: shortText,
  hotelImageURL: text,
  geoCoordinates: shortText,
  rating: shortText,
  description: text,
  /** Ours: the house in the guide that this is. */
  guideId: z.optional(shortText),
  /** Of a trip with several bases: which of them it is in, 0 for the first. */
  base: z.optional(baseSchema),
  /** The traveller's own: the guide need not know it. */
  isOwn: z.optional(z.boolean()),
});
/** Minutes after midnight; a visit or a meal may run past it. */
const spanSchema = z.object({ startMinutes: minuteOfDay, endMinutes: minuteOfDay });

export const freeEntrySchema = z.object({
  why: z.enum(["firstSunday", "then"]),
  isQueue: z.optional(z.literal(true)),
});

export const placeSchema = z.object({
  ...draftId,
  placeName: shortText,
  placeDetails: text,
  placeImageURL: text,
  geoCoordinates: shortText,
  ticketsPricing: shortText,
  timeToTravel: shortText,
  bestTime: shortText,
  category: z.optional(z.enum(PLACE_CATEGORIES)),
  /** Which part of the day suits the place, whatever the plan's hour. */
  bestPartOfDay: z.optional(z.enum(BEST_TIMES)),
  /** When the plan has the traveller there, minutes after midnight. */
  visit: z.optional(spanSchema),
  /**
   * When the place is open around the visit, without a break: minutes after midnight of the visit's day. 0 to
   * 1440 is day and night. Without dates, on every weekday on which the visit holds. Left out where the hours
   * are not known, and where the visit is outside them.
   */
  open: z.optional(spanSchema),
  leg: z.optional(legSchema),
  /** Entry usually costs and is free on that day or at that hour: why, and whether one can only queue. */
  freeEntry: z.optional(freeEntrySchema),
  /** Weekdays on which the visit's hours don't hold, 0 for Monday. */
  notOn: z.optional(weekdays),
  /** Set when opening hours are not known, so that nobody takes the plan's hour for checked. */
  hoursUnknown: z.optional(z.boolean()),
  /** How sure one has to book, how long before, and where; left out where one just goes. */
  booking: z.optional(bookingSchema),
  /** The traveller has booked it. */
  isBooked: z.optional(z.literal(true)),
  /** The traveller has been there. */
  isVisited: z.optional(z.literal(true)),
  /** The place in the guide that this is, whose facts the plan was checked against. */
  guideId: z.optional(shortText),
  /** Nobody but the model says that it exists, or where. */
  notVerified: z.optional(z.boolean()),
  /** The model's words for `bestTime`, where the plan has its own hour instead. */
  bestTimeWords: z.optional(shortText),
  /** The model's words for `timeToTravel`, where the plan has its own estimate instead. */
  timeToTravelWords: z.optional(shortText),
  /** The traveller's own, of which nobody else knows anything. */
  isOwn: z.optional(z.literal(true)),
  /** A table that is booked: the day's meal of this kind is there. */
  mealKind: z.optional(z.enum(MEAL_KINDS)),
  /** The traveller's own words. */
  note: z.optional(text),
  /** The traveller wants it on its day and at its hour, whatever else changes. */
  isLocked: z.optional(z.literal(true)),
  /** The hour that the traveller fixed for it, minutes after midnight. */
  startsAtMinutes: z.optional(minuteOfDay),
  /** How long the traveller wants to stay; left out, the plan's own time. */
  stayMinutes: z.optional(z.int().check(z.minimum(5), z.maximum(24 * 60))),
});

const shortWaySchema = z.pick(legSchema, { mode: true, minutes: true, distanceKm: true });

/** Time for a meal; with a name it is at that place, near the one before it or the next. */
export const mealSchema = z.extend(spanSchema, {
  kind: z.enum(MEAL_KINDS),
  /** The table is at the other end of the way to the next place, or back: the way comes first. */
  isAfterRide: z.optional(z.literal(true)),
  /** Without a name: the place of the plan that it is near. */
  near: z.optional(shortText),
  placeName: z.optional(shortText),
  placeDetails: z.optional(text),
  geoCoordinates: z.optional(shortText),
  /** The place to eat in the guide that this is. */
  guideId: z.optional(shortText),
  eateryKind: z.optional(z.enum(EATERY_KINDS)),
  priceLevel: z.optional(z.enum(PRICE_LEVELS)),
  /** How sure one has to book the table, and how long before; left out where one just goes. */
  booking: z.optional(bookingSchema),
  /** The traveller has booked it. */
  isBooked: z.optional(z.literal(true)),
  /** The traveller asked for this table or hour: edits keep it. */
  isChosen: z.optional(z.literal(true)),
  /** Weekdays on which it is closed then, 0 for Monday. */
  notOn: z.optional(weekdays),
  /** The way to the table, and the one on to the next place or back; left out where the legs of the day say it. */
  there: z.optional(shortWaySchema),
  on: z.optional(shortWaySchema),
});

/** Time between two places with nothing to do, after which the way to the next one begins. */
export const freeTimeSchema = z.extend(spanSchema, {
  /** The event that ends it: the sun goes down, the evening begins, the next place opens. */
  until: z.optional(z.enum(["sunset", "evening", "opening"])),
  /** Names of what is near and open then. */
  near: z.optional(z.array(shortText).check(z.maxLength(LIMITS.day.free))),
  /** A rest: at the hotel, between the ways there and on, or where one is. */
  rest: z.optional(z.enum(["hotel", "here"])),
  /** The way to the hotel for a rest there, and the one on where the next place's leg isn't from the hotel. */
  there: z.optional(shortWaySchema),
  on: z.optional(shortWaySchema),
});

export const itineraryDaySchema = z.object({
  ...draftId,
  day: shortText,
  plan: z.array(placeSchema).check(z.maxLength(LIMITS.day.places)),
  /** "2026-05-04", where the traveller gave a start date. */
  date: z.optional(shortText),
  meals: z.optional(z.array(mealSchema).check(z.maxLength(LIMITS.day.meals))),
  free: z.optional(z.array(freeTimeSchema).check(z.maxLength(LIMITS.day.free))),
  /** From the last place back to the hotel. */
  wayBack: z.optional(legSchema),
  /** Of a trip with several bases: the one whose hotel the day ends at, 0 for the first. */
  base: z.optional(baseSchema),
  /** The journey that the day begins with where the day before ended at another base. */
  transfer: z.optional(transferSchema),
  /** The traveller's own words. */
  note: z.optional(text),
  /** The traveller wants the day as it is. */
  isLocked: z.optional(z.literal(true)),
  /** How full the traveller wants this day, whatever the trip's pace. */
  pace: z.optional(z.enum(PACE_CHOICES)),
});

/** A model's own words, or a message of ours. */
export const noteSchema = z.union([text, messageSchema]);

/**
 * The result of checking the plan before it was saved. The checks are those of the engine's check list,
 * by their ids; one that could not be computed for this trip is left out.
 */
const planCheckSchema = z.object({
  /** An edit has changed the plan since it was checked. */
  isStale: z.optional(z.boolean()),
  /** Every check that a plan must pass to be walked is met. */
  isFeasible: z.boolean(),
  /** 0 to 100: how good it is beyond that. */
  quality: z.int(),
  checks: z.array(z.object({ id: shortText, figure: z.number(), isMet: z.boolean() })),
  verified: z.object({
    places: z.int(),
    ofPlaces: z.int(),
    hotels: z.int(),
    ofHotels: z.int(),
    /** The source of these facts: open data, which none of us has checked; left out for our own guide. */
    by: z.optional(z.literal("open")),
  }),
  /** The changes to the planner's draft with their reasons, in the order of the trip. */
  changes: z.array(
    z.extend(messageSchema, {
      kind: z.enum(["moved", "dropped", "corrected", "added"]),
      /** The place or hotel. */
      name: shortText,
    }),
  ),
  /** Weaknesses that lower the quality, the largest first. */
  weaknesses: z.optional(z.array(messageSchema)),
  /** Things to look out for. */
  watch: z.array(z.extend(messageSchema, { day: z.optional(z.int()) })),
  /**
   * Each rule that a day breaks as it stands, in the order of the trip, then those of the whole trip, which have no
   * day; left out where nobody has changed the plan.
   */
  problems: z.optional(
    z.array(
      z.extend(messageSchema, {
        dayId: z.optional(partIdSchema),
        placeId: z.optional(partIdSchema),
      }),
    ),
  ),
});

const tripDataSchema = z.object({
  hotels: z.array(hotelSchema).check(z.maxLength(LIMITS.trip.hotels)),
  itinerary: z.array(itineraryDaySchema).check(z.maxLength(LIMITS.trip.days)),
  /** Places that the traveller took out of the plan, the newest first. */
  setAside: z.optional(z.array(placeSchema).check(z.maxLength(LIMITS.trip.places))),
  /** The planner's notes: its assumptions, things to watch. */
  notes: z.optional(z.array(noteSchema).check(z.maxLength(LIMITS.list.entries))),
});

/** A trip before it is first saved. */
export const tripDraftSchema = z.object({
  userSelection: userSelectionSchema,
  tripData: tripDataSchema,
  /** The traveller's own title, in place of the destination. */
  title: z.optional(shortText),
  /** The destination's, as IANA names it, where the guide knew it when the trip was planned. */
  timeZone: z.optional(shortText),
  /** The picture of ours over it, as `HEROES` names them; left out where the guide didn't know the destination. */
  hero: z.optional(z.string().check(z.regex(/^[a-z-]{2,40}$/))),
  /** Which planner wrote it. */
  plannedBy: z.optional(z.enum(["guide", "gemini", "openai"])),
  planCheck: z.optional(planCheckSchema),
  /** Present where its facts are no guide's of ours. */
  openData: z.optional(openDataSchema),
  /** Present where it has several bases, each with its own facts. */
  bases: z.optional(basesSchema),
  /** Entered by the traveller: expenses, who shares them, the budget. */
  costs: z.optional(costsSchema),
  /** Places that the traveller has in mind. */
  ideas: z.optional(ideasSchema),
  /** The traveller's bookings: the plan keeps to them. */
  bookings: z.optional(bookingsSchema),
  /** To pack and to do. */
  listItems: z.optional(listItemsSchema),
});

export const tripHotelSchema = z.extend(hotelSchema, savedId);
export const tripPlaceSchema = z.extend(placeSchema, savedId);
export const tripDaySchema = z.extend(itineraryDaySchema, {
  ...savedId,
  plan: z.array(tripPlaceSchema).check(z.maxLength(LIMITS.day.places)),
});

/** A trip as it is stored and sent. The ids of its days, places and hotels are each unique in it. */
export const tripSchema = z.extend(tripDraftSchema, {
  /** Milliseconds since 1970 as 13 digits. */
  id: z.string().check(z.regex(/^\d{13}$/)),
  tripData: z.extend(tripDataSchema, {
    hotels: z.array(tripHotelSchema).check(z.maxLength(LIMITS.trip.hotels)),
    itinerary: z.array(tripDaySchema).check(z.maxLength(LIMITS.trip.days)),
    setAside: z.optional(z.array(tripPlaceSchema).check(z.maxLength(LIMITS.trip.places))),
  }),
  userEmail: shortText,
  /** Counts from 1 with every change; the ETag. */
  version: z.int(),
  /** ISO 8601, UTC. */
  createdAt: shortText,
  /** Only in answers to those who keep somebody else's trip: never stored. */
  sharedBy: z.optional(sharedBySchema),
});

export type OpenDataOfTrip = z.infer<typeof openDataSchema>;
export type Location = z.infer<typeof locationSchema>;
export type UserSelection = z.infer<typeof userSelectionSchema>;
export type Hotel = z.infer<typeof hotelSchema>;
export type Place = z.infer<typeof placeSchema>;
export type ItineraryDay = z.infer<typeof itineraryDaySchema>;
export type TripData = z.infer<typeof tripDataSchema>;
export type Meal = z.infer<typeof mealSchema>;
export type FreeTime = z.infer<typeof freeTimeSchema>;
export type PlanCheck = z.infer<typeof planCheckSchema>;
export type PlanProblem = NonNullable<PlanCheck["problems"]>[number];
export type WatchLine = PlanCheck["watch"][number];
export type Note = z.infer<typeof noteSchema>;
export type PlanChange = PlanCheck["changes"][number];
export type TripDraft = z.infer<typeof tripDraftSchema>;
export type TripHotel = z.infer<typeof tripHotelSchema>;
export type TripPlace = z.infer<typeof tripPlaceSchema>;
export type TripDay = z.infer<typeof tripDaySchema>;
export type Trip = z.infer<typeof tripSchema>;
