import { useEffect, useState } from "react";
import * as z from "zod/mini";
import {
  type GenerationEnd,
  type GenerationEvent,
  isGenerationEnd,
} from "../../../domain/api/generation.ts";
import { errorText } from "../../../domain/errors/app-error.ts";
import { type TripRequestInput, tripRequestSchema } from "../../../domain/trip/trip-request.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { generationAcceptedSchema } from "../../../domain/wire-schemas.ts";
import { type ApiProblem, callApi } from "../../lib/api-client.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { showToast } from "../../lib/toast.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { ERROR_MESSAGES } from "../../messages/domain/error-messages.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { watchGeneration } from "./watch-generation.ts";

type Failed = Extract<GenerationEvent, { type: "failed" }>;
export type Failure = Pick<Failed, "alternatives" | "baseChoices" | "requestId" | "guideOffer"> & {
  readonly code: ApiProblem["code"];
  /** For the traveller. */
  readonly text: string;
};

export type GenerationProgress =
  | { readonly step: "idle" }
  | {
      readonly step: "running";
      readonly events: readonly GenerationEvent[];
      /** The stream broke off; the browser is trying to take it up again. */
      readonly reconnecting: boolean;
    }
  | { readonly step: "failed"; readonly failure: Failure };

/** A generation under way, kept in this tab so that a reload finds it again. */
const pendingSchema = z.object({
  idempotencyKey: z.string(),
  request: tripRequestSchema,
  planner: z.optional(z.literal("guide")),
  id: z.optional(z.string()),
  /** The traveller has left the page since. */
  wasLeft: z.optional(z.boolean()),
});
type Pending = z.infer<typeof pendingSchema>;

const STORAGE_KEY = "tripwright.generation";
/** Earlier events of the plan arrive within this time after the page comes back. */
const REPLAYED_WITHIN_MS = 1_000;

const IDLE: GenerationProgress = { step: "idle" };
const BEGUN: GenerationProgress = { step: "running", events: [], reconnecting: false };

type Outcomes = {
  /** Called while the traveller watches. */
  readonly saved: (tripId: string) => void;
  /** Called where a plan was saved while they were on another page. */
  readonly savedAway: () => void;
};

/** @param on those of the first rendering are called. */
export function useGeneration(on: Outcomes) {
  const [state, setState] = useState<GenerationProgress>(IDLE);
  const [generation] = useState(() => new Generation(on, setState));
  useEffect(() => generation.open(), [generation]);
  return { state, generation };
}

/**
 * One generation at a time, from the request to its end. It is the server that works: a reload, a
 * cut connection or a restart there only interrupt the watching, and so does leaving the page, which
 * is taken nowhere afterwards.
 */
class Generation {
  readonly #on: Outcomes;
  readonly #onState: (state: GenerationProgress) => void;
  #state: GenerationProgress = IDLE;
  #stopWatching: (() => void) | undefined;
  #pending: Pending | undefined;
  #unanswered: Pending | undefined;
  /** Key of a wish to be stopped as soon as the server has given it an id. */
  #stopWanted: string | undefined;
  #isLeft = false;
  /** A plan that was left is taken up; until then what ends it happened meanwhile. */
  #replayedUntilMs = 0;

  constructor(on: Outcomes, onState: (state: GenerationProgress) => void) {
    this.#on = on;
    this.#onState = onState;
  }

  /** Takes up what is under way in this tab. @returns how to leave it. */
  open(): () => void {
    this.#isLeft = false;
    const kept = loadPending();
    if (kept !== undefined) this.#takeUp(kept);
    return () => this.#leave();
  }

  /** A repeated press while one runs changes nothing. */
  generate(request: TripRequestInput, planner?: "guide"): void {
    if (this.#state.step === "running") return;
    const earlier = this.#unanswered;
    const isSame =
      earlier?.planner === planner && JSON.stringify(earlier?.request) === JSON.stringify(request);
    const idempotencyKey =
      earlier !== undefined && isSame ? earlier.idempotencyKey : crypto.randomUUID();
    void this.#send({ idempotencyKey, request, ...(planner === undefined ? {} : { planner }) });
  }

  /** Stops it, or says that the server could not be told. */
  async cancel(): Promise<void> {
    const id = this.#pending?.id;
    const trouble = id === undefined ? undefined : await stop(id);
    if (id === undefined) this.#stopWanted = this.#pending?.idempotencyKey;
    if (trouble !== undefined) showToast(trouble, "error");
  }

  dismiss(): void {
    this.#show(IDLE);
  }

  #show(state: GenerationProgress): void {
    this.#state = state;
    this.#onState(state);
  }

  #end(event: Exclude<GenerationEnd, Failed> | ({ type: "failed" } & Failure)): void {
    browserStorage.tab.remove(STORAGE_KEY);
    this.#pending = undefined;
    if (event.type === "saved") {
      if (performance.now() >= this.#replayedUntilMs) this.#on.saved(event.tripId);
      else {
        this.#show(IDLE);
        this.#on.savedAway();
      }
      return;
    }
    const { type: _, ...failure } = event;
    this.#fail(failure);
  }

  #fail(failure: Failure): void {
    console.warn("generation failed:", failure.code, failure.text);
    this.#show({ step: "failed", failure });
  }

  async #send(wish: Pending): Promise<void> {
    this.#keep(wish);
    this.#show(BEGUN);
    const result = await callApi(API_PATHS.generations, {
      method: "POST",
      body: {
        userSelection: wish.request,
        ...(wish.planner === undefined ? {} : { planner: wish.planner }),
      },
      headers: { "idempotency-key": wish.idempotencyKey },
      schema: generationAcceptedSchema,
    });
    if (this.#pending?.idempotencyKey !== wish.idempotencyKey) return;
    if (result.ok) {
      this.#watch(wish, result.value.id);
      if (this.#stopWanted === wish.idempotencyKey) void stop(result.value.id);
      return;
    }
    const { generationId, text, code } = result.problem;
    if (generationId !== undefined) {
      // Begun in another tab, perhaps one that is lost: from here it can be watched and stopped too.
      showToast(text, "error");
      this.#watch(wish, generationId);
      return;
    }
    // The request may have arrived and only its answer been lost: sent again under the same key,
    // it can't make a second trip.
    this.#unanswered = code === "unreachable" ? wish : undefined;
    if (this.#isLeft) showToast(text, "error");
    this.#end({ type: "failed", ...result.problem });
  }

  #keep(wish: Pending): void {
    this.#pending = wish;
    browserStorage.tab.set(STORAGE_KEY, JSON.stringify(wish));
  }

  /** Keeps a generation that the server has under this id, and follows it unless the page was left. */
  #watch(wish: Pending, id: string): void {
    this.#keep({ ...wish, id, wasLeft: this.#isLeft });
    if (!this.#isLeft) this.#follow(id);
  }

  #follow(id: string): void {
    this.#stopWatching?.();
    this.#stopWatching = watchGeneration(id, {
      onEvent: (event) => {
        if (event.type === "failed")
          return this.#end({
            ...event,
            text: errorText(storedWords.withPlaces(event), ERROR_MESSAGES),
          });
        if (isGenerationEnd(event)) return this.#end(event);
        const former = this.#state.step === "running" ? this.#state.events : [];
        // A stream opened anew begins at the beginning.
        const events = event.type === "started" ? [event] : [...former, event];
        this.#show({ step: "running", events, reconnecting: false });
      },
      onOpen: () => this.#setReconnecting(false),
      onBreak: () => this.#setReconnecting(true),
      onRefused: (problem) => {
        // The plan goes on: the page finds it again when it is reloaded.
        if (problem.code === "outdated_page") this.#fail(problem);
        else this.#end({ type: "failed", ...problem });
      },
    });
  }

  #setReconnecting(reconnecting: boolean): void {
    if (this.#state.step !== "running" || this.#state.reconnecting === reconnecting) return;
    this.#show({ ...this.#state, reconnecting });
  }

  #takeUp(kept: Pending): void {
    if (kept.wasLeft === true) this.#replayedUntilMs = performance.now() + REPLAYED_WITHIN_MS;
    this.#pending = kept;
    if (kept.id === undefined) void this.#send(kept);
    else {
      this.#show(BEGUN);
      this.#follow(kept.id);
    }
  }

  #leave(): void {
    this.#isLeft = true;
    this.#stopWatching?.();
    if (this.#pending === undefined) return;
    this.#keep({ ...this.#pending, wasLeft: true });
    showToast(createTripWords.planGoesOn);
  }
}

async function stop(id: string): Promise<string | undefined> {
  const result = await callApi(pathWithId(API_PATHS.generation, id), { method: "DELETE" });
  return result.ok ? undefined : result.problem.text;
}

function loadPending(): Pending | undefined {
  try {
    return pendingSchema.parse(JSON.parse(browserStorage.tab.get(STORAGE_KEY) ?? ""));
  } catch {
    // Nothing is under way in this tab.
    return undefined;
  }
}
