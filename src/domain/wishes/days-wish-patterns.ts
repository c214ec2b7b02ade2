import type { WishObject } from "./wish.ts";
import type { WishClause } from "./wish-clauses.ts";
import type { ReadWish, WishPattern } from "./wish-pattern.ts";

/** Wishes for days more or less, or in another order. */
export const DAYS_WISH_PATTERNS: readonly WishPattern[] = [
  [
    /^(?:(?:add|include|insert|append|stay|plan|extend) (?:by |another |extra |one |more |new )*days?|(?:another|extra|one more|one extra|more) days?)(?: (?:more|longer|extra|end|start|beginning|begin|first|last|after|before))*$/,
    addDay,
  ],
  [
    /^(?:remove|drop|skip|delete|cancel|cut|omit|leave out|take out|get rid|without)(?: (?:whole|entire|out|completely))*$/,
    ({ days, text }) =>
      days === undefined || text === "" ? undefined : { verb: "remove-days", dayIds: days },
  ],
  [
    /^(?:swap|exchange|switch|change|reverse|flip|trade)(?: (?:around|round|over|order|each|other))*$/,
    ({ days }) => (days?.length === 2 ? { verb: "swap-days", dayIds: days } : undefined),
  ],
  [
    /^(?:(?:move|put|shift|bring|make|do)(?: (?:whole|entire))?(?: (?:first|start|beginning|begin|last|end))?|first|last)$/,
    moveDay,
  ],
  [
    /^(?:move|put|shift|bring|make|do|swap|switch|exchange) (?:<kind>|<place>) day$/,
    (clause) => swapDayOf(clause, clause.objects[0]),
  ],
];

function addDay({ shape, days }: WishClause): ReadWish | undefined {
  const where = /(?:after|before)$/.exec(shape)?.[0];
  if (where !== undefined) {
    const at = where === "after" ? "after" : "before";
    return days?.length === 1 ? { verb: "add-day", at, dayIds: days } : undefined;
  }
  if (days !== undefined) return undefined;
  return { verb: "add-day", at: /(?:start|begin|beginning|first)$/.test(shape) ? "start" : "end" };
}

/** "Move day 3 to day 1", "day 3 first". */
function moveDay({ shape, days, toDays }: WishClause): ReadWish | undefined {
  if (days?.length !== 1 || shape === "") return undefined;
  if (toDays?.length === 1 && /^(?:move|put|shift|bring|make|do)$/.test(shape)) {
    return { verb: "move-day", toDayId: toDays[0] ?? "", dayIds: days };
  }
  if (toDays !== undefined) return undefined;
  if (/(?:first|start|beginning|begin)$/.test(shape)) {
    return { verb: "move-day", toDayId: "first", dayIds: days };
  }
  return /(?:last|end)$/.test(shape)
    ? { verb: "move-day", toDayId: "last", dayIds: days }
    : undefined;
}

/** "Move the beach day to Saturday": the two days change places. */
function swapDayOf({ days, toDays }: WishClause, of: WishObject | undefined): ReadWish | undefined {
  const to = toDays ?? days;
  return of === undefined || to?.length !== 1 ? undefined : { verb: "swap-day-of", of, dayIds: to };
}
