import { weekdayOf } from "../../calendar-date.ts";
import type { Position } from "../../places/geo.ts";
import { legBetween } from "../../places/travel.ts";
import { asksForClubs, CLUBS_END_MINUTES } from "../../trip/day-pace.ts";
import { isOnSomeDays } from "../../trip/days-of-wish.ts";
import { categoriesOf } from "../../trip/interest.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import {
  DINED_MINUTES,
  DINES_OUT_UNTIL_MINUTES,
  DOOR_MINUTES,
  EARLY_DINED_MINUTES,
  GRID_MINUTES,
} from "../visits/day-hours.ts";
import {
  eveningMinutes,
  eventRank,
  eventSeenFrom,
  eventSeenUntil,
  isEveningEvent,
  isOfOneNight,
} from "../visits/event-of-place.ts";
import { hasChildren } from "../visits/first-sights.ts";
import { isBestTime, sunsetOn } from "../visits/is-best-time.ts";
import { countsTickets } from "../visits/trip-cost.ts";
import {
  askedSpan,
  belongsToEvening,
  chosenWindows,
  dayEndMinutes,
  eveningStarts,
  plannedWindows,
} from "../visits/visit-windows.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { WAY_MINUTES } from "./meal-pauses.ts";
import { ticketCost } from "./plan-cost.ts";

/** Of who didn't ask for evenings, at most one day in so many goes on for an evening out; of a shorter trip one. */
const DAYS_AN_EVENING = { usual: 3, friends: 2 } as const;
/** From so many days on these go out though they didn't ask for it, where it costs none of the first sights; in points. */
const GOES_OUT: ReadonlySet<PlanRequest["traveller"]> = new Set([
  "Solo",
  "Couple",
  "Friends",
  "Group",
]);
const FROM_DAYS = 3;
const NIGHT_POINTS = 500;
const EVENINGS = categoriesOf(["evenings"]);
/** Children under 13 see nothing that ends later and that nobody asked for. */
const CHILDREN_UNTIL_MINUTES = 22 * 60;
/** Those under six nothing that ends so much later than their days do. */
const SMALL_CHILDREN_LATER = 60;
const MATINEES_UNTIL = 15 * 60;
/** Who came for the nights is out by then, and not before. */
const NIGHT_FROM_MINUTES = 22 * 60;
/** Half an hour at a fountain is no evening. */
const EVENING_MINUTES = 60;
/** Of what is there for tickets, the evenings may take so much. */
const MAX_OF_TICKETS = { usual: 0.5, small: 0.25 } as const;
/** Kitchens that open later than this. */
const LATE_KITCHENS_FROM = 19 * 60;
/** Where they open later than this, as in Spain, there is time for the way from dinner, too. */
const LAST_KITCHENS_FROM = 19 * 60 + 30;
/** Nobody rides longer than this through the night. */
const MAX_WAY_MINUTES = { usual: 45, asked: 75 } as const;
/** Evenings out are rather then, in this order: Friday and Saturday, 0 for Monday. */
const BEST_WEEKDAYS: readonly number[] = [5, 4];

type Rules = Pick<DaysTask, "dates" | "pace" | "style" | "tickets"> & {
  /** The middle of the city. */
  readonly centre: Position;
};
type Evening = Candidate & { readonly onlyDay: number; readonly startMinutes: number };

/**
 * Evenings out for which a day goes on longer than these travellers' days do, each with its one day and hour, after dinner
 * where it can be: what the city's events of that evening bring people to, what the traveller named, and must-sees and what
 * an interest asks for, of the places that a trip this long has room for. Who asked for evenings has one on each evening that
 * has one to offer. Whether the others are worth the way is for the search to say.
 *
 * @param candidates the places in town, those of the highest score first.
 * @param taken days (0 is the first) that have no room for one.
 */
export function chooseEvenings(
  candidates: readonly Candidate[],
  request: PlanRequest,
  rules: Rules,
  taken: readonly (number | undefined)[],
): Evening[] {
  const { interests = [], traveller } = request;
  const { dates, pace } = rules;
  const asked = categoriesOf(interests);
  const isAsked = asksForEvenings(request);
  const chosen = sunsetsAsked(candidates, rules, taken);
  let left = eveningsShare(request) * rules.tickets.cap;
  const daysFor = ({ notDays }: Candidate) =>
    daysInOrder(dates).filter(
      (day) =>
        !taken.includes(day) &&
        !notDays?.has(day) &&
        chosen.every(({ onlyDay }) => onlyDay !== day),
    );
  const choose = (candidate: Candidate, days: readonly number[], isFixed: boolean) => {
    const cost = ticketCost(candidate.place, rules.tickets);
    // What costs nothing takes nothing from what an evening that was asked for has left.
    if (cost > Math.max(0, left) && candidate.isFixed !== true) return;
    if (chosen.some(({ place }) => place.id === candidate.place.id)) return;
    const evening = firstEvening(candidate, days, rules);
    const out = { ...candidate, ...evening, isFixed: isFixed || candidate.isFixed === true };
    if (evening === undefined || isNoEvening(evening, out, request, pace)) return;
    chosen.push({ ...out, ...evening });
    left -= cost;
  };

  for (const candidate of eveningEvents(candidates, dates)) {
    const { place } = candidate;
    const days = eventDays(place, daysFor(candidate), dates);
    const isFirst = days.some((day) => eventRank(place, dates[day]) === 0);
    // What begins early enough for these travellers' days is for the search to place.
    const isLate = days.some((day) => isOfOneNight(place, dates[day]));
    if (isLate || !fitsUsualDay(place, rules)) choose(candidate, days, isFirst);
  }
  // What is out of season has no points.
  const evenings = candidates.filter(
    ({ place, score, isFixed }) => belongsToEvening(place) && (score > 0 || isFixed === true),
  );
  for (const candidate of evenings.filter(({ isFixed }) => isFixed === true)) {
    // A club that was asked for is an evening out, even where a day might end there before dinner.
    const isOut = EVENINGS.has(candidate.place.category);
    if (isOut || !fitsUsualDay(candidate.place, rules, true))
      choose(candidate, daysFor(candidate), true);
  }
  const kinds =
    interests.includes("evenings") || !isAsked ? EVENINGS : new Set(wishedEvenings(request));
  const every = DAYS_AN_EVENING[traveller === "Friends" ? "friends" : "usual"];
  const most = Math.max(1, Math.floor(dates.length / every));
  if (isAsked) {
    const offers = evenings.filter(
      ({ place, sightRank }) =>
        (sightRank !== undefined && traveller !== "Family") ||
        (kinds.has(place.category) && place.visitMinutes >= EVENING_MINUTES),
    );
    for (const day of daysInOrder(dates)) {
      if (traveller === "Family" && chosen.length >= most) break;
      const isNight = isNightOut(dates[day], request);
      const inOrder = offersOn(dates[day], offers, { kinds, chosen, rules, isNight });
      for (const candidate of inOrder)
        choose(
          candidate,
          daysFor(candidate).filter((one) => one === day),
          traveller !== "Family" || dates.length > 1 || candidate.place.suits.includes("Family"),
        );
    }
    const firsts = evenings.filter(({ sightRank }) => sightRank !== undefined);
    for (const one of traveller === "Family" ? firsts : []) choose(one, daysFor(one), false);
    return chosen;
  }
  const roomFor = candidates.slice(0, dates.length * pace.usual);
  // The last day of a trip is for leaving.
  const inside = (day: number) => day < Math.max(1, dates.length - 1);
  const goesOut =
    GOES_OUT.has(traveller) && request.pace !== "relaxed" && dates.length >= FROM_DAYS;
  for (const candidate of evenings) {
    if (chosen.length >= most) break;
    const { place } = candidate;
    if (chosen.some((other) => isLike(other.place, place))) continue;
    const isReason =
      place.mustSee || asked.has(place.category) || candidate.sightRank !== undefined;
    const isWanted = roomFor.includes(candidate) && isReason && !fitsUsualDay(place, rules);
    const isNight = goesOut && kinds.has(place.category) && place.visitMinutes >= EVENING_MINUTES;
    const score = candidate.score + (isNight ? NIGHT_POINTS : 0);
    if (isWanted || isNight)
      choose({ ...candidate, score }, daysFor(candidate).filter(inside), false);
  }
  return chosen;
}

/** The days with an event of the evening there: what is on one evening only before what is on others, too. */
function eventDays(
  place: Candidate["place"],
  days: readonly number[],
  dates: Rules["dates"],
): readonly number[] {
  const isNight = (day: number) => Number(isOfOneNight(place, dates[day]));
  return days
    .filter((day) => isEveningEvent(place, dates[day]))
    .sort((a, b) => isNight(b) - isNight(a));
}

/** On the first of these days that has a start for it. */
function firstEvening(
  candidate: Candidate,
  days: readonly number[],
  rules: Rules,
): Pick<Evening, "place" | "onlyDay" | "startMinutes"> | undefined {
  const [evening] = days.flatMap((onlyDay) => {
    const date = rules.dates[onlyDay];
    const place = { ...candidate.place, visitMinutes: eveningMinutes(candidate.place, date) };
    const startMinutes = startOn(place, date, rules, candidate.isFixed);
    return startMinutes === undefined ? [] : [{ place, onlyDay, startMinutes }];
  });
  return evening;
}

/** A family has one evening, and bars are nothing for it. */
function eveningsShare(request: PlanRequest): number {
  const isSmall = countsTickets(request) && request.traveller !== "Family";
  return MAX_OF_TICKETS[isSmall ? "small" : "usual"];
}

/** What the traveller wants to see at sunset, one a day: who waits for the lights after it has no other evening out. */
function sunsetsAsked(
  candidates: readonly Candidate[],
  { dates, pace }: Rules,
  taken: readonly (number | undefined)[],
): Evening[] {
  const chosen: Evening[] = [];
  for (const candidate of candidates) {
    const { place, notDays } = candidate;
    if (place.askedHour !== "sunset") continue;
    const [evening] = daysInOrder(dates).flatMap((onlyDay) => {
      const date = dates[onlyDay];
      const isTaken =
        taken.includes(onlyDay) ||
        notDays?.has(onlyDay) === true ||
        chosen.some((other) => other.onlyDay === onlyDay);
      if (isTaken || sunsetOn(place, date) === undefined) return [];
      const [from = 0, to = 0] = askedSpan(place, date, pace) ?? [];
      const window = chosenWindows(place, date, pace, 0).windows.find(
        ({ first, last }) => first >= from && last <= to,
      );
      return window === undefined ? [] : [{ onlyDay, startMinutes: window.last }];
    });
    if (evening !== undefined) chosen.push({ ...candidate, ...evening });
  }
  return chosen;
}

/** Whether children would be up too long for what nobody asked for, or it is a matinee, which is for the search to place. */
function isNoEvening(
  { startMinutes }: Pick<Evening, "startMinutes">,
  { place, isFixed }: Candidate,
  request: PlanRequest,
  { hasSmallChildren, endMinutes }: Rules["pace"],
): boolean {
  const until = hasSmallChildren ? endMinutes + SMALL_CHILDREN_LATER : CHILDREN_UNTIL_MINUTES;
  const isLate = startMinutes + place.visitMinutes > until;
  const isOverLate = isLate && hasChildren(request) && isFixed !== true;
  return isOverLate || startMinutes < MATINEES_UNTIL;
}

/** Whether evenings out are what they come for: "nightlife" of the whole trip is more than one night of it. */
export function asksForEvenings(request: PlanRequest): boolean {
  return request.interests?.includes("evenings") === true || wishedEvenings(request).length > 0;
}

/** Whether an evening out is asked for, be it on one day: "a night out on Saturday". */
export function asksForAnEvening(request: PlanRequest): boolean {
  const isOne = (wish: TripWish) =>
    wish.kind === "have" && wish.categories.some((each) => EVENINGS.has(each));
  return asksForEvenings(request) || request.wishes?.some(isOne) === true;
}

function wishedEvenings({ wishes = [] }: PlanRequest) {
  return wishes.flatMap((wish) => {
    const isMeant = wish.kind === "see" || wish.kind === "have" || wish.kind === "change";
    if (!isMeant || isOnSomeDays(wish)) return [];
    if (wish.kind === "have") return wish.categories.filter((each) => EVENINGS.has(each));
    return asksForClubs([wish]) ? ["nightlife" as const] : [];
  });
}

/** Those that an evening of the trip brings people to, what each event brings most to first. */
function eveningEvents(
  candidates: readonly Candidate[],
  dates: Rules["dates"],
): readonly Candidate[] {
  const rankOf = ({ place }: Candidate) =>
    Math.min(
      ...dates
        .filter((date) => isEveningEvent(place, date))
        .map((date) => eventRank(place, date) ?? Number.POSITIVE_INFINITY),
    );
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ candidate }) => candidate);
}

/** The days of a trip (0 is the first), those on which people go out first. */
function daysInOrder(dates: Rules["dates"]): number[] {
  const order = (date: string | undefined) =>
    date === undefined ? 0 : -1 - BEST_WEEKDAYS.indexOf(weekdayOf(date));
  const isGood = (date: string | undefined) =>
    date !== undefined && BEST_WEEKDAYS.includes(weekdayOf(date));
  return [...dates.keys()].sort(
    (a, b) =>
      Number(isGood(dates[b])) - Number(isGood(dates[a])) ||
      (isGood(dates[a]) ? order(dates[b]) - order(dates[a]) : a - b),
  );
}

/** Whether evenings out are rather on that date than on another. */
export function isEveningToGoOut(date: string): boolean {
  return BEST_WEEKDAYS.includes(weekdayOf(date));
}

/** Whether bars are what they go out for: who came for the nights, and friends on a Friday or Saturday. */
function isNightOut(date: string | undefined, { traveller, wishes = [] }: PlanRequest): boolean {
  const isParty = traveller === "Friends" || traveller === "Group";
  return asksForClubs(wishes) || (isParty && date !== undefined && isEveningToGoOut(date));
}

/** The offers of an evening: what was asked for first, and not twice the same kind where there is another. */
function offersOn(
  date: string | undefined,
  offers: readonly Candidate[],
  {
    kinds,
    chosen,
    rules,
    isNight,
  }: {
    readonly kinds: ReadonlySet<Candidate["place"]["category"]>;
    readonly chosen: readonly Evening[];
    readonly rules: Rules;
    /** No dome and no theatre comes before a bar. */
    readonly isNight: boolean;
  },
): readonly Candidate[] {
  const isBar = ({ category, servesDinner, visitMinutes }: Candidate["place"]) =>
    category === "nightlife" && servesDinner !== true && visitMinutes >= EVENING_MINUTES;
  const isMeant = ({ place, isAsked }: Candidate) =>
    kinds.has(place.category) && (isAsked === true || (isNight && isBar(place)));
  const hurries = ({ place }: Candidate) => isBeforeDinner(place, date, rules);
  return offers.toSorted(
    (a, b) =>
      Number(isMeant(b)) - Number(isMeant(a)) ||
      Number(hurries(a)) - Number(hurries(b)) ||
      likeness(a, chosen) - likeness(b, chosen),
  );
}

/** How many of the evenings chosen so far are like it. */
function likeness({ place }: Candidate, chosen: readonly Evening[]): number {
  return chosen.filter(
    (other) => other.place.category === place.category || isLike(other.place, place),
  ).length;
}

function isLike(one: Candidate["place"], other: Candidate["place"]): boolean {
  return one.experience !== undefined && one.experience === other.experience;
}

/** Whether the search may place it on a day that ends with the pace, with dinner at its usual hour. */
function fitsUsualDay(place: Candidate["place"], rules: Rules, isAsked = false): boolean {
  const { dates, pace } = rules;
  const { first, duration } = pace.dinner;
  const dined = first + duration + DOOR_MINUTES + wayBackOf(place, rules);
  const isTooSoon = (start: number) =>
    isAsked && place.servesDinner !== true && start > first && start < dined;
  return dates.some((date) =>
    startsOf(place, date, rules, pace.endMinutes).some((start) => !isTooSoon(start)),
  );
}

/** Whether it begins before one can have dined, in a city whose kitchens open late: nobody dines at six there. */
function isBeforeDinner(
  place: Candidate["place"],
  date: string | undefined,
  rules: Rules,
): boolean {
  const { first, duration } = rules.pace.dinner;
  const start = startOn(place, date, rules);
  const dinesBefore = isLateThere(rules.pace) && place.servesDinner !== true;
  return dinesBefore && start !== undefined && start < first + duration;
}

/** Whether kitchens open late in the city. */
function isLateThere({ dinner }: Rules["pace"]): boolean {
  return dinner.first > LATE_KITCHENS_FROM;
}

/** The first start after dinner, else the last one; the last of what is on that night only. */
function startOn(
  place: Candidate["place"],
  date: string | undefined,
  rules: Rules,
  isAsked = false,
): number | undefined {
  const { pace } = rules;
  const wayBack = wayBackOf(place, rules);
  if (wayBack > MAX_WAY_MINUTES[isAsked ? "asked" : "usual"]) return undefined;
  const endMinutes = dayEndMinutes([place], pace, date);
  const starts = startsOf(place, date, rules, endMinutes);
  if (isOfOneNight(place, date)) {
    const until = eventSeenUntil(place, date);
    const seen = starts.filter((start) => start + place.visitMinutes <= until);
    return seen.at(-1) ?? starts[0];
  }
  const soonest =
    place.servesDinner === true
      ? pace.dinner.first
      : Math.max(
          DINED_MINUTES,
          pace.dinner.first +
            pace.dinner.duration +
            (pace.dinner.first > LAST_KITCHENS_FROM ? WAY_MINUTES : wayBack),
        );
  // A class is at its hour; dinner is before it.
  const hasHour = isAsked && place.bestStarts !== undefined;
  const timely = hasHour ? starts.filter((start) => isBestTime(place, start, date)) : [];
  const isNight = place.category === "nightlife" && place.starts === undefined;
  const late = isNight && pace.lateEndMinutes >= CLUBS_END_MINUTES ? NIGHT_FROM_MINUTES : soonest;
  return (
    timely.at(-1) ??
    starts.find((start) => start >= Math.max(soonest, late)) ??
    starts.find((start) => start >= soonest) ??
    starts.at(-1)
  );
}

/** The starts, on marks of the grid, with which one is back in time and has had dinner before or has it after. */
function startsOf(
  place: Candidate["place"],
  date: string | undefined,
  rules: Rules,
  endMinutes: number,
): number[] {
  const { pace } = rules;
  const wayBack = wayBackOf(place, rules);
  const starts = plannedWindows(place, date, pace, 0).windows.flatMap(({ first, last }) =>
    Array.from(
      { length: Math.floor((last - first) / GRID_MINUTES) + 1 },
      (_, step) => first + step * GRID_MINUTES,
    ),
  );
  const evening = eventSeenFrom(place, date) ?? eveningStarts(place, date, pace);
  return starts.filter((start) => {
    if (start < evening) return false;
    const left = start + place.visitMinutes + DOOR_MINUTES;
    const back = Math.max(left + wayBack, pace.endMinutes);
    const hasDinner =
      place.servesDinner === true ||
      start >= EARLY_DINED_MINUTES ||
      left <= pace.dinner.last ||
      back < DINES_OUT_UNTIL_MINUTES;
    return left + wayBack <= endMinutes && hasDinner;
  });
}

function wayBackOf(place: Candidate["place"], { style, centre }: Rules): number {
  return legBetween(place, { at: centre }, style)?.minutes ?? 0;
}
