import { PLACE_CATEGORIES } from "../../places/place-category.ts";
import { type DayPart, isPlanned, plainItems } from "../language/said-items.ts";
import type { When } from "../language/said-times.ts";
import { PART_MINUTES } from "../part-minutes.ts";
import type { FrameVerb } from "./frame.ts";
import {
  asIs,
  clocked,
  clockOf,
  HALF_DAY,
  HOUR,
  hoursOf,
  inAfternoon,
  mealOf,
  type Reader,
  type Readings,
  type Slots,
  unsure,
} from "./frame-slots.ts";
import { PLACE_READERS, SAYS_OTHERS } from "./place-frames.ts";
import { clockIn, countIn, daysIn, lengthIn, partBesideMeal, thingIn } from "./slot-values.ts";

/** What frames about days come to. */
export const DAY_READERS: Partial<Record<FrameVerb, Reader>> = {
  order: ({ when, frame }) =>
    REVERSES.test(frame.text) ? [] : [[{ verb: "best-order", ...when }]],
  start: (slots) => {
    if (NOT_AFTER.test(slots.frame.text)) return DAY_READERS.end?.(slots);
    const clock = clockOf(slots, "start");
    const until = slots.of("until").flatMap((text) => clockIn(text) ?? [])[0];
    // "From 7:00 until 18:30".
    if (
      clock !== undefined &&
      until !== undefined &&
      inAfternoon(until) - clock.minutes >= WHOLE_DAY
    )
      return [
        [
          { verb: "start-day", minutes: clock.minutes, ...slots.when },
          { verb: "end-day", minutes: inAfternoon(until), ...slots.when },
        ],
      ];
    const isNight =
      clock !== undefined && clock.minutes >= HALF_DAY && UNTIL.test(slots.frame.text);
    if (clock !== undefined && (clock.minutes > LATEST_START || isNight)) return [];
    if (clock !== undefined)
      return clocked(clock, (minutes) => ({
        ...{ verb: "start-day", minutes, ...slots.when },
        ...(NOT_BEFORE.test(slots.frame.text) ? { isSoonest: true } : {}),
      }));
    if (slots.of("time").length > 0) return [];
    const said = `${slots.of("dir").join(" ")} ${slots.frame.text}`;
    if (!TELLS_START.test(said) || /^(?:afternoon|evening)$/.test(slots.days.part ?? "")) return [];
    const isEarly =
      /\b(?:early|earlier|sooner)\b/i.test(said) &&
      !/\b(?:not|no|nothing|too|don'?t|dont|hate|never|avoid|without)\b/i.test(said);
    const by = lengthIn(said);
    return [
      [
        {
          verb: "start-day",
          minutes: isEarly ? "earlier" : "later",
          ...(typeof by === "number" ? { by } : {}),
          ...slots.when,
        },
      ],
    ];
  },
  end: (slots) => {
    if (GOES_OUT.test(slots.frame.text)) return DAY_READERS.start?.(slots);
    const clock = clockOf(slots, "end");
    const isNight = clock !== undefined && clock.minutes % HALF_DAY < 5 * HOUR;
    // Who stays out until one comes home late, and ends nothing.
    if (isNight && STAYS_OUT.test(slots.frame.text)) return [];
    if (clock !== undefined)
      return clocked(clock, (minutes) => ({
        ...{ verb: "end-day", minutes: isMidnight(slots, minutes) ? 2 * HALF_DAY : minutes },
        ...slots.when,
      }));
    const said = `${slots.of("dir").join(" ")} ${slots.frame.text}`;
    if (slots.of("time").length > 0) return [];
    if (
      /\b(?:no|not|nothing|never|without)\b.{0,40}\blate|(?:n['’]t|\b(?:do|ca|wo|does|is|are|should|have|did)nt)\b.{0,40}\blate/i.test(
        said,
      )
    )
      return [[{ verb: "end-day", minutes: NOT_LATE, ...slots.when }]];
    if (/\bbed\b/i.test(said)) return [[{ verb: "end-day", minutes: EARLY_BED, ...slots.when }]];
    if (/\b(?:stay|late (?:nights?|is)|(?<!too )long)\b/i.test(said)) return [];
    return [[{ verb: "end-day", minutes: "earlier", ...slots.when }]];
  },
  free: (slots) => freeTime(slots),
  busy: (slots) => {
    // "My cousin picks us up for dinner at 7".
    if (slots.of("meal").length > 0 && IS_GUEST.test(slots.frame.text)) return asGuests(slots);
    const known = freeTime(slots);
    const [from] = slots.of("time").flatMap((text) => clockIn(text) ?? []);
    if (known.length > 0 || from === undefined) return known;
    const fromMinutes = inAfternoon(from);
    return unsure([
      [{ verb: "free-hours", fromMinutes, toMinutes: fromMinutes + HOUR, ...slots.when }],
    ]);
  },
  arrive: (slots) => arrival(slots),
  depart: (slots) => {
    // The last train of the night says nothing of when the trip ends.
    if (LAST_TRAIN.test(slots.frame.text)) return [];
    return ARRIVES.test(slots.frame.text) ? arrival(slots) : departure(slots);
  },
  // "We have a lot of time in the evening": is it too little for them?
  easier: ({ when, frame }) =>
    HAS_TIME.test(frame.text)
      ? unsure([[{ verb: "pace", pace: "full", ...when }]])
      : [[{ verb: "pace", pace: "relaxed", ...when }]],
  fuller: ({ when }) => [[{ verb: "pace", pace: "full", ...when }]],
  mostaday: ({ of, when, days }) => {
    const count = of("count").map(countIn)[0];
    return count === undefined || days.part !== undefined
      ? []
      : [[{ verb: "most-a-day", count, ...when }]];
  },
  cut: (slots) => {
    const { of, when, days, frame, beside } = slots;
    if (SAYS_OTHERS.test(slots.frame.text)) return PLACE_READERS.remove?.(slots);
    if (days.part !== undefined) return FREES.test(frame.text) ? freePart(days.part, when) : [];
    const what = {
      kind: "category",
      text: "things",
      categories: PLACE_CATEGORIES,
      isPlural: true,
    } as const;
    if (of("time").length > 0 || of("spot").length > 0) return [];
    // "Drop two things on day 4, except DUMBO".
    const named = plainItems(frame.text, beside.names).flatMap((item) => item.what ?? []);
    const kept = named.filter((one) => one.kind === "places");
    if (kept.length > 0 && !EXCEPT.test(frame.text)) return [];
    return [
      [
        { verb: "remove-some", what, count: of("count").map(countIn)[0] ?? 1, ...when },
        ...kept.map((one) => ({ verb: "keep", what: one }) as const),
      ],
    ];
  },
  addday: ({ of, when, frame }) => {
    const [, beside, day = ""] = /\b(before|after) (.+)/i.exec(frame.text) ?? [];
    // "After day 1" by itself is all days from the second on.
    const named = daysIn(day) ?? when;
    if (named.when !== undefined && beside !== undefined)
      return [
        [{ verb: "add-day", at: /before/i.test(beside) ? "before" : "after", when: named.when }],
      ];
    return [
      [{ verb: "add-day", at: /start|begin|front/i.test(of("spot").join(" ")) ? "start" : "end" }],
    ];
  },
  // "A day less" is the last one, if it is meant.
  removeday: ({ when }) =>
    when.when === undefined
      ? unsure([[{ verb: "remove-days", when: { days: [-1] } }]])
      : [[{ verb: "remove-days", ...when }]],
  swapdays: ({ of }) => {
    const [one, other] = of("when").flatMap(dayNumbered);
    const pair = of("when").length === 1 && one !== undefined ? pairOf(one) : undefined;
    if (pair !== undefined) return [[{ verb: "swap-days", when: pair[0], other: pair[1] }]];
    return one === undefined || other === undefined
      ? []
      : [[{ verb: "swap-days", when: one, other }]];
  },
  moveday: ({ of, beside }) => {
    const [one, other] = of("when").flatMap(dayNumbered);
    const spot = of("spot").join(" ");
    const to = /first|start|begin/i.test(spot) ? "first" : /last|end/i.test(spot) ? "last" : other;
    // "The Vatican day last".
    const named = of("when").flatMap((text) => /^(?:the )?(.{3,}) day$/i.exec(text)?.[1] ?? [])[0];
    const what = named === undefined ? undefined : thingIn(named, beside.names);
    const isThere = what !== undefined && isPlanned(what);
    const on = to === "first" ? { days: [1] } : to === "last" ? { days: [-1] } : (to ?? one);
    if (isThere && on !== undefined) return [[{ verb: "swap-day-of", what, when: on }]];
    return one === undefined || to === undefined ? [] : [[{ verb: "move-day", to, when: one }]];
  },
  asis: (slots) => asIs(slots),
  indoors: (slots) => {
    const { days, when } = slots;
    // "Rain on day 2. Indoor things?": the day is said beside.
    const isOfTrip = slots.beside.mealAt !== undefined;
    const span =
      hoursOf(slots) ?? indoorsIn(days.part ?? (when.when || isOfTrip ? "day" : undefined));
    const read: Readings = span === undefined ? [] : [[{ verb: "indoors", ...span, ...when }]];
    return isOfTrip && when.when === undefined ? unsure(read) : read;
  },
};

const FREES = /\b(?:cut|drop|free|skip|remove|lose|clear|empty|less)\b/i;
const REVERSES = /\b(?:invert|revers\w*|backwards?|other way (?:a?round)|flip)\b/i;
const IS_GUEST = /\b(?:us|me|invited)\b/i;

/** Who is asked to dinner needs no table, and is free from when they are fetched. */
function asGuests(slots: Slots): Readings {
  const meal = mealOf(slots);
  const gone = { verb: "meal", meal, isGone: true, ...slots.when } as const;
  return meal === "dinner" ? [[gone, { verb: "free", part: "evening", ...slots.when }]] : [[gone]];
}

const LAST_TRAIN =
  /\blast (?:trains?|metro|subway|tube|tram|bus|buses|ferry) (?:is|are|runs?|goes|at)\b/i;

/** "Back by 12" is at noon on the last day only. */
function isMidnight({ frame: { text }, when: { when } }: Slots, minutes: number): boolean {
  const isLast = when?.days?.includes(-1) === true;
  return minutes === HALF_DAY && !isLast && !/\b(?:noon|lunch|midday|am|a\.m|12:00)\b/i.test(text);
}

const EXCEPT = /\b(?:except|besides|apart from|other than|but)\b/i;
const TELLS_START =
  /late|lie|lay|sleep|slept|slow|laz|start|begin|morning|breakfast|early|earlier|soon|wake|waking|up\b|alarm|out\b|jet ?lag|rush|easy|time|person|people|chill|relax/i;
/** "Until 2:00" is of a night. */
const UNTIL = /\b(?:until|till?)\b(?!.*\b(?:sleep|bed|free|rest|work|lie)\w*\b)/i;

/** So many hours are the bounds of a day. */
const WHOLE_DAY = 6 * HOUR;
const NOT_AFTER = /\b(?:not|nothing|never) (?:later than|after|past)\b/i;
/** "Be out by 8:30" is in the morning. */
const GOES_OUT = /\b(?:be|get|head|go|set) (?:out|off) (?:by|before|at)\b/i;
const STAYS_OUT = /\b(?:stay\w*|out|party\w*|late|am|club\w*|bars?|drinks)\b/i;

/** "No late nights". */
const NOT_LATE = 21 * HOUR + 30;
const EARLY_BED = 20 * HOUR + 30;

/** From landing to the first sight, and from the last one to the gate or the platform. */
const AFTER_LANDING = 2 * HOUR;

const BEFORE_FLIGHT = 3 * HOUR;

const BEFORE_TRAIN = HOUR;

/** Who wants nothing before then means a day's visits, not its start. */
const LATEST_START = 15 * HOUR;

const BY_LAND =
  /\b(?:train|bus|coach|ferry|drive|driving|car|station|check ?(?:in|out)|eurostar|ice|tgv|shinkansen|flixbus)\b/i;

/** The hours of a part of the day that one would be out in. */
function indoorsIn(part: DayPart | undefined) {
  if (part === undefined || part === "evening") return undefined;
  const fromMinutes = (part === "afternoon" ? 12 : 9) * HOUR;
  return { fromMinutes, toMinutes: (part === "morning" ? 12 : 18) * HOUR };
}

const NOT_BEFORE = /\b(?:before|b4|earlier than|earliest|after)\b/i;

function pairOf({ days = [], weekdays = [], dates = [] }: When): readonly [When, When] | undefined {
  const each: readonly When[] = [
    ...days.map((day) => ({ days: [day] })),
    ...weekdays.map((day) => ({ weekdays: [day] })),
    ...dates.map((day) => ({ dates: [day] })),
  ];
  const [one, other, ...more] = each;
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other];
}

/** "Swap day 1 and 3": a number is a day's. */
function dayNumbered(text: string): readonly When[] {
  return [daysIn(/^\d$/.test(text) ? `day ${text}` : text)?.when].flatMap((when) => when ?? []);
}

const ARRIVES =
  /\b(?:land|lands|landing|arriv\w*|fl(?:y|ies|ying) in|gets? in|getting in|com(?:e|es|ing) in)\b/i;

const FLIES = /\b(?:fl(?:y|ies|ying|ight|ights)|plane|take ?off|air(?:port)?)\b/i;

/** "We leave for the airport at 3", "be at the airport at 3". */
const TO_AIRPORT = /\b(?:for|to|at) (?:the )?(?:airport|station|gate|\p{Lu}\p{L}+)\b/u;

/** Who lands later only sleeps. */
const LATE_LANDING = 19 * HOUR + 30;

function arrival(slots: Slots): Readings {
  // "Train at 2:45 on the last day".
  if (slots.when.when?.days?.includes(-1) === true) return departure(slots);
  if (DAY_BEFORE.test(slots.frame.text)) return [];
  const clock = clockOf(slots, "travel");
  if (clock === undefined) return [];
  const after = BY_LAND.test(slots.frame.text) ? HOUR : AFTER_LANDING;
  const when = slots.when.when ?? { days: [1] };
  return clocked(clock, (minutes) =>
    minutes >= LATE_LANDING
      ? { verb: "free", part: "day", when }
      : { verb: "start-day", minutes: minutes + after, isSoonest: true, when },
  );
}

const DAY_BEFORE = /\b(?:night|day|evening) before\b/i;

function departure(slots: Slots): Readings {
  const clock = clockOf(slots, "travel");
  if (clock === undefined) return [];
  const { text } = slots.frame;
  const isLeaving = /\b(?:leave|leaving|set off|taxi)\b/i.test(text) && TO_AIRPORT.test(text);
  const isThere = /\b(?:be|check in|get)\b/i.test(text) && TO_AIRPORT.test(text);
  const isByLand = BY_LAND.test(text) || !FLIES.test(text);
  const before = isLeaving ? 0 : isThere || isByLand ? BEFORE_TRAIN : BEFORE_FLIGHT;
  const when = slots.when.when ?? { days: [-1] };
  return clocked(clock, (minutes) => ({
    verb: "end-day",
    minutes: Math.max(minutes - before, 5 * HOUR),
    when,
  }));
}

/** "A free morning", where the morning is no more than a word of it. */
function partSaid(text: string): DayPart | undefined {
  const [, said] = /\b(morning|afternoon|evening|night)\b/i.exec(text) ?? [];
  return said === undefined ? undefined : daysIn(said)?.part;
}

const REST_DAY = /\b(?:rest|lazy|free|down) ?day\b|\bday (?:off|of rest)\b/i;
const REST = /\b(?:nap|naps|siesta|rest|break|pause|lie[- ]down|pool|chill|relax\w*)\b/i;

/** "A nap after lunch", "rest before dinner". */
function restBeside(text: string) {
  if (/\bafter (?:the )?lunch\b/i.test(text))
    return { fromMinutes: 13 * HOUR, toMinutes: 15 * HOUR };
  return /\b(?:before|b4) (?:the )?dinner\b/i.test(text)
    ? { fromMinutes: 16.5 * HOUR, toMinutes: 18 * HOUR }
    : undefined;
}

const ONE_PART = /\b(?:a|an|one|1) (?:\w+ ){0,3}?(?:morning|afternoon|evening|night)\b/i;

function freePart(part: DayPart, when: { readonly when?: When }): Readings {
  return [[{ verb: "free", part, ...when }]];
}

/** "Before dinner at 7" is beside the meal. */
const BEFORE_AN_HOUR = /\bbefore (?:like |about |around )?(?:\d|noon|midday)/i;
const AFTER_LUNCH = 13 * HOUR;
const ENDS_THEN = /\b(?:until|till?)\b/i;
const RESTS_FROM = { morning: 10 * HOUR, afternoon: 14 * HOUR, evening: 18 * HOUR, day: 14 * HOUR };
const HAS_TIME =
  /\b(?:lots? of|much|spare|empty|plenty of) (?:free )?time\b|\b(?:gaps?|boring|bored)\b|\bnothing to do\b/i;

/** "There's nothing between 2 and 3" tells of the plan: is it to be filled, or to stay so? */
const TELLS_GAP =
  /\bthere(?:['’]?s| is| are)\b|\bnothing(?:['’]s| is) planned\b|\bhas an? (?:gap|hole)\b/i;

function freeTime(slots: Slots): Readings {
  const free = freeReadings(slots);
  return TELLS_GAP.test(slots.frame.text)
    ? [[{ verb: "pace", pace: "full", ...slots.when }], ...free]
    : free;
}

function freeReadings(slots: Slots): Readings {
  const { days, when } = slots;
  const span = hoursOf(slots);
  if (span !== undefined) return [[{ verb: "free-hours", ...span, ...when }]];
  const until = slots.of("until").flatMap((text) => clockIn(text) ?? [])[0];
  if (slots.of("time").length === 0 && until !== undefined && when.when !== undefined)
    return [
      [
        {
          verb: "start-day",
          minutes: inAfternoon(until),
          ...{ isSoonest: true, ...when },
        },
      ],
    ];
  // "Free time till 4", before there is a plan.
  const [noon] = PART_MINUTES.afternoon;
  if (slots.beside.mealAt === undefined && until !== undefined && inAfternoon(until) > noon)
    return unsure([
      [{ verb: "free-hours", fromMinutes: noon, toMinutes: inAfternoon(until), ...when }],
    ]);
  const [from] = slots.of("time").flatMap((text) => clockIn(text) ?? []);
  // "A long pause after lunch until about 15:30".
  if (from !== undefined && inAfternoon(from) > AFTER_LUNCH && ENDS_THEN.test(slots.frame.text)) {
    const toMinutes = inAfternoon(from);
    const fromMinutes = Math.max(AFTER_LUNCH, toMinutes - 2 * HOUR);
    return [[{ verb: "free-hours", fromMinutes, toMinutes, ...when }]];
  }
  if (from !== undefined) {
    const fromMinutes = inAfternoon(from);
    // "Don't put anything before 4".
    if (BEFORE_AN_HOUR.test(slots.frame.text))
      return [[{ verb: "start-day", minutes: fromMinutes, isSoonest: true, ...when }]];
    return [[{ verb: "free-hours", fromMinutes, toMinutes: fromMinutes + HOUR, ...when }]];
  }
  const beside = partBesideMeal(slots.frame.text);
  if (slots.of("time").length > 0) return beside === undefined ? [] : freePart(beside, when);
  // "One free afternoon" is on the day in the middle.
  const isOne = days.isAny || ONE_PART.test(slots.frame.text);
  const on = when.when === undefined && isOne ? { when: { days: [0] } } : when;
  const rest = REST.test(slots.frame.text) ? restBeside(slots.frame.text) : undefined;
  if (rest !== undefined) return [[{ verb: "free-hours", ...rest, ...when }]];
  const part = days.part ?? partSaid(slots.frame.text);
  // "One hour of rest each afternoon" empties no afternoon.
  const length = lengthIn(slots.of("dur").join(" "));
  if (part !== undefined && typeof length === "number" && length <= 2 * HOUR) {
    const fromMinutes = RESTS_FROM[part];
    return [[{ verb: "free-hours", fromMinutes, toMinutes: fromMinutes + length, ...on }]];
  }
  if (part !== undefined) return freePart(part, on);
  if (on.when !== undefined && on.when.isEvery !== true) return freePart("day", on);
  if (days.part === undefined && lengthIn(slots.of("dur").join(" ")) === 240)
    return freePart("afternoon", { when: on.when ?? { days: [0] } });
  // "One rest day": whichever.
  if (REST_DAY.test(slots.frame.text)) return freePart("day", { when: on.when ?? { days: [0] } });
  // A nap is after lunch.
  return /\b(?:nap|naps|siesta|rest)\b/i.test(slots.frame.text)
    ? [[{ verb: "free-hours", fromMinutes: 13 * HOUR, toMinutes: 15 * HOUR, ...when }]]
    : [];
}
