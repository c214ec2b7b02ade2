import { BUDGET_TITLES, type BudgetTitle } from "../budget.ts";
import { distanceKm, type Position } from "../geo.ts";
import { paceFor } from "../pace.ts";
import { findTraveller } from "../traveller.ts";
import type { PlanChange, PlanCheck, TripData, UserSelection } from "../trip.ts";
import { dayAsItStands, orderWorth } from "./day-stands.ts";
import { describeDay } from "./describe-day.ts";
import { type DraftCandidate, draftCandidate } from "./draft-candidates.ts";
import { explainChanges } from "./explain-changes.ts";
import { fillEmptyDays } from "./fill-empty-days.ts";
import { groundPlan } from "./ground-plan.ts";
import type { GroundedHotel, GroundedPlan } from "./grounded-plan.ts";
import type { KnownCity, KnownPlace } from "./known-city.ts";
import {
  type Candidate,
  type DayCaps,
  type DaysTask,
  datesOf,
  scheduleDays,
  type TimedDay,
} from "./schedule-days.ts";
import { candidatesOf, rateCandidates, type TimetableRequest, travelStyle } from "./timetable.ts";
import { activitiesCap, countPeople, usualTicketPrice } from "./trip-cost.ts";

export type MendInput = {
  readonly selection: UserSelection;
  readonly plan: TripData;
  /** The guide's facts, where it knows the city. */
  readonly city: KnownCity | undefined;
  /** The middle of the destination, where it is known without a guide city. */
  readonly near: Position | undefined;
  /** A place of the guide in the document's words, for a day that has nothing left in it. */
  readonly describePlace: (place: KnownPlace) => TripData["itinerary"][number]["plan"][number];
};

export type MendedPlan = {
  readonly plan: TripData;
  /** What was done and why, in words. */
  readonly changes: readonly PlanChange[];
  readonly watch: PlanCheck["watch"];
  /** The draft held against what is known, before anything was moved. */
  readonly draft: GroundedPlan;
};

const SEED = 20_260_505;
const ITERATIONS = 3_000;
const USUAL_DAYS = 5;
/** What someone chose is bound less tightly than what we choose for them. */
const DRAFT_CAPS: DayCaps = { sameCategory: 4, evenings: 2 };
const LONG_VISITS_MORE = 1;
/** Half of what a draft's place is worth (planning.md section 6). */
const SAME_DAY_POINTS = 200;
/** An order this many points (minutes) worse than the best is left alone. */
const LEFT_ALONE_POINTS = 12;
/** The guide's own places come in only where a day would stay empty. */
const STAND_IN_WORTH = { share: 0.3, less: 140 } as const;
/** Another hotel becomes the one the days start from only when it is nearer by this part. */
const NEARER_PART = 0.8;

/**
 * Checks a draft plan and mends it (planning.md section 7): places are matched to the guide, what is
 * twice in it or too far away goes, each day gets an order and hours in which it can be walked, and
 * what no longer fits its day moves as little as possible. What stands as it is stays as it is, so
 * mending a mended plan changes nothing. Yields every millisecond or so; never throws.
 */
export function* mendPlan(input: MendInput): Generator<void, MendedPlan, void> {
  const { city } = input;
  const draft = yield* groundPlan(input.plan, { city, near: input.near });
  const request = readRequest(input.selection, draft.days.length);
  const byDay = draft.days.map(({ places }, day) =>
    places.map((place, index) => draftCandidate(place, day, index)),
  );
  const hotels = draft.hotels.filter(({ at }) => at !== undefined);
  const asItIs = taskFor(byDay, hotels[0]?.at, request, city);
  const standing = stand(input.plan, byDay, asItIs);
  const base = isWhole(standing) ? hotels[0] : chooseBase(hotels, byDay);
  const task = base === hotels[0] ? asItIs : taskFor(byDay, base?.at, request, city);
  const days = yield* mendDays(
    base === hotels[0] ? standing : stand(input.plan, byDay, task),
    byDay,
    task,
    city === undefined ? [] : standIns(city, request, byDay),
  );

  const ordered = baseFirst(draft.hotels, base);
  const plan: TripData = {
    ...input.plan,
    hotels: ordered.map(({ text }) => text),
    itinerary: days.map((day, number) =>
      describeDay(day, number + 1, base?.text.hotelName ?? "the hotel", ({ candidate }) => {
        const drafted = byDay.flat().find((one) => one === candidate);
        if (drafted !== undefined) return drafted.grounded.text;
        const { place } = candidate;
        return input.describePlace({ ...place, at: place.at ?? { lat: 0, lon: 0 } });
      }),
    ),
  };
  const changes = [...draft.changes, ...explainChanges(byDay, days, task)];
  return { plan, changes, watch: draft.watch, draft };
}

type StandingDay = TimedDay | undefined;

function readRequest(selection: UserSelection, days: number): TimetableRequest {
  const budget = BUDGET_TITLES.find((title) => title === selection.budget) as
    | BudgetTitle
    | undefined;
  return {
    days,
    traveller: findTraveller(selection.traveler)?.title ?? "Couple",
    people: countPeople(selection.traveler),
    budget: budget ?? "Standard",
    startDate: selection.startDate,
    pace: selection.pace,
    interests: selection.interests,
  };
}

function taskFor(
  byDay: readonly (readonly DraftCandidate[])[],
  base: Position | undefined,
  request: TimetableRequest,
  city: KnownCity | undefined,
): DaysTask {
  const pace = paceFor(request.traveller, request.pace);
  return {
    candidates: byDay.flat(),
    base,
    days: byDay.length,
    startDate: request.startDate,
    pace: { ...pace, maxLongVisits: pace.maxLongVisits + LONG_VISITS_MORE },
    caps: DRAFT_CAPS,
    style: travelStyle(request),
    tickets: {
      cap: city === undefined ? Number.POSITIVE_INFINITY : activitiesCap(city, request),
      people: request.people,
      usualPrice: city === undefined ? 0 : usualTicketPrice(city),
    },
    sameDayBonus: SAME_DAY_POINTS,
    iterations: Math.round(ITERATIONS / Math.max(1, byDay.length / USUAL_DAYS)),
    seed: SEED,
  };
}

/** Each day as the plan has it, where it can be walked so. */
function stand(
  plan: TripData,
  byDay: readonly (readonly DraftCandidate[])[],
  task: DaysTask,
): StandingDay[] {
  const dates = datesOf(task);
  return byDay.map((candidates, number) => {
    const text = plan.itinerary[number];
    // A day that lost a place has hours made for more than it holds.
    if (text === undefined || text.plan.length !== candidates.length) return undefined;
    if (candidates.length === 0) return undefined;
    return dayAsItStands(text, candidates, dates[number], task);
  });
}

function isWhole(days: readonly StandingDay[]): days is readonly TimedDay[] {
  return days.every((day) => day !== undefined);
}

function* mendDays(
  standing: readonly StandingDay[],
  byDay: readonly (readonly DraftCandidate[])[],
  task: DaysTask,
  standIns: readonly Candidate[],
): Generator<void, TimedDay[], void> {
  const dates = datesOf(task);
  const days: StandingDay[] = [];
  for (const [number, candidates] of byDay.entries()) {
    const asItIs = standing[number];
    const [best] = yield* scheduleDays({
      ...task,
      candidates: candidates.map((candidate) => ({ ...candidate, isFixed: true })),
      days: 1,
      startDate: dates[number],
      tickets: { ...task.tickets, cap: Number.POSITIVE_INFINITY },
      iterations: 200,
    });
    const mended = best === undefined ? undefined : asDrafted(best, candidates, byDay.flat());
    const isWorse =
      asItIs !== undefined &&
      mended !== undefined &&
      mended.visits.length === candidates.length &&
      orderWorth(mended, task) - orderWorth(asItIs, task) > LEFT_ALONE_POINTS;
    if (asItIs !== undefined && !isWorse) days.push(asItIs);
    else if (candidates.length > 0 && mended?.visits.length === candidates.length) {
      days.push(mended);
    } else days.push(undefined);
  }
  if (isWhole(days) && costOf(days, task) <= task.tickets.cap) return [...days];
  const initial = days.map((day, number) =>
    day === undefined ? (byDay[number] ?? []) : (candidatesOf([day])[0] ?? []),
  );
  const whole = { ...task, candidates: [...task.candidates, ...standIns], initial };
  return fillEmptyDays(yield* scheduleDays(whole), whole);
}

/** The same day with the draft's own candidates in place of the copies that were fixed. */
function asDrafted(
  day: TimedDay,
  candidates: readonly DraftCandidate[],
  all: readonly DraftCandidate[],
): TimedDay {
  const visits = day.visits.map((visit) => {
    const index = candidates.findIndex(({ place }) => place === visit.candidate.place);
    const candidate = candidates[index];
    if (candidate === undefined || !all.includes(candidate)) throw new Error("not of this day");
    return { ...visit, candidate };
  });
  return { ...day, visits };
}

function costOf(days: readonly TimedDay[], { tickets }: DaysTask): number {
  return days
    .flatMap(({ visits }) => visits)
    .reduce(
      (sum, { candidate }) =>
        sum + (candidate.place.ticketPrice ?? tickets.usualPrice) * tickets.people,
      0,
    );
}

function standIns(
  city: KnownCity,
  request: TimetableRequest,
  byDay: readonly (readonly DraftCandidate[])[],
): Candidate[] {
  const present = new Set(byDay.flat().map(({ place }) => place.id));
  return rateCandidates(city, request)
    .filter(({ place }) => !present.has(place.id))
    .map(({ place, worth }) => ({
      place,
      worth: worth * STAND_IN_WORTH.share - STAND_IN_WORTH.less,
    }));
}

/** The hotel nearest to everything; the first one where it is as good as that. */
function chooseBase(
  hotels: readonly GroundedHotel[],
  byDay: readonly (readonly DraftCandidate[])[],
): GroundedHotel | undefined {
  const sights = byDay.flat().flatMap(({ place }) => (place.at === undefined ? [] : [place.at]));
  const wayOf = ({ at }: GroundedHotel) =>
    at === undefined
      ? Number.POSITIVE_INFINITY
      : sights.reduce((total, sight) => total + distanceKm(at, sight), 0);
  const [first] = hotels;
  const [nearest] = [...hotels].sort((a, b) => wayOf(a) - wayOf(b));
  if (first === undefined || nearest === undefined) return first;
  return wayOf(nearest) < NEARER_PART * wayOf(first) ? nearest : first;
}

function baseFirst(
  hotels: readonly GroundedHotel[],
  base: GroundedHotel | undefined,
): readonly GroundedHotel[] {
  return base === undefined ? hotels : [base, ...hotels.filter((hotel) => hotel !== base)];
}
