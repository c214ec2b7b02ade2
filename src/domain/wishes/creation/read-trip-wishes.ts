import { LIMITS } from "../../limits.ts";
import type { InterestId } from "../../trip/interest.ts";
import type { PaceChoice } from "../../trip/pace.ts";
import { MAX_WISH_CHARACTERS, type TripWish } from "../../trip/trip-wish.ts";
import { namesIn } from "./names-in.ts";
import { type TextClause, textClauses } from "./trip-wish-clauses.ts";
import { TRIP_WISH_PATTERNS, type TripWishEffect } from "./trip-wish-patterns.ts";
import { shapeOf } from "./trip-wish-shape.ts";

/** A wish that was understood, and what it changes about the trip. */
export type ReadTripWish = {
  /** The traveller's words. */
  readonly text: string;
  readonly wishes: readonly TripWish[];
  readonly pace?: PaceChoice | undefined;
  readonly interests: readonly InterestId[];
};

/** What was understood of a traveller's words about a trip that is to be planned. */
export type ReadTripWishes = {
  readonly read: readonly ReadTripWish[];
  /** Parts that were not understood, as they were written. */
  readonly unread: readonly string[];
};

const BARE_KINDS = /^(?:<kinds?>|<liking>)(?: <kinds?>)*$/;
const ON_DAYS = ["none", "without", "see", "have"];

/** A clause that was understood, with its effect. */
type Understood = { readonly from: number; readonly to: number; readonly effect: TripWishEffect };

/**
 * Reads what a traveller wishes of a trip before it is planned, in plain English: no names are known yet, so what
 * follows "see" or stands with a day is one. Every word that carries a meaning has to be understood, or its part is
 * given back unread: nothing is guessed. Pure, and linear in the words.
 */
export function readTripWishes(text: string): ReadTripWishes {
  const whole = text.slice(0, LIMITS.text.wish);
  const understood: Understood[] = [];
  const unread: string[] = [];
  /** "On Monday, no museums": the days of a part that names nothing else. */
  let ahead: TextClause | undefined;
  let former: Understood | undefined;
  for (const clause of textClauses(whole)) {
    if (clause.words.length === 0) {
      ahead = clause;
      continue;
    }
    const on = clause.on.days ?? clause.on.weekdays ?? ahead;
    const led = on === ahead && ahead !== undefined ? withDaysOf(clause, ahead) : clause;
    ahead = undefined;
    const joined = former === undefined ? undefined : continued(former, led, whole);
    if (joined !== undefined && former !== undefined) {
      if (joined.from === former.from) understood.splice(-1, 1, joined);
      else understood.push(joined);
      former = joined;
      continue;
    }
    const effect = effectOf(led, whole);
    former = effect && { from: led.from, to: led.to, effect };
    if (former === undefined) unread.push(whole.slice(clause.from, clause.to));
    else understood.push(former);
  }
  if (ahead !== undefined) unread.push(whole.slice(ahead.from, ahead.to));
  return { read: understood.map((one) => said(one, whole)), unread };
}

function withDaysOf(clause: TextClause, ahead: TextClause): TextClause {
  return { ...clause, on: ahead.on, from: ahead.from };
}

/** What a part asks for by itself. */
function effectOf(clause: TextClause, text: string): TripWishEffect | undefined {
  const read = shapeOf(clause.words);
  for (const [shape, effectIn] of TRIP_WISH_PATTERNS) {
    const effect = shape.test(read.shape) ? effectIn(read) : undefined;
    if (effect !== undefined) return onDays(effect, clause);
  }
  const named = namesIn(clause, text);
  if (named === undefined) return undefined;
  return onDays(
    { wishes: [{ kind: named.isUnwanted ? "without" : "see", names: named.names }] },
    clause,
  );
}

/** The effect on the days that the part names; undefined where such a wish has no days. */
function onDays(
  effect: TripWishEffect,
  { on, isEveryDay }: TextClause,
): TripWishEffect | undefined {
  const hasDays = on.days !== undefined || on.weekdays !== undefined;
  const wishes = effect.wishes ?? [];
  if (isEveryDay && wishes.some(({ kind }) => kind === "have" || kind === "see")) return undefined;
  if (!hasDays) return effect;
  // A trip has one pace and one hour to begin at.
  const mayHaveDays = wishes.length > 0 && wishes.every(({ kind }) => ON_DAYS.includes(kind));
  const isOfDays = mayHaveDays && effect.pace === undefined;
  if (isOfDays) return { wishes: wishes.map((wish) => ({ ...wish, ...on })) };
  // "Museums on Monday" are one, on that day.
  return undefined;
}

/** What goes on with the verb of the part before: "no museums or churches", "see the Colosseum and the Pantheon". */
function continued(former: Understood, clause: TextClause, text: string): Understood | undefined {
  const [wish, ...others] = former.effect.wishes ?? [];
  if (wish === undefined || others.length > 0 || clause.joint === "but") return undefined;
  const read = shapeOf(clause.words);
  const isWord = clause.joint !== "comma";
  const { on } = clause;
  if (wish.kind === "none" && isWord && BARE_KINDS.test(read.shape)) {
    const categories = [...new Set([...wish.categories, ...read.categories])];
    const effect = { wishes: [{ ...wish, ...on, categories }] };
    return { from: former.from, to: clause.to, effect };
  }
  if (wish.kind !== "see" && wish.kind !== "without") return undefined;
  if (effectOf(clause, text) !== undefined) return undefined;
  const named = namesIn(clause, text, isWord ? "joined" : "listed");
  if (named === undefined) return undefined;
  if (!isWord) {
    const effect = { wishes: [{ ...wish, ...on, names: named.names }] };
    return { from: clause.from, to: clause.to, effect };
  }
  const names = `${wish.names} and ${named.names}`;
  return { from: former.from, to: clause.to, effect: { wishes: [{ ...wish, ...on, names }] } };
}

function said({ from, to, effect }: Understood, whole: string): ReadTripWish {
  const text = whole.slice(from, to).replace(/\s+/g, " ").slice(0, MAX_WISH_CHARACTERS);
  const wishes = (effect.wishes ?? []).map((wish) => ({ ...wish, text }) as TripWish);
  return { text, wishes, pace: effect.pace, interests: effect.interests ?? [] };
}
