import type { KnownCity } from "../engine/known-city.ts";
import { LIMITS } from "../limits.ts";
import type { Trip } from "../trip/trip.ts";
import type { Wish } from "./wish.ts";
import { type WishClause, wishClauses } from "./wish-clauses.ts";
import { wishNames } from "./wish-names.ts";
import { wishOfShape } from "./wish-of-shape.ts";
import type { ReadWish } from "./wish-pattern.ts";
import { wishTokens } from "./wish-tokens.ts";
import { withJoinedDays } from "./with-joined-days.ts";

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
