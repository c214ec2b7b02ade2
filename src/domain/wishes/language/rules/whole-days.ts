import type { Segment } from "../said-segment.ts";
import { dayWish, each, pair, type Reading, type Rule, withDay } from "./rule.ts";

function swapDays(segment: Segment): Reading | undefined {
  const { when, roleWhen, numbers } = segment;
  if (when !== undefined && roleWhen !== undefined)
    return [{ verb: "swap-days", when, other: roleWhen }];
  const days = [
    ...[...(when?.days ?? []), ...numbers].map((one) => ({ days: [one] })),
    ...(when?.weekdays ?? []).map((one) => ({ weekdays: [one] })),
  ];
  const [a, b] = days;
  return days.length === 2 && a !== undefined && b !== undefined
    ? [{ verb: "swap-days", when: a, other: b }]
    : undefined;
}

/** "Around", "over" and no other unknown word. */
const isPlain = ({ items }: Segment) =>
  items.every(({ code, word }) => code !== "?" || /^(?:around|round|over|about)$/.test(word ?? ""));

/** Days more or less. Each is a whole segment: no word of it is left over. */
export const WHOLE_DAY_RULES: readonly Rule[] = [
  [
    /^(?:add |want )+otherday(?: last)?$/,
    (one) => (one.when === undefined && !one.hasIt ? [{ verb: "add-day", at: "end" }] : undefined),
  ],
  [
    /^(?:add |want )(?:more )?day(?: last)?$|^keep day longer$|^more day$/,
    (one) => (one.when === undefined && !one.hasIt ? [{ verb: "add-day", at: "end" }] : undefined),
  ],
  [/^(?:add |want )(?:more )?day (?:first|start)$/, () => [{ verb: "add-day", at: "start" }]],
  [/^(?:add |want )(?:more )?day after$/, withDay(dayWish({ verb: "add-day", at: "after" }))],
  [/^(?:add |want )(?:more )?day before$/, withDay(dayWish({ verb: "add-day", at: "before" }))],
  [
    /^rm$/,
    // "The price is not so important on this day" takes no day out.
    ({ when, hasIt, items }) =>
      when?.days === undefined ||
      hasIt ||
      items.some(
        ({ code, words = "" }) => code === "?" || /\b(?:not|need|important|thing)\b/.test(words),
      )
        ? undefined
        : [{ verb: "remove-days", when }],
  ],
];

/** The order of days, by the shape that has their codes. */
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
    /^swap D(?: (?:by|and|Dto))?(?: [DN])?(?: \?)?$/,
    (one) => (isPlain(one) ? swapDays(one) : undefined),
  ],
  // "Swap the day with the Vatican and the day with the Colosseum".
  [
    /^swap (?:day by P (?:and|by) day by P|P day (?:and|by) P day)$/,
    (one) => pair(one, (what, by) => ({ verb: "swap-day-of", what, by })),
  ],
  [
    /^swap (?:day by P|P day) (?:and|by) D$/,
    (one) => each(one, (what) => ({ verb: "swap-day-of", what })),
  ],
];
