import { isDeepStrictEqual } from "node:util";
import type { FastifyBaseLogger } from "fastify";
import type { GenerationEvent, PlanEvent } from "../../domain/api/generation.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import type { Guides } from "../guides/guide-source.ts";
import type { Clock } from "../lib/clock.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { ModelAsker } from "../model/model-asker.ts";
import type { PlanFailure, Planner, PlanUsage } from "../planner/planner.ts";
import type { Generation, GenerationStore } from "../store/generation-store.ts";
import { Interrupted, requestOf } from "./failure-code.ts";
import { newTrip } from "./new-trip.ts";
import type { Failed } from "./plan-endings.ts";

/** A day of the longest texts that are read from a model is some 90 kB: thirty days stay below this. */
const MAX_PLAN_BYTES = 4 * 1024 * 1024;

/** A generation, and the id of the request that asked for it, where this process received that. */
export type Requested = Generation & { readonly requestId?: string };

export type PlanDeps = {
  readonly generations: GenerationStore;
  readonly guides: Guides;
  /** The planner of a request. */
  readonly plannerFor: (request: TripRequest) => Planner;
  readonly modelAsker: ModelAsker | undefined;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly ownerId: string;
  readonly metrics: Pick<Metrics, "planBegan" | "planEnded" | "planLeft">;
};

type PlanRun = PlanDeps & {
  readonly signal: AbortSignal;
  readonly recordUsage: (id: string, usage: PlanUsage) => void;
  /** Calls the listeners with an event that is stored. */
  readonly deliver: (id: string, event: GenerationEvent) => void;
};

/**
 * Plans and stores what is new; events that an earlier run stored must come out the same again.
 *
 * @returns how it failed, for the caller to record; undefined once the trip is saved.
 */
export async function runPlan(generation: Requested, run: PlanRun): Promise<Failed | undefined> {
  const { generations, guides, plannerFor, modelAsker, clock, log, ownerId, signal } = run;
  const { id, requestId, userId } = generation;
  const planner = plannerFor(generation.request);
  const append = async (event: GenerationEvent): Promise<void> => {
    // The embedded store writes to the disk while everything else waits.
    await yieldToEventLoop();
    await generations.append(id, ownerId, event);
    run.deliver(id, event);
  };
  // Before the signal is looked at: loading takes time.
  const { placeNames } = await import("../../guide/place-names.ts");
  const { readWishText } = await import("./read-wish-text.ts");
  const { withMeant } = await import("../../domain/wishes/with-meant.ts");
  const { assembleTrip } = await import("./assemble-trip.ts");
  const stored = (await generations.events(id, 0)).map(({ event }) => event);
  // The sources that were read are in the snapshot that `started` names; without one they are read anew.
  const earlier = stored.filter(({ type }) => type !== "reading" && type !== "wishes");
  if (earlier.length > 0 && !planner.repeatable) throw new Interrupted();
  signal.throwIfAborted();
  const wished = await readWishText(generation, stored, {
    ...{ modelAsker, log, signal, append },
    placeNames: (destination) => placeNames(guides.own, destination),
  });
  const request = withMeant(generation.request, wished?.read ?? []);
  const events: PlanEvent[] = [];
  let bytes = 0;
  const reportUsage = (usage: PlanUsage): void => run.recordUsage(id, usage);
  const ids = { generation: id, ...(requestId === undefined ? {} : { reqId: requestId }) };
  const options = { signal, reportUsage, ids, userId, ...begunWith(earlier) };
  for await (const event of planner.plan(request, options)) {
    signal.throwIfAborted();
    if (event.type === "reading") {
      await append(event);
      continue;
    }
    if (event.type === "failed") return failedAs(event, generation);
    bytes += Buffer.byteLength(JSON.stringify(event));
    if (bytes > MAX_PLAN_BYTES) {
      log.warn({ generation: id, bytes }, "a plan grew larger than a trip may be");
      const code = "trip_too_large";
      return { type: "failed", code, ...requestOf(generation, code) };
    }
    const before = earlier[events.length];
    if (before === undefined) await append(event);
    else if (!isDeepStrictEqual(before, event)) throw new Interrupted();
    events.push(event);
  }
  signal.throwIfAborted();
  const draft = assembleTrip(request, events, planner.id, wished);
  if (draft === undefined) throw new Error("the planner ended before its plan was whole");
  const { checkTrip } = await import("./check-trip.ts");
  const checked = await checkTrip(draft, guides, signal);
  await yieldToEventLoop();
  const nowMs = clock.nowMs();
  const { event } = await generations.save(id, ownerId, newTrip(checked, nowMs), nowMs);
  run.deliver(id, event);
  run.metrics.planEnded(id, "saved");
  log.info({ ...ids, planner: planner.id }, "a plan was saved");
  return undefined;
}

/** The open data, or the bases, that an earlier run of a plan began with. */
function begunWith(earlier: readonly GenerationEvent[]) {
  const { openData, bases } = earlier.find((event) => event.type === "started") ?? {};
  return {
    ...(openData === undefined ? {} : { snapshot: openData.snapshot }),
    ...(bases === undefined ? {} : { bases }),
  };
}

function failedAs(failure: PlanFailure, generation: Requested): Failed {
  const { code, values, alternatives, baseChoices, guideOffer } = failure;
  return {
    type: "failed",
    code,
    values,
    alternatives: [...alternatives],
    baseChoices: baseChoices && [...baseChoices],
    ...requestOf(generation, code),
    guideOffer,
  };
}
