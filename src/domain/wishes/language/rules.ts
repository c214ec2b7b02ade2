import type { SaidObject } from "./said-items.ts";
import type { Segment } from "./said-segment.ts";
import type { SaidTime } from "./said-times.ts";
import type { Choice, SaidWish } from "./said-wish.ts";

/** What a segment is read as: wishes, or readings of which one is meant. */
export type Reading = readonly SaidWish[] | { readonly choices: readonly Choice[] };
type Rule = readonly [RegExp, (segment: Segment) => Reading | undefined];

const HALF_DAY = 12 * 60;

const first = ({ objects }: Segment) => objects[0] ?? [];
const second = ({ objects }: Segment) => objects[1] ?? [];

/** One wish of each object of a list. "A, B" after a "no" may be a list or what is wanted: nothing is read of it. */
function each(
  segment: Segment,
  wish: (what: SaidObject) => SaidWish,
  isTaking = false,
): Reading | undefined {
  const objects = first(segment);
  if (objects.length > 1 && isTaking && segment.isLoose && !segment.isEither) return undefined;
  if (objects.length > 1 && !isTaking && segment.isEither) {
    const choices = objects.map((what) => ({
      label: "add" as const,
      name: what.text,
      wishes: [wish(what)],
    }));
    return { choices };
  }
  return objects.map((what) => ({
    ...wish(what),
    ...(segment.when === undefined ? {} : { when: segment.when }),
  }));
}

/** The one object of each of two lists. */
function pair(
  segment: Segment,
  wish: (a: SaidObject, b: SaidObject) => SaidWish,
): Reading | undefined {
  const [[a, ...moreA], [b, ...moreB]] = [first(segment), second(segment)];
  if (a === undefined || b === undefined || moreA.length + moreB.length > 0) return undefined;
  return [{ ...wish(a, b), ...(segment.when === undefined ? {} : { when: segment.when }) }];
}

const remove = (segment: Segment) =>
  segment.shape.startsWith("no") && segment.when !== undefined && segment.when.isEvery !== true
    ? each(segment, (what) => ({ verb: "not-on", what }), true)
    : each(segment, (what) => ({ verb: "remove", what }), true);
const keep = (segment: Segment) => each(segment, (what) => ({ verb: "keep", what }));
const add = (segment: Segment) => each(segment, (what) => ({ verb: "add", what }));
const atMost = (segment: Segment, count = segment.numbers[0]) =>
  count === undefined || segment.numbers.length > 1 || first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "at-most", what, count }));
/** "The Louvre 3 hours", without an "at" or "for". */
function isBeside({ items }: Segment): boolean {
  const at = items.findIndex(({ code }) => code === "S");
  return items[at - 1]?.what !== undefined || items[at + 1]?.what !== undefined;
}

/** Without one, it may be a complaint. */
const stay = (minutes: "longer" | "shorter" | undefined) => (segment: Segment) => {
  if (/^(?:[Pk] S|S P)$/.test(segment.shape) && isBeside(segment)) return undefined;
  const span = minutes ?? segment.spans[0];
  if (span === undefined || first(segment).length > 1) return undefined;
  return each(segment, (what) => ({ verb: "stay", what, minutes: span }));
};
const to = (spot: "first" | "last" | "earlier" | "later") => (segment: Segment) =>
  first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "move", what, to: spot }));

function dayWish(wish: SaidWish) {
  return ({ when }: Segment): Reading => [{ ...wish, ...(when === undefined ? {} : { when }) }];
}

function startDay(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.times.length > 1) return undefined;
  // "Start at 1".
  const minutes =
    time.isSure !== true && time.minutes < 5 * 60 ? time.minutes + HALF_DAY : time.minutes;
  return minutes < 4 * 60 || minutes > 20 * 60
    ? undefined
    : dayWish({ verb: "start-day", minutes })(segment);
}

function endDay(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.times.length > 1) return undefined;
  const minutes = endOf({ minutes: time.minutes, isSure: time.isSure === true });
  return minutes < 12 * 60 ? undefined : dayWish({ verb: "end-day", minutes })(segment);
}

/** "By 7" is in the evening. */
function endOf({ minutes, isSure }: SaidTime): number {
  return !isSure && minutes < HALF_DAY ? minutes + HALF_DAY : minutes;
}

function setStart(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.times.length > 1 || first(segment).length > 1)
    return undefined;
  const isEvening = segment.part === "evening" || segment.part === "afternoon";
  const isLate =
    time.isSure !== true && (time.minutes < 8 * 60 || (isEvening && time.minutes < HALF_DAY));
  const minutes = isLate ? time.minutes + HALF_DAY : time.minutes;
  return each(segment, (what) => ({ verb: "set-start", what, minutes }));
}

function inPart(segment: Segment): Reading | undefined {
  if (segment.part === "morning") return to("first")(segment);
  return segment.part === "evening" ? to("last")(segment) : undefined;
}

function onDay(segment: Segment): Reading | undefined {
  const { roleWhen } = segment;
  return roleWhen === undefined
    ? undefined
    : each({ ...segment, when: roleWhen }, (what) => ({ verb: "move", what, to: "day" }));
}

function notOnDay(segment: Segment): Reading | undefined {
  const { roleWhen, when } = segment;
  return roleWhen === undefined || when !== undefined
    ? undefined
    : each({ ...segment, when: roleWhen }, (what) => ({ verb: "not-on", what }));
}

/** "No museums but the British Museum": an exception where it is one of them; else two readings. */
function allBut(segment: Segment): Reading | undefined {
  const [what, ...more] = first(segment);
  const but = second(segment);
  if (what === undefined || more.length > 0 || but.length === 0) return undefined;
  return [{ verb: "remove-others", what, but }];
}

function swapDays(segment: Segment): Reading | undefined {
  const { when, roleWhen } = segment;
  if (when !== undefined && roleWhen !== undefined)
    return [{ verb: "swap-days", when, other: roleWhen }];
  const days = [
    ...(when?.days ?? []).map((one) => ({ days: [one] })),
    ...(when?.weekdays ?? []).map((one) => ({ weekdays: [one] })),
  ];
  const [a, b] = days;
  return days.length === 2 && a !== undefined && b !== undefined
    ? [{ verb: "swap-days", when: a, other: b }]
    : undefined;
}

const withDay = (reading: (segment: Segment) => Reading | undefined) => (segment: Segment) =>
  segment.when === undefined ? undefined : reading(segment);
const free = (segment: Segment) => dayWish({ verb: "free", part: segment.part ?? "day" })(segment);

/** Each is a whole segment: no word of it is left over. */
export const RULES: readonly Rule[] = [
  [/^(?:want )?(?:rm )+(?:all )?[PKk](?: rm)?$/, remove],
  [/^[PKk](?: want| fewer)?(?: rm)+$/, remove],
  [/^no (?:more |want |add )*[PKk](?: no| fine)?$/, remove],
  [/^[PKk] no$/, remove],
  [/^rather not (?:want |add )*[PKk]$/, remove],
  [
    /^not (?:want |add |keep )+[PKk]$/,
    (one) =>
      one.shape.includes("keep")
        ? undefined
        : one.when === undefined
          ? remove(one)
          : each(one, (what) => ({ verb: "not-on", what }), true),
  ],
  [/^[PKk] (?:not |no )(?:want|add)(?: add)?$/, remove],
  [/^[PKk] not$/, (one) => (one.items.at(-1)?.code === "not" ? remove(one) : undefined)],
  [/^not [PKk]$/, withDay((one) => each(one, (what) => ({ verb: "not-on", what }), true))],
  [/^(?:not |no )rm [PKk]$/, keep],
  [/^[PKk] (?:not |no )rm$/, keep],
  [/^(?:want |rather )?keep [PKk](?: fine| all)?$/, keep],
  [/^[PKk] (?:want |fine )?keep(?: fine)?$/, keep],
  [/^[PKk] fine$/, keep],
  [/^(?:not |no )move [PKk]$/, keep],
  [/^(?:rather |want |add )+[PKk](?: add| want| rather| fine)*$/, add],
  [/^[PKk](?: add| want| rather| instead)+$/, add],
  [/^instead [PKk]$/, add],
  [/^(?:add |want )?more [Kk]$/, add],
  [/^(?:add |want )?fewer K$/, (one) => each(one, (what) => ({ verb: "fewer", what }))],
  [/^K fewer$/, (one) => each(one, (what) => ({ verb: "fewer", what }))],
  [
    /^(?:add |want )*(?:only |max |fewer )N [Kk](?: max| fine)*$/,
    (one) => (one.shape.startsWith("fewer") ? undefined : atMost(one)),
  ],
  [/^N [Kk] (?:max|only)$/, (one) => atMost(one)],
  [
    /^[Kk](?: only)? (?:max )?N(?: max| only)?$/,
    (one) => (/max|only/.test(one.shape) ? atMost(one) : undefined),
  ],
  [/^(?:add |want )?only k$/, (one) => atMost(one, 1)],
  [
    /^(?:add |want |min )+N [Kk]$/,
    (one) =>
      first(one).length > 1
        ? undefined
        : each(one, (what) => ({ verb: "at-least", what, count: one.numbers[0] ?? 1 })),
  ],
  [
    /^swap [PKk] by (?:more )?[PKk]$/,
    (one) => pair(one, (what, by) => ({ verb: "swap", what, by })),
  ],
  [
    /^(?:add |want |rather )*[PKk] instof [PKk]$/,
    (one) => pair(one, (by, what) => ({ verb: "swap", what, by })),
  ],
  [
    /^instof [PKk] (?:rather |add |want |, )*[PKk]$/,
    (one) => pair(one, (what, by) => ({ verb: "swap", what, by })),
  ],
  [/^P not P$/, (one) => pair(one, (by, what) => ({ verb: "swap", what, by }))],
  [/^(?:add |want )?other instof [PKk]$/, (one) => each(one, (what) => ({ verb: "swap", what }))],
  [/^swap [PKk] by other$/, (one) => each(one, (what) => ({ verb: "swap", what }))],
  [
    /^swap P$/,
    (one) => (first(one).length > 1 ? undefined : each(one, (what) => ({ verb: "swap", what }))),
  ],
  [/^(?:move |add |want |keep )*P (?:move |add )?first(?: Q)?$/, to("first")],
  [/^(?:move |add |want |keep )*P last$/, to("last")],
  [/^(?:first|start) P$/, to("first")],
  [/^(?:last|end) P$/, to("last")],
  // "A garden on the second day"; "day 2 is a museum" asks for nothing.
  [
    /^k$/,
    withDay((one) =>
      one.items.at(-1)?.code === "D" && first(one).length === 1 ? add(one) : undefined,
    ),
  ],
  [/^(?:leave )P(?: keep| fine)$/, keep],
  [/^(?:want )?booked P Tat$/, setStart],
  [/^P booked Tat$/, setStart],
  [/^(?:move |add |want )*P (?:want )?earlier$/, to("earlier")],
  [/^(?:move |add |want )*P (?:want )?later$/, to("later")],
  [
    /^(?:move |add |want )*P before P$/,
    (one) => pair(one, (what, before) => ({ verb: "move", what, to: { before } })),
  ],
  [
    /^(?:move |add |want )*P after P$/,
    (one) => pair(one, (what, after) => ({ verb: "move", what, to: { after } })),
  ],
  [/^(?:move |add |want |swap )*[PKk] Dto$/, onDay],
  [
    /^(?:move |add )P (?:more day|Dother)$/,
    (one) => each(one, (what) => ({ verb: "move", what, to: "other-day" })),
  ],
  [/^(?:move )+P$/, withDay((one) => each(one, (what) => ({ verb: "move", what, to: "day" })))],
  [/^P move$/, withDay((one) => each(one, (what) => ({ verb: "move", what, to: "day" })))],
  [
    /^(?:move |add |want |keep )*P$/,
    withDay((one) => each(one, (what) => ({ verb: "move", what, to: "day" }))),
  ],
  [
    /^P Dnot$/,
    (one) =>
      one.when === undefined ? undefined : each(one, (what) => ({ verb: "move", what, to: "day" })),
  ],
  [/^(?:move |add |want |no )*[PKk] Dnot$/, notOnDay],
  [/^Dnot [PKk]$/, notOnDay],
  [/^(?:move |add |want |start )*P (?:Q )?Tat(?: Q)?$/, setStart],
  [/^Tat P$/, setStart],
  [/^(?:move |add |want )*P Q$/, inPart],
  [
    /^(?:add |want )?P S arrow S(?: max| fine| only)*$/,
    (one) =>
      first(one).length > 1
        ? undefined
        : each(one, (what) => ({ verb: "stay", what, minutes: one.spans[1] ?? 0 })),
  ],
  [
    /^(?:add |want |keep |max |only |shorter )*[Pk] (?:max |only |shorter )?S(?: max| fine| only)*$/,
    stay(undefined),
  ],
  [/^(?:add |want |max |only |keep )*S P(?: max)?$/, stay(undefined)],
  [/^(?:want |add |keep |stay )?longer [Pk]$/, stay("longer")],
  [/^(?:keep )?[Pk] (?:want |keep )?longer$/, stay("longer")],
  [/^(?:want |add |keep |stay )?shorter [Pk]$/, stay("shorter")],
  [/^[Pk] (?:want |keep |add )?shorter$/, stay("shorter")],
  [/^lock P$/, (one) => each(one, (what) => ({ verb: "lock", what }))],
  [/^unlock P$/, (one) => each(one, (what) => ({ verb: "unlock", what }))],
  [/^(?:no|rm|not want|not add|fewer|want fewer) K (?:except|but) [PKk]$/, allBut],
  [/^(?:add |want )?all (?:except|but) [PKk]$/, remove],
  [/^(?:want |day |add )*start (?:day )?(?:Q )?T(?:at|from|since|by)(?: start)?$/, startDay],
  [/^(?:not|no) start (?:day )?Tby$/, startDay],
  [/^(?:Q )?Tsince$/, startDay],
  [/^Tfrom start$/, startDay],
  [/^Tat start$/, startDay],
  [/^(?:want |add )?startlater$/, dayWish({ verb: "start-day", minutes: "later" })],
  [/^endearly$/, dayWish({ verb: "end-day", minutes: "earlier" })],
  [/^(?:want )?lesswalk$/, dayWish({ verb: "less-walking" })],
  [
    /^(?:add |want )*N day [PKk]$|^(?:add |want )*[PKk] N (?:full )?day$/,
    (one) => (first(one).length > 1 || one.numbers[0] !== 1 ? undefined : add(one)),
  ],
  [/^shorter day$/, dayWish({ verb: "end-day", minutes: "earlier" })],
  [
    /^(?:want )?(?:start (?:day )?later|later start)$/,
    (one) =>
      one.shape === "later" && one.when === undefined
        ? undefined
        : dayWish({ verb: "start-day", minutes: "later" })(one),
  ],
  [
    /^(?:want )?(?:start (?:day )?earlier|earlier start|start first|first start)$/,
    dayWish({ verb: "start-day", minutes: "earlier" }),
  ],
  [/^(?:want |day )*(?:end |back )+(?:(?:day |hotel )(?:back )*)*T(?:by|at)(?: hotel)?$/, endDay],
  [
    /^(?:want )?(?:end|back)(?: day| hotel)? earlier$/,
    dayWish({ verb: "end-day", minutes: "earlier" }),
  ],
  [/^(?:want |add |keep )*(?:free|nothing) Q$/, free],
  [/^(?:keep |leave )?Q (?:free|nothing)$/, free],
  [/^leave (?:free|nothing)$/, withDay(free)],
  [/^(?:clear|add vacant|keep vacant)(?: Q)?$/, withDay(free)],
  [/^(?:keep |add )Q vacant$/, free],
  [/^(?:want |add |keep )*(?:free|nothing|rm all)(?: day| Q)?$/, withDay(free)],
  [/^(?:want |add |keep )*calm(?: day| start| Q)*$/, dayWish({ verb: "pace", pace: "relaxed" })],
  [/^(?:keep )?Q calm$/, withDay(dayWish({ verb: "pace", pace: "relaxed" }))],
  [/^(?:want |add )?full(?: day)?$/, dayWish({ verb: "pace", pace: "full" })],
  [
    /^(?:want )?(?:fewer|shorter|not|not want) walk$|^walk fewer$/,
    dayWish({ verb: "less-walking" }),
  ],
  [/^(?:want |add )?cheap(?: day)?$/, dayWish({ verb: "cheaper" })],
  [/^order(?: order)?$/, dayWish({ verb: "best-order" })],
  [
    /^(?:fine )?(?:keep|not move|lock)(?: all| fine| day)*$/,
    withDay((one) =>
      one.hasIt && one.shape.startsWith("keep") ? undefined : dayWish({ verb: "lock-days" })(one),
    ),
  ],
  [/^fine$/, withDay(dayWish({ verb: "lock-days" }))],
  [/^unlock$/, withDay(dayWish({ verb: "unlock-days" }))],
  [
    /^(?:want |add |only )*(?:need|need meal|meal need|need only)$/,
    ({ need }) => (need === undefined ? undefined : [{ verb: "need", need }]),
  ],
  [
    /^(?:add |want )(?:more )?day(?: last)?$|^keep day longer$|^more day$/,
    (one) => (one.when === undefined ? [{ verb: "add-day", at: "end" }] : undefined),
  ],
  [/^(?:add |want )(?:more )?day (?:first|start)$/, () => [{ verb: "add-day", at: "start" }]],
  [/^(?:add |want )(?:more )?day after$/, withDay(dayWish({ verb: "add-day", at: "after" }))],
  [/^(?:add |want )(?:more )?day before$/, withDay(dayWish({ verb: "add-day", at: "before" }))],
  [
    /^rm$/,
    ({ when, hasIt }) =>
      when?.days === undefined || hasIt ? undefined : [{ verb: "remove-days", when }],
  ],
];

/** Rules about which days a trip has. */
export const DAY_RULES: readonly Rule[] = [
  [
    /^move D Dto$/,
    ({ when, roleWhen }) =>
      when === undefined || roleWhen === undefined
        ? undefined
        : [{ verb: "move-day", when, to: roleWhen }],
  ],
  [
    /^(?:move |add )?D (?:first|last)$/,
    (one) =>
      dayWish({ verb: "move-day", to: one.dayShape.endsWith("first") ? "first" : "last" })(one),
  ],
  [
    /^move [Pk] day Dto$/,
    (one) =>
      one.roleWhen === undefined
        ? undefined
        : each({ ...one, when: one.roleWhen }, (what) => ({ verb: "swap-day-of", what })),
  ],
  [
    /^(?:move |add |want )*P D instof D$/,
    (one) => each(one, (what) => ({ verb: "move", what, to: "day" })),
  ],
  [/^swap D(?: (?:by|and|Dto))?(?: D)?$/, swapDays],
  [/^swap D Dto$/, swapDays],
  [/^D and D swap$/, swapDays],
  [/^D swap$/, swapDays],
];
