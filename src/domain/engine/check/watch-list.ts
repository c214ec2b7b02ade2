import { clockText, WEEKDAY_NAMES, type WeeklyHours } from "../../places/opening-hours.ts";
import { travelText } from "../../places/travel.ts";
import type { PlanCheck } from "../../trip/trip.ts";
import { isLongLeg } from "../days/is-long-leg.ts";
import { isOpenFor, openWeekdays } from "../days/open-weekdays.ts";
import { visitStarts } from "../days/visit-starts.ts";
import type { CheckFigure } from "./check-figure.ts";
import { endsInTime, lateArrivals } from "./check-times.ts";
import { activeSpan } from "./meal-slots.ts";
import { knownWeek, type OpeningFault, openingFaults } from "./opening-faults.ts";
import type { ParsedDay, ParsedTrip, ParsedVisit } from "./parse-trip.ts";

type WatchLine = PlanCheck["watch"][number];

const MOST_LINES = 12;
const MOST_NAMES = 4;
const MOST_OF_A_KIND = 3;
/** A place open on no more weekdays than these is better told by when it is open. */
const RARE_DAYS = 2;
/** A way is tight where the plan leaves less than this to spare: what it takes to leave and enter. */
const SPARE_MINUTES = 5;

/** What to look out for, in words, the most important first; at most 12 lines. */
export function watchList(trip: ParsedTrip, checks: readonly CheckFigure[]): WatchLine[] {
  return [
    ...openingFaults(trip).flatMap((fault) => openingLine(fault, trip)),
    ...emptyDays(trip),
    ...lateLines(trip),
    ...longDays(trip),
    ...budgetLines(checks),
    ...notVerified(trip),
    ...weeklyClosures(trip),
    ...hoursUnknown(trip),
    ...tightLines(trip),
    ...longLegs(trip),
  ].slice(0, MOST_LINES);
}

function openingLine({ day, visit, week, kind }: OpeningFault, trip: ParsedTrip): WatchLine[] {
  const name = visit.text.placeName;
  const hours = `${clockText(visit.startMinutes)}–${clockText(visit.endMinutes)}`;
  switch (kind) {
    case "closed-day": {
      const weekday = WEEKDAY_NAMES[day.weekday ?? 0];
      const advice = adviceFor(visit, week, trip);
      return [
        {
          day: day.number,
          text: `${name} is closed on ${weekday}s, and day ${day.number} is one: ${advice}`,
        },
      ];
    }
    case "outside-hours": {
      const open = (week[day.weekday ?? 0] ?? [])
        .map((window) => window.map(clockText).join("–"))
        .join(" and ");
      return [
        {
          day: day.number,
          text: `${name} is open ${open} on day ${day.number}, but the plan has you there ${hours}.`,
        },
      ];
    }
    case "never":
      return [
        {
          day: day.number,
          text: `${name} is not open ${hours} on any weekday: ${laterHint(visit)}`,
        },
      ];
    // Told with the other weekly closures.
    case "not-told":
      return [];
  }
}

/** A day of the trip on which the visit holds, if need be at another hour. */
function adviceFor(visit: ParsedVisit, week: WeeklyHours, { days }: ParsedTrip): string {
  const dated = days.filter((day) => day.weekday !== undefined);
  const minutes = visit.endMinutes - visit.startMinutes;
  const sameHour = dated.find(({ weekday = 0 }) => isOpenFor(week, weekday, visit));
  const anyHour = dated.find(({ weekday = 0 }) =>
    (week[weekday] ?? []).some(([open, close]) => close - open >= minutes),
  );
  const better = sameHour ?? anyHour;
  return better === undefined
    ? "no day of the trip finds it open."
    : `move it to day ${better.number}.`;
}

function laterHint({ known }: ParsedVisit): string {
  const first = known === undefined ? undefined : visitStarts(known).ranges[0];
  return first === undefined ? "leave it out." : `go at ${clockText(first[0])}.`;
}

function emptyDays({ days }: ParsedTrip): WatchLine[] {
  return days
    .filter(({ visits }) => visits.length === 0)
    .map(({ number }) => ({ day: number, text: `Day ${number} has nothing in it yet.` }));
}

function lateLines(trip: ParsedTrip): WatchLine[] {
  return lateArrivals(trip).map(({ day, leg, minutesLeft }) => {
    const left = minutesLeft > 0 ? `${minutesLeft} min` : "no time";
    return {
      day: day.number,
      text: `${leg.from} to ${leg.to} takes about ${travelText(leg)}; the plan leaves ${left}.`,
    };
  });
}

function longDays(trip: ParsedTrip): WatchLine[] {
  return trip.days
    .filter((day) => !endsInTime(day, trip))
    .map((day) => {
      const { from = 0, to = 0 } = activeSpan(day) ?? {};
      const hours = `from ${clockText(from)} to ${clockText(to)}`;
      return { day: day.number, text: `Day ${day.number} is long: it goes ${hours}.` };
    });
}

function budgetLines(checks: readonly CheckFigure[]): WatchLine[] {
  const budget = checks.find(({ id }) => id === "budget");
  if (budget === undefined || budget.isMet) return [];
  const percent = Math.max(1, Math.round(100 * (budget.figure - 1)));
  return [{ text: `Over budget: it costs about ${percent} % more than this level allows.` }];
}

function notVerified({ city, days, hotels }: ParsedTrip): WatchLine[] {
  const places = days
    .flatMap((day) => day.visits)
    .filter(({ text }) => text.notVerified)
    .map(({ text }) => text.placeName);
  // Where no city is known the guide can't vouch for any hotel, which the count beside it says.
  const unknownHotels = city === undefined ? [] : hotels.filter(({ known }) => !known);
  const names = [...places, ...unknownHotels.map(({ text }) => text.hotelName)];
  if (names.length === 0) return [];
  const exist = names.length === 1 ? "exists" : "exist";
  return [
    {
      text: `Not verified: nobody but the planner says that ${list(names)} ${exist} or where.`,
    },
  ];
}

/** Without dates: places with few days to go on, and the weekdays on which most others are shut. */
function weeklyClosures({ days }: ParsedTrip): WatchLine[] {
  const visits = days
    .filter(({ weekday }) => weekday === undefined)
    .flatMap((day) => day.visits)
    .map((visit) => ({ name: visit.text.placeName, week: knownWeek(visit), held: heldDays(visit) }))
    .filter(({ held }) => held.includes(true));
  const rare = visits.filter(({ held }) => held.filter(Boolean).length <= RARE_DAYS);
  const others = visits.filter((visit) => !rare.includes(visit));
  const summaries = WEEKDAY_NAMES.map((weekday, index) => {
    const shut = others.filter(({ held }) => !held[index]);
    const isAllDay = shut.every(({ week }) => week?.[index]?.length === 0);
    return { weekday, names: shut.map(({ name }) => name), isAllDay };
  })
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => b.names.length - a.names.length)
    .slice(0, MOST_OF_A_KIND);
  return [
    ...rare.slice(0, MOST_OF_A_KIND).map(({ name, held }) => {
      const open = WEEKDAY_NAMES.filter((_, index) => held[index]).map((weekday) => `${weekday}s`);
      return { text: `${name} is open then on ${list(open)} only.` };
    }),
    ...summaries.map(({ weekday, names, isAllDay }) => {
      const [who, hours] =
        names.length === 1 ? ["1 place is", "hour"] : [`${names.length} places are`, "hours"];
      const when = isAllDay ? `${weekday}s` : `${weekday}s, or not open at the plan's ${hours}`;
      return { text: `${who} closed on ${when}: ${list(names)}.` };
    }),
  ];
}

/** By weekday, Monday first: from the guide's hours, else from what the plan says. */
function heldDays(visit: ParsedVisit): boolean[] {
  const week = knownWeek(visit);
  if (week !== undefined) return openWeekdays(week, visit);
  return WEEKDAY_NAMES.map((name) => !visit.text.notOn?.includes(name));
}

function hoursUnknown({ days }: ParsedTrip): WatchLine[] {
  const names = days
    .flatMap((day) => day.visits)
    .filter(
      ({ text, known }) => text.hoursUnknown || (known !== undefined && known.hours === undefined),
    )
    .map(({ text }) => text.placeName);
  if (names.length === 0) return [];
  return [{ text: `Opening hours are not known for ${list(names)}: look them up before you go.` }];
}

/** Ways that a little delay would break, the tightest first. */
function tightLines({ days }: ParsedTrip): WatchLine[] {
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
    .slice(0, MOST_OF_A_KIND)
    .map(({ day, leg, spare }) => ({
      day: day.number,
      text: `Tight: ${leg.from} to ${leg.to} takes about ${travelText(leg)}, with ${spare} min to spare.`,
    }));
}

function longLegs({ days }: ParsedTrip): WatchLine[] {
  return days
    .flatMap((day: ParsedDay) => day.legs.map((leg) => ({ day, leg })))
    .flatMap(({ day, leg }) => (leg !== undefined && isLongLeg(leg) ? [{ day, leg }] : []))
    .sort((a, b) => b.leg.minutes - a.leg.minutes)
    .slice(0, MOST_OF_A_KIND)
    .map(({ day, leg }) => ({
      day: day.number,
      text: `A long way: ${leg.from} to ${leg.to}, about ${travelText(leg)}.`,
    }));
}

/** "A, B and C", or "A, B, C, D and 3 more". */
function list(names: readonly string[]): string {
  const shown = names.slice(0, names.length > MOST_NAMES + 1 ? MOST_NAMES : names.length);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
