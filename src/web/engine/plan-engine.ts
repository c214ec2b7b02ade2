import type { Booking } from "../../domain/bookings/booking.ts";
import type { Edited } from "../../domain/edits/edit-kind.ts";
import type { Edit } from "../../domain/edits/edit-kinds.ts";
import { isSameJson } from "../../domain/is-same-json.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { shareStructure } from "../lib/share-structure.ts";
import { trustedScriptUrl } from "../lib/trusted-script-url.ts";
import { type SentTrip, withKnownDays, withoutKnownDays } from "./known-days.ts";
import type { GivenList } from "./list-places.ts";
import type {
  FromWorker,
  PlanQuestion,
  PlanQuestions,
  SentQuestion,
  ToWorker,
} from "./plan-question.ts";
import workerUrl from "./plan-worker.ts?worker&url";

/** A slow line has this long to bring the worker's code. */
const LOAD_DEADLINE_MS = 30_000;
/** Enough for the spots of a place that is being dragged, and some edits. */
const MAX_REMEMBERED = 12;
/** A worker that says nothing for so long never will: at work it does every second. */
const ANSWER_DEADLINE_MS = 15_000;
/** Other dates for two weeks take a slow phone half a minute. */
const WORK_DEADLINE_MS = 120_000;

export type EngineAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  /** The worker can't be loaded, has failed or is silent; or the caller has withdrawn the question. */
  | { readonly ok: false; readonly problem: "unavailable" | "cancelled" };

/** The part of a `Worker` that is used. */
export type PlanWorker = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
};

/** The inputs of a question beside its trip. */
type Asked<Kind extends keyof PlanQuestions> = Omit<PlanQuestions[Kind]["asked"], "trip">;

type Waiting = {
  readonly question: PlanQuestion;
  readonly city: unknown;
  readonly settle: (answer: EngineAnswer<never>) => void;
};

/** A question that the worker is at. */
type Begun = Waiting & { readonly workDeadline: ReturnType<typeof setTimeout> };

type MadeEdits = {
  readonly trip: Trip;
  readonly edits: readonly Edit[];
  readonly city: unknown;
  readonly answer: Promise<EngineAnswer<Edited>>;
};

/**
 * The planning engine, beside the page, on one worker, which is started with the first question. The newest question is
 * asked first, one at a time; but edits don't wait for a proposal, which gives way to them. A worker that fails or is
 * silent is ended, and the next question starts another. A trip's `city` is that of its facts; undefined where they have
 * none.
 */
export class PlanEngine {
  readonly #newWorker: () => PlanWorker;
  #worker: PlanWorker | undefined;
  #isReady = false;
  #cityThere: { readonly facts: unknown } | undefined;
  /** The last trip that the worker has made of edits. */
  #editedThere: Trip | undefined;
  #waiting: readonly Waiting[] = [];
  /** The newest first. */
  #edited: readonly MadeEdits[] = [];
  /** At most one of edits, and one other. */
  #asked: readonly Begun[] = [];
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(newWorker: () => PlanWorker) {
    this.#newWorker = newWorker;
  }

  /** Starts the worker and gives it the facts of a city, before the first question about it. */
  prepare(city: unknown): void {
    if (this.#asked.length > 0) return;
    try {
      this.#tell(city);
    } catch (error) {
      this.#giveUp(String(error));
    }
  }

  /**
   * The trip with edits made, in order or none of them, with its hours and a fresh plan check, as the server makes it.
   * The same edits of the same trip are asked once, by the page, by its history and by what is shown beforehand.
   */
  makeEdits(
    trip: Trip,
    edits: readonly Edit[],
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<Edited>> {
    if (signal !== undefined) return this.#ask({ kind: "makeEdits", trip, edits }, city, signal);
    const known = this.#edited.find(
      (one) => one.trip === trip && one.city === city && isSameJson(one.edits, edits),
    );
    if (known !== undefined) return known.answer;
    const answer = this.#ask({ kind: "makeEdits", trip, edits }, city, undefined).then((found) => {
      if (!found.ok) this.#edited = this.#edited.filter((one) => one.answer !== answer);
      return found;
    });
    this.#edited = [{ trip, edits, city, answer }, ...this.#edited].slice(0, MAX_REMEMBERED);
    return answer;
  }

  /** The trip with the best order and hours of some days, around what is locked, as a proposal. */
  proposeDays(trip: Trip, dayIds: readonly string[], city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "proposeDays", trip, dayIds }, city, signal);
  }

  /** The trip on other dates, with what is closed then moved or replaced, as a proposal. */
  proposeDates(trip: Trip, dates: Asked<"proposeDates">, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "proposeDates", trip, ...dates }, city, signal);
  }

  /** The trip with less time out in bad weather, as a proposal. */
  proposeForWeather(
    trip: Trip,
    asked: Asked<"proposeForWeather">,
    city: unknown,
    signal?: AbortSignal,
  ) {
    return this.#ask({ kind: "proposeForWeather", trip, ...asked }, city, signal);
  }

  /** The trip by ways and rides that came after it was planned, as a proposal. */
  proposeRetimed(trip: Trip, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "proposeRetimed", trip }, city, signal);
  }

  /** Places that could take a place's spot, the best first. */
  alternatives(trip: Trip, placeId: string, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "alternatives", trip, placeId }, city, signal);
  }

  /** Tables for a meal of a day, the best first. */
  tablesForMeal(trip: Trip, meal: Asked<"tablesForMeal">, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "tablesForMeal", trip, ...meal }, city, signal);
  }

  /** Places that fit on a day, each where it fits best, the best first. */
  suggestions(trip: Trip, dayId: string, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "suggestions", trip, dayId }, city, signal);
  }

  /** The trip with places more on a day, which get these ids, as a proposal. */
  fillDay(trip: Trip, day: Asked<"fillDay">, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "fillDay", trip, ...day }, city, signal);
  }

  /** Places of the guide that the trip doesn't have, by words of their name, kind or description. */
  searchPlaces(trip: Trip, about: Asked<"searchPlaces">, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "searchPlaces", trip, ...about }, city, signal);
  }

  /** The trip as wishes in words would have it, as a proposal. */
  answerWish(trip: Trip, wish: Asked<"answerWish">, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "answerWish", trip, ...wish }, city, signal);
  }

  /** The places of a list, with what the guide knows of them. */
  listPlaces(trip: Trip, list: GivenList, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "listPlaces", trip, list }, city, signal);
  }

  /** The trip with its ideas in the plan, or with only one of them, as a proposal, and those that don't fit. */
  fitIdeas(trip: Trip, idea: Asked<"fitIdeas">, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "fitIdeas", trip, ...idea }, city, signal);
  }

  /** How a slot's candidate comes into the plan, and when it is there. */
  takeCandidate(trip: Trip, ideaId: string, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "takeCandidate", trip, ideaId }, city, signal);
  }

  /** The trip with bookings, and its days laid out around them and those that it has, as a proposal. */
  proposeBookings(trip: Trip, bookings: readonly Booking[], city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "proposeBookings", trip, bookings }, city, signal);
  }

  /** Where else a place would fit, its own day first. */
  waysOut(trip: Trip, placeId: string, city: unknown, signal?: AbortSignal) {
    return this.#ask({ kind: "waysOut", trip, placeId }, city, signal);
  }

  #ask<Kind extends keyof PlanQuestions>(
    question: PlanQuestion & { readonly kind: Kind },
    city: unknown,
    signal: AbortSignal | undefined,
  ): Promise<EngineAnswer<PlanQuestions[Kind]["answer"]>> {
    return new Promise((resolve) => {
      const one: Waiting = { question, city, settle: resolve };
      const withdraw = () => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
        resolve({ ok: false, problem: "cancelled" });
      };
      if (signal?.aborted === true) return withdraw();
      signal?.addEventListener("abort", withdraw, { once: true });
      this.#waiting = [...this.#waiting, one];
      this.#askNext();
    });
  }

  #askNext(): void {
    const next = this.#waiting.findLast((one) => this.#askedOf(isOfEdits(one)) === undefined);
    if (next === undefined) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    const tooLong = () => this.#giveUp("it takes too long");
    this.#asked = [
      ...this.#asked,
      { ...next, workDeadline: setTimeout(tooLong, WORK_DEADLINE_MS) },
    ];
    try {
      this.#tell(next.city, next.question);
      this.#waitFor(this.#isReady ? ANSWER_DEADLINE_MS : LOAD_DEADLINE_MS);
    } catch (error) {
      this.#giveUp(String(error));
    }
  }

  #askedOf(edits: boolean): Begun | undefined {
    return this.#asked.find((one) => isOfEdits(one) === edits);
  }

  #tell(facts: unknown, question?: PlanQuestion): void {
    this.#worker ??= this.#start();
    const isCityThere = this.#cityThere !== undefined && this.#cityThere.facts === facts;
    if (isCityThere && question === undefined) return;
    this.#worker.postMessage({
      ...(question === undefined ? {} : { question: this.#sent(question) }),
      ...(isCityThere ? {} : { city: { facts } }),
    });
    this.#cityThere = { facts };
  }

  #sent(question: PlanQuestion): SentQuestion {
    if (question.kind !== "makeEdits") return question;
    return { ...question, trip: withoutKnownDays(question.trip, this.#editedThere) };
  }

  #start(): PlanWorker {
    const started = this.#newWorker();
    started.onmessage = ({ data }) => {
      if (started !== this.#worker) return;
      if (data.kind === "edited") this.#settleEdited(data.trip);
      else if (data.kind === "refused" || data.kind === "answer") {
        const asked = this.#askedOf(data.kind === "refused");
        this.#settle(asked, { ok: true, value: data.answer as never });
      } else if (data.kind === "failed") this.#giveUp(data.why);
      else {
        // It is loaded, or at work.
        this.#isReady = true;
        if (this.#asked.length > 0) this.#waitFor(ANSWER_DEADLINE_MS);
      }
    };
    started.onerror = ({ message }) => {
      if (started === this.#worker) this.#giveUp(message ?? "it can't be loaded");
    };
    return started;
  }

  #waitFor(ms: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#giveUp("it is silent"), ms);
  }

  #giveUp(why: string): void {
    console.warn("the planning engine gave no answer:", why);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#cityThere = undefined;
    this.#editedThere = undefined;
    for (const one of this.#asked) this.#settle(one, { ok: false, problem: "unavailable" });
  }

  #settleEdited(trip: SentTrip): void {
    const made = this.#askedOf(true);
    if (made === undefined) return;
    const former = made.question.trip;
    this.#editedThere = shareStructure(former, withKnownDays(trip, former));
    this.#settle(made, { ok: true, value: this.#editedThere as never });
  }

  #settle(answered: Begun | undefined, answer: EngineAnswer<never>): void {
    clearTimeout(answered?.workDeadline);
    this.#asked = this.#asked.filter((one) => one !== answered);
    if (this.#asked.length === 0) clearTimeout(this.#deadline);
    answered?.settle(answer);
    this.#askNext();
  }
}

function isOfEdits({ question }: Waiting): boolean {
  return question.kind === "makeEdits";
}

let engine: PlanEngine | undefined;

/** The one engine of this page. */
export function planEngine(): PlanEngine {
  engine ??= newEngine();
  return engine;
}

function newEngine(): PlanEngine {
  const address = trustedScriptUrl("tripwright-plan-worker", workerUrl);
  return new PlanEngine(() => new Worker(address, { type: "module" }) as PlanWorker);
}
