import { clockText } from "../../../clock-text.ts";
import { AIRPORT_MINUTES, STATION_MINUTES } from "../../../trip/journey-minutes.ts";
import type { SaidItem, SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import { choiceOf } from "../said-wish.ts";
import { arrival, beThere, departure, lateArrival, leaving } from "./comings.ts";
import { FREE_DAYS } from "./free-days.ts";
import {
  breakOf,
  dayFree,
  dayFromTo,
  endOf,
  freeFrom,
  HALF_DAY,
  NAP,
  napAt,
  onePartFree,
  pauseFromTo,
} from "./pauses.ts";
import { dayWish, each, first, type Reading, type Rule, withDay } from "./rule.ts";

function startDay(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.times.length > 1) return undefined;
  // "Start at 1".
  // Nobody says "nothing before 6" of the morning.
  const latest = segment.items.some(({ words = "" }) => /^no/.test(words)) ? 7 * 60 : 5 * 60;
  const minutes =
    time.isSure !== true && time.minutes < latest ? time.minutes + HALF_DAY : time.minutes;
  return minutes < 4 * 60 || minutes > 20 * 60
    ? undefined
    : dayWish({
        verb: "start-day",
        minutes,
        ...(time.bound === "at" ? {} : { isSoonest: true as const }),
      })(segment);
}

const NIGHT_ENDS = 5 * 60;
const MIDNIGHT = 24 * 60;
const AFTER_LUNCH_MINUTES = 14 * 60;
const OUT_LATE = /\b(?:out|up|late|nights?|party|partying|bars?|clubs?|dancing)\b/;

/** "Keep Saturday free until 12"; "free by 12" ends something, and who is free until 5 may be busy then. */
function freeUntil(segment: Segment): Reading | undefined {
  const [time, ...more] = segment.times;
  const { shape, items } = segment;
  const isTold = /^(?:Q )?free/.test(shape) && items.some(({ isSubject }) => isSubject === true);
  if (time?.minutes === undefined || more.length > 0 || isTold) return undefined;
  if (!/^(?:until|before)$/.test(time.word ?? "")) return undefined;
  const isLate = time.isSure !== true && time.minutes < 7 * 60;
  const minutes = time.minutes + (isLate ? HALF_DAY : 0);
  return dayWish({ verb: "start-day", minutes, isSoonest: true })(segment);
}

/** "By 7" is in the evening, "out till 2" and "back by 1am" in the night. */
export function endOfDay(segment: Segment): number | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined) return undefined;
  const isNight = time.minutes < NIGHT_ENDS && (time.isSure === true || saidBy(OUT_LATE)(segment));
  return isNight ? MIDNIGHT : endOf({ minutes: time.minutes, isSure: time.isSure === true });
}

function endDay(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  const minutes = endOfDay(segment);
  if (time === undefined || minutes === undefined || segment.times.length > 1) return undefined;
  // "Back at 11 at the earliest" ends nothing.
  if (time.bound === "from" && /\bback\b/.test(segment.shape)) return undefined;
  return minutes < 12 * 60 ? undefined : dayWish({ verb: "end-day", minutes })(segment);
}

/** A visit at its hour. */
export function setStart(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time === undefined || first(segment).length > 1) return undefined;
  // "The park at 9 is ..." says what is so.
  if (/^(?:is|are|was)$/.test(segment.items.at(-1)?.words ?? "")) return undefined;
  // "Until" says when it ends.
  const minutes = hourOfVisit(time, segment);
  if (minutes === undefined || isUntil(time)) return undefined;
  // "The bridge before 7": which?
  if (time.bound === "by" && time.isSure !== true && time.minutes !== minutes && minutes > EARLY)
    return {
      choices: [minutes - HALF_DAY, minutes].map((at) => ({
        label: "visitAt",
        name: `${first(segment)[0]?.text}, ${clockText(at)}`,
        wishes: first(segment).map((what) => ({
          verb: "set-start",
          what,
          minutes: at,
          isLatest: true,
          ...(segment.when && { when: segment.when }),
        })),
      })),
    };
  const bound =
    time.bound === "by"
      ? { isLatest: true as const }
      : time.bound === "from"
        ? { isSoonest: true as const }
        : {};
  const at = time.word === "before" ? minutes - BEFORE_MINUTES : minutes;
  return each(segment, (what) => ({ verb: "set-start", what, minutes: at, ...bound }));
}

const AFTERNOON_BREAK = { fromMinutes: 15 * 60, toMinutes: 16 * 60 + 30 } as const;
/** Until when a rest before dinner lasts, and how long at most. */
const BEFORE_DINNER = 19 * 60;
const MOST_REST = 4 * 60;

/** "Before 8" is no 8 o'clock. */
const BEFORE_MINUTES = 15;

/** Nobody visits before. */
const EARLY = 18 * 60;

/** Hours before eight are of the afternoon, where nothing says otherwise. */
function hourOfVisit(
  { minutes, isSure }: Pick<SaidItem, "minutes" | "isSure">,
  { part }: Segment,
): number | undefined {
  if (minutes === undefined) return undefined;
  const isEvening = part === "evening" || part === "afternoon";
  const isLate = isSure !== true && (minutes < 8 * 60 || (isEvening && minutes < HALF_DAY));
  return isLate ? minutes + HALF_DAY : minutes;
}

/** "Stay at the Colosseum until 12", "done there by 4". */
function setEnd(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || first(segment).length > 1) return undefined;
  // "Bairro Alto by 7" is when one is there.
  const isSaid = /\b(?:end|keep|longer|leave|shorter)\b/.test(segment.shape);
  if (!isSaid && !isUntil(time)) return undefined;
  const minutes =
    time.isSure !== true && time.minutes < 9 * 60 ? time.minutes + HALF_DAY : time.minutes;
  return each(segment, (what) => ({
    ...{ verb: "set-end", minutes },
    what: what.kind === "places" ? what : { ...what, isPlural: false },
  }));
}

const isUntil = ({ word, words }: SaidItem) =>
  word === "until" || words?.includes("until") === true;

const NIGHT_OUT: SaidObject = {
  kind: "category",
  text: "night out",
  categories: ["nightlife"],
  isPlural: false,
};

/** "Out until 1 on Friday", "party until 2 am on Saturday": the night out of that day, or one that comes, ends then. */
function outUntil(segment: Segment): Reading | undefined {
  const { times, when } = segment;
  const [time, ...more] = times;
  const isNight = endOfDay(segment) === MIDNIGHT && saidBy(OUT_LATE)(segment);
  if (time?.minutes === undefined || more.length > 0 || !isUntil(time) || !isNight)
    return undefined;
  return when === undefined || when.isEvery === true
    ? undefined
    : [{ verb: "set-end", what: NIGHT_OUT, minutes: time.minutes, when }];
}

/** "The Vatican Museums from 9 to 12". */
function fromTo(segment: Segment): Reading | undefined {
  const { range, when } = segment;
  const [what, ...more] = first(segment);
  if (range === undefined || what === undefined || more.length > 0) return undefined;
  const on = when === undefined ? {} : { when };
  // "Start it between 12:00 and 12:30".
  if (segment.shape.startsWith("start"))
    return [{ verb: "set-start", what, minutes: range.fromMinutes, ...on }];
  return [
    { verb: "set-start", what, minutes: range.fromMinutes, ...on },
    { verb: "stay", what, minutes: range.toMinutes - range.fromMinutes, ...on },
  ];
}

/** "Half an hour earlier". */
function startOfVisitBy(segment: Segment): Reading | undefined {
  const [by] = segment.spans;
  const minutes = segment.shape.includes("earlier") ? "earlier" : "later";
  return by === undefined || first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "set-start", what, minutes, by }));
}

/** "An hour longer", "shorter by an hour". */
function stayBy(segment: Segment): Reading | undefined {
  const [by] = segment.spans;
  const minutes = /longer|more/.test(segment.shape) ? "longer" : "shorter";
  return by === undefined || first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "stay", what, minutes, by }));
}

/** Nobody wants no plan on any day. */
const free = (segment: Segment) =>
  segment.part === undefined && segment.when?.isEvery === true
    ? undefined
    : dayWish({ verb: "free", part: segment.part ?? "day" })(segment);

const saidBy =
  (word: RegExp) =>
  ({ items }: Segment) =>
    items.some((item) => word.test(item.words ?? ""));

/** "In the morning of day 3 start later"; what begins later in the evening is no day. */
function ofMorning(read: (segment: Segment) => Reading | undefined) {
  return (segment: Segment) =>
    segment.part === undefined || segment.part === "morning" ? read(segment) : undefined;
}

function startBy(direction: "earlier" | "later") {
  return (segment: Segment): Reading | undefined => {
    const [by] = segment.spans;
    return by === undefined || by > 5 * 60
      ? undefined
      : dayWish({ verb: "start-day", minutes: direction, by })(segment);
  };
}

/** "One lazy morning" begins late, and its day is as full as the others; so many of them are as far apart as free days. */
function calm({ when: on, part, numbers, items }: Segment): Reading | undefined {
  const isOfMornings = part === "morning";
  const isOne = isOfMornings && items.some(({ word, code }) => word === "a" && code === "-");
  const count = numbers[0] ?? (isOne ? 1 : undefined);
  // "Two lazy mornings" are not each.
  const when = count !== undefined && on?.isEvery === true ? undefined : on;
  if (count !== undefined && (!isOfMornings || count < 1 || count > FREE_DAYS.length))
    return undefined;
  const days = when ?? (count === undefined ? undefined : { days: FREE_DAYS.slice(0, count) });
  const then = days === undefined ? {} : { when: days };
  return isOfMornings
    ? [{ verb: "start-day", minutes: "later", ...then }]
    : [{ verb: "pace", pace: "relaxed", ...then }];
}

/** "Cut it in half", "cut day 2 in half". */
const halved = (segment: Segment) =>
  segment.when?.isEvery === true ? undefined : dayWish({ verb: "most-a-day", count: 0.5 })(segment);

function mostADay(segment: Segment): Reading | undefined {
  const { numbers, shape } = segment;
  const [least = 0, most = 0] = numbers;
  const isRange = /N (?:(?:or|by) )?N/.test(shape) && numbers.length === 2 && most === least + 1;
  const count = isRange ? most : numbers[0];
  // "One cute thing a day" is no limit.
  const isLeast = count === 1 && !/only|max/.test(shape);
  const isOther = numbers.length > 1 && !isRange;
  return count === undefined || count < 1 || count > 8 || isOther || isLeast
    ? undefined
    : dayWish({ verb: "most-a-day", count })(segment);
}

/** Wishes about hours, pace and people. Each is a whole segment: no word of it is left over. */
export const HOUR_RULES: readonly Rule[] = [
  [/^(?:want )?(?:back )?(?:P|\?) T(?:at|by)$|^T(?:at|by) (?:want )?(?:P|\?)$/, beThere],
  [/^(?:add |want |only |day |rm |all )*R(?: only| max| day)*$/, dayFromTo],
  // "Keep everything, only start later".
  [
    /^(?:want )?keep all(?: fine| N)?$|^(?:and )?keeprest(?: keeprest)*$|^(?:leave |keep )?(?:all )?rest (?:thing )?(?:Dthis )?(?:\? )?(?:fine|keep|leave)(?: keep| leave| same)?$|^else fine$/,
    (one) =>
      one.when === undefined || one.shape.includes("rest") ? [{ verb: "keep-rest" }] : undefined,
  ],
  [/^(?:end|start|back) any(?: any)*$/, () => []],
  // "Remove everything after 6 pm on day 2".
  [
    /^rm (?:all|thing|stuff)(?: thing| stuff)? Tfrom$/,
    (one) => (one.when === undefined ? undefined : endDay(one)),
  ],
  [
    /^rm (?:all|thing|stuff)(?: thing| stuff)? Tby$/,
    (one) => (one.when === undefined ? undefined : startDay(one)),
  ],
  [
    /^Tfrom free$/,
    (one) => (saidBy(/mine|for me|own|myself|ourselves|ours/)(one) ? freeFrom(one) : undefined),
  ],
  // "Keep Friday evening free from 5".
  [/^(?:keep |want |add |leave )+(?:Q )?free (?:Q )?Tfrom$/, withDay(freeFrom)],
  [/^(?:want |add |keep |rm |Q |\? )*Tby$/, outUntil],
  [/^(?:want )?rm Tby$/, (one) => (saidBy(/^out$/)(one) ? endDay(one) : undefined)],
  [
    /^(?:want |add )*(?:S )?(?:break|nap|free)(?: athotel| hotel| after meal| Q)*$/,
    (one) =>
      one.spans.length > 0 || one.meals.length > 0 || one.when?.isEvery === true
        ? breakOf(one)
        : undefined,
  ],
  [
    /^(?:want |add )*N (?:free )?Q(?: free)?(?: break| athotel| hotel| ,)*$/,
    (one) => (one.shape.includes("free") ? onePartFree(one) : undefined),
  ],
  [/^(?:it )?booked$/, () => "aside"],
  [/^otherday$/, (one) => (one.refers === undefined ? "aside" : undefined)],
  [
    /^(?:fewer|shorter)$/,
    withDay((one) =>
      one.shape === "fewer" ? calm(one) : dayWish({ verb: "end-day", minutes: "earlier" })(one),
    ),
  ],
  [
    /^keep$/,
    (one) =>
      one.when === undefined && saidBy(/^change nothing$/)(one)
        ? [{ verb: "keep-rest" }]
        : undefined,
  ],
  // "No activities between 1 and 3".
  [
    /^(?:no|not) (?:want |add )*(?:thing|stuff|all)(?: add)? R$/,
    (one) =>
      one.range === undefined ? undefined : dayWish({ verb: "free-hours", ...one.range })(one),
  ],
  // "We leave at 2 on the last day, so nothing after lunch".
  [
    /^(?:no|not|nothing) (?:want |add |thing |all )*after meal$/,
    withDay((one) =>
      one.meals[0] === "lunch"
        ? dayWish({ verb: "free-hours", fromMinutes: AFTER_LUNCH_MINUTES, toMinutes: MIDNIGHT })(
            one,
          )
        : undefined,
    ),
  ],
  [/^rm Q$/, withDay((one) => (one.when?.isEvery === true ? undefined : free(one)))],
  // "Shift everything of the first morning to another day".
  [
    /^move all Q otherday$/,
    withDay((one) => {
      const reading = free(one);
      return reading === undefined || "choices" in reading
        ? reading
        : { choices: reading.map((wish) => choiceOf(wish)) };
    }),
  ],
  [/^(?:busy Q|Q busy|(?:full|fine)? ?busy|clear(?: day)?(?: Q)?)$/, withDay(free)],
  [
    /^(?:move |add |want |start |first |keep |booked )*P (?:booked |only |want |add |move |start |first |earlier |later )*(?:Q )?T(?:at|by|since|from)(?: Q| first| fine| max)*$/,
    setStart,
  ],
  [/^T(?:at|by) P$/, setStart],
  // "The park at 9 is too early".
  [
    /^P T(?:at|by) (?:startlater|later|earlier)$/,
    (one) =>
      each(one, (what) => ({
        verb: "move",
        what,
        to: one.shape.endsWith("later") ? "later" : "earlier",
      })),
  ],
  // "At 3, not 11".
  [/^(?:move |add |want |start )*P Tat (?:, )?(?:not|no|instof) (?:N|T\w+)$/, setStart],
  [
    /^(?:end|keep|longer|leave|shorter|want|add|lodge) (?:add |keep |longer )*P (?:keep )?T(?:by|at)(?: max)?$|^(?:want |add |more |keep )*[PKk] Tby$|^P (?:want |add )?(?:end|keep|longer)(?: first)? T(?:by|at)(?: not (?:N|T\w+))?$/,
    setEnd,
  ],
  [/^(?:add |want |keep |booked |start )*P (?:booked )?R$/, fromTo],
  [/^(?:move |start |add |want )*P (?:start )?S (?:earlier|later)$/, startOfVisitBy],
  [
    /^(?:add |want |longer )*S (?:longer|more|fewer|shorter) P$|^(?:want |add )*P S (?:longer|more|fewer|shorter)$/,
    stayBy,
  ],
  [
    /^(?:want |day |add )*start (?:day )?(?:later |earlier )?(?:Q )?T(?:at|from|since|by)(?: start| not N| instof N)?$/,
    startDay,
  ],
  [/^(?:rather )?(?:not|no) start (?:day )?Tby(?: day)?$/, startDay],
  // "Don't plan anything before noon".
  [/^(?:not|no) (?:add |want |start )+(?:all|some|thing|stuff) (?:start )?Tby$/, startDay],
  [/^(?:Q )?Tsince$/, startDay],
  // "Anything after 9pm bin".
  [
    /^(?:rm|no|not) (?:all|some|thing|stuff) T(?:from|since)$|^(?:all|some|thing|stuff) T(?:from|since) rm$/,
    endDay,
  ],
  [
    /^(?:want |add |keep |leave |only |all )*(?:Q )?(?:free|clear|busy|nothing|nap|calm)(?: day| Q)* Tby$/,
    freeUntil,
  ],
  [
    /^(?:want |add |Q )?startlater(?: Q)?$/,
    ofMorning(dayWish({ verb: "start-day", minutes: "later" })),
  ],
  // "7:45 on Saturday is too early".
  [
    /^(?:start )?T(?:at|by) (?:start )?startlater$/,
    (one) =>
      (one.times[0]?.minutes ?? HALF_DAY) < 11 * 60
        ? dayWish({ verb: "start-day", minutes: "later" })(one)
        : undefined,
  ],
  // "Day 3 starts at lunch".
  [
    /^(?:want )?start meal$/,
    withDay((one) =>
      one.meals[0] === "lunch"
        ? dayWish({ verb: "start-day", minutes: HALF_DAY, isSoonest: true })(one)
        : undefined,
    ),
  ],
  [/^nolate$/, dayWish({ verb: "end-day", minutes: 21 * 60 + 30 })],
  [/^endearly$/, dayWish({ verb: "end-day", minutes: "earlier" })],
  [/^(?:want )?lesswalk$/, dayWish({ verb: "less-walking" })],
  [
    /^(?:want |Q )?(?:start (?:day )?later|later start)(?: Q)?$/,
    ofMorning(dayWish({ verb: "start-day", minutes: "later" })),
  ],
  [
    /^(?:want )?(?:start (?:day )?earlier|earlier start|start first|first start)$/,
    dayWish({ verb: "start-day", minutes: "earlier" }),
  ],
  [
    /^(?:want |day )*(?:end |back )+(?:(?:day |hotel |athotel )(?:back )*)*T(?:by|at)(?: hotel)?$/,
    endDay,
  ],
  [
    /^(?:want |day )*(?:end|back)(?: day| hotel)? earlier$/,
    dayWish({ verb: "end-day", minutes: "earlier" }),
  ],
  // "Nothing to do at night" misses something, or wants it so.
  [
    /^(?:want |add |keep )*(?:free|nothing) Q$/,
    (one) => (saidBy(/\bto do\b/)(one) ? undefined : free(one)),
  ],
  [/^(?:keep |leave |want |add )*Q (?:free|nothing)$/, free],
  [/^(?:want |add |keep |leave )*(?:free|nothing|rm all)(?: day| Q)?$/, withDay(free)],
  [/^(?:want |add |keep |rather |rest |N |Q )*calm(?: day| start| Q| add| thing)*$/, calm],
  [/^(?:want |rm )?halve(?: day| walk| thing)?$/, halved],
  [/^(?:want |add )?full(?: day)?$/, dayWish({ verb: "pace", pace: "full" })],
  // "Add something on day 4".
  [
    /^add (?:some|(?:N )?(?:more )?thing|more)(?: more)?$/,
    (one) => (one.when === undefined ? undefined : dayWish({ verb: "pace", pace: "full" })(one)),
  ],
  [
    /^(?:want )?(?:fewer|shorter|not|not want) walk$|^walk fewer$/,
    dayWish({ verb: "less-walking" }),
  ],
  [/^(?:want |add )?cheap(?: day)?$/, dayWish({ verb: "cheaper" })],
  [
    /^(?:(?:want|add|keep|leave|need|day|all|is|S|\?|free|nothing|nap|break|back|athotel|hotel|busy|or|and|Q) ){0,9}R(?: (?:want|add|keep|is|all|\?|free|nothing|nap|break|back|athotel|hotel|busy|or|Q)){0,6}$/,
    pauseFromTo,
  ],
  [
    /^(?:want |add |keep )*(?:longer )?(?:nap|break|free) (?:after meal|meal)$/,
    dayWish({ verb: "free-hours", ...NAP }),
  ],
  [/^(?:want |add |keep |still )*nap$/, dayWish({ verb: "free-hours", ...NAP })],
  // "Two hours' rest in the hotel before dinner".
  [
    /^(?:want |add |then )*S (?:nap|free|break)(?: hotel| athotel| back)* before meal$|^(?:want |add )*(?:nap|free|break) (?:hotel |athotel )?S before meal$/,
    (one) =>
      one.meals[0] === "dinner" && (one.spans[0] ?? HALF_DAY) <= MOST_REST
        ? dayWish({
            verb: "free-hours",
            fromMinutes: BEFORE_DINNER - (one.spans[0] ?? 0),
            toMinutes: BEFORE_DINNER,
          })(one)
        : undefined,
  ],
  [
    /^(?:want |add |keep |free )*(?:nap|break|free) Q$|^Q (?:nap|break)$|^(?:nap|break) Q(?: athotel| back)*$/,
    // A break in the afternoon is no free afternoon.
    (one) =>
      one.part === "afternoon" && /\b(?:nap|break)\b/.test(one.shape)
        ? dayWish({ verb: "free-hours", ...AFTERNOON_BREAK })(one)
        : free(one),
  ],
  [/^(?:want |add )*(?:nap|break) (?:S )?T(?:at|from)(?: S)?$/, napAt],
  [
    /^(?:want |add |keep |N |only |all |full )*freeday(?: nothing| all| add| nap| break| athotel| hotel| only| back| calm)*$/,
    dayFree,
  ],
  [
    /^(?:want |only |add |first |day )*(?:(?:rail |flight )(?:P |\? ){0,2})?arrive (?:Q |P |\? |, |flight |rail ){0,3}T(?:at|from|by|since)(?: P| \?){0,2}$/,
    arrival,
  ],
  [/^(?:want |add )*(?:flight )?arrive(?: \?| late| verylate| Q)*$/, lateArrival],
  // Where to, or from where, changes nothing.
  [
    /^(?:want |only |all |day )*(?:flight ){1,2}(?:back |depart |want |move )*(?:P |\? ){0,3}T(?:at|from|by)(?: P| \?){0,3}$/,
    departure(AIRPORT_MINUTES.before),
  ],
  [
    /^(?:want |only |all |day )*(?:rail (?:back |P |\? )*depart|rail|\? (?:P |\? )?depart) (?:P |\? ){0,3}T(?:at|from|by)(?: P| \?){0,3}$/,
    departure(STATION_MINUTES),
  ],
  [
    /^(?:want |only |all |day |add )*(?:depart|leave) (?:P |\? ){0,3}T(?:at|from|by)(?: max| P| \?){0,3}$/,
    leaving,
  ],
  [/^(?:want |add )*startlater T(?:at|by|from|since)$/, startDay],
  [/^(?:want |start |move |all |only |Q )*S later(?: start)?(?: Q)?$/, ofMorning(startBy("later"))],
  [/^T(?:by|at) (?:end|back|athotel|hotel)(?: hotel| athotel)*$/, endDay],
  [
    /^(?:max |only |want |add )*N(?: (?:(?:or|by) )?N)? thing(?: day| same)?(?: max| only| fine)*$/,
    (one) => (/day|same|max/.test(one.shape) || one.when !== undefined ? mostADay(one) : undefined),
  ],
  // "One thing at most that isn't a museum".
  [
    /^(?:\? )?(?:max |only )?N thing (?:max |only )?not [kK]$/,
    (one) => {
      const [count, ...more] = one.numbers;
      if (count === undefined || more.length > 0) return undefined;
      const on = one.when && { when: one.when };
      return [
        ...first(one).map((what) => ({ verb: "at-most" as const, what, count: 0, ...on })),
        { verb: "most-a-day", count, ...on },
      ];
    },
  ],
  // "Maximum 5 per day".
  [
    /^(?:max |only )N(?: max)?$|^N max$/,
    (one) =>
      one.when?.isEvery === true && one.items.every(({ code }) => code !== "it")
        ? mostADay(one)
        : undefined,
  ],
  [
    /^(?:max |only |lesswalk )*km(?: walk)?(?: max| day)*$|^(?:not|no|max) (?:add |want )*walk (?:more )?(?:than )?km(?: day)?$|^(?:want |add )*walk km(?: day| max| same)*$|^walk max km$|^max km walk(?: same)?$/,
    (one) => {
      const km = one.items.find((item) => item.km !== undefined)?.km;
      return km === undefined ? undefined : dayWish({ verb: "less-walking", km })(one);
    },
  ],
  [/^order(?: order)?$/, dayWish({ verb: "best-order" })],
  [
    /^(?:fine )?(?:keep|not move|lock)(?: all| fine| day)*$/,
    withDay((one) => dayWish({ verb: "lock-days" })(one)),
  ],
  [
    /^leave \?$/,
    withDay((one) =>
      saidBy(/^alone$/)(one) && !saidBy(/^(?:me|us)$/)(one)
        ? dayWish({ verb: "lock-days" })(one)
        : undefined,
    ),
  ],
  // "Nice on Sunday" may be the weather.
  [
    /^fine$/,
    withDay((one) =>
      saidBy(/\b(?:is|as is)$/)(one) || saidBy(/^(?:is|are)$/)(one)
        ? dayWish({ verb: "lock-days" })(one)
        : undefined,
    ),
  ],
  [/^unlock$/, withDay(dayWish({ verb: "unlock-days" }))],
];
