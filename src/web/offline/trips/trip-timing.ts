import { isTrip } from "../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../domain/edits/edit-kinds.ts";
import { isSameJson } from "../../../domain/is-same-json.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { PlanEngine } from "../../engine/plan-engine.ts";
import { makePossible } from "../queue/pending-edits.ts";

/** The most edits that are timed within the engine's deadline on a slow phone. */
const MAX_AT_ONCE = 10;

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

/** The parts of the page that timing needs. */
export type TimingSource = {
  /** Rejects where its code can't be loaded. */
  readonly engine: () => Promise<Pick<PlanEngine, "makeEdits">>;
  /** The city in the facts of a trip, if they have one; undefined where the facts can't be had now. */
  readonly city: (tripId: string) => Promise<{ readonly facts: unknown } | undefined>;
};

/**
 * Has the engine work out the hours of edits that wait to be sent. Each is timed once: where some are added, only
 * these are.
 */
export class TripTiming {
  readonly #source: TimingSource;
  readonly #onTimed: () => void;
  #wanted: { readonly base: Trip; readonly made: readonly Edit[] } | undefined;
  /** As far as the engine has come. */
  #done: Timed | undefined;
  /** The last that was shown with all its hours. */
  #whole: Timed | undefined;
  #isShownWhole = false;
  /** Of the last that was shown. */
  #possible: Possible | undefined;
  /** Edits that the engine has no answer for. */
  #unanswered: readonly Edit[] | undefined;
  #city: { readonly facts: unknown } | undefined;
  #engine: Pick<PlanEngine, "makeEdits"> | undefined;
  #isWorking = false;
  #isAskedAgain = false;

  /** @param onTimed is called when `shown` has more hours to give. */
  constructor(source: TimingSource, onTimed: () => void) {
    this.#source = source;
    this.#onTimed = onTimed;
  }

  /**
   * A trip with edits, as it can be shown now: with the hours of as many of them as are worked out. The others
   * follow.
   *
   * @param base the trip as the server last gave it. @param waiting edits in order; what can't be made is left out.
   */
  shown(base: Trip, waiting: readonly Edit[]): Trip {
    const { trip: untimed, made } = this.#possibleOf(base, waiting);
    if (!made.some(isOfPlan)) {
      this.#wanted = undefined;
      this.#whole = undefined;
      return untimed;
    }
    this.#wanted = { base, made };
    const from = this.#beginningOf(base, made);
    const added = made.slice(from?.made.length ?? 0);
    this.#isShownWhole = from !== undefined && !added.some(isOfPlan);
    if (from !== undefined) {
      const { trip } = makePossible(from.trip, added);
      if (this.#isShownWhole) this.#whole = { version: base.version, made, trip };
      else void this.#work();
      return trip;
    }
    void this.#work();
    // The server's result, meanwhile, is the one that was shown.
    const known = this.#whole === undefined ? 0 : overlap(this.#whole.made, made);
    if (this.#whole === undefined || known === 0) return untimed;
    return makePossible(this.#whole.trip, made.slice(known)).trip;
  }

  /** Whether hours of what was shown last are being worked out. */
  isBehind(): boolean {
    return this.#isWorking && !this.#isShownWhole;
  }

  /** Whether some of these edits change the plan. */
  isOfPlan(made: readonly Edit[]): boolean {
    return made.some(isOfPlan);
  }

  /** See `makePossible`. An edit more is made to what was made of the others the last time. */
  #possibleOf(base: Trip, waiting: readonly Edit[]): Possible {
    const former = this.#possible?.base === base ? this.#possible : undefined;
    const count = former?.waiting.length ?? 0;
    const goesOn = former !== undefined && isSameJson(former.waiting, waiting.slice(0, count));
    const added = makePossible(
      goesOn ? former.trip : base,
      goesOn ? waiting.slice(count) : waiting,
    );
    const made = goesOn ? [...former.made, ...added.made] : added.made;
    this.#possible = { base, waiting, made, trip: added.trip };
    return this.#possible;
  }

  /** The most that is done of what is wanted. */
  #beginningOf(base: Trip, made: readonly Edit[]): Timed | undefined {
    const begun = [this.#done, this.#whole].filter(
      (one) =>
        one !== undefined &&
        one.version === base.version &&
        isSameJson(one.made, made.slice(0, one.made.length)),
    );
    return begun.toSorted((a, b) => (b?.made.length ?? 0) - (a?.made.length ?? 0))[0];
  }

  async #work(): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        while (await this.#timeSome());
      }
    } catch (error) {
      console.warn("the hours of a change can't be worked out", error);
    } finally {
      this.#isWorking = false;
    }
  }

  /** @returns whether more may be wanted. */
  async #timeSome(): Promise<boolean> {
    if (this.#wanted === undefined || isSameJson(this.#wanted.made, this.#unanswered)) return false;
    const { base, made } = this.#wanted;
    const from = this.#beginningOf(base, made);
    const before = from?.made ?? [];
    const next = made.slice(before.length, before.length + MAX_AT_ONCE);
    if (next.length === 0) {
      if (this.#isShownWhole) return false;
      this.#isShownWhole = true;
      this.#onTimed();
      return false;
    }
    this.#city ??= await this.#source.city(base.id);
    if (this.#city === undefined) return false;
    const trip = await this.#ask(from?.trip ?? base, next, this.#city.facts);
    if (trip === undefined) this.#unanswered = made;
    else this.#done = { version: base.version, made: [...before, ...next], trip };
    return true;
  }

  /** @returns undefined where the engine has no answer. */
  async #ask(trip: Trip, made: readonly Edit[], facts: unknown): Promise<Trip | undefined> {
    // Even a part that is loaded takes its time to be imported again.
    this.#engine ??= await this.#source.engine();
    const answer = await this.#engine.makeEdits(trip, made, facts);
    if (!answer.ok || !isTrip(answer.value)) return undefined;
    return answer.value;
  }
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
