import type { Position } from "../../places/geo.ts";
import { wishedPace } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { ItineraryDay, TripData, UserSelection } from "../../trip/trip.ts";
import { type Candidate, type DaysTask, datesOf } from "../days/days-task.ts";
import { feasibleDay } from "../days/feasible-day.ts";
import { rateCandidates } from "../days/rate-candidates.ts";
import { type RequestInCity, requestInCity } from "../days/request-in-city.ts";
import { tastesOf } from "../days/suits-meal.ts";
import type { TimedDay } from "../days/timed-day.ts";
import { withBreaks } from "../days/with-breaks.ts";
import { nameKey } from "../ground/match-name.ts";
import type { KnownCity } from "../known-city.ts";
import type { ExplainedChange, WatchEntry } from "../plan-messages.ts";
import { isSamePlace } from "../reading/find-duplicate.ts";
import type { PlannedHotel, PlannedPlace, PlannedTown } from "../reading/planned-trip.ts";
import { readPlace, readTrip } from "../reading/read-trip.ts";
import { usualStay } from "../visits/visit-durations.ts";
import type { WishedPlace } from "../visits/wished-places.ts";
import { withWishes } from "../visits/with-wishes.ts";
import { describeDay } from "../writing/describe-day.ts";
import { describePlace } from "../writing/describe-place.ts";
import { withTicketsOnce } from "../writing/with-tickets-once.ts";
import { chooseHotel, explainHotel, hotelFirst } from "./choose-hotel.ts";
import { type DraftCandidate, draftCandidate } from "./draft-candidate.ts";
import { DRAFT_CAPS, draftPace } from "./draft-limits.ts";
import { explainChanges } from "./explain-changes.ts";
import { explainWords } from "./explain-words.ts";
import { type DraftPlan, groundDraft } from "./ground-draft.ts";
import { type FeasibleDay, fillDays, repairDays } from "./repair-days.ts";
import { wishedDraft } from "./wished-draft.ts";

export type RepairInput = {
  readonly selection: UserSelection;
  readonly plan: TripData;
  /** The guide's facts, where it knows the city. */
  readonly city: KnownCity | undefined;
  /** The middle of the destination, where it is known without a guide city. */
  readonly near: Position | undefined;
};

export type RepairedPlan = {
  readonly plan: TripData;
  /** What was done and why. */
  readonly changes: readonly ExplainedChange[];
  readonly watch: readonly WatchEntry[];
  /** The draft compared with what is known, before anything was moved. */
  readonly draft: DraftPlan;
};

/** What is repaired, the same in each round. */
type Repair = {
  readonly town: PlannedTown;
  /** The middle of the destination, where it is known. */
  readonly centre: Position | undefined;
  /** What is asked of the city; undefined where nobody knows it. */
  readonly asked: RequestInCity | undefined;
  readonly dates: readonly (string | undefined)[];
  /** The places that the traveller asked for, where the guide knows them. */
  readonly wished: readonly WishedPlace[];
};

/** A plan as it stands, and what was read of its texts. */
type Stand = DraftPlan & { readonly plan: TripData };

const SEED = 20_260_505;
const MAX_ROUNDS = 4;
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
export function* repairPlan({
  selection,
  plan,
  city,
  near,
}: RepairInput): Generator<void, RepairedPlan, void> {
  const read = yield* readTrip({ userSelection: selection, tripData: plan }, city, near);
  const [town] = read.towns;
  if (town === undefined) throw new Error("a draft without bases is in one town");
  const { request } = town;
  const asked = city && requestInCity(city, request);
  const dates = asked?.dates ?? datesOf(request);
  const wished = asked?.wished ?? [];
  const repair = { town, centre: city?.centre ?? near, asked, dates, wished };
  const asWished = wishedDraft(town, wished, dates);
  const drafted = { hotels: town.hotels, days: asWished.days };
  const draft = yield* groundTwice(drafted, repair);
  const first = yield* repairOnce({ ...draft, plan: withPlaces(plan, asWished.days) }, repair);
  const changes = [...asWished.changes, ...draft.changes, ...first.changes];
  let now: Stand = first.stand;
  // What one round drops may make room for another: few drafts need more than the first.
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    // The middle of a destination that nobody knows moves with what is dropped.
    const grounded = repair.centre === undefined ? yield* groundTwice(now, repair) : undefined;
    const again = yield* repairOnce({ ...now, ...grounded, plan: now.plan }, repair);
    if (JSON.stringify(again.stand.plan) === JSON.stringify(now.plan)) break;
    changes.push(...(grounded?.changes ?? []), ...again.changes);
    now = again.stand;
  }
  return { plan: now.plan, changes, watch: draft.watch, draft };
}

function withPlaces(plan: TripData, days: DraftPlan["days"]): TripData {
  const itinerary = plan.itinerary.map((day, number) => {
    const places = days[number]?.places.map(({ text }) => text) ?? [];
    return { ...day, plan: places };
  });
  return { ...plan, itinerary };
}

/**
 * Grounds the draft, and once more when every place has its kind: two unknown ones of a kind at one
 * spot are the same.
 */
function* groundTwice(draft: DraftPlan, { town: { city }, centre }: Repair) {
  const first = yield* groundDraft(draft, city, centre);
  const withKind = (place: PlannedPlace) => ({
    ...place,
    text: { ...place.text, category: place.facts.category },
  });
  const days = first.days.map(({ places }) => ({ places: places.map(withKind) }));
  const second = yield* groundDraft({ hotels: first.hotels, days }, city, centre);
  return { ...second, changes: [...first.changes, ...second.changes], watch: first.watch };
}

function* repairOnce(stand: Stand, repair: Repair) {
  const { town, asked, dates, wished } = repair;
  const { request } = town;
  const { itinerary } = stand.plan;
  const byDay = stand.days.map(({ places }, day) =>
    withWishes(
      places.map((planned) => {
        const candidate = draftCandidate(planned, day);
        const visitMinutes = usualStay(candidate.place, paceOf(repair));
        return { ...candidate, place: { ...candidate.place, visitMinutes } };
      }),
      wished,
      request,
      dates,
    ),
  );
  const hotels = stand.hotels.filter(({ at }) => at !== undefined);
  const asDrafted = taskFor(byDay, hotels[0]?.at, repair);
  const feasible = feasibleDays(itinerary, byDay, asDrafted);
  const hotel = mostAreFeasible(feasible) ? hotels[0] : chooseHotel(hotels, byDay, request.budget);
  const task = hotel === hotels[0] ? asDrafted : taskFor(byDay, hotel?.at, repair);
  const own = withWishes(fallbacks(byDay, asked), wished, request, dates);
  const whole = { ...task, candidates: [...task.candidates, ...own] };
  const repaired = yield* repairDays(
    hotel === hotels[0] ? feasible : feasibleDays(itinerary, byDay, task),
    byDay,
    whole,
    (found) => fillDays(found, whole),
  );
  const known = town.city ?? { places: [] };
  const days = withBreaks(repaired, known, {
    ...whole,
    ...tastesOf(request),
    hotel: hotel?.at,
    tripWishes: request.wishes,
  });
  const next = written(days, hotelFirst(stand.hotels, hotel), hotel, stand, repair);
  const changes = [
    ...explainHotel(hotel, hotels[0]),
    ...explainChanges(byDay, days, task),
    ...explainWords(itinerary, next.plan.itinerary),
  ];
  // A plan in which nothing else is amiss keeps its tables, too.
  const isUntouched =
    changes.length === 0 &&
    hotelsAndPlaces(stand.plan) === hotelsAndPlaces(next.plan) &&
    itinerary.every(({ meals }) => meals !== undefined);
  return { stand: isUntouched ? stand : next, changes };
}

/** Whichever order a place's fields stand in. */
function hotelsAndPlaces({ hotels, itinerary }: Pick<TripData, "hotels" | "itinerary">): string {
  const fieldsOf = (place: object) =>
    Object.entries(place).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([hotels, itinerary.map(({ plan }) => plan.map(fieldsOf))]);
}

/** The plan with what was made of its days in the document's words, and what a reader of these finds there. */
function written(
  timed: readonly TimedDay[],
  hotels: readonly PlannedHotel[],
  hotel: PlannedHotel | undefined,
  { plan }: Stand,
  repair: Repair,
): Stand {
  const { town, centre } = repair;
  const { city, style, request } = town;
  const rules = {
    ...tastesOf(request),
    hotel: hotel?.at,
    style,
    pace: paceOf(repair),
    tripWishes: request.wishes,
  };
  const days = city === undefined ? timed : withBreaks(timed, city, rules);
  const plannedOf = (candidate: Candidate | DraftCandidate): PlannedPlace => {
    if ("planned" in candidate) return candidate.planned;
    const { place } = candidate;
    if (town.city === undefined || place.at === undefined) throw new Error("no place of a city");
    const text = describePlace({ ...place, at: place.at }, town.city);
    return readPlace(text, place.id, town.find, centre);
  };
  const planned = days.map(({ visits }) => visits.map(({ candidate }) => plannedOf(candidate)));
  const hotelName = hotel?.text.hotelName ?? "the hotel";
  const described = days.map((day, number) => {
    const before = { ...plan.itinerary[number], day: `Day ${number + 1}` };
    const texts = planned[number]?.map(({ text }) => text) ?? [];
    return describeDay(day, before, hotelName, texts);
  });
  const itinerary = withTicketsOnce(described, city);
  return {
    plan: { ...plan, hotels: hotels.map(({ text }) => text), itinerary },
    hotels,
    days: planned.map((places, number) => ({
      places: places.map((place, index) => {
        const text = itinerary[number]?.plan[index];
        return text === undefined ? place : { ...place, text };
      }),
    })),
  };
}

function paceOf({ town: { request }, asked }: Repair): Pace {
  return asked?.pace ?? wishedPace(request, request.pace);
}

function taskFor(
  byDay: readonly (readonly DraftCandidate[])[],
  hotel: Position | undefined,
  repair: Repair,
): DaysTask {
  const { town, asked, dates } = repair;
  const { request, style } = town;
  return {
    candidates: byDay.flat(),
    hotel,
    dates,
    pace: draftPace(paceOf(repair)),
    caps: DRAFT_CAPS,
    style,
    tickets: {
      cap: asked?.caps.activities ?? Number.POSITIVE_INFINITY,
      people: request.people,
      usualPrice: asked?.usualPrice ?? 0,
    },
    sameDayBonus: SAME_DAY_POINTS,
    iterations: Math.round(ITERATIONS / Math.max(1, byDay.length / USUAL_DAYS)),
    seed: SEED,
  };
}

/** Each day as the plan has it, where it can be walked so. */
function feasibleDays(
  itinerary: readonly ItineraryDay[],
  byDay: readonly (readonly DraftCandidate[])[],
  task: DaysTask,
): FeasibleDay[] {
  return byDay.map((candidates, number) => {
    const text = itinerary[number];
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
  byDay: readonly (readonly DraftCandidate[])[],
  asked: RequestInCity | undefined,
): Candidate[] {
  if (asked === undefined) return [];
  const present = byDay.flat().map(({ planned }) => planned);
  return rateCandidates(asked)
    .filter(({ place: { at, ...facts } }) => {
      if (at === undefined) return false;
      const known = { ...facts, at };
      const key = nameKey(known.name);
      const one = { key, known, at, text: { placeName: known.name }, facts: known };
      return !present.some((before) => isSamePlace<ComparedFacts>(before, one, kindOf));
    })
    .map(({ place, score }) => ({
      place,
      score: score * FALLBACK_SCORE.share - FALLBACK_SCORE.less,
    }));
}

type ComparedFacts = Parameters<typeof isSamePlace>[0] & Pick<PlannedPlace, "facts">;

function kindOf({ facts }: ComparedFacts): string {
  return facts.category;
}
