import * as z from "zod/mini";
import { type Booking, bookingsSchema } from "../bookings/booking.ts";
import { isCalendarDate, isCalendarMonth } from "../calendar-date.ts";
import type { LanguageTag } from "../language-tags.ts";
import { LIMITS, lineSchema, visibleLine } from "../limits.ts";
import { BUDGET_TITLES, type BudgetTitle } from "./budget.ts";
import { childAgesSchema } from "./child-ages.ts";
import { peopleSchema } from "./count-people.ts";
import { INTEREST_IDS, type InterestId } from "./interest.ts";
import { PACE_CHOICES, type PaceChoice } from "./pace-choice.ts";
import { TRAVELLERS, type Traveller } from "./traveller.ts";
import { sentWishesSchema, type TripWish } from "./trip-wish.ts";
import { type WantedBases, wantedBasesSchema } from "./wanted-bases.ts";

/** With no number of days we plan the placeholder's example, "Ex. 3" (our reading of section 5). */
export const DEFAULT_TRIP_DAYS = 3;
/** Up to here a trip may leave its destination open (section 5, as written). */
const MAX_DAYS_WITHOUT_LOCATION = 5;

const PEOPLE = TRAVELLERS.map((traveller) => traveller.people);
type People = Traveller["people"];

/** The form's request. Days arrive as they were typed; `checkTripRequest` judges them. */
export const tripRequestSchema = z.strictObject({
  location: z.optional(
    z.strictObject({
      label: z.string().check(z.maxLength(LIMITS.text.destination)),
      value: z.optional(z.strictObject({ place_id: lineSchema(LIMITS.text.short) })),
    }),
  ),
  noOfDays: z.optional(z.union([z.number(), z.string().check(z.maxLength(20))])),
  traveler: z.optional(z.union([z.enum(PEOPLE), z.literal("")])),
  /** How many travel, where it is another number than `traveler` says: ten friends. */
  people: z.optional(peopleSchema),
  budget: z.optional(z.union([z.enum(BUDGET_TITLES), z.literal("")])),
  /** The first day, "2026-05-04"; `checkTripRequest` judges it. */
  startDate: z.optional(z.string().check(z.maxLength(20))),
  /** In place of it the month, "2027-05"; a first day says more. */
  month: z.optional(z.string().check(z.maxLength(20))),
  pace: z.optional(z.enum(PACE_CHOICES)),
  /** Of a family. */
  childAges: z.optional(childAgesSchema),
  interests: z.optional(z.array(z.enum(INTEREST_IDS)).check(z.maxLength(INTEREST_IDS.length))),
  wishes: z.optional(sentWishesSchema),
  /** More of them, in the traveller's own words: the server reads them, by a model too where it has one. */
  wishText: z.optional(z.string().check(z.maxLength(LIMITS.text.wish))),
  /** The towns to stay in, of a region; their days are all days of the trip. */
  bases: z.optional(wantedBasesSchema),
  /** Bookings made already: the plan is made around them. */
  bookings: z.optional(bookingsSchema),
});

export type TripRequestInput = z.infer<typeof tripRequestSchema>;

/** A request that may be planned. */
export type TripRequest = {
  /** Undefined leaves the choice to the planner. */
  readonly location:
    | { readonly label: string; readonly value?: { readonly place_id: string } }
    | undefined;
  readonly days: number;
  /** The traveller gave no number of days, so it is the default. */
  readonly daysAssumed: boolean;
  readonly traveler: People;
  readonly people?: number;
  readonly budget: BudgetTitle;
  /** The first day; undefined leaves the dates open. */
  readonly startDate?: string;
  /** Where the first day is open: the month, "2027-05". */
  readonly month?: string;
  readonly pace?: PaceChoice;
  readonly childAges?: readonly number[];
  readonly interests?: readonly InterestId[];
  readonly wishes?: readonly TripWish[];
  /** Wishes that are yet to be read, in one line. */
  readonly wishText?: string;
  /** In place of one destination: the towns to stay in, which the guide plans. */
  readonly bases?: WantedBases;
  readonly bookings?: readonly Booking[];
  /** The traveller wants the built-in guide's plan rather than the model's. */
  readonly planner?: "guide";
  /** In which a model writes; English where it is left out. */
  readonly language?: LanguageTag;
};

export type TripRequestProblem =
  | "required_selection_missing"
  | "days_out_of_range"
  | "start_date_unreadable";

export type CheckedTripRequest =
  | { readonly ok: true; readonly request: TripRequest }
  | { readonly ok: false; readonly problem: TripRequestProblem };

/**
 * Decides whether a request may be planned, the same on the page and on the server.
 *
 * Section 5 as written: "(days is over 5 and no location) or budget is missing or traveler is
 * missing" blocks it, so five days or fewer need no location. The bound on days is ours.
 */
export function checkTripRequest(input: TripRequestInput, maxDays: number): CheckedTripRequest {
  const label = visibleLine(input.location?.label ?? "");
  const typedDays = typeof input.noOfDays === "string" ? input.noOfDays.trim() : input.noOfDays;
  const daysAssumed = typedDays === undefined || typedDays === "";
  const days = daysAssumed ? DEFAULT_TRIP_DAYS : readNumber(typedDays);
  const { budget, traveler } = input;

  if ((days > MAX_DAYS_WITHOUT_LOCATION && label === "") || !budget || !traveler) {
    return { ok: false, problem: "required_selection_missing" };
  }
  if (!Number.isInteger(days) || days < 1 || days > maxDays) {
    return { ok: false, problem: "days_out_of_range" };
  }
  const { people, startDate, month, pace, childAges = [], interests, wishes } = input;
  // A line is a part of its own.
  const wishText = visibleLine((input.wishText ?? "").replace(/\n+/g, "; "));
  const bases = input.bases?.map((base) => ({ ...base, label: visibleLine(base.label) }));
  if (bases !== undefined && (label === "" || bases.some((base) => base.label === ""))) {
    return { ok: false, problem: "required_selection_missing" };
  }
  if (bases !== undefined && days !== bases.reduce((sum, base) => sum + base.days, 0)) {
    return { ok: false, problem: "days_out_of_range" };
  }
  const hasDate = startDate !== undefined && startDate !== "";
  if (hasDate && !isCalendarDate(startDate)) {
    return { ok: false, problem: "start_date_unreadable" };
  }
  const hasMonth = !hasDate && month !== undefined && month !== "";
  if (hasMonth && !isCalendarMonth(month)) {
    return { ok: false, problem: "start_date_unreadable" };
  }
  const placeId = input.location?.value;
  const location =
    label === "" ? undefined : { label, ...(placeId === undefined ? {} : { value: placeId }) };
  return {
    ok: true,
    request: {
      location,
      days,
      daysAssumed,
      traveler,
      ...(people === undefined ? {} : { people }),
      budget,
      ...(hasDate ? { startDate } : {}),
      ...(hasMonth ? { month } : {}),
      ...(pace === undefined ? {} : { pace }),
      ...(childAges.length === 0 ? {} : { childAges }),
      ...(bases === undefined ? {} : { bases }),
      ...(interests === undefined || interests.length === 0
        ? {}
        : { interests: INTEREST_IDS.filter((id) => interests.includes(id)) }),
      // Without any, words that are sent beside them are what a form could not read.
      ...(wishes === undefined || (wishes.length === 0 && wishText === "")
        ? {}
        : { wishes: wishes.map(cleanWish) }),
      ...(wishText === "" ? {} : { wishText }),
      ...(input.bookings === undefined || input.bookings.length === 0
        ? {}
        : { bookings: input.bookings }),
    },
  };
}

/** The number in a field; `Number` by itself would also take "0x10". */
function readNumber(typed: string | number): number {
  if (typeof typed === "number") return typed;
  return /^[\d.eE+-]+$/.test(typed) ? Number(typed) : Number.NaN;
}

function cleanWish(wish: TripWish): TripWish {
  const text = visibleLine(wish.text);
  return "names" in wish ? { ...wish, text, names: visibleLine(wish.names) } : { ...wish, text };
}
