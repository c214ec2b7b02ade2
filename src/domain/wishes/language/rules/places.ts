import type { Segment } from "../said-segment.ts";
import { each, first, pair, type Reading, type Rule, second, withDay } from "./rule.ts";

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

/** Wishes about places and kinds of place. Each is a whole segment: no word of it is left over. */
export const PLACE_RULES: readonly Rule[] = [
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
  [
    /^(?:add |want )*N day [PKk]$|^(?:add |want )*[PKk] N (?:full )?day$/,
    (one) => (first(one).length > 1 || one.numbers[0] !== 1 ? undefined : add(one)),
  ],
];
