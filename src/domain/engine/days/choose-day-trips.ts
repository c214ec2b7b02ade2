import { legBetween } from "../../places/travel.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { DOOR_MINUTES, GRID_MINUTES, LUNCH } from "../visits/day-hours.ts";
import { wayCost } from "../visits/trip-cost.ts";
import { takesWholeDay, visitWindows } from "../visits/visit-windows.ts";
import { unwantedDays } from "../visits/wished-places.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { hasLunchWithin } from "./meal-times.ts";
import { ticketCost } from "./plan-cost.ts";
import { compareIds, withStay } from "./rate-candidates.ts";
import type { RequestInCity } from "./request-in-city.ts";

/** Shorter trips stay in town; of longer ones at most one day in so many leaves it. */
const FROM_DAYS = 4;
const DAYS_A_TRIP = 3;
/** A minute on the way out or back costs this. */
const WAY_POINTS = 0.1;
/** Of what is there for tickets, the trips may take so much. */
const MAX_OF_TICKETS = 0.5;

/**
 * The places out of town, and theme parks that no usual day of these travellers holds, that are worth a day of this trip,
 * each pinned to its day, out of town also to its hour: those that are worth more to these travellers than the last of the places in town that a trip this long has room for. What the
 * traveller asked for comes first.
 * The first and the last day stay in town, unless a place is asked for.
 */
export function chooseDayTrips(
  { city, request, dates, pace, scoreOf, places, dayTrips, wished }: RequestInCity,
  task: Pick<DaysTask, "pace" | "style" | "tickets">,
): Candidate[] {
  const { tickets } = task;
  const asked = wished.filter(({ place }) => takesWholeDay(place));
  const usual = dates.length < FROM_DAYS ? 0 : Math.floor(dates.length / DAYS_A_TRIP);
  const most = Math.max(usual, asked.length);
  // How famous it is counts before whom it suits: nobody skips Versailles for the second best. Of a family a theme park is one.
  const isFamous = (place: KnownPlace) =>
    place.mustSee || (request.traveller === "Family" && place.category === "theme-park");
  const worth = (place: KnownPlace) =>
    scoreOf({ ...place, suits: [], mustSee: isFamous(place) }) -
    2 * WAY_POINTS * (place.way?.minutes ?? 0);
  const least = places.map(worth).sort((a, b) => b - a)[dates.length * pace.usual - 1] ?? 0;
  const parks = places.filter(
    (place) => takesWholeDay(place) && place.suits.includes(request.traveller),
  );
  const others = [...dayTrips, ...parks]
    .filter((place) => worth(place) > least)
    .filter((place) => usual > 0 && asked.every((one) => one.place.id !== place.id))
    .sort((a, b) => worth(b) - worth(a) || compareIds(a, b));
  // Out of town the way is long: one stays as long as is usual, whatever the pace.
  const rated = [...asked.map(({ place }) => place), ...others].map((place) => ({
    place: withStay(place, { ...pace, stay: 1 }),
    score: scoreOf(place),
  }));
  const chosen: (Candidate & { readonly onlyDay: number })[] = [];
  let left = MAX_OF_TICKETS * tickets.cap;
  for (const candidate of rated) {
    if (chosen.length === most) break;
    const cost = ticketCost(candidate.place, tickets) + tripWayCost(candidate, city, task);
    const wish = asked.find(({ place }) => place.id === candidate.place.id);
    if (cost > left && wish === undefined) continue;
    const notDays = unwantedDays(candidate.place, request.wishes ?? [], dates);
    const possible = wish?.days ?? [...dates.keys()].filter((day) => !notDays.has(day));
    const isInside = (day: number) => day > 0 && day < dates.length - 1;
    const wanted = Math.round(((chosen.length + 1) * dates.length) / (most + 1) - 0.5);
    const [first] = possible
      .filter((day) => isInside(day) || wish !== undefined)
      .filter((day) => chosen.every(({ onlyDay }) => onlyDay !== day))
      .sort(
        (a, b) =>
          Number(isInside(b)) - Number(isInside(a)) || Math.abs(a - wanted) - Math.abs(b - wanted),
      )
      .flatMap((onlyDay) => {
        const startMinutes = startOn(dates[onlyDay], candidate, city, task);
        if (startMinutes === undefined) return [];
        return [candidate.place.way === undefined ? { onlyDay } : { onlyDay, startMinutes }];
      });
    if (first === undefined) continue;
    chosen.push({ ...candidate, ...first, isFixed: true });
    left -= cost;
  }
  return chosen;
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
 * The earliest start that finds the place open, and leaves time for lunch and for the way back; at its best if it can be.
 */
function startOn(
  date: string | undefined,
  { place }: Candidate,
  city: Pick<KnownCity, "centre">,
  { pace, style }: Pick<DaysTask, "pace" | "style">,
): number | undefined {
  const way = legBetween({ at: city.centre }, place, style)?.minutes ?? 0;
  const soonest = Math.ceil((pace.startMinutes + way) / GRID_MINUTES) * GRID_MINUTES;
  const end = Math.max(pace.endMinutes, pace.outingEndMinutes);
  const latest = end - way - place.visitMinutes - GRID_MINUTES;
  const starts = visitWindows(place, date, pace, 1)
    .windows.map(({ first, last, bonus }) => {
      const start = withLunch(Math.max(first, soonest), place.visitMinutes, way);
      return { start, last, bonus };
    })
    .filter(({ start, last }) => start <= Math.min(last, latest));
  return (starts.find(({ bonus }) => bonus > 0) ?? starts[0])?.start;
}

/** The start, or the first after it before which there is lunch in town, where there is none on the visit or after it. */
function withLunch(startMinutes: number, visitMinutes: number, way: number): number {
  const endMinutes = startMinutes + visitMinutes;
  const isThere = hasLunchWithin({ startMinutes, endMinutes });
  if (isThere || endMinutes + DOOR_MINUTES <= LUNCH.last) return startMinutes;
  const soonest = LUNCH.first + LUNCH.duration + way + DOOR_MINUTES;
  return Math.max(startMinutes, Math.ceil(soonest / GRID_MINUTES) * GRID_MINUTES);
}
