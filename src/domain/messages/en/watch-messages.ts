import { clockText } from "../../places/clock-text.ts";
import type { Leg } from "../../places/leg.ts";
import { travelText } from "../../places/travel.ts";
import { english } from "./english.ts";

type Visit = { name: string; day: number; startMinutes: number; endMinutes: number };
/** A way between two places, as a leg of the trip has it. */
type Way = Pick<Leg, "mode" | "minutes" | "distanceKm"> & { from: string; to: string };
/** `date` is "2026-12-25". */
type Holiday = { day: number; date: string; holiday: string };
/** Names to show, and how many there are beyond them. */
type Names = { names: string[]; more: number };

/** What to look out for on a trip. Each names its day itself where the words do. */
export const WATCH_MESSAGES = {
  /** `openDay` is a day of the trip that finds it open, where there is one. */
  closedThatDay: (values: { name: string; day: number; weekday: number; openDay?: number }) =>
    `${values.name} is closed on ${english.weekday(values.weekday)}s, and day ${values.day} is one: ${
      values.openDay === undefined
        ? "no day of the trip finds it open"
        : `move it to day ${values.openDay}`
    }.`,
  /** `hours`: when it opens and closes that day, by turns. */
  notOpenThen: ({ name, day, hours, ...visit }: Visit & { hours: number[] }) =>
    `${name} is open ${opening(hours)} on day ${day}, but the plan has you there ${span(visit)}.`,
  /** `goAt`: when a visit fits, where one does. */
  neverOpenThen: ({ name, goAt, ...visit }: Visit & { goAt?: number }) =>
    `${name} is not open ${span(visit)} on any weekday: ${
      goAt === undefined ? "leave it out" : `go at ${clockText(goAt)}`
    }.`,
  emptyDay: ({ day }: { day: number }) => `Day ${day} has nothing in it yet.`,
  tooLate: ({ leftMinutes, ...way }: Way & { leftMinutes: number }) =>
    `${wayText(way)} takes about ${travelText(way)}; the plan leaves ${
      leftMinutes > 0 ? `${leftMinutes} min` : "no time"
    }.`,
  longDay: ({ day, ...hours }: { day: number; startMinutes: number; endMinutes: number }) =>
    `Day ${day} is long: it goes from ${clockText(hours.startMinutes)} to ${clockText(hours.endMinutes)}.`,
  overBudget: ({ percent }: { percent: number }) =>
    `Over budget: it costs about ${percent} % more than this level allows.`,
  notVerified: (values: Names) =>
    `Not verified: nobody but the planner says that ${list(values)} ${english.plural(total(values), { one: "exists", other: "exist" })} or where.`,
  holidayHours: ({ day, date, holiday, ...names }: Holiday & Names) =>
    `Day ${day} is ${english.date(date)}, ${holiday}: the hours of ${list(names)} may differ.`,
  noTransit: ({ day, date, holiday }: Holiday) =>
    `Day ${day} is ${english.date(date)}, ${holiday}: no public transport runs, so walk or book a taxi ahead.`,
  openOnlyOn: ({ name, weekdays }: { name: string; weekdays: number[] }) =>
    `${name} is open then on ${english.list(weekdays.map((day) => `${english.weekday(day)}s`))} only.`,
  closedOn: ({ weekday, ...names }: { weekday: number } & Names) =>
    `${placesAre(names)} closed on ${english.weekday(weekday)}s: ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }: { weekday: number } & Names) =>
    `${placesAre(names)} closed on ${english.weekday(weekday)}s, or not open at the plan's ${english.plural(total(names), { one: "hour", other: "hours" })}: ${list(names)}.`,
  hoursUnknown: (values: Names) =>
    `Opening hours are not known for ${list(values)}: look them up before you go.`,
  tight: ({ spareMinutes, ...way }: Way & { spareMinutes: number }) =>
    `Tight: ${wayText(way)} takes about ${travelText(way)}, with ${spareMinutes} min to spare.`,
  longWay: (way: Way) => `A long way: ${wayText(way)}, about ${travelText(way)}.`,
  positionMissing: ({ name }: { name: string }) =>
    `${name}: the plan doesn't say where it is, so we don't show the way there.`,
  positionWrong: ({ name }: { name: string }) =>
    `${name}: its coordinates can't be right, so we don't show the way there.`,
};

function span({ startMinutes, endMinutes }: { startMinutes: number; endMinutes: number }): string {
  return `${clockText(startMinutes)}–${clockText(endMinutes)}`;
}

/** "09:00–13:00 and 14:00–18:00". */
function opening(hours: readonly number[]): string {
  const windows = hours.flatMap((open, index) =>
    index % 2 === 0 ? [span({ startMinutes: open, endMinutes: hours[index + 1] ?? open })] : [],
  );
  return windows.join(" and ");
}

function wayText({ from, to }: Way): string {
  return `${from} to ${to}`;
}

function total({ names, more }: Names): number {
  return names.length + more;
}

function placesAre(names: Names): string {
  return english.count(total(names), { one: "place is", other: "places are" });
}

function list({ names, more }: Names): string {
  return english.list(more === 0 ? names : [...names, `${more} more`]);
}
