import type { KnownCity } from "../engine/known-city.ts";
import { LIMITS } from "../limits.ts";
import type { Trip } from "../trip/trip.ts";
import { DAY_WISH_PATTERNS } from "./day-wish-patterns.ts";
import { DAYS_WISH_PATTERNS } from "./days-wish-patterns.ts";
import { PLACE_WISH_PATTERNS } from "./place-wish-patterns.ts";
import type { Wish } from "./wish.ts";
import { type WishClause, wishClauses } from "./wish-clauses.ts";
import { wishNames } from "./wish-names.ts";
import type { ReadWish } from "./wish-pattern.ts";
import { type WishToken, wishTokens } from "./wish-tokens.ts";

/** What was understood of a traveller's words. */
export type ReadWishes = {
  readonly wishes: readonly Wish[];
  /** Parts that were not understood, as they were written. */
  readonly unread: readonly string[];
};

const OBJECT_ALONE = /^(?:<place>|<kind>|<new>)$/;
/** Another object goes with the verb of the clause before: "remove the Pantheon and the market". */
const ONE_OBJECT = /^(?!swap|replace|exchange|switch|change|trade)[a-z ]*(?:<place>|<kind>|<new>)$/;

/**
 * Reads wishes in plain English: verbs, places and kinds, days, times. Every word that carries a meaning has to be
 * understood, or the clause is given back unread: nothing is guessed. Pure, and linear in the words.
 *
 * @param dayId the day that the wishes are about where they name none.
 * @param city what is known of the destination, whose places may be named; undefined: the trip's alone.
 */
export function readWishes(
  text: string,
  trip: Trip,
  dayId: string | undefined,
  city: KnownCity | undefined,
): ReadWishes {
  const days = trip.tripData.itinerary;
  const tokens = wishTokens(text.slice(0, LIMITS.text.wish), days, wishNames(trip, city));
  const clauses = wishClauses(withJoinedDays(tokens));
  const scope = clausesDays(clauses) ?? (dayId === undefined ? undefined : [dayId]);
  const wishes: Wish[] = [];
  const unread: string[] = [];
  let former: WishClause | undefined;
  for (const clause of clauses) {
    // "On day 2: ..." says what the others are about.
    if (clause.shape === "") continue;
    const wish = readClause(clause, former);
    if (wish === undefined) unread.push(clause.text);
    else wishes.push(withDays({ ...wish, text: clause.text } as Wish, scope));
    former = OBJECT_ALONE.test(clause.shape) ? former : clause;
  }
  return { wishes, unread };
}

function readClause(clause: WishClause, former: WishClause | undefined): ReadWish | undefined {
  const goesOn =
    OBJECT_ALONE.test(clause.shape) && former !== undefined && ONE_OBJECT.test(former.shape);
  if (!goesOn) return wishOfShape(clause);
  const shape = former.shape.replace(/<(?:place|kind|new)>$/, clause.shape);
  return wishOfShape({ ...former, ...clause, shape, ...daysOf(clause, former) });
}

function daysOf(clause: WishClause, former: WishClause): Partial<WishClause> {
  const { days, toDays, notDays } = clause;
  const hasDays = days !== undefined || toDays !== undefined || notDays !== undefined;
  const from = hasDays ? clause : former;
  return { days: from.days, toDays: from.toDays, notDays: from.notDays };
}

/** The days of a sentence that names days once. */
function clausesDays(clauses: readonly WishClause[]): readonly string[] | undefined {
  const named = clauses.filter(({ days }) => days !== undefined);
  return named.length === 1 ? named[0]?.days : undefined;
}

function withDays(wish: Wish, scope: readonly string[] | undefined): Wish {
  const mayBeScoped = wish.dayIds === undefined && scope !== undefined && !namesPlanned(wish);
  const { dayIds, ...rest } = wish;
  const days = mayBeScoped ? scope : dayIds;
  return days === undefined ? (rest as Wish) : { ...wish, dayIds: days };
}

/** A place that is in the plan has its day. */
function namesPlanned(wish: Wish): boolean {
  return "what" in wish && wish.what?.kind === "places" && wish.what.found[0]?.in === "plan";
}

/** The wish that a clause is, by its shape from end to end; undefined where it is none that we know. */
function wishOfShape(clause: WishClause): ReadWish | undefined {
  for (const [shape, read] of [
    ...DAYS_WISH_PATTERNS,
    ...PLACE_WISH_PATTERNS,
    ...DAY_WISH_PATTERNS,
  ]) {
    const wish = shape.test(clause.shape) ? read(clause) : undefined;
    if (wish !== undefined) return wish;
  }
  return undefined;
}

/** "Monday and Tuesday", "day 2 with day 3" at the end of a wish name two days of it, and join no wishes. */
function withJoinedDays(tokens: readonly WishToken[]): readonly WishToken[] {
  const joined: WishToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [days, joint, others, next] = tokens.slice(at, at + 4);
    const isJoined =
      days?.kind === "days" &&
      joint?.kind === "word" &&
      /^(?:and|with|for)$/.test(joint.word) &&
      others?.kind === "days" &&
      days.role === "on" &&
      others.role === "on" &&
      (next === undefined || next.kind === "break");
    if (isJoined) {
      const dayIds = [...new Set([...days.dayIds, ...others.dayIds])];
      joined.push({ ...days, dayIds, text: `${days.text} ${joint.text} ${others.text}` });
      at += 2;
    } else joined.push(...tokens.slice(at, at + 1));
  }
  return joined;
}
