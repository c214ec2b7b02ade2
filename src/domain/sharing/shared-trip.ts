import * as z from "zod/mini";
import { bookingSchema } from "../bookings/booking.ts";
import { expensesOf } from "../costs/expenses-of.ts";
import { LIMITS, partIdSchema } from "../limits.ts";
import { PRICE_LEVELS } from "../places/eatery-kind.ts";
import { isOurDrawing } from "../places/is-our-drawing.ts";
import { legSchema } from "../places/leg.ts";
import { childAgesSchema } from "../trip/child-ages.ts";
import { costsSchema } from "../trip/costs.ts";
import { peopleSchema } from "../trip/count-people.ts";
import { ideaSchema } from "../trip/idea.ts";
import { listItemsSchema } from "../trip/list-item.ts";
import { needsStepFree } from "../trip/needs-step-free.ts";
import { LINK_SCOPES, type LinkShows } from "../trip/shared-by.ts";
import {
  freeEntrySchema,
  freeTimeSchema,
  hotelSchema,
  itineraryDaySchema,
  mealSchema,
  noteSchema,
  placeSchema,
  type Trip,
  tripSchema,
  userSelectionSchema,
} from "../trip/trip.ts";
import { baseSchema, basesSchema, transferSchema } from "../trip/trip-bases.ts";
import { tripWishesSchema, UNSAID } from "../trip/trip-wish.ts";
import { withoutBookedNames } from "./hidden-bookings.ts";
import { voteSchema } from "./share-link.ts";
import { tallySchema } from "./votes.ts";

const text = z.string();
const id = { id: partIdSchema };

/** A field that a guest sees where the owner has said so, and that is left out where not. */
function shown<Schema extends z.ZodMiniType>(isShown: boolean, schema: Schema) {
  const optional = z.optional(schema);
  // Of the same type: a field that is left out is one that may be missing.
  return isShown ? optional : (HIDDEN as unknown as typeof optional);
}
const HIDDEN = z.optional(
  z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ),
);

/** A picture of ours; any other address is the owner's. */
const drawn = z.pipe(
  z.optional(text),
  z.transform((address) => (address !== undefined && isOurDrawing(address) ? address : "")),
);

/** A leg as guests see it: with its fare only where the owner shows costs. */
const wayOf = ({ costs }: LinkShows) =>
  z.extend(z.pick(legSchema, { mode: true, minutes: true, distanceKm: true, from: true }), {
    way: z.optional(
      z.extend(z.pick(legSchema.shape.way._zod.def.innerType, { by: true, from: true }), {
        fare: shown(costs, text),
      }),
    ),
  });

const placeOf = (shows: LinkShows) =>
  z.extend(
    z.pick(placeSchema, {
      placeName: true,
      placeDetails: true,
      geoCoordinates: true,
      timeToTravel: true,
      bestTime: true,
      category: true,
      bestPartOfDay: true,
      visit: true,
      open: true,
      notOn: true,
      hoursUnknown: true,
      booking: true,
      isBooked: true,
      guideId: true,
      notVerified: true,
      bestTimeWords: true,
      timeToTravelWords: true,
      isOwn: true,
      mealKind: true,
      isLocked: true,
      startsAtMinutes: true,
      stayMinutes: true,
    }),
    {
      ...id,
      leg: z.optional(wayOf(shows)),
      note: shown(shows.notes, text),
      // Where the owner is by now is no business of everyone who has the link.
      isVisited: shown(shows.notes, z.literal(true)),
      ticketsPricing: shown(shows.costs, text),
      freeEntry: shown(shows.costs, freeEntrySchema),
      placeImageURL: drawn,
    },
  );

const mealOf = ({ costs }: LinkShows) =>
  z.extend(
    z.pick(mealSchema, {
      startMinutes: true,
      endMinutes: true,
      kind: true,
      isAfterRide: true,
      near: true,
      placeName: true,
      placeDetails: true,
      geoCoordinates: true,
      guideId: true,
      eateryKind: true,
      booking: true,
      isBooked: true,
      isChosen: true,
      notOn: true,
      there: true,
      on: true,
    }),
    { priceLevel: shown(costs, z.enum(PRICE_LEVELS)) },
  );

const dayOf = (shows: LinkShows) =>
  z.extend(
    z.pick(itineraryDaySchema, {
      day: true,
      date: true,
      isLocked: true,
      pace: true,
      base: true,
    }),
    {
      ...id,
      transfer: z.optional(z.extend(wayOf(shows), z.pick(transferSchema, { to: true }).shape)),
      note: shown(shows.notes, text),
      plan: z.array(placeOf(shows)),
      meals: z.optional(z.array(mealOf(shows))),
      free: z.optional(
        z.array(
          z.pick(freeTimeSchema, {
            startMinutes: true,
            endMinutes: true,
            until: true,
            near: true,
            rest: true,
            there: true,
            on: true,
          }),
        ),
      ),
      wayBack: z.optional(wayOf(shows)),
    },
  );

const basesOf = (shows: LinkShows) =>
  z.extend(z.pick(basesSchema, { towns: true }), {
    ways: z.array(
      z.object({ from: baseSchema, to: baseSchema, leg: z.omit(wayOf(shows), { from: true }) }),
    ),
  });

const hotelOf = ({ costs }: LinkShows) =>
  z.extend(
    z.pick(hotelSchema, {
      hotelName: true,
      hotelAddress: true,
      geoCoordinates: true,
      rating: true,
      description: true,
      guideId: true,
      base: true,
      isOwn: true,
    }),
    { ...id, price: shown(costs, text), hotelImageURL: drawn },
  );

/** Of the owner's ideas those that are up for a vote. */
const candidatesOf = ({ notes }: LinkShows) =>
  z.pipe(
    z.pipe(
      z.array(ideaSchema),
      z.transform((ideas) => ideas.filter(({ slot }) => slot !== undefined)),
    ),
    z.array(
      z.extend(
        z.pick(ideaSchema, { name: true, geoCoordinates: true, guideId: true, slot: true }),
        {
          ...id,
          note: shown(notes, text),
        },
      ),
    ),
  );

/** When and where: a number, a seat or a name is often enough to change or cancel the booking. */
const bookingOf = ({ costs }: LinkShows) =>
  z.extend(
    z.pick(bookingSchema, {
      id: true,
      kind: true,
      name: true,
      from: true,
      to: true,
      at: true,
      starts: true,
      ends: true,
      beforeMinutes: true,
      state: true,
      source: true,
      partId: true,
    }),
    { price: shown(costs, bookingSchema.shape.price._zod.def.innerType) },
  );

const stepFreeSchema = z.object({
  kind: z.literal("need"),
  need: z.literal("stepFree"),
  text: z.literal("step-free"),
});
const STEP_FREE = { kind: "need", need: "stepFree", text: "step-free" } as const;
/** When one comes on the first day, or leaves on the last. */
const endSchema = z.object({
  kind: z.enum(["start", "end"]),
  minutes: z.int(),
  days: z.array(z.int()),
  text: z.literal(UNSAID),
});

/**
 * Of the wishes whether ways are to be step-free, which places and hotels are marked by, and when one comes and leaves, as the
 * plan shows it in any case; not in the owner's words.
 */
const wishesOfAll = z.pipe(
  z.pipe(
    tripWishesSchema,
    z.transform((wishes) => {
      const ends = wishes.flatMap((wish) =>
        (wish.kind === "start" || wish.kind === "end") && wish.days?.length === 1
          ? [{ kind: wish.kind, minutes: wish.minutes, days: [...wish.days], text: UNSAID }]
          : [],
      );
      const all = [...(needsStepFree({ wishes }) ? [STEP_FREE] : []), ...ends];
      return all.length === 0 ? undefined : all;
    }),
  ),
  z.optional(z.array(z.union([stepFreeSchema, endSchema]))),
);

/**
 * A trip as guests see it: each field is named here, so that a field which the trip's document gets one day
 * stays the owner's until somebody names it.
 */
const sharedTripOf = (shows: LinkShows) =>
  z.extend(
    z.pick(tripSchema, {
      title: true,
      version: true,
      timeZone: true,
      hero: true,
      openData: true,
    }),
    {
      bases: z.optional(basesOf(shows)),
      userSelection: z.extend(
        z.pick(userSelectionSchema, {
          noOfDays: true,
          startDate: true,
          month: true,
          pace: true,
        }),
        {
          location: z.object({ label: text }),
          wishes: z.optional(wishesOfAll),
          budget: shown(shows.costs, text),
          // How many the costs are for.
          traveler: shown(shows.costs, text),
          people: shown(shows.costs, peopleSchema),
          childAges: shown(shows.costs, childAgesSchema),
        },
      ),
      tripData: z.object({
        hotels: z.array(hotelOf(shows)),
        itinerary: z.array(dayOf(shows)),
        notes: shown(shows.notes, z.array(noteSchema)),
      }),
      ideas: z.optional(candidatesOf(shows)),
      bookings: shown(shows.bookings === true, z.array(bookingOf(shows))),
      // Who travels and who paid: all that the owner entered.
      costs: shown(shows.costs, costsSchema),
      listItems: shown(shows.notes, listItemsSchema),
    },
  );

const sharedTripSchema = sharedTripOf({ notes: true, costs: true, bookings: true });
export type SharedTrip = z.infer<typeof sharedTripSchema>;

/** `GET /api/shared`, and what an edit of a guest's answers. */
export const sharedAnswerSchema = z.object({
  trip: sharedTripSchema,
  /** Who shares it; left out where the account has no name. */
  ownerName: z.optional(text),
  scope: z.enum(LINK_SCOPES),
  expiresAtMs: z.nullable(z.number()),
  tallies: z.array(tallySchema),
  /** Of the owner who is signed in: the trip that it is. */
  ownTripId: z.optional(z.string()),
  /** Who asks, where they have given a name. */
  guest: z.nullable(z.object({ name: text, votes: z.array(voteSchema) })),
});
export type SharedAnswer = z.infer<typeof sharedAnswerSchema>;

/**
 * A trip as its guests see it.
 *
 * @param shows what of the owner's own is among it.
 * @param booked name, in the guest's language, of a part whose booking they don't see.
 * @throws where the trip is none.
 */
export function shareTrip(trip: Trip, shows: LinkShows, booked: string): SharedTrip {
  if (shows.bookings === true) return sharedTripOf(shows).parse(trip);
  const seen = withoutBookedNames(trip, booked);
  return sharedTripOf(shows).parse({ ...seen, costs: costsOf(trip, booked) });
}

/** With the prices of bookings that aren't seen themselves, so that the sums are the owner's. */
function costsOf(trip: Trip, booked: string): Trip["costs"] {
  const entered = new Set(trip.costs?.expenses);
  const expenses = expensesOf(trip).map((one) =>
    entered.has(one) ? one : { ...one, title: booked },
  );
  return expenses.length === entered.size
    ? trip.costs
    : { ...trip.costs, expenses: expenses.slice(0, LIMITS.trip.expenses) };
}
