import type { Edited } from "../../domain/edits/edit-kind.ts";
import type { Edit } from "../../domain/edits/edit-kinds.ts";
import type { FreeSpot } from "../../domain/engine/revise/ways-out.ts";
import type { PlaceOption } from "../../domain/engine/revise/weigh-options.ts";
import { isSameJson } from "../../domain/is-same-json.ts";
import type { Place, Trip } from "../../domain/trip/trip.ts";
import type { WishAnswer } from "../../domain/wishes/answer-wish.ts";
import { shareStructure } from "../lib/share-structure.ts";
import { trustedScriptUrl } from "../lib/trusted-script-url.ts";
import { type SentTrip, withKnownDays, withoutKnownDays } from "./known-days.ts";
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
/** So many spots of a place that is carried around, and some edits. */
const MOST_REMEMBERED = 12;
/** An answer that takes longer never comes. */
const ANSWER_DEADLINE_MS = 5_000;

export type EngineAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  /** The worker can't be loaded, has failed or is silent; or the caller has withdrawn the question. */
  | { readonly ok: false; readonly problem: "unavailable" | "cancelled" };

/** The planning engine, beside the page. A trip's `city` is that of its facts; undefined where they have none. */
export type PlanEngine = {
  /** Starts the worker and gives it the facts of a city, before the first question about it. */
  prepare(city: unknown): void;
  /** The trip with edits made, in order or none of them, with its hours and a fresh plan check, as the server makes it. */
  makeEdits(
    trip: Trip,
    made: readonly Edit[],
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<Edited>>;
  /** The trip with the best order and hours of some days, around what is locked, as a proposal. */
  proposeDays(
    trip: Trip,
    dayIds: readonly string[],
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<Trip>>;
  /** Places that could take a place's spot, the best first. */
  alternatives(
    trip: Trip,
    placeId: string,
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<readonly PlaceOption[]>>;
  /** Places that fit on a day, each where it fits best, the best first. */
  suggestions(
    trip: Trip,
    dayId: string,
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<readonly PlaceOption[]>>;
  /** The trip with places more on a day, which get these ids, as a proposal. */
  fillDay(
    trip: Trip,
    day: { readonly dayId: string; readonly newIds: readonly string[] },
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<Trip>>;
  /** Places of the guide that the trip doesn't have, by words of their name, kind or description. */
  searchPlaces(
    trip: Trip,
    text: string,
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<readonly Place[]>>;
  /** The trip as wishes in words would have it, as a proposal. */
  answerWish(
    trip: Trip,
    wish: Omit<PlanQuestions["answerWish"]["asked"], "trip">,
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<WishAnswer>>;
  /** Where else a place would fit, its own day first. */
  waysOut(
    trip: Trip,
    placeId: string,
    city: unknown,
    signal?: AbortSignal,
  ): Promise<EngineAnswer<readonly FreeSpot[]>>;
};

/** What is needed of a `Worker`. */
export type PlanWorker = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
};

type Waiting = {
  readonly question: PlanQuestion;
  readonly city: unknown;
  readonly settle: (answer: EngineAnswer<never>) => void;
};

type MadeEdits = {
  readonly trip: Trip;
  readonly made: readonly Edit[];
  readonly city: unknown;
  readonly answer: Promise<EngineAnswer<Edited>>;
};

/**
 * An engine on one worker, which is started with the first question. The newest question is asked first, one at a
 * time. A worker that fails or is silent is ended, and the next question starts another.
 */
export function createPlanEngine(newWorker: () => PlanWorker): PlanEngine {
  let worker: PlanWorker | undefined;
  let isReady = false;
  let cityThere: { readonly facts: unknown } | undefined;
  /** The last trip that the worker has made of edits. */
  let editedThere: Trip | undefined;
  let waiting: readonly Waiting[] = [];
  /** The newest first. */
  let edited: readonly MadeEdits[] = [];
  let asked: Waiting | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function ask<Kind extends keyof PlanQuestions>(
    question: PlanQuestion & { readonly kind: Kind },
    city: unknown,
    signal: AbortSignal | undefined,
  ): Promise<EngineAnswer<PlanQuestions[Kind]["answer"]>> {
    return new Promise((resolve) => {
      const one: Waiting = { question, city, settle: resolve };
      const withdraw = () => {
        waiting = waiting.filter((other) => other !== one);
        resolve({ ok: false, problem: "cancelled" });
      };
      if (signal?.aborted === true) return withdraw();
      signal?.addEventListener("abort", withdraw, { once: true });
      waiting = [...waiting, one];
      askNext();
    });
  }

  function askNext(): void {
    const next = waiting.at(-1);
    if (asked !== undefined || next === undefined) return;
    waiting = waiting.slice(0, -1);
    asked = next;
    try {
      tell(next.city, next.question);
      waitFor(isReady ? ANSWER_DEADLINE_MS : LOAD_DEADLINE_MS);
    } catch (error) {
      giveUp(String(error));
    }
  }

  function tell(facts: unknown, question?: PlanQuestion): void {
    worker ??= start();
    const isCityThere = cityThere !== undefined && cityThere.facts === facts;
    if (isCityThere && question === undefined) return;
    worker.postMessage({
      ...(question === undefined ? {} : { question: sent(question) }),
      ...(isCityThere ? {} : { city: { facts } }),
    });
    cityThere = { facts };
  }

  function sent(question: PlanQuestion): SentQuestion {
    if (question.kind !== "makeEdits") return question;
    return { ...question, trip: withoutKnownDays(question.trip, editedThere) };
  }

  function prepare(city: unknown): void {
    if (asked !== undefined) return;
    try {
      tell(city);
    } catch (error) {
      giveUp(String(error));
    }
  }

  /** The same edits of the same trip are asked once, by the page, by its history and by what is shown beforehand. */
  function makeEdits(
    trip: Trip,
    made: readonly Edit[],
    city: unknown,
    signal: AbortSignal | undefined,
  ): Promise<EngineAnswer<Edited>> {
    if (signal !== undefined) return ask({ kind: "makeEdits", trip, made }, city, signal);
    const known = edited.find(
      (one) => one.trip === trip && one.city === city && isSameJson(one.made, made),
    );
    if (known !== undefined) return known.answer;
    const answer = ask({ kind: "makeEdits", trip, made }, city, undefined).then((found) => {
      if (!found.ok) edited = edited.filter((one) => one.answer !== answer);
      return found;
    });
    edited = [{ trip, made, city, answer }, ...edited].slice(0, MOST_REMEMBERED);
    return answer;
  }

  function start(): PlanWorker {
    const started = newWorker();
    started.onmessage = ({ data }) => {
      if (started !== worker) return;
      if (data.kind === "answer") settle({ ok: true, value: data.answer as never });
      else if (data.kind === "edited") settleEdited(data.trip);
      else if (data.kind === "failed") giveUp(data.why);
      else {
        isReady = true;
        if (asked !== undefined) waitFor(ANSWER_DEADLINE_MS);
      }
    };
    started.onerror = ({ message }) => {
      if (started === worker) giveUp(message ?? "it can't be loaded");
    };
    return started;
  }

  function waitFor(ms: number): void {
    clearTimeout(deadline);
    deadline = setTimeout(() => giveUp("it is silent"), ms);
  }

  function giveUp(why: string): void {
    console.warn("the planning engine gave no answer:", why);
    worker?.terminate();
    worker = undefined;
    isReady = false;
    cityThere = undefined;
    editedThere = undefined;
    settle({ ok: false, problem: "unavailable" });
  }

  function settleEdited(trip: SentTrip): void {
    if (asked?.question.kind !== "makeEdits") return;
    const former = asked.question.trip;
    editedThere = shareStructure(former, withKnownDays(trip, former));
    settle({ ok: true, value: editedThere as never });
  }

  function settle(answer: EngineAnswer<never>): void {
    clearTimeout(deadline);
    const answered = asked;
    asked = undefined;
    answered?.settle(answer);
    askNext();
  }

  return {
    prepare,
    makeEdits,
    proposeDays: (trip, dayIds, city, signal) =>
      ask({ kind: "proposeDays", trip, dayIds }, city, signal),
    alternatives: (trip, placeId, city, signal) =>
      ask({ kind: "alternatives", trip, placeId }, city, signal),
    searchPlaces: (trip, text, city, signal) =>
      ask({ kind: "searchPlaces", trip, text }, city, signal),
    answerWish: (trip, wish, city, signal) =>
      ask({ kind: "answerWish", trip, ...wish }, city, signal),
    waysOut: (trip, placeId, city, signal) => ask({ kind: "waysOut", trip, placeId }, city, signal),
    suggestions: (trip, dayId, city, signal) =>
      ask({ kind: "suggestions", trip, dayId }, city, signal),
    fillDay: (trip, day, city, signal) => ask({ kind: "fillDay", trip, ...day }, city, signal),
  };
}

let engine: PlanEngine | undefined;

/** The one engine of this page. */
export function planEngine(): PlanEngine {
  engine ??= newEngine();
  return engine;
}

function newEngine(): PlanEngine {
  const address = trustedScriptUrl("tripwright-plan-worker", workerUrl);
  return createPlanEngine(() => new Worker(address, { type: "module" }) as PlanWorker);
}
