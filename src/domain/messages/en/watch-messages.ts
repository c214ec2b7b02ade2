import { openSpans } from "../open-spans.ts";
import { countNames, type WatchedNames, type WatchedWay, watchParts } from "../watch-parts.ts";
import { english } from "./english.ts";
import { eventText } from "./event-text.ts";
import { storedWords } from "./stored-words.ts";

type Visit = { name: string; day: number; startMinutes: number; endMinutes: number };
/** `date` is "2026-12-25". */
type Holiday = { day: number; date: string; holiday: string };
const { span, wayBy, wayText, placesAre, list } = watchParts(english, storedWords, {
  way: (from, to) => `${from} to ${to}`,
  placesAre: { one: "place is", other: "places are" },
  more: (count) => `${count} more`,
});

/** Things to look out for on a trip. Each names its day itself where the words do. */
export const WATCH_MESSAGES = {
  /** `openDay` is a day of the trip that finds it open, where there is one. */
  closedThatDay: (values: {
    name: string;
    day: number;
    weekday: number;
    openDay?: number;
    /** The feast that closes it. */
    event?: string;
  }) =>
    values.event !== undefined
      ? `Day ${values.day}: ${values.name} is closed (${values.event}).${values.openDay === undefined ? "" : ` It’s open on day ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Day ${values.day}: ${values.name} is closed on all your days.`
        : `Day ${values.day}: ${values.name} is closed on ${english.weekday(values.weekday)}s. It’s open on day ${values.openDay}.`,
  /** `hours`: when it opens and closes that day, by turns. */
  notOpenThen: ({ name, day, hours, ...visit }: Visit & { hours: number[] }) =>
    `${name} is open ${openSpans(hours, english.span).join(" and ")} on day ${day}, but the plan has you there ${span(visit)}.`,
  /**
   * `goAt`: when a visit fits, where one does. `hours`: when it opens and closes by turns, where that is the same every day.
   */
  neverOpenThen: ({ name, goAt, ...visit }: Visit & { goAt?: number; hours?: number[] }) =>
    `${name} is never open ${span(visit)}. ${
      goAt === undefined ? "Remove it" : `Go at ${english.time(goAt)}`
    }.`,
  emptyDay: ({ day }: { day: number }) => `Day ${day} is empty.`,
  tooLate: ({ leftMinutes, ...way }: WatchedWay & { leftMinutes: number }) =>
    `${wayText(way)} takes about ${wayBy(way)}, but the plan allows ${
      leftMinutes > 0 ? `${leftMinutes} min` : "no time"
    }.`,
  longDay: ({ day, ...hours }: { day: number; startMinutes: number; endMinutes: number }) =>
    `Day ${day} is long: ${span(hours)}.`,
  overBudget: ({ percent }: { percent: number }) =>
    `Over budget: about ${percent}% more than this level allows.`,
  leftOutClosed: ({ names }: { names: string[] }) =>
    `Left out because closed on your days: ${english.list(names)}.`,
  leftOutDear: ({ names }: { names: string[] }) =>
    `Left out to stay within budget: ${english.list(names)}.`,
  leftOutForTime: ({ names }: { names: string[] }) =>
    `Left out for lack of time: ${english.list(names)}.`,
  fewStalls: ({ count, all }: { count: number; all: number }) =>
    `Street food: ${count} of ${all} meals are at stalls, markets or food halls. We know none near the others at those hours.`,
  /** `instead`: the names of what would have to go. */
  leftOutFor: ({ name, day, instead }: { name: string; day: number; instead: string[] }) =>
    `No time for ${name}. To see it, skip ${english.list(instead)} on day ${day}.`,
  notVerified: (values: WatchedNames) => `We couldn’t confirm ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }: Holiday & WatchedNames) =>
    `Day ${day} is ${english.date(date)}, ${holiday}: hours at ${list(names)} may differ.`,
  /** A feast, a fair or a fast on days of the trip, with a sentence of the guide. */
  event: eventText,
  noTransit: ({ day, date, holiday }: Holiday) =>
    `Day ${day} is ${english.date(date)}, ${holiday}: there’s no public transport, so walk or book a taxi ahead.`,
  openOnlyOn: ({ name, weekdays }: { name: string; weekdays: number[] }) =>
    `${name} is open at that time only on ${english.list(weekdays.map((day) => `${english.weekday(day)}s`))}.`,
  closedOn: ({ weekday, ...names }: { weekday: number } & WatchedNames) =>
    `${placesAre(names)} closed on ${english.weekday(weekday)}s: ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }: { weekday: number } & WatchedNames) =>
    `${placesAre(names)} closed on ${english.weekday(weekday)}s, or at the planned ${english.plural(countNames(names), { one: "time", other: "times" })}: ${list(names)}.`,
  hoursUnknown: (values: WatchedNames) =>
    `Opening hours unknown for ${list(values)}. Check before you go.`,
  tight: ({ spareMinutes, ...way }: WatchedWay & { spareMinutes: number }) =>
    `Tight: ${wayText(way)} takes about ${wayBy(way)}, with ${spareMinutes} min to spare.`,
  longWay: (way: WatchedWay) => `Long trip: ${wayText(way)}, about ${wayBy(way)}.`,
  positionMissing: ({ name }: { name: string }) =>
    `${name}: the plan doesn’t say where it is, so we can’t show directions.`,
  positionWrong: ({ name }: { name: string }) =>
    `${name}: its coordinates can’t be right, so we can’t show directions.`,
};
