import { BUDGET_TITLES, type BudgetTitle, budgetDistance } from "../budget.ts";
import { isCalendarDate } from "../calendar-date.ts";
import { distanceKm, type Position } from "../geo.ts";
import { paceFor } from "../pace.ts";
import { findTraveller } from "../traveller.ts";
import type { PlanChange, PlanCheck, TripData, UserSelection } from "../trip.ts";
import { dayAsItStands, orderWorth } from "./day-stands.ts";
import { describeDay } from "./describe-day.ts";
import { type DraftCandidate, draftCandidate } from "./draft-candidates.ts";
import { explainChanges } from "./explain-changes.ts";
import { fillEmptyDays } from "./fill-empty-days.ts";
import { findDuplicate } from "./find-duplicate.ts";
import { groundPlan } from "./ground-plan.ts";
import type { GroundedHotel, GroundedPlan } from "./grounded-plan.ts";
import type { KnownCity, KnownPlace } from "./known-city.ts";
import { nameKey } from "./match-name.ts";
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
const MOST_ROUNDS = 4;
const ITERATIONS = 3_000;
/** For one day alone. */
const DAY_ITERATIONS = 200;
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
/** Of a hotel whose level nobody knows. */
const UNKNOWN_LEVELS_OFF = 1;

/**
 * Checks a draft plan and mends it (planning.md section 7): places are matched to the guide, what is
 * twice in it or too far away goes, each day gets an order and hours in which it can be walked, and
 * what no longer fits its day moves as little as possible. What stands as it is stays as it is, so
 * mending a mended plan changes nothing. Yields every millisecond or so; never throws.
 */
export function* mendPlan(input: MendInput): Generator<void, MendedPlan, void> {
  let mended = yield* mendOnce(input);
  // What one round drops may make room for another: few drafts need more than the first.
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const again = yield* mendOnce({ ...input, plan: mended.plan });
    if (JSON.stringify(again.plan) === JSON.stringify(mended.plan)) break;
    mended = { ...mended, plan: again.plan, changes: [...mended.changes, ...again.changes] };
  }
  return mended;
}

function* mendOnce(input: MendInput): Generator<void, MendedPlan, void> {
  const { city } = input;
  const draft = yield* groundDraft(input);
  const request = readRequest(input.selection, draft.days.length);
  const byDay = draft.days.map(({ places }, day) =>
    places.map((place, index) => draftCandidate(place, day, index)),
  );
  const hotels = draft.hotels.filter(({ at }) => at !== undefined);
  const asItIs = taskFor(byDay, hotels[0]?.at, request, city);
  const standing = stand(input.plan, byDay, asItIs);
  const base = mostStand(standing) ? hotels[0] : chooseBase(hotels, byDay, request.budget);
  const task = base === hotels[0] ? asItIs : taskFor(byDay, base?.at, request, city);
  const days = yield* mendDays(
    base === hotels[0] ? standing : stand(input.plan, byDay, task),
    byDay,
    task,
    city === undefined ? [] : standIns(city, request, byDay, input.describePlace),
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
  const changes = [
    ...draft.changes,
    ...explainBase(base, hotels[0]),
    ...explainChanges(byDay, days, task),
  ];
  return { plan, changes, watch: draft.watch, draft };
}

/**
 * Grounds the draft, and once more when every place has its kind: two unknown ones of a kind at one
 * spot are the same.
 */
function* groundDraft({ plan, city, near }: MendInput): Generator<void, GroundedPlan, void> {
  const first = yield* groundPlan(plan, { city, near });
  const itinerary = plan.itinerary.map((day, number) => ({
    ...day,
    plan: (first.days[number]?.places ?? []).map((place, index) => {
      const { category } = draftCandidate(place, number, index).place;
      return { ...place.text, category };
    }),
  }));
  const hotels = first.hotels.map(({ text }) => text);
  const second = yield* groundPlan({ hotels, itinerary }, { city, near });
  return { ...second, changes: [...first.changes, ...second.changes], watch: first.watch };
}

type StandingDay = TimedDay | undefined;

function readRequest(selection: UserSelection, days: number): TimetableRequest {
  const wanted = selection.budget.trim().toLowerCase();
  const { startDate } = selection;
  return {
    days,
    traveller: findTraveller(selection.traveler)?.title ?? "Couple",
    people: countPeople(selection.traveler),
    budget: BUDGET_TITLES.find((title) => title.toLowerCase() === wanted) ?? "Standard",
    startDate: startDate !== undefined && isCalendarDate(startDate) ? startDate : undefined,
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
    return dayAsItStands(text, candidates, dates[number], task);
  });
}

function isWhole(days: readonly StandingDay[]): days is readonly TimedDay[] {
  return days.every((day) => day !== undefined);
}

/** Then the hotel that they start from stays too: with another none of them would stand. */
function mostStand(days: readonly StandingDay[]): boolean {
  return 2 * days.filter((day) => day !== undefined).length >= days.length;
}

function* mendDays(
  standing: readonly StandingDay[],
  byDay: readonly (readonly DraftCandidate[])[],
  task: DaysTask,
  standIns: readonly Candidate[],
): Generator<void, TimedDay[], void> {
  const dates = datesOf(task);
  const candidates = [...task.candidates, ...standIns];
  const days: StandingDay[] = [];
  for (const [number, drafted] of byDay.entries()) {
    days.push(yield* mendDay(standing[number], drafted, dates[number], task));
  }
  const isSettled = isWhole(days) && costOf(days, task) <= task.tickets.cap;
  const initial = days.map((day, number) =>
    day === undefined ? (byDay[number] ?? []) : (candidatesOf([day])[0] ?? []),
  );
  const whole = { ...task, candidates };
  const found = isSettled ? days : yield* scheduleDays({ ...whole, initial });
  const mended: TimedDay[] = [];
  for (const day of yield* fillDays(found, whole)) {
    const own = candidatesOf([day])[0] ?? [];
    mended.push(days.includes(day) ? day : ((yield* mendDay(day, own, day.date, task)) ?? day));
  }
  return mended;
}

/** The day as it stands unless a much better order is found; undefined where it can't hold them all. */
function* mendDay(
  asItIs: StandingDay,
  candidates: readonly Candidate[],
  date: string | undefined,
  task: DaysTask,
): Generator<void, StandingDay, void> {
  if (candidates.length === 0) return { date, visits: [], meals: [], wayBack: undefined };
  const [best] = yield* scheduleDays({
    ...task,
    candidates: candidates.map((candidate) => ({ ...candidate, isFixed: true })),
    days: 1,
    startDate: date,
    tickets: { ...task.tickets, cap: Number.POSITIVE_INFINITY },
    iterations: DAY_ITERATIONS,
  });
  if (best?.visits.length !== candidates.length) return asItIs;
  const mended = withOwn(candidates, best);
  const gain = asItIs && orderWorth(mended, task) - orderWorth(asItIs, task);
  return gain !== undefined && gain <= LEFT_ALONE_POINTS ? asItIs : mended;
}

/** The same day with the given candidates in place of the copies that were fixed. */
function withOwn(candidates: readonly Candidate[], day: TimedDay): TimedDay {
  const visits = day.visits.map((visit) => {
    const candidate = candidates.find(({ place }) => place === visit.candidate.place);
    if (candidate === undefined) throw new Error("not of this day");
    return { ...visit, candidate };
  });
  return { ...day, visits };
}

/** Puts what is left into days with nothing in them; the others stay as they are. */
function* fillDays(days: readonly TimedDay[], task: DaysTask): Generator<void, TimedDay[], void> {
  const filled = [...days];
  for (const [number, { date, visits }] of days.entries()) {
    if (visits.length > 0) continue;
    const used = candidatesOf(filled).flat();
    const [found] = yield* scheduleDays({
      ...task,
      candidates: task.candidates.filter((candidate) => !used.includes(candidate)),
      days: 1,
      startDate: date,
      tickets: { ...task.tickets, cap: task.tickets.cap - costOf(filled, task) },
      iterations: DAY_ITERATIONS,
    });
    if (found !== undefined) filled[number] = found;
  }
  return fillEmptyDays(filled, task);
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

/** The guide's places that the draft does not have, under their own name or another. */
function standIns(
  city: KnownCity,
  request: TimetableRequest,
  byDay: readonly (readonly DraftCandidate[])[],
  describePlace: MendInput["describePlace"],
): Candidate[] {
  const present = byDay.flatMap((candidates, day) =>
    candidates.map(({ grounded, place }) => {
      const text = { ...grounded.text, category: place.category };
      return { place: { ...grounded, text }, day: day + 1, key: nameKey(text.placeName) };
    }),
  );
  return rateCandidates(city, request)
    .filter(({ place }) => {
      const { at } = place;
      if (at === undefined) return false;
      const known = { ...place, at };
      const text = { ...describePlace(known), category: place.category };
      return findDuplicate({ text, known, at }, present) === undefined;
    })
    .map(({ place, worth }) => ({
      place,
      worth: worth * STAND_IN_WORTH.share - STAND_IN_WORTH.less,
    }));
}

/** The hotel nearest to everything; the first one where it is as good as that, or nearer to the budget. */
function chooseBase(
  hotels: readonly GroundedHotel[],
  byDay: readonly (readonly DraftCandidate[])[],
  budget: BudgetTitle,
): GroundedHotel | undefined {
  const sights = byDay.flat().flatMap(({ place }) => (place.at === undefined ? [] : [place.at]));
  const wayOf = ({ at }: GroundedHotel) =>
    at === undefined
      ? Number.POSITIVE_INFINITY
      : sights.reduce((total, sight) => total + distanceKm(at, sight), 0);
  const levelsOff = ({ known }: GroundedHotel) =>
    known === undefined ? UNKNOWN_LEVELS_OFF : budgetDistance(known.budget, budget);
  const [first] = hotels;
  if (first === undefined) return undefined;
  const [nearest] = hotels
    .filter((hotel) => levelsOff(hotel) <= levelsOff(first))
    .sort((a, b) => wayOf(a) - wayOf(b));
  return nearest !== undefined && wayOf(nearest) < NEARER_PART * wayOf(first) ? nearest : first;
}

function explainBase(
  base: GroundedHotel | undefined,
  first: GroundedHotel | undefined,
): PlanChange[] {
  if (base === undefined || base === first) return [];
  const text = "First of the hotels: it is nearer to the places of the plan.";
  return [{ kind: "moved", name: base.text.hotelName, text }];
}

function baseFirst(
  hotels: readonly GroundedHotel[],
  base: GroundedHotel | undefined,
): readonly GroundedHotel[] {
  return base === undefined ? hotels : [base, ...hotels.filter((hotel) => hotel !== base)];
}
