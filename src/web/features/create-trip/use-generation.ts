import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { errorText } from "../../../domain/app-error.ts";
import {
  type GenerationEnd,
  type GenerationEvent,
  isGenerationEnd,
} from "../../../domain/generation.ts";
import { type TripRequestInput, tripRequestSchema } from "../../../domain/trip/trip-request.ts";
import { API_PATHS, generationAcceptedSchema, pathWithId } from "../../../domain/wire.ts";
import { type ApiProblem, callApi } from "../../lib/api-client.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { showToast } from "../../lib/toast.ts";
import { createTripWords } from "../../messages/en/create-trip-words.ts";
import { watchGeneration } from "./watch-generation.ts";

type Failed = Extract<GenerationEvent, { type: "failed" }>;
type Failure = Pick<Failed, "alternatives" | "baseChoices" | "requestId" | "guideOffer"> & {
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

/**
 * One generation at a time, from the request to its end. It is the server that works: a reload, a
 * cut connection or a restart there only interrupt the watching, and so does leaving the page, which
 * is taken nowhere afterwards.
 *
 * @param on.saved is called while the traveller watches.
 * @param on.savedAway is called where a plan was saved while they were on another page.
 */
export function useGeneration(on: { saved: (tripId: string) => void; savedAway: () => void }) {
  const [state, setState] = useState<GenerationProgress>({ step: "idle" });
  const stopWatching = useRef<() => void>(undefined);
  const pending = useRef<Pending>(undefined);
  const unanswered = useRef<Pending>(undefined);
  /** Key of a wish to be stopped as soon as the server has given it an id. */
  const stopWanted = useRef<string>(undefined);
  const isLeft = useRef(false);
  /** A plan that was left is taken up; until then what ends it happened meanwhile. */
  const replayedUntilMs = useRef(0);

  function end(event: Exclude<GenerationEnd, Failed> | ({ type: "failed" } & Failure)): void {
    browserStorage.tab.remove(STORAGE_KEY);
    pending.current = undefined;
    if (event.type === "saved") {
      if (performance.now() >= replayedUntilMs.current) on.saved(event.tripId);
      else {
        setState({ step: "idle" });
        on.savedAway();
      }
      return;
    }
    const { type: _, ...failure } = event;
    fail(failure);
  }

  function fail(failure: Failure): void {
    console.warn("generation failed:", failure.code, failure.text);
    setState({ step: "failed", failure });
  }

  async function send(wish: Pending): Promise<void> {
    keep(wish);
    setState({ step: "running", events: [], reconnecting: false });
    const result = await callApi(API_PATHS.generations, {
      method: "POST",
      body: {
        userSelection: wish.request,
        ...(wish.planner === undefined ? {} : { planner: wish.planner }),
      },
      headers: { "idempotency-key": wish.idempotencyKey },
      schema: generationAcceptedSchema,
    });
    if (pending.current?.idempotencyKey !== wish.idempotencyKey) return;
    if (!result.ok) {
      const { generationId } = result.problem;
      if (generationId !== undefined) {
        // Begun in another tab, perhaps one that is lost: from here it can be watched and stopped too.
        showToast(result.problem.text, "error");
        keep({ ...wish, id: generationId, wasLeft: isLeft.current });
        if (!isLeft.current) watch(generationId);
        return;
      }
      // The request may have arrived and only its answer been lost: sent again under the same key,
      // it can't make a second trip.
      unanswered.current = result.problem.code === "unreachable" ? wish : undefined;
      if (isLeft.current) showToast(result.problem.text, "error");
      return end({ type: "failed", ...result.problem });
    }
    keep({ ...wish, id: result.value.id, wasLeft: isLeft.current });
    if (!isLeft.current) watch(result.value.id);
    if (stopWanted.current === wish.idempotencyKey) void stop(result.value.id);
  }

  async function stop(id: string): Promise<string | undefined> {
    const result = await callApi(pathWithId(API_PATHS.generation, id), { method: "DELETE" });
    return result.ok ? undefined : result.problem.text;
  }

  function keep(wish: Pending): void {
    pending.current = wish;
    browserStorage.tab.set(STORAGE_KEY, JSON.stringify(wish));
  }

  function watch(id: string): void {
    stopWatching.current?.();
    stopWatching.current = watchGeneration(id, {
      onEvent(event) {
        if (event.type === "failed") return end({ ...event, text: errorText(event) });
        if (isGenerationEnd(event)) return end(event);
        setState((before) => ({
          step: "running",
          // A stream opened anew begins at the beginning.
          events:
            before.step === "running" && event.type !== "started"
              ? [...before.events, event]
              : [event],
          reconnecting: false,
        }));
      },
      onOpen() {
        setState((before) =>
          before.step === "running" && before.reconnecting
            ? { ...before, reconnecting: false }
            : before,
        );
      },
      onBreak() {
        setState((before) =>
          before.step === "running" ? { ...before, reconnecting: true } : before,
        );
      },
      onRefused(problem) {
        // The plan goes on: the page finds it again when it is reloaded.
        if (problem.code === "outdated_page") fail(problem);
        else end({ type: "failed", ...problem });
      },
    });
  }

  const takeUp = useRef((kept: Pending) => {
    if (kept.wasLeft === true) replayedUntilMs.current = performance.now() + REPLAYED_WITHIN_MS;
    pending.current = kept;
    if (kept.id === undefined) void send(kept);
    else {
      setState({ step: "running", events: [], reconnecting: false });
      watch(kept.id);
    }
  });

  const leave = useRef(() => {
    isLeft.current = true;
    stopWatching.current?.();
    if (pending.current === undefined) return;
    keep({ ...pending.current, wasLeft: true });
    showToast(createTripWords.planGoesOn);
  });

  useEffect(() => {
    isLeft.current = false;
    const kept = loadPending();
    if (kept !== undefined) takeUp.current(kept);
    const left = leave.current;
    return () => left();
  }, []);

  return {
    state,
    /** A repeated press while one runs changes nothing. */
    generate(request: TripRequestInput, planner?: "guide"): void {
      if (state.step === "running") return;
      const earlier = unanswered.current;
      const isSame =
        earlier?.planner === planner &&
        JSON.stringify(earlier?.request) === JSON.stringify(request);
      const idempotencyKey =
        earlier !== undefined && isSame ? earlier.idempotencyKey : crypto.randomUUID();
      void send({ idempotencyKey, request, ...(planner === undefined ? {} : { planner }) });
    },
    /** @returns what went wrong, where the server could not be told. */
    async cancel(): Promise<string | undefined> {
      const id = pending.current?.id;
      if (id !== undefined) return stop(id);
      stopWanted.current = pending.current?.idempotencyKey;
      return undefined;
    },
    dismiss(): void {
      setState({ step: "idle" });
    },
  };
}

function loadPending(): Pending | undefined {
  try {
    return pendingSchema.parse(JSON.parse(browserStorage.tab.get(STORAGE_KEY) ?? ""));
  } catch {
    // Nothing is under way in this tab.
    return undefined;
  }
}
