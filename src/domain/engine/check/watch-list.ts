import { namesHolidays, type WeeklyHours } from "../../places/opening-hours.ts";
import { WEEKDAYS } from "../../places/weekdays.ts";
import type { CheckFigure } from "../../plan/check-list.ts";
import { mayBeEmpty } from "../../trip/day-pace.ts";
import { backAt } from "../../trip/last-end.ts";
import { hasStalls } from "../days/suits-meal.ts";
import { eventsOn, eventValues } from "../events-on.ts";
import type { WatchEntry } from "../plan-messages.ts";
import { isProgramUnknown, visitStarts } from "../visits/visit-starts.ts";
import { isOwn } from "./check-facts.ts";
import type { CheckedLeg, CheckedVisit } from "./checked-days.ts";
import type { CheckedTrip } from "./checked-trip.ts";
import { leftOutLines } from "./left-out.ts";
import { endsInTime, type OpeningFault } from "./time-faults.ts";

const MAX_LINES = 12;
const MAX_NAMES = 4;
const MAX_OF_A_KIND = 3;
/** Of all meals, from which on a trip is one of street food. */
const STALLS_SHARE = 0.5;
/** A place open on no more weekdays than these is described by when it is open. */
const RARE_DAYS = 2;
/** A leg is tight where the plan leaves less than this to spare: what it takes to leave and enter. */
const SPARE_MINUTES = 5;

/** What to look out for, the most important first; at most 12 lines. */
export function watchList(trip: CheckedTrip, checks: readonly CheckFigure[]): WatchEntry[] {
  return [
    ...trip.openingFaults.flatMap((fault) => openingLine(fault, trip)),
    ...emptyDays(trip),
    ...lateLines(trip),
    ...longDays(trip),
    ...eventLines(trip),
    ...budgetLines(checks),
    ...notVerified(trip),
    ...holidayLines(trip),
    ...leftOutLines(trip),
    ...stallLines(trip),
    ...weeklyClosures(trip),
    ...hoursUnknown(trip),
    ...tightLines(trip),
    ...longLegs(trip),
  ].slice(0, MAX_LINES);
}

function openingLine({ day, visit, week, kind }: OpeningFault, trip: CheckedTrip): WatchEntry[] {
  const { startMinutes, endMinutes } = visit;
  const place = { name: visit.text.placeName, day: day.number };
  switch (kind) {
    case "closed-day": {
      const openDay = openDayFor(visit, week, trip);
      const found = openDay === undefined ? {} : { openDay };
      const event = eventsOn(day.date, trip.city ?? {}).find(({ closes = [] }) =>
        closes.some((id) => id === visit.known?.id),
      );
      const why = event === undefined ? {} : { event: event.name };
      const values = { ...place, weekday: day.weekday ?? 0, ...found, ...why };
      return [{ day: day.number, code: "closedThatDay", values }];
    }
    case "outside-hours": {
      const hours = (week[day.weekday ?? 0] ?? []).flat();
      const values = { ...place, hours, startMinutes, endMinutes };
      return [{ day: day.number, code: "notOpenThen", values }];
    }
    case "never":
      return [
        {
          day: day.number,
          code: "neverOpenThen",
          values: {
            ...place,
            startMinutes,
            endMinutes,
            ...possibleStart(visit),
            ...everydayHours(week),
          },
        },
      ];
    // Listed with the other weekly closures.
    case "undisclosed":
      return [];
  }
}

/** A day of the trip on which the visit holds, if need be at another hour. */
function openDayFor(
  visit: CheckedVisit,
  week: WeeklyHours,
  { days }: CheckedTrip,
): number | undefined {
  const dated = days.filter((day) => day.weekday !== undefined);
  const minutes = visit.endMinutes - visit.startMinutes;
  const sameHour = dated.find(({ weekday = 0 }) => visit.isOpenOn[weekday]);
  const anyHour = dated.find(({ weekday = 0 }) =>
    (week[weekday] ?? []).some(([open, close]) => close - open >= minutes),
  );
  return (sameHour ?? anyHour)?.number;
}

function possibleStart({ known }: CheckedVisit): { goAt?: number } {
  const first = known === undefined ? undefined : visitStarts(known).ranges[0];
  return first === undefined ? {} : { goAt: first[0] };
}

/** When a place opens and closes by turns, where that is the same on every weekday that it opens. */
function everydayHours(week: WeeklyHours): { hours?: number[] } {
  const [first, ...others] = week.map((spans) => spans.flat()).filter((hours) => hours.length > 0);
  const isSame = others.every((hours) => hours.join() === first?.join());
  return first === undefined || !isSame ? {} : { hours: first };
}

/** Who came for street food is told of how many meals are none, where that is most of them. */
function stallLines({ days, request, mayBeFree }: CheckedTrip): WatchEntry[] {
  if (mayBeFree || request.interests?.includes("food") !== true) return [];
  const meals = days.flatMap(({ text }) => text.meals ?? []);
  const count = meals.filter(
    ({ eateryKind: kind }) => kind !== undefined && hasStalls({ kind }),
  ).length;
  return meals.length === 0 || count >= STALLS_SHARE * meals.length
    ? []
    : [{ code: "fewStalls", values: { count, all: meals.length } }];
}

function emptyDays({ days, mayBeFree }: CheckedTrip): WatchEntry[] {
  if (mayBeFree) return [];
  return days
    .filter(({ visits, pace }) => visits.length === 0 && !mayBeEmpty(pace))
    .map(({ number }) => ({ day: number, code: "emptyDay", values: { day: number } }));
}

function lateLines(trip: CheckedTrip): WatchEntry[] {
  return trip.lateArrivals.map(({ day, leg, minutesLeft }) => ({
    day: day.number,
    code: "tooLate",
    values: { ...wayOf(leg), leftMinutes: Math.max(0, minutesLeft) },
  }));
}

function longDays(trip: CheckedTrip): WatchEntry[] {
  return trip.days
    .filter((day) => !endsInTime(day))
    .map((day) => {
      const { from = 0, to = 0 } = day.out ?? {};
      const endMinutes = backAt(day.text) ?? to;
      const values = { day: day.number, startMinutes: from, endMinutes };
      return { day: day.number, code: "longDay", values };
    });
}

function budgetLines(checks: readonly CheckFigure[]): WatchEntry[] {
  const budget = checks.find(({ id }) => id === "budget");
  if (budget === undefined || budget.isMet) return [];
  const percent = Math.max(1, Math.round(100 * (budget.figure - 1)));
  return [{ code: "overBudget", values: { percent } }];
}

/** Travellers know of their own places that they exist. */
function notVerified({ city, visits, hotels }: CheckedTrip): WatchEntry[] {
  const places = visits
    .filter((visit) => visit.text.notVerified === true && !isOwn(visit))
    .map(({ text }) => text.placeName);
  // Where no city is known the guide can't vouch for any hotel, which the count beside it says.
  const unknownHotels =
    city === undefined ? [] : hotels.filter((hotel) => hotel.known === undefined && !isOwn(hotel));
  const names = [...places, ...unknownHotels.map(({ text }) => text.hotelName)];
  if (names.length === 0) return [];
  return [{ code: "notVerified", values: shortened(names) }];
}

/** What is on in the city on days of the trip, each once. */
function eventLines({ city, days }: CheckedTrip): WatchEntry[] {
  return (city?.events ?? []).flatMap((event): WatchEntry[] => {
    const first = days.find(({ date }) => eventsOn(date, city ?? {}).includes(event));
    return first === undefined
      ? []
      : [{ day: first.number, code: "event", values: eventValues(event) }];
  });
}

/** Public holidays of the trip on which hours are not sure, or no public transport runs. */
function holidayLines({ days }: CheckedTrip): WatchEntry[] {
  return days.flatMap(({ number, date, visits, legs }): WatchEntry[] => {
    const holiday = date && visits.find(({ known }) => known?.holidays)?.known?.holidays?.get(date);
    if (date === undefined || !holiday) return [];
    const about = { day: number, date, holiday: holiday.name };
    const unsure = visits.filter(({ known }) => known?.hours && !saysHolidays(known.hours));
    const names = unsure.map(({ text }) => text.placeName);
    const rides = legs.some((leg) => leg?.mode === "transit");
    return [
      ...(rides && !holiday.hasTransit
        ? [{ day: number, code: "noTransit", values: about } as const]
        : []),
      ...(names.length === 0
        ? []
        : [
            {
              day: number,
              code: "holidayHours",
              values: { ...about, ...shortened(names) },
            } as const,
          ]),
    ];
  });
}

function saysHolidays(hours: string): boolean {
  return hours === "24/7" || namesHolidays(hours);
}

/** Without dates: places with few days to go on, and the weekdays on which most others are shut. */
function weeklyClosures({ days }: CheckedTrip): WatchEntry[] {
  const visits = days
    .filter(({ weekday }) => weekday === undefined)
    .flatMap((day) => day.visits)
    .map((visit) => ({ name: visit.text.placeName, week: visit.week, held: heldDays(visit) }))
    .filter(({ held }) => held.includes(true));
  const rare = visits.filter(({ held }) => held.filter(Boolean).length <= RARE_DAYS);
  const others = visits.filter((visit) => !rare.includes(visit));
  const summaries = WEEKDAYS.map((weekday) => {
    const shut = others.filter(({ held }) => !held[weekday]);
    const isAllDay = shut.every(({ week }) => week?.[weekday]?.length === 0);
    return { weekday, names: shut.map(({ name }) => name), isAllDay };
  })
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => b.names.length - a.names.length)
    .slice(0, MAX_OF_A_KIND);
  return [
    ...rare.slice(0, MAX_OF_A_KIND).map(({ name, held }): WatchEntry => {
      const weekdays = held.flatMap((isHeld, weekday) => (isHeld ? [weekday] : []));
      return { code: "openOnlyOn", values: { name, weekdays } };
    }),
    ...summaries.map(
      ({ weekday, names, isAllDay }): WatchEntry => ({
        code: isAllDay ? "closedOn" : "closedOrNotOpenThenOn",
        values: { weekday, ...shortened(names) },
      }),
    ),
  ];
}

/** By weekday, Monday first: from the guide's hours, else from what the plan says. */
function heldDays({ week, isOpenOn, text }: CheckedVisit): readonly boolean[] {
  return week === undefined ? WEEKDAYS.map((weekday) => !text.notOn?.includes(weekday)) : isOpenOn;
}

function hoursUnknown({ visits }: CheckedTrip): WatchEntry[] {
  const names = visits
    .filter(
      ({ text, known }) =>
        text.hoursUnknown ||
        (known !== undefined &&
          (known.hours === undefined ||
            known.shutForWorks !== undefined ||
            isProgramUnknown(known))),
    )
    .map(({ text }) => text.placeName);
  if (names.length === 0) return [];
  return [{ code: "hoursUnknown", values: shortened(names) }];
}

/** Ways that a little delay would break, the tightest first. */
function tightLines({ days }: CheckedTrip): WatchEntry[] {
  return days
    .flatMap((day) =>
      day.visits.slice(1).flatMap((visit, index) => {
        const leg = day.legs[index + 1];
        const before = day.visits[index];
        if (leg === undefined || before === undefined) return [];
        const spare = visit.startMinutes - before.endMinutes - leg.minutes;
        return spare >= 0 && spare < SPARE_MINUTES ? [{ day, leg, spare }] : [];
      }),
    )
    .sort((a, b) => a.spare - b.spare)
    .slice(0, MAX_OF_A_KIND)
    .map(({ day, leg, spare }) => ({
      day: day.number,
      code: "tight",
      values: { ...wayOf(leg), spareMinutes: spare },
    }));
}

function longLegs({ days }: CheckedTrip): WatchEntry[] {
  return days
    .flatMap((day) => day.legs.flatMap((leg) => (leg?.isLong ? [{ day, leg }] : [])))
    .sort((a, b) => b.leg.minutes - a.leg.minutes)
    .slice(0, MAX_OF_A_KIND)
    .map(({ day, leg }) => ({
      day: day.number,
      code: "longWay",
      values: wayOf(leg),
    }));
}

function wayOf({ from, to, mode, minutes, distanceKm }: CheckedLeg) {
  return { from, to, mode, minutes, distanceKm };
}

/** Names to show, and how many are left out: never only one. */
function shortened(names: readonly string[]): { names: string[]; more: number } {
  const shown = names.slice(0, names.length > MAX_NAMES + 1 ? MAX_NAMES : names.length);
  return { names: shown, more: names.length - shown.length };
}
