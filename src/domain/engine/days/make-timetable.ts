import { distanceKm, type Position } from "../../places/geo.ts";
import { legBetween, type TravelStyle } from "../../places/travel.ts";
import { budgetDistance } from "../../trip/budget.ts";
import { isEndFixed, wishedPaces } from "../../trip/day-pace.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import { cityInMonth } from "../city-in-month.ts";
import type { KnownCity, KnownHotel, KnownPlace } from "../known-city.ts";
import { cityAtPrayers } from "../visits/city-at-prayers.ts";
import { sightsHeldIn } from "../visits/first-sights.ts";
import { isBestEntered } from "../visits/fitting-hotels.ts";
import { isRainyThen } from "../visits/open-air.ts";
import { paceInCity } from "../visits/pace-in-city.ts";
import { isStrenuous } from "../visits/place-score.ts";
import { takesWholeDay } from "../visits/visit-windows.ts";
import { withWishes } from "../visits/with-wishes.ts";
import { answerFirstSights, answerInterest } from "./answer-left-out.ts";
import { bestDaysFirst } from "./best-days-first.ts";
import { chooseDayTrips, tripWayCost } from "./choose-day-trips.ts";
import { asksForAnEvening, chooseEvenings } from "./choose-evenings.ts";
import { type Candidate, type DaysTask, taskOfDay } from "./days-task.ts";
import { fillEmptyDays } from "./fill-empty-days.ts";
import { fillHoles } from "./fill-holes.ts";
import { fitWeek } from "./fit-week.ts";
import { orderDay } from "./order-day.ts";
import { orderScore } from "./order-score.ts";
import { overBudget, ticketCost, ticketsFor, ticketsOf } from "./plan-cost.ts";
import { compareIds, rateCandidates } from "./rate-candidates.ts";
import { type RequestInCity, requestInCity } from "./request-in-city.ts";
import { missedOf, roomForWished } from "./room-for-wished.ts";
import { scheduleDays } from "./schedule-days.ts";
import { tastesOf } from "./suits-meal.ts";
import { candidatesByDay, candidatesOf, scoreOf, type TimedDay } from "./timed-day.ts";
import { uncrossDay } from "./uncross-day.ts";
import { withBreaks } from "./with-breaks.ts";

export type Timetable<Hotel extends KnownHotel = KnownHotel> = {
  /** The hotel the days start from first, then those of the wanted level. */
  readonly hotels: readonly Hotel[];
  readonly days: readonly TimedDay[];
};

/** Four, as the specification's sample. */
const HOTELS_SHOWN = 4;
/** A late train loses no ticket that had to be bought so many days ahead. */
const HARD_TO_BOOK_DAYS = 30;
const SEED = 20_260_504;
/** Enough to see which quarter the days will be in; then the search itself. */
const GLANCE_ITERATIONS = 300;
const MOST_ITERATIONS = 4_500;
/** For the order of a day whose visits are settled: the last step of the search finds it. */
const REORDER_ITERATIONS = 20;
/** Of all days together: a visit more makes an iteration longer, and a long trip is no slow one. Four times as many made no better plans. */
const DAY_ITERATIONS = 10_000;
/** Of what a plan is over its budget, so much less may go to tickets: other places have other rides. */
const OVER_MARGIN = 1.5;
/** Another hotel has to be nearer by this part for everything to be laid out afresh. */
const WORTH_MOVING = 0.97;
/** It is not worth so many points of visits: from there a famous sight of the evening may be out of reach. */
const MAX_LOST_POINTS = 300;
const EVENING_MINUTES = 18 * 60;

/**
 * Plans days in a city: which places, when, in what order, from which hotel; none twice, every visit
 * inside its opening hours (docs/planning.md). Pure: equal requests get equal timetables.
 * What can't be filled stays empty rather than padded. Yields every millisecond or so.
 *
 * @param effort how many times the usual search to make; 1 takes some 100 ms.
 */
export function* makeTimetable<City extends KnownCity>(
  known: City,
  request: PlanRequest,
  effort = 1,
): Generator<void, Timetable<City["hotels"][number]>, void> {
  const city = cityAtPrayers(cityInMonth(known, request.month), request);
  const asked = requestInCity(city, request);
  const candidates = withWishes(rateCandidates(asked), asked.wished, request, asked.dates);
  yield;
  let hotel = nearestHotel(asked.fitting, likelyPositions(candidates, request), straightKm);
  let { task, ways } = taskFor(asked, candidates);
  const searchIn = (rules: typeof task, iterations: number, initial?: DaysTask["initial"]) =>
    scheduleDays({ ...rules, hotel: hotel?.at, iterations, initial });
  const search = (iterations: number, initial?: DaysTask["initial"]) =>
    searchIn(task, iterations, initial);
  yield;
  /** Of what the whole trip may cost, what is there for tickets with these rides and this room. */
  const mostForTickets = (hotel: KnownHotel) =>
    ticketsOf(days, task) - overBudget(days, hotel, asked, task) / OVER_MARGIN;
  let days = yield* search(GLANCE_ITERATIONS);
  hotel = nearestHotel(asked.fitting, positionsOf(days), minutesBetween(task.style)) ?? hotel;
  const iterations = Math.round(effort * Math.min(MOST_ITERATIONS, DAY_ITERATIONS / request.days));
  days = yield* search(iterations, candidatesByDay(days));
  const better = nearestHotel(asked.fitting, positionsOf(days), minutesBetween(task.style));
  if (better !== undefined && better !== hotel && isWorthMoving(hotel, better, days, task.style)) {
    const former = { hotel, days };
    hotel = better;
    days = yield* search(Math.round(iterations / 2), candidatesByDay(days));
    if (scoreOf(days) < scoreOf(former.days) - MAX_LOST_POINTS) ({ hotel, days } = former);
  }
  for (const change of [
    () => withoutEveningsOf(task.candidates, days, asked.wished),
    () => withOutingsLater(task.candidates, days),
    () => withoutMissed(task.candidates, days, candidates),
  ]) {
    const changed = change();
    if (changed === undefined) continue;
    task = { ...task, candidates: changed };
    days = yield* search(Math.round(iterations / 2), candidatesByDay(days));
  }
  const room = yield* roomForWished(asked, candidates, { ...task, hotel: hotel?.at }, days);
  if (room !== undefined) {
    const former = { task, ways, days };
    ({ task, ways } = taskFor(asked, room.candidates, room.paces));
    days = yield* search(iterations);
    if (missedOf(asked, days).length >= missedOf(asked, former.days).length)
      ({ task, ways, days } = former);
  }
  // Where the room is cheap enough for the rides, too, tickets may take all that is there for both.
  const most =
    hotel === undefined ? 0 : Math.min(asked.caps.activities - ways, mostForTickets(hotel));
  if (isShort(task, days, most)) {
    task = { ...task, tickets: { ...task.tickets, cap: most } };
    days = yield* search(Math.round(iterations / 2), candidatesByDay(days));
  }
  const held = sightsHeldIn(request.days, request.interests);
  ({ task, days } = yield* answerFirstSights({ task, days }, held, (tried, former) =>
    searchIn(tried, Math.round(iterations / 6), candidatesByDay(former)),
  ));
  const answerInterests = function* () {
    for (const interest of request.interests ?? []) {
      const all = hotel && mostForTickets(hotel);
      ({ task, days } = yield* answerInterest(interest, { task, days }, all ?? 0, (tried) =>
        searchIn(tried, Math.round(iterations / 2), candidatesByDay(days)),
      ));
    }
  };
  yield* answerInterests();
  days = yield* layOut(days, { ...task, hotel: hotel?.at });
  // The search pays for tickets alone, and these days may take more rides than are kept for them.
  for (;;) {
    const over = hotel === undefined ? 0 : overBudget(days, hotel, asked, task);
    const cheaper = over <= 0 ? undefined : cheaperTask(task, days, over);
    if (cheaper === undefined) break;
    task = cheaper;
    days = yield* search(Math.round(iterations / 2), candidatesByDay(days));
    days = yield* layOut(days, { ...task, hotel: hotel?.at });
  }
  // What was asked for may have gone with that.
  const within = { task, days };
  yield* answerInterests();
  if (days !== within.days) days = yield* layOut(days, { ...task, hotel: hotel?.at });
  if (hotel !== undefined && overBudget(days, hotel, asked, task) > 0) ({ task, days } = within);
  const best = yield* bestDaysFirst(days, request, task);
  const inOrder = task.paces === undefined ? fitWeek(best, request) : best;
  const whole = yield* fillHoles(
    inOrder,
    { ...task, hotel: hotel?.at, iterations: 0 },
    (filled) => hotel === undefined || overBudget(filled, hotel, asked, task) <= 0,
  );
  return {
    hotels: rankHotels(asked.hotels, hotel, request, positionsOf(days)),
    days: withBreaks(whole, city, breakRules(task, request, hotel)),
  };
}

function breakRules(
  task: Omit<DaysTask, "hotel" | "iterations">,
  request: PlanRequest,
  hotel: KnownHotel | undefined,
) {
  return { ...task, ...tastesOf(request), hotel: hotel?.at, tripWishes: request.wishes };
}

/** Where the days will likely be, before they are laid out. */
function likelyPositions(candidates: readonly Candidate[], { days }: PlanRequest): Position[] {
  return candidates
    .slice(0, Math.max(4, days * 3))
    .flatMap(({ place: { at } }) => (at === undefined ? [] : [at]));
}

/** What is to be scheduled, from whichever hotel, and what the ways out of town cost the whole party. */
function taskFor(
  asked: RequestInCity,
  candidates: readonly Candidate[],
  paces: DaysTask["paces"] = wishedPaces(asked.request, asked.dates)?.map((ofDay) =>
    paceInCity(ofDay, asked.city, asked.request),
  ),
) {
  const { city, request, dates, pace, style, caps, usualPrice } = asked;
  const tickets = { cap: caps.tickets, people: request.people, usualPrice };
  const rules = { dates, pace, paces, style, tickets };
  const dayTrips = chooseDayTrips(asked, rules);
  const ways = dayTrips.reduce((sum, trip) => sum + tripWayCost(trip, city, rules), 0);
  // Who wants to be back by some hour has none.
  const endsAt = isEndFixed(pace);
  const evenings = chooseEvenings(
    endsAt ? [] : candidates,
    request,
    { ...rules, centre: city.centre },
    [
      ...dayTrips.filter((trip) => !leavesEvening(trip, request)).map(({ onlyDay }) => onlyDay),
      // Nor does a day that ends at the traveller's hour, or whose evening is kept free.
      ...(paces ?? []).flatMap((ofDay, day) =>
        ofDay.isGentle ||
        isEndFixed(ofDay) ||
        ofDay.free?.some(({ toMinutes }) => toMinutes > EVENING_MINUTES)
          ? [day]
          : [],
      ),
    ],
  );
  // Days without dates may still change places.
  const areDated = dates.every((date) => date !== undefined);
  const rested = areDated
    ? restedAfter(evenings, paces ?? dates.map(() => pace), request)
    : undefined;
  if (rested !== undefined) return taskFor(asked, candidates, rested);
  const pinned = [...dayTrips, ...evenings];
  const outings = new Set(dayTrips.flatMap(({ onlyDay }) => onlyDay ?? []));
  const calm = (paces ?? []).flatMap(({ isGentle }, day) => (isGentle ? [day] : []));
  const free = candidates
    .filter(({ place }) => pinned.every((one) => one.place.id !== place.id))
    .map((one) => {
      if (one.isFixed === true) return one;
      const not = [
        ...(isHardToBook(one.place) ? outings : []),
        ...(isStrenuous(one.place) ? calm : []),
      ];
      return not.length === 0
        ? one
        : { ...one, notDays: new Set([...(one.notDays ?? []), ...not]) };
    });
  const task = {
    ...rules,
    candidates: [...free, ...pinned],
    laterMinutes: request.laterMinutes,
    wishes: {
      interests: request.interests ?? [],
      traveller: request.traveller,
      childAges: request.childAges,
      wishes: request.wishes,
      isRainy: isRainyThen(city.climate, request.startDate ?? request.month),
    },
    tickets: { ...tickets, cap: tickets.cap - ways },
    seed: SEED,
  };
  return { task, ways };
}

/** Who is out until half past eleven sleeps longer; editorial. */
const LATE_NIGHT_MINUTES = 23 * 60 + 30;
const AFTER_NIGHT_MINUTES = 10 * 60 + 30;

/** Friends who are out until then get up no sooner than on other days. */
const FRIENDS_NIGHT_MINUTES = 22 * 60 + 30;

/** The paces with a later morning after each late night; undefined where each begins so late already. */
function restedAfter(
  evenings: readonly Pick<Candidate, "onlyDay" | "startMinutes" | "place">[],
  paces: NonNullable<DaysTask["paces"]>,
  { traveller }: PlanRequest,
): DaysTask["paces"] {
  const after = (latest: number) =>
    evenings.flatMap(({ onlyDay, startMinutes = 0, place }) =>
      onlyDay !== undefined && startMinutes + place.visitMinutes >= latest ? [onlyDay + 1] : [],
    );
  const late = after(LATE_NIGHT_MINUTES);
  const areFriends = traveller === "Friends" || traveller === "Group";
  const usual = areFriends ? after(FRIENDS_NIGHT_MINUTES) : [];
  const rested = paces.map((ofDay, day) => {
    const isShort = late.includes(day) && ofDay.startMinutes < AFTER_NIGHT_MINUTES;
    if (isShort)
      return {
        ...ofDay,
        startMinutes: AFTER_NIGHT_MINUTES,
        outingStartMinutes: Math.max(ofDay.outingStartMinutes, AFTER_NIGHT_MINUTES - 30),
      };
    return usual.includes(day) &&
      !late.includes(day) &&
      ofDay.outingStartMinutes < ofDay.startMinutes
      ? { ...ofDay, outingStartMinutes: ofDay.startMinutes }
      : ofDay;
  });
  return rested.some((ofDay, day) => ofDay !== paces[day]) ? rested : undefined;
}

/** An outing that was asked for comes before an evening of its day that nobody asked for. Undefined where the days hold all of them. */
function withoutEveningsOf(
  candidates: readonly Candidate[],
  days: readonly TimedDay[],
  wished: RequestInCity["wished"],
): Candidate[] | undefined {
  const seen = candidatesOf(days);
  const isWished = ({ place }: Candidate) => wished.some((one) => one.place.id === place.id);
  const busy = new Set(
    candidates
      .filter((one) => one.isFixed === true && isWished(one) && !seen.includes(one))
      .map(({ onlyDay }) => onlyDay),
  );
  const left = candidates.filter(
    (one) => isWished(one) || one.startMinutes === undefined || !busy.has(one.onlyDay),
  );
  return busy.size > 0 && left.length < candidates.length ? left : undefined;
}

/** From a hotel farther from the station than the middle of town an outing begins so much later. */
const OUTING_LATER_MINUTES = 30;

/** Outings that their days don't hold, a little later. Undefined where the days hold all of them. */
function withOutingsLater(
  candidates: readonly Candidate[],
  days: readonly TimedDay[],
): Candidate[] | undefined {
  const seen = candidatesOf(days);
  const isMissed = (one: Candidate) =>
    one.isFixed === true && one.place.way !== undefined && !seen.includes(one);
  const later = candidates.map((one) =>
    isMissed(one) && one.startMinutes !== undefined
      ? { ...one, startMinutes: one.startMinutes + OUTING_LATER_MINUTES }
      : one,
  );
  return later.some((one, at) => one !== candidates[at]) ? later : undefined;
}

/**
 * An outing that its day doesn't hold leaves the day to the town, at the hours of any other; a sight that its evening
 * doesn't hold may be seen by day. Undefined where the days hold all.
 *
 * @param unpinned the candidates of the town, at whatever hour.
 */
function withoutMissed(
  candidates: readonly Candidate[],
  days: readonly TimedDay[],
  unpinned: readonly Candidate[],
): Candidate[] | undefined {
  const seen = candidatesOf(days);
  const missed = candidates.filter(
    (one) =>
      one.startMinutes !== undefined &&
      (one.isFixed === true || one.sightRank !== undefined) &&
      !seen.includes(one) &&
      !unpinned.includes(one),
  );
  if (missed.length === 0) return undefined;
  const byDay = unpinned.filter(
    ({ place }) => !takesWholeDay(place) && missed.some((one) => one.place.id === place.id),
  );
  return [...candidates.filter((one) => !missed.includes(one)), ...byDay];
}

/** With less for tickets, or where nothing is left of that, without what only a taxi goes to; undefined where neither is left. */
function cheaperTask<Task extends Pick<DaysTask, "candidates" | "tickets">>(
  task: Task,
  days: readonly TimedDay[],
  over: number,
): Task | undefined {
  const { candidates, tickets } = task;
  if (tickets.cap > 0) {
    const spent = Math.min(tickets.cap, ticketsOf(days, task));
    const less = Math.max(OVER_MARGIN * over, tickets.usualPrice);
    // What was asked for is paid in any case.
    const wanted = candidates.flatMap(({ place, isAsked }) => (isAsked === true ? [place] : []));
    const cap = Math.max(Math.min(ticketsFor(wanted, tickets), spent), spent - less, 0);
    if (cap < spent) return { ...task, tickets: { ...tickets, cap } };
  }
  const others = candidates.filter((one) => one.isFixed === true || !one.place.byCarOnly);
  return others.length === candidates.length ? undefined : { ...task, candidates: others };
}

/** Whether who asked for an evening out is back from an outing in time for dinner and one. */
function leavesEvening({ place, startMinutes }: Candidate, request: PlanRequest): boolean {
  if (place.way === undefined || startMinutes === undefined || !asksForAnEvening(request))
    return false;
  return startMinutes + place.visitMinutes + place.way.minutes <= EVENING_MINUTES;
}

/** Whether something is left out that these tickets' share doesn't pay for, and `cap` would. */
function isShort(
  { candidates, tickets }: Pick<DaysTask, "candidates" | "tickets">,
  days: readonly TimedDay[],
  cap: number,
): boolean {
  const spent = ticketsOf(days, { tickets });
  const used = new Set(candidatesOf(days));
  return candidates.some((candidate) => {
    const after = spent + ticketCost(candidate.place, tickets);
    return !used.has(candidate) && after > tickets.cap && after <= cap;
  });
}

/** The days of a search, each in its best order; a day that stayed empty has a visit of another. */
function* layOut(
  days: readonly TimedDay[],
  task: Omit<DaysTask, "iterations">,
): Generator<void, TimedDay[], void> {
  const rules = { ...task, iterations: 0 };
  const ordered: TimedDay[] = [];
  for (const [number, day] of days.entries())
    ordered.push(yield* bestOrder(day, taskOfDay(rules, number)));
  return yield* fillEmptyDays(ordered, rules);
}

/** The day as it is or in another order, whichever is better once its legs don't cross. */
function* bestOrder(day: TimedDay, task: DaysTask): Generator<void, TimedDay, void> {
  const asIs = yield* uncrossDay(day, task);
  const anew = yield* orderDay(candidatesOf([day]), day.date, task, REORDER_ITERATIONS);
  if (
    anew === undefined ||
    anew.visits.every(({ candidate }, at) => candidate === day.visits[at]?.candidate)
  )
    return asIs;
  const other = yield* uncrossDay(anew, task);
  return orderScore(other, task) > orderScore(asIs, task) ? other : asIs;
}

type LegLength = (from: Position, to: Position) => number;
const straightKm: LegLength = distanceKm;
const minutesBetween =
  (style: TravelStyle): LegLength =>
  (from, to) =>
    legBetween({ at: from }, { at: to }, style)?.minutes ?? 0;

function totalLength(hotel: KnownHotel, sights: readonly Position[], length: LegLength): number {
  return sights.reduce((total, sight) => total + length(hotel.at, sight), 0);
}

function nearestHotel<Hotel extends KnownHotel>(
  hotels: readonly Hotel[],
  sights: readonly Position[],
  length: LegLength,
): Hotel | undefined {
  return hotels
    .map((hotel) => ({ hotel, length: totalLength(hotel, sights, length) }))
    .sort((a, b) => a.length - b.length || compareIds(a.hotel, b.hotel))[0]?.hotel;
}

function isWorthMoving(
  from: KnownHotel | undefined,
  to: KnownHotel,
  days: readonly TimedDay[],
  style: TravelStyle,
): boolean {
  if (from === undefined) return true;
  const sights = positionsOf(days);
  const now = totalLength(from, sights, minutesBetween(style));
  return totalLength(to, sights, minutesBetween(style)) < WORTH_MOVING * now;
}

function rankHotels<Hotel extends KnownHotel>(
  hotels: readonly Hotel[],
  first: KnownHotel | undefined,
  request: PlanRequest,
  sights: readonly Position[],
): Hotel[] {
  return hotels
    .map((hotel) => ({
      hotel,
      steps: hotel.id === first?.id ? -1 : budgetDistance(hotel.budget, request.budget),
      door: isBestEntered(hotel, request) ? 0 : 1,
      length: totalLength(hotel, sights, straightKm),
    }))
    .sort((a, b) => a.steps - b.steps || a.door - b.door || a.length - b.length)
    .map(({ hotel }) => hotel)
    .slice(0, HOTELS_SHOWN);
}

/** Of what is in town: the way out of it is as long from any hotel. */
function positionsOf(days: readonly TimedDay[]): Position[] {
  return days.flatMap(({ visits }) =>
    visits.flatMap(({ candidate: { place } }) =>
      place.at === undefined || place.way !== undefined ? [] : [place.at],
    ),
  );
}

function isHardToBook({ booking }: Pick<KnownPlace, "booking">): boolean {
  return booking?.need === "must" && booking.daysAhead >= HARD_TO_BOOK_DAYS;
}
