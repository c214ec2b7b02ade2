import { isTrip } from "../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../domain/edits/edit-kinds.ts";
import { isSameJson } from "../../../domain/is-same-json.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { PlanEngine } from "../../engine/plan-engine.ts";
import { makePossible } from "../queue/pending-edits.ts";

/** So many edits are timed within the engine's deadline on a slow phone. */
const MOST_AT_ONCE = 10;

/** A trip with the hours of the edits made to it. */
type Timed = {
  /** The trip's version before them. */
  readonly version: number | undefined;
  readonly made: readonly Edit[];
  readonly trip: Trip;
};

/** A trip with those of some edits that can be made to it. */
type Possible = {
  readonly base: Trip;
  readonly waiting: readonly Edit[];
  readonly made: readonly Edit[];
  readonly trip: Trip;
};

export type TripTiming = {
  /**
   * A trip with edits, as it can be shown now: with the hours of as many of them as are worked out. The others
   * follow.
   *
   * @param base the trip as the server last gave it. @param waiting edits in order; what can't be made is left out.
   */
  shown(base: Trip, waiting: readonly Edit[]): Trip;
  /** Whether hours of what was shown last are being worked out. */
  isBehind(): boolean;
  /** Whether some of these edits change the plan. */
  isOfPlan(made: readonly Edit[]): boolean;
};

/** What timing needs of the page. */
export type TimingSource = {
  /** Rejects where its code can't be loaded. */
  readonly engine: () => Promise<Pick<PlanEngine, "makeEdits">>;
  /** The city in the facts of a trip, if they have one; undefined where the facts can't be had now. */
  readonly city: (tripId: string) => Promise<{ readonly facts: unknown } | undefined>;
};

/**
 * Has the engine work out the hours of edits that wait to be sent. Each is timed once: where some are added, only
 * these are.
 *
 * @param onTimed is called when `shown` has more hours to give.
 */
export function createTripTiming(source: TimingSource, onTimed: () => void): TripTiming {
  let wanted: { readonly base: Trip; readonly made: readonly Edit[] } | undefined;
  /** As far as the engine has come. */
  let done: Timed | undefined;
  /** The last that was shown with all its hours. */
  let whole: Timed | undefined;
  let isShownWhole = false;
  /** Of the last that was shown. */
  let possible: Possible | undefined;
  /** Edits that the engine has no answer for. */
  let unanswered: readonly Edit[] | undefined;
  let city: { readonly facts: unknown } | undefined;
  let engine: Pick<PlanEngine, "makeEdits"> | undefined;
  let isWorking = false;
  let isAskedAgain = false;

  function shown(base: Trip, waiting: readonly Edit[]): Trip {
    const { trip: untimed, made } = possibleOf(base, waiting);
    if (!made.some(isOfPlan)) {
      wanted = undefined;
      whole = undefined;
      return untimed;
    }
    wanted = { base, made };
    const from = beginningOf(base, made);
    const added = made.slice(from?.made.length ?? 0);
    isShownWhole = from !== undefined && !added.some(isOfPlan);
    if (from !== undefined) {
      const { trip } = makePossible(from.trip, added);
      if (isShownWhole) whole = { version: base.version, made, trip };
      else void work();
      return trip;
    }
    void work();
    // What the server has made of it meanwhile is what was shown.
    const known = whole === undefined ? 0 : overlap(whole.made, made);
    if (whole === undefined || known === 0) return untimed;
    return makePossible(whole.trip, made.slice(known)).trip;
  }

  /** See `makePossible`. An edit more is made to what was made of the others the last time. */
  function possibleOf(base: Trip, waiting: readonly Edit[]): Possible {
    const former = possible?.base === base ? possible : undefined;
    const count = former?.waiting.length ?? 0;
    const goesOn = former !== undefined && isSameJson(former.waiting, waiting.slice(0, count));
    const added = makePossible(
      goesOn ? former.trip : base,
      goesOn ? waiting.slice(count) : waiting,
    );
    const made = goesOn ? [...former.made, ...added.made] : added.made;
    possible = { base, waiting, made, trip: added.trip };
    return possible;
  }

  /** The most that is done of what is wanted. */
  function beginningOf(base: Trip, made: readonly Edit[]): Timed | undefined {
    const begun = [done, whole].filter(
      (one) =>
        one !== undefined &&
        one.version === base.version &&
        isSameJson(one.made, made.slice(0, one.made.length)),
    );
    return begun.toSorted((a, b) => (b?.made.length ?? 0) - (a?.made.length ?? 0))[0];
  }

  async function work(): Promise<void> {
    isAskedAgain = true;
    if (isWorking) return;
    isWorking = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        while (await timeSome());
      }
    } catch (error) {
      console.warn("the hours of a change can't be worked out", error);
    } finally {
      isWorking = false;
    }
  }

  /** @returns whether more may be wanted. */
  async function timeSome(): Promise<boolean> {
    if (wanted === undefined || isSameJson(wanted.made, unanswered)) return false;
    const { base, made } = wanted;
    const from = beginningOf(base, made);
    const before = from?.made ?? [];
    const next = made.slice(before.length, before.length + MOST_AT_ONCE);
    if (next.length === 0) {
      if (isShownWhole) return false;
      isShownWhole = true;
      onTimed();
      return false;
    }
    city ??= await source.city(base.id);
    if (city === undefined) return false;
    const trip = await ask(from?.trip ?? base, next, city.facts);
    if (trip === undefined) unanswered = made;
    else done = { version: base.version, made: [...before, ...next], trip };
    return true;
  }

  /** @returns undefined where the engine has no answer. */
  async function ask(trip: Trip, made: readonly Edit[], facts: unknown): Promise<Trip | undefined> {
    // Even a part that is loaded takes its time to be imported again.
    engine ??= await source.engine();
    const answer = await engine.makeEdits(trip, made, facts);
    if (!answer.ok || !isTrip(answer.value)) return undefined;
    return answer.value;
  }

  return {
    shown,
    isBehind: () => isWorking && !isShownWhole,
    isOfPlan: (made) => made.some(isOfPlan),
  };
}

function isOfPlan(edit: Edit): boolean {
  return edits.effect(edit) !== "untouched";
}

/** How many edits the second list begins with that the first one ends with. */
function overlap(former: readonly Edit[], now: readonly Edit[]): number {
  for (let count = Math.min(former.length, now.length); count > 0; count -= 1) {
    if (isSameJson(former.slice(-count), now.slice(0, count))) return count;
  }
  return 0;
}
