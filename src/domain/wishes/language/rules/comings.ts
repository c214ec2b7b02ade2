import { clockText } from "../../../clock-text.ts";
import { AIRPORT_MINUTES, STATION_MINUTES } from "../../../trip/journey-minutes.ts";
import type { Segment } from "../said-segment.ts";
import { choiceOf, type SaidPart, type SaidWish } from "../said-wish.ts";
import { HALF_DAY } from "./pauses.ts";
import { first, isKnownPlace, type Reading } from "./rule.ts";

const LATE_ARRIVAL_MINUTES = 18 * 60;
const SLEEPS_FROM_MINUTES = 21 * 60 + 30;

const FIRST_DAY = { days: [1] };

const LAST_DAY = { days: [-1] };

/** Who leaves from somewhere has to be there in time. */
export const leaving = (segment: Segment) =>
  // "We leave there at 10 every day" says where one stays, "leave it blank after 12" of what.
  segment.when?.isEvery === true ||
  segment.hasIt ||
  segment.items.some(({ word, words = "" }) => word === "there" || /\bthere$/.test(words))
    ? undefined
    : departure(beforeLeaving(segment))(segment);

function beforeLeaving({ items, when }: Segment): number {
  // "We depart", but a flight or a train "departs": by which one isn't said.
  if (items.some(({ words = "" }) => /\bdepart(?:s|ing)\b/.test(words)))
    return AIRPORT_MINUTES.before;
  // The way is in it.
  const said = items.map(({ words = "" }) => words).join(" ");
  if (/\b(?:for the|to the|hotel|checkout)\b/.test(said)) return 0;
  // "On day 2 we leave at 10" may be for anywhere.
  const isForHome = when === undefined || when.days?.[0] === -1 || when.weekdays !== undefined;
  return isForHome || items.some(({ word }) => word === "from") ? STATION_MINUTES : 0;
}

/** The way there, and what one has to do. */
const BUSY_MINUTES = 180;

/** Who comes by train is in town sooner. */
const IS_STATION = /\b(?:train|station|central|centraal|gare|bahnhof|hbf|eurostar)\b/;

const saidIn = ({ items }: Segment) => items.map(({ words = "" }) => words).join(" ");

/** "We have to be at Schiphol at 4": nothing to see, but somewhere to be in time, on the last day or for a while. */
export function beThere(segment: Segment): Reading | undefined {
  const { when, times } = segment;
  const minutes = times[0]?.minutes;
  if (!/\b(?:be|be back|back) at\b/.test(saidIn(segment)) || minutes === undefined)
    return undefined;
  if (first(segment).some(isKnownPlace)) return undefined;
  const leaves = departure(STATION_MINUTES)(segment);
  const isAirport = /\bairport\b/.test(saidIn(segment));
  if (leaves === undefined || "choices" in leaves || isAirport || when?.days?.[0] === -1)
    return leaves;
  const from = Math.max(0, minutes - STATION_MINUTES);
  const busy = { fromMinutes: from, toMinutes: Math.min(from + BUSY_MINUTES, 1440) };
  const wishes: readonly SaidWish[] =
    when === undefined ? leaves : [{ verb: "free-hours", ...busy, when }];
  return { choices: wishes.map((wish) => choiceOf(wish)) };
}

/** "We land really late the first night": one only sleeps. */
export function lateArrival(segment: Segment): Reading | undefined {
  const { when = FIRST_DAY, part } = segment;
  if (!/\blate\b/.test(saidIn(segment)) || part === "morning") return undefined;
  return part === "afternoon"
    ? [{ verb: "start-day", minutes: LATE_ARRIVAL_MINUTES, isSoonest: true, when }]
    : [{ verb: "free", part: "day", when }];
}

/** "We land at 2": the first day begins when one is in town. */
export function arrival(segment: Segment): Reading | undefined {
  const { times, when = FIRST_DAY } = segment;
  const [time] = times;
  if (time?.minutes === undefined || times.length > 1) return undefined;
  const minutes =
    time.isSure !== true && time.minutes < 6 * 60 ? time.minutes + HALF_DAY : time.minutes;
  const inTown =
    minutes + (IS_STATION.test(saidIn(segment)) ? STATION_MINUTES : AIRPORT_MINUTES.after);
  // So late, one only sleeps.
  return inTown >= SLEEPS_FROM_MINUTES
    ? [{ verb: "free", part: "day", when }]
    : [{ verb: "start-day", minutes: inTown, isSoonest: true, when }];
}

/** "Flight at 14:00": the last day ends when one leaves for it. An hour that may be of the morning is asked. */
export function departure(before: number) {
  return (segment: Segment): Reading | undefined => {
    const { times, when = LAST_DAY } = segment;
    const [time] = times;
    if (time?.minutes === undefined || times.length > 1 || !isFromTo(segment)) return undefined;
    const ends = (minutes: number): readonly SaidWish[] => [
      { verb: "end-day", minutes: Math.max(MORNING, minutes - before), when },
    ];
    const { minutes } = time;
    if (time.isSure === true || minutes >= HALF_DAY) return ends(minutes);
    if (minutes < 6 * 60) return ends(minutes + HALF_DAY);
    if (minutes > 9 * 60) return ends(minutes);
    const choices = [minutes, minutes + HALF_DAY].map((at) => ({
      label: "at" as const,
      name: clockText(at),
      wishes: ends(at),
    }));
    return { choices };
  };
}

/** "The train to lyon", and no "train comes": an unknown word is where to, or from where. */
const isFromTo = ({ items }: Segment) =>
  items.every(
    ({ code, word = "" }, at) =>
      code !== "?" ||
      LEADS_WHERE.test(word) ||
      items[at - 1]?.code === "?" ||
      LEADS_WHERE.test(items[at - 1]?.words?.split(" ").at(-1) ?? ""),
  );

const LEADS_WHERE = /^(?:from|to|for|at|via|the|our|my|leaves|leave|leaving|departs|departing)$/;

const BY_PLANE = /\b(?:flights?|fly|flying|plane|airport|land|lands|landing)\b/i;
const LEAVES = /\b(?:leaves?|leaving|goes|departs?)\b/i;
const BY_LAND = /\b(?:trains?|bus|coach|ferry|station|hotel|check ?out|drive|car)\b/i;

/** "We land at 9, leave on Sunday at 13:25": who came by plane leaves by plane. */
export function leavingByPlane(part: SaidPart, whole: string): SaidPart {
  const { text } = part;
  const isByPlane = BY_PLANE.test(whole) && !BY_LAND.test(whole);
  if (part.kind !== "wish" || !LEAVES.test(text) || BY_PLANE.test(text) || !isByPlane) return part;
  const sooner = AIRPORT_MINUTES.before - STATION_MINUTES;
  const wishes = part.wishes.map((wish) =>
    wish.verb === "end-day" && typeof wish.minutes === "number"
      ? { ...wish, minutes: Math.max(MORNING, wish.minutes - sooner) }
      : wish,
  );
  return { ...part, wishes };
}

const MORNING = 5 * 60;
