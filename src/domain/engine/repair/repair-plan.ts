import type { Position } from "../../places/geo.ts";
import type { TripData, UserSelection } from "../../trip/trip.ts";
import { type Candidate, type DaysTask, datesOf } from "../days/days-task.ts";
import { feasibleDay } from "../days/feasible-day.ts";
import { rateCandidates } from "../days/rate-candidates.ts";
import { findDuplicate } from "../ground/find-duplicate.ts";
import { groundPlan } from "../ground/ground-plan.ts";
import type { GroundedPlan } from "../ground/grounded-plan.ts";
import { nameKey } from "../ground/match-name.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import type { ExplainedChange, WatchEntry } from "../plan-messages.ts";
import { placeScore } from "../visits/place-score.ts";
import type { TimetableRequest } from "../visits/read-selection.ts";
import { readSelection } from "../visits/read-selection.ts";
import { travelStyle } from "../visits/travel-style.ts";
import { activitiesCap, usualTicketPrice } from "../visits/trip-cost.ts";
import { type WishedPlace, wishedPlaces } from "../visits/wished-places.ts";
import { withWishes } from "../visits/with-wishes.ts";
import { wishedPace } from "../wishes/wished-pace.ts";
import { baseFirst, chooseBase, explainBase } from "./choose-base.ts";
import { describeDay } from "./describe-day.ts";
import { type DraftCandidate, draftCandidate } from "./draft-candidate.ts";
import { DRAFT_CAPS, draftPace } from "./draft-limits.ts";
import { explainChanges } from "./explain-changes.ts";
import { explainWords } from "./explain-words.ts";
import { type FeasibleDay, fillDays, repairDays } from "./repair-days.ts";
import { wishedDraft } from "./wished-draft.ts";

export type RepairInput = {
  readonly selection: UserSelection;
  readonly plan: TripData;
  /** The guide's facts, where it knows the city. */
  readonly city: KnownCity | undefined;
  /** The middle of the destination, where it is known without a guide city. */
  readonly near: Position | undefined;
  /** A place of the guide in the document's words, for a day that has nothing left in it. */
  readonly describePlace: (place: KnownPlace) => TripData["itinerary"][number]["plan"][number];
};

export type RepairedPlan = {
  readonly plan: TripData;
  /** What was done and why. */
  readonly changes: readonly ExplainedChange[];
  readonly watch: readonly WatchEntry[];
  /** The draft compared with what is known, before anything was moved. */
  readonly draft: GroundedPlan;
};

const SEED = 20_260_505;
const MOST_ROUNDS = 4;
const ITERATIONS = 3_000;
const USUAL_DAYS = 5;
/** For leaving a draft's place on its day: a quarter of the place's own score. */
const SAME_DAY_POINTS = 100;
/** The guide's own places come in only where a day would stay empty. */
const FALLBACK_SCORE = { share: 0.1, less: 300 } as const;

/**
 * Repairs a draft plan (docs/planning.md, "Repair"): places are matched to the guide, what is
 * twice in it or too far away goes, each day gets an order and hours in which it can be walked, and
 * what no longer fits its day moves as little as possible. What is feasible stays as it is, so
 * repairing a repaired plan changes nothing. Yields every millisecond or so; never throws.
 */
export function* repairPlan(draft: RepairInput): Generator<void, RepairedPlan, void> {
  const request = readSelection(draft.selection, draft.plan.itinerary.length);
  const asWished = wishedDraft(
    draft.plan,
    request,
    wishedIn(draft, request),
    datesOf(request),
    draft,
  );
  const input = { ...draft, plan: asWished.plan };
  const first = yield* repairOnce(input);
  let repaired = { ...first, changes: [...asWished.changes, ...first.changes] };
  // What one round drops may make room for another: few drafts need more than the first.
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const again = yield* repairOnce({ ...input, plan: repaired.plan });
    if (JSON.stringify(again.plan) === JSON.stringify(repaired.plan)) break;
    repaired = { ...repaired, plan: again.plan, changes: [...repaired.changes, ...again.changes] };
  }
  return repaired;
}

function* repairOnce(input: RepairInput): Generator<void, RepairedPlan, void> {
  const { city } = input;
  const draft = yield* groundDraft(input);
  const request = readSelection(input.selection, draft.days.length);
  const wished = wishedIn(input, request);
  const byDay = draft.days.map(({ places }, day) =>
    withWishes(
      places.map((place, index) => draftCandidate(place, day, index)),
      wished,
      request,
      datesOf(request),
    ),
  );
  const hotels = draft.hotels.filter(({ at }) => at !== undefined);
  const asDrafted = taskFor(byDay, hotels[0]?.at, request, city);
  const feasible = feasibleDays(input.plan, byDay, asDrafted);
  const base = mostAreFeasible(feasible) ? hotels[0] : chooseBase(hotels, byDay, request.budget);
  const task = base === hotels[0] ? asDrafted : taskFor(byDay, base?.at, request, city);
  const fillers = city === undefined ? [] : fallbacks(city, request, byDay, input.describePlace);
  const own = withWishes(fillers, wished, request, datesOf(request));
  const whole = { ...task, candidates: [...task.candidates, ...own] };
  const days = yield* repairDays(
    base === hotels[0] ? feasible : feasibleDays(input.plan, byDay, task),
    byDay,
    whole,
    (found) => fillDays(found, whole),
  );

  const dayText = (number: number) => ({
    ...input.plan.itinerary[number],
    day: `Day ${number + 1}`,
  });
  const ordered = baseFirst(draft.hotels, base);
  const plan: TripData = {
    ...input.plan,
    hotels: ordered.map(({ text }) => text),
    itinerary: days.map((day, number) =>
      describeDay(day, dayText(number), base?.text.hotelName ?? "the hotel", ({ candidate }) => {
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
    ...explainWords(input.plan.itinerary, plan.itinerary),
  ];
  return { plan, changes, watch: draft.watch, draft };
}

/** The places that the traveller asked for, where the guide knows them. */
function wishedIn(
  { city }: Pick<RepairInput, "city">,
  request: TimetableRequest,
): readonly WishedPlace[] {
  const { wishes = [] } = request;
  if (city === undefined || wishes.length === 0) return [];
  const setting = { dates: datesOf(request), pace: wishedPace(request, request.pace) };
  return wishedPlaces(wishes, city, placeScore(city, request), setting);
}

/**
 * Grounds the draft, and once more when every place has its kind: two unknown ones of a kind at one
 * spot are the same.
 */
function* groundDraft({ plan, city, near }: RepairInput): Generator<void, GroundedPlan, void> {
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

function taskFor(
  byDay: readonly (readonly DraftCandidate[])[],
  base: Position | undefined,
  request: TimetableRequest,
  city: KnownCity | undefined,
): DaysTask {
  const pace = wishedPace(request, request.pace);
  return {
    candidates: byDay.flat(),
    base,
    dates: datesOf(request),
    pace: draftPace(pace),
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
function feasibleDays(
  plan: TripData,
  byDay: readonly (readonly DraftCandidate[])[],
  task: DaysTask,
): FeasibleDay[] {
  return byDay.map((candidates, number) => {
    const text = plan.itinerary[number];
    // A day that lost a place has hours made for more than it holds.
    if (text === undefined || text.plan.length !== candidates.length) return undefined;
    return feasibleDay(text, candidates, task.dates[number], task);
  });
}

/** Then the hotel that they start from stays too: with another none of them would be feasible. */
function mostAreFeasible(days: readonly FeasibleDay[]): boolean {
  return 2 * days.filter((day) => day !== undefined).length >= days.length;
}

/** The guide's places that the draft does not have, under their own name or another. */
function fallbacks(
  city: KnownCity,
  request: TimetableRequest,
  byDay: readonly (readonly DraftCandidate[])[],
  describePlace: RepairInput["describePlace"],
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
    .map(({ place, score }) => ({
      place,
      score: score * FALLBACK_SCORE.share - FALLBACK_SCORE.less,
    }));
}
