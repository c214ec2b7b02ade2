import { isOneOuting, legBetween } from "../../places/travel.ts";
import { categoriesOf, type InterestId } from "../../trip/interest.ts";
import { takesItEasy } from "../../trip/plan-request.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { DOOR_MINUTES, GRID_MINUTES, onGridDown, onGridUp } from "../visits/day-hours.ts";
import { dayStartMinutes } from "../visits/day-start.ts";
import { eventOn, isOfFewDays } from "../visits/event-of-place.ts";
import { firstSights, hasChildren, sightsHeldIn } from "../visits/first-sights.ts";
import { daysOutOfSeason, heatHours, isInTheOpen } from "../visits/open-air.ts";
import { hasShortSeason } from "../visits/place-score.ts";
import { isDayOut } from "../visits/places-about.ts";
import { windowAt } from "../visits/start-windows.ts";
import { wayCost } from "../visits/trip-cost.ts";
import { SMALL_CHILDREN_MOST_MINUTES } from "../visits/visit-durations.ts";
import { isOnOtherDay, takesWholeDay, visitWindows } from "../visits/visit-windows.ts";
import { unwantedDays } from "../visits/wished-places.ts";
import { asksForEvenings } from "./choose-evenings.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { hasLunchWithin, NOON } from "./meal-times.ts";
import { ticketCost, ticketsFor } from "./plan-cost.ts";
import { askedPoints, compareIds, withStay } from "./rate-candidates.ts";
import type { RequestInCity } from "./request-in-city.ts";

/** Of the days of a trip at most one in so many leaves town, from six days on, and for who came for the open air, one in three; a shorter one stays there. */
const DAYS_A_TRIP = { usual: 4, outdoors: 3 } as const;
const LONG_FROM_DAYS = 6;
const OUTDOORS: ReadonlySet<InterestId> = new Set(["outdoors", "beach"]);
/** Nobody leaves a theme park sooner. */
const PARK_UNTIL = { usual: 20 * 60, smallChildren: 17 * 60 } as const;
/** Where there is no gate to wait for, nobody is there sooner: shops and boats begin then. */
const NO_GATE_MINUTES = 9 * 60 + 30;
/** Of the usual time at a place, the most that a visit takes (check `visitLengths`). */
const LONGEST_PART = 1.5;
/** Nobody is taken farther who didn't ask for it: with small children, or who takes it easy and walks little, at all, others for less than a must-see. */
const LONGEST_WAY_MINUTES = { smallChildren: 60, children: 75, slow: 75, usual: 100 } as const;
/** What begins later isn't worth the way. */
const LATEST_START_MINUTES = 11 * 60 + 15;
/** In such a mean highest temperature of the month nobody goes out of town for less than a must-see, in the open. */
const TOO_HOT_C = 33;
/** Heat that lasts longer than this is no usual one; then one is off so soon after noon. */
const USUAL_HEAT_TO = 15 * 60;
const LATE_MINUTES = 45;
/** With small children nobody leaves town for what is less known. */
const FAMOUS_FROM = 75;
/** A minute on the way out or back costs this. */
const WAY_POINTS = 0.1;
/** Of what is there for tickets, the trips may take so much; more for what one goes to the country for, and for a family's theme park, which costs what all else does. */
const MAX_OF_TICKETS = { familyPark: 0.85, mustSee: 0.75, other: 0.5 } as const;

/** So little less known, a sight of the town is as good a reason to come: nobody misses the Accademia for Pisa. */
const AS_KNOWN = 5;

/** A day with less time in town is none to give away. */
const WHOLE_DAY_MINUTES = 3 * 60;

const DAY_OUT_PART = 1.3;
const MOST_OF_A_DAY = 330;
const NEAR_WAY_MINUTES = 100;

type RatedTrip = Candidate & { readonly place: KnownPlace };

/**
 * The places out of town, and theme parks that no usual day of these travellers holds, that are worth a day of this trip,
 * each pinned to its day and its hour, as soon as it opens, with what else is to be seen there on that day: those that are worth more to these travellers than the last of the places in town that a trip this long has room for. What the
 * traveller asked for comes first.
 * The first and the last day stay in town, unless a place is asked for.
 */
export function chooseDayTrips(
  inCity: RequestInCity,
  task: Pick<DaysTask, "pace" | "paces" | "style" | "tickets">,
): Candidate[] {
  const { tickets } = task;
  const { city, request, dates, pace, places, wished } = inCity;
  const asked = wished.filter(({ place }) => takesWholeDay(place));
  const usual = usualTrips(
    request,
    dates.map((_, day) => task.paces?.[day] ?? pace),
  );
  const most = Math.max(usual, asked.length);
  const withMustSees = usual === 0 ? most : Math.max(most, mostBeside(asked, inCity));
  const others = usual === 0 ? [] : tripsWorthADay(inCity, asked);
  const rated = ratedTrips(asked, others, inCity);
  const chosen: (Candidate & { readonly onlyDay: number; readonly startMinutes: number })[] = [];
  let spent = 0;
  const icons = firstSights(places, request)
    .slice(0, sightsHeldIn(dates.length, request.interests))
    .filter(({ mustSee }) => mustSee);
  // No ticket out of town takes the money for what is better known in it.
  const takesFromIcons = ({ place }: RatedTrip) => {
    const better = icons.filter(({ popularity }) => popularity > place.popularity - AS_KNOWN);
    const price = ticketCost(place, tickets);
    return price > 0 && price + ticketsFor(better, tickets) > tickets.cap;
  };
  for (const candidate of rated) {
    const out = new Set(chosen.map(({ onlyDay }) => onlyDay)).size;
    const isMorePark =
      request.traveller !== "Family" &&
      candidate.place.category === "theme-park" &&
      !candidate.place.mustSee;
    const mostHere = isMorePark ? Math.floor(dates.length / DAYS_A_TRIP.usual) : most;
    const isNamed = asked.some(({ place }) => place.id === candidate.place.id);
    if (out >= (candidate.place.mustSee ? withMustSees : isNamed ? most : mostHere)) continue;
    const cost = ticketCost(candidate.place, tickets) + tripWayCost(candidate, city, task);
    const wish = asked.find(({ place }) => place.id === candidate.place.id);
    if (chosen.some(({ place }) => place.id === candidate.place.id)) continue;
    if (wish === undefined && chosen.some(({ place }) => isSameOuting(place, candidate.place)))
      continue;
    const isPark = request.traveller === "Family" && candidate.place.category === "theme-park";
    if (wish === undefined && !isPark && takesFromIcons(candidate)) continue;
    const share =
      MAX_OF_TICKETS[isPark ? "familyPark" : candidate.place.mustSee ? "mustSee" : "other"];
    if (spent + cost > share * tickets.cap && wish === undefined) continue;
    const notDays = new Set([
      ...unwantedDays(candidate.place, request.wishes ?? [], dates),
      ...daysOutOfSeason(candidate.place, dates),
    ]);
    const possible = wish?.days ?? [...dates.keys()].filter((day) => !notDays.has(day));
    const isInside = (day: number) => isBetweenEnds(day, dates);
    const isCalm = (day: number) => task.paces?.[day]?.isGentle === true;
    // Nobody leaves town on the day of the parade.
    const isFeast = (day: number) =>
      places.some(({ eventHours }) => isOfFewDays(eventOn({ eventHours }, dates[day])));
    const wanted = Math.round(((chosen.length + 1) * dates.length) / (most + 1) - 0.5);
    const [first] = possible
      .filter((day) => wish !== undefined || (isInside(day) && !isFeast(day) && !isCalm(day)))
      .filter((day) => chosen.every(({ onlyDay }) => onlyDay !== day))
      .sort(byFitness(candidate.place, wanted, dates))
      .flatMap((onlyDay) => {
        const ofDay = { ...task, pace: task.paces?.[onlyDay] ?? task.pace };
        const fitting = fittingOn(dates[onlyDay], candidate, city, ofDay, wish !== undefined);
        if (fitting === undefined) return [];
        const { startMinutes } = fitting;
        const isWrong =
          isInGreatHeat(candidate.place, dates[onlyDay], startMinutes) ||
          isBegunLate(candidate.place, startMinutes);
        return isWrong && wish === undefined ? [] : [{ onlyDay, ...fitting, ofDay }];
      });
    if (first === undefined) continue;
    const { onlyDay, startMinutes, ofDay } = first;
    const pin = { onlyDay, isFixed: true };
    const place = untilEvening(first.place, dates[onlyDay], startMinutes, city, ofDay);
    chosen.push({ ...candidate, ...pin, place, startMinutes });
    spent += cost;
    const next = nextThere(chosen, rated, dates[onlyDay], city, ofDay);
    if (next === undefined) continue;
    const more = ticketCost(next.candidate.place, tickets);
    const isAsked = asked.some((one) => one.place.id === next.candidate.place.id);
    const isDear = spent + more > MAX_OF_TICKETS.mustSee * tickets.cap;
    if (!isAsked && (isDear || takesFromIcons(next.candidate))) continue;
    chosen.push({ ...next.candidate, ...pin, startMinutes: next.startMinutes });
    spent += more;
  }
  return chosen;
}

function isBetweenEnds(day: number, dates: RequestInCity["dates"]): boolean {
  return day > 0 && day < dates.length - 1;
}

/** The best days for it first: a weekday that suits it, then one between arrival and departure, then the one nearest to the wanted. */
function byFitness(place: KnownPlace, wanted: number, dates: RequestInCity["dates"]) {
  const isOther = (day: number) => Number(isOnOtherDay(place, dates[day]));
  const isEnd = (day: number) => Number(!isBetweenEnds(day, dates));
  return (a: number, b: number) =>
    isOther(a) - isOther(b) || isEnd(a) - isEnd(b) || Math.abs(a - wanted) - Math.abs(b - wanted);
}

/** Out of town the way is long: one stays as long as is usual, whatever the pace. */
function ratedTrips(
  asked: RequestInCity["wished"],
  others: readonly KnownPlace[],
  { pace, scoreOf }: RequestInCity,
): RatedTrip[] {
  const rated = (place: KnownPlace, points = 0): RatedTrip => ({
    place: withStay(place, { ...pace, stay: 1 }),
    score: scoreOf(place) + points,
  });
  return [
    ...asked.map((one) => ({
      ...rated(one.isDayOut === true ? forTheDay(one.place) : one.place, askedPoints(one)),
      isAsked: true,
    })),
    ...others.map((place) => rated(place)),
  ];
}

function usualTrips({ interests = [] }: RequestInCity["request"], paces: Rules["pace"][]): number {
  const isOutdoors = interests.some((interest) => OUTDOORS.has(interest));
  const days = paces.filter(isWhole).length;
  return Math.floor(
    days / DAYS_A_TRIP[isOutdoors || days >= LONG_FROM_DAYS ? "outdoors" : "usual"],
  );
}

/** Who named where to go on one of six days goes on another to what the country is known for, unless they want one day out. */
function mostBeside(
  asked: RequestInCity["wished"],
  { request: { wishes = [] }, dates }: RequestInCity,
): number {
  const isOne = asked.length === 0 || wishes.some(({ text }) => isDayOut(text));
  return isOne ? 0 : Math.min(asked.length + 1, Math.floor(dates.length / DAYS_A_TRIP.outdoors));
}

/** Who asks for a day somewhere stays for longer than for its sight, where the way and the place leave time for it. */
function forTheDay(place: KnownPlace): KnownPlace {
  const isFar = (place.way?.minutes ?? 0) > NEAR_WAY_MINUTES;
  if (place.way === undefined || isFar || place.starts !== undefined) return place;
  const minutes = Math.min(DAY_OUT_PART * place.visitMinutes, MOST_OF_A_DAY);
  return {
    ...place,
    visitMinutes: Math.max(place.visitMinutes, onGridDown(minutes)),
  };
}

/** Who comes at midnight and leaves at dawn has two days fewer. */
function isWhole({ startMinutes, endMinutes }: Rules["pace"]): boolean {
  return endMinutes - startMinutes >= WHOLE_DAY_MINUTES;
}

/** What nobody asked for and is worth a day all the same, the best first. */
function tripsWorthADay(
  { request, dates, pace, scoreOf, places, dayTrips }: RequestInCity,
  asked: RequestInCity["wished"],
): KnownPlace[] {
  const { interests = [], traveller } = request;
  // How famous it is counts before whom it suits: nobody skips Versailles for the second best. Of a family a theme park is one, and tulips in their season come first.
  const isFamily = traveller === "Family";
  const isOfSeason = (place: KnownPlace) => place.season !== undefined && hasShortSeason(place);
  const isFamous = (place: KnownPlace) =>
    place.mustSee || (isFamily && place.category === "theme-park") || isOfSeason(place);
  const worth = (place: KnownPlace) =>
    scoreOf({ ...place, suits: [], mustSee: isFamous(place) }) -
    2 * WAY_POINTS * (place.way?.minutes ?? 0);
  const least = places.map(worth).sort((a, b) => b - a)[dates.length * pace.usual - 1] ?? 0;
  // Friends who came for something else spend no day at rides.
  const cameForOthers = !isFamily && (interests.length > 0 || asksForEvenings(request));
  const isAskedKind = ({ category }: KnownPlace) => categoriesOf(interests).has(category);
  const parks = places.filter(
    (place) =>
      takesWholeDay(place) &&
      (isAskedKind(place) ||
        (place.suits.includes(traveller) && (!cameForOthers || place.mustSee))),
  );
  return [...dayTrips.filter((place) => isWorthSittingFor(place, pace)), ...parks]
    .filter(
      (place) =>
        worth(place) > least &&
        !isTooFar(place, pace, request) &&
        !isTooHot(place, request) &&
        asked.every((one) => one.place.id !== place.id),
    )
    .sort(
      (a, b) =>
        Number(isOfSeason(b)) - Number(isOfSeason(a)) || worth(b) - worth(a) || compareIds(a, b),
    );
}

/** Small children, who didn't ask to, sit in a train for what one comes to the city for. */
function isWorthSittingFor(
  { mustSee, popularity }: KnownPlace,
  { hasSmallChildren }: Rules["pace"],
): boolean {
  return !hasSmallChildren || mustSee || popularity >= FAMOUS_FROM;
}

function isTooFar(
  { way, mustSee }: KnownPlace,
  { hasSmallChildren }: Rules["pace"],
  request: RequestInCity["request"],
): boolean {
  const { smallChildren, children, slow, usual } = LONGEST_WAY_MINUTES;
  const minutes = way?.minutes ?? 0;
  if (hasSmallChildren) return minutes > smallChildren;
  if (takesItEasy(request)) return minutes > slow;
  if (hasChildren(request) && !mustSee) return minutes > children;
  return minutes > usual && !mustSee;
}

function isTooHot(place: KnownPlace, { startDate, month }: RequestInCity["request"]): boolean {
  const then = startDate ?? month;
  const highC = then === undefined ? undefined : place.highC?.[Number(then.slice(5, 7)) - 1];
  return (
    place.way !== undefined && !place.mustSee && isInTheOpen(place) && (highC ?? 0) >= TOO_HOT_C
  );
}

/** Whether one is out in the open over noon where nobody should be; what is for the late afternoon begins late enough. */
function isInGreatHeat(
  place: KnownPlace,
  date: string | undefined,
  startMinutes: number | undefined,
): boolean {
  const heat = heatHours({ ...place, way: undefined }, date, { hasSmallChildren: false });
  const isLate = place.bestTime === "sunset" || place.bestTime === "evening";
  if (place.way === undefined || startMinutes === undefined || heat === undefined || isLate)
    return false;
  const endMinutes = startMinutes + place.visitMinutes;
  return heat.to > USUAL_HEAT_TO && endMinutes > heat.from + LATE_MINUTES;
}

/** Whether half of its day is gone by then, as where mornings are slow. */
function isBegunLate({ bestTime, mustSee }: KnownPlace, startMinutes: number): boolean {
  const isForLater = bestTime === "sunset" || bestTime === "evening" || bestTime === "afternoon";
  return startMinutes > LATEST_START_MINUTES && !isForLater && !mustSee;
}

/** Whether who has been to the one has seen the other: next to it, or another town on the same lake. */
function isSameOuting(a: Candidate["place"], b: KnownPlace): boolean {
  return isOneOuting(a, b) || (a.experience !== undefined && a.experience === b.experience);
}

type Rules = Pick<DaysTask, "pace" | "style">;

/** A theme park for as long as it is open, until eight; with small children until five, and seven hours at most. */
function untilEvening(
  place: KnownPlace,
  date: string | undefined,
  startMinutes: number,
  city: Pick<KnownCity, "centre">,
  { pace, style }: Rules,
): KnownPlace {
  if (place.category !== "theme-park") return place;
  const until = pace.hasSmallChildren ? PARK_UNTIL.smallChildren : PARK_UNTIL.usual;
  const way = legBetween({ at: city.centre }, place, style)?.minutes ?? 0;
  const most = Math.min(
    until - startMinutes,
    pace.hasSmallChildren ? SMALL_CHILDREN_MOST_MINUTES : Number.POSITIVE_INFINITY,
    pace.outingEndMinutes - way - DOOR_MINUTES - startMinutes,
    onGridDown(LONGEST_PART * place.visitMinutes),
  );
  for (let minutes = most; minutes > place.visitMinutes; minutes -= GRID_MINUTES) {
    const longer = { ...place, visitMinutes: minutes };
    const { windows } = visitWindows(longer, date, pace, 0);
    if (windowAt(windows, startMinutes) !== undefined) return longer;
  }
  return place;
}

/** What else is to be seen after the last one chosen without coming back to town, and when; undefined: nothing, or no time is left. */
function nextThere(
  chosen: readonly Candidate[],
  rated: readonly RatedTrip[],
  date: string | undefined,
  city: Pick<KnownCity, "centre">,
  { pace, style }: Rules,
): { readonly candidate: RatedTrip; readonly startMinutes: number } | undefined {
  const last = chosen.at(-1);
  if (last?.startMinutes === undefined) return undefined;
  const left = last.startMinutes + last.place.visitMinutes;
  const hasEaten = hasLunchWithin({ startMinutes: last.startMinutes, endMinutes: left });
  const lunch = hasEaten || left < pace.lunch.first - pace.lunch.duration ? 0 : pace.lunch.duration;
  const eaten = lunch === 0 ? left : Math.max(left, pace.lunch.first) + lunch;
  return rated
    .filter(({ place }) => isOneOuting(place, last.place))
    .filter(({ place }) => chosen.every((one) => one.place.id !== place.id))
    .flatMap((candidate) => {
      const { place } = candidate;
      const leg = legBetween(last.place, place, style)?.minutes ?? 0;
      const soonest = onGridUp(eaten + leg + DOOR_MINUTES);
      const way = legBetween({ at: city.centre }, place, style)?.minutes ?? 0;
      const latest = pace.outingEndMinutes - way - DOOR_MINUTES - place.visitMinutes;
      const { windows } = visitWindows(place, date, pace, 0);
      const window = windows.find((one) => one.last >= soonest);
      const startMinutes = Math.max(soonest, window?.first ?? Number.POSITIVE_INFINITY);
      return startMinutes <= latest ? [{ candidate, startMinutes }] : [];
    })[0];
}

/** What the way there and back costs the whole party. */
export function tripWayCost(
  { place }: Candidate,
  city: Pick<KnownCity, "centre">,
  { style, tickets }: Pick<DaysTask, "style" | "tickets">,
): number {
  const leg = legBetween({ at: city.centre }, place, style);
  return leg === undefined ? 0 : wayCost(place.way, leg, tickets.people, tickets.usualPrice);
}

/**
 * The earliest start that finds the place open, and leaves time for lunch and for the way back; later where it is at its
 * best late in the day.
 */
function startOn(
  date: string | undefined,
  { place }: Candidate,
  city: Pick<KnownCity, "centre">,
  { pace, style }: Pick<DaysTask, "pace" | "style">,
): number | undefined {
  const way = legBetween({ at: city.centre }, place, style)?.minutes ?? 0;
  const hasGate = place.hours !== undefined && place.hours !== "24/7";
  const there = onGridUp(dayStartMinutes([place], pace) + way);
  const soonest = hasGate ? there : Math.max(there, NO_GATE_MINUTES);
  const isSunset = place.way !== undefined && place.bestTime === "sunset";
  const end = Math.max(pace.endMinutes, isSunset ? pace.lateEndMinutes : pace.outingEndMinutes);
  const latest = end - way - place.visitMinutes - GRID_MINUTES;
  const starts = visitWindows(place, date, pace, 1)
    .windows.map(({ first, last, bonus }) => {
      const start = withLunch(Math.max(first, soonest), place.visitMinutes, way, pace.lunch);
      return { start, last, bonus };
    })
    .filter(({ start, last }) => start <= Math.min(last, latest));
  const isLate = place.bestTime === "sunset" || place.bestTime === "evening";
  // Whose way back is long has no dinner after a late sunset, and comes by day.
  const isHome = (start: number) =>
    start + place.visitMinutes + way + DOOR_MINUTES <= pace.outingEndMinutes;
  const late = starts.find(
    ({ start, bonus }) => bonus > 0 && (way < NEAR_WAY_MINUTES || isHome(start)),
  );
  return ((isLate ? late : undefined) ?? starts[0])?.start;
}

/** What is asked for and begins late, or ends with the daylight, is seen for a part of its time rather than not at all. */
const PARTS_OF_STAY = [1, 0.85, 0.7, 0.6];

function fittingOn(
  date: string | undefined,
  candidate: RatedTrip,
  city: Pick<KnownCity, "centre">,
  task: Pick<DaysTask, "pace" | "style">,
  isAsked: boolean,
): { readonly place: KnownPlace; readonly startMinutes: number } | undefined {
  for (const part of isAsked ? PARTS_OF_STAY : [1]) {
    const visitMinutes = onGridUp(part * candidate.place.visitMinutes);
    const place = part === 1 ? candidate.place : { ...candidate.place, visitMinutes };
    const startMinutes = startOn(date, { ...candidate, place }, city, task);
    if (startMinutes !== undefined) return { place, startMinutes };
  }
  return undefined;
}

/** The start, or the first after it that leaves time for lunch: there, or in town before it. */
function withLunch(
  startMinutes: number,
  visitMinutes: number,
  way: number,
  lunch: Rules["pace"]["lunch"],
): number {
  if (startMinutes + visitMinutes + DOOR_MINUTES <= lunch.last) return startMinutes;
  const there = Math.max(startMinutes, NOON.endFrom - visitMinutes);
  if (hasLunchWithin({ startMinutes: there, endMinutes: there + visitMinutes })) return there;
  const soonest = lunch.first + lunch.duration + way + DOOR_MINUTES;
  return Math.max(startMinutes, onGridUp(soonest));
}
