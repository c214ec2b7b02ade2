import type { PlanEvent } from "../../../src/domain/api/generation.ts";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import type { PlanFailure, Planner } from "../../../src/server/planner/planner.ts";

type Told = { event: PlanEvent | PlanFailure } | { end: true } | { error: Error };

/** One plan under way, which does what the test tells it. */
export type ToldPlan = {
  readonly request: TripRequest;
  readonly signal: AbortSignal;
  say(...events: (PlanEvent | PlanFailure)[]): void;
  /** The plan is whole. */
  end(): void;
  breakOff(error: Error): void;
};

export type ToldPlanner = Planner & {
  /** Every plan so far, oldest first. */
  readonly plans: readonly ToldPlan[];
  /** The first plan no test has asked for yet, as soon as it is under way. */
  nextPlan(): Promise<ToldPlan>;
};

/**
 * A planner that yields events when told to, for everything that happens while one waits.
 *
 * @param options.heedsSignal false for one that goes on although it was cancelled.
 * @param options.id whose plans they are: a model's count against the day's limits.
 */
export function createToldPlanner({
  heedsSignal = true,
  id = "guide",
}: {
  heedsSignal?: boolean;
  id?: Planner["id"];
} = {}): ToldPlanner {
  const plans: ToldPlan[] = [];
  const started = createQueue<ToldPlan>();
  return {
    id,
    repeatable: false,
    deadlineMs: () => 120_000,
    plans,
    nextPlan: () => started.take(),
    async *plan(request, { signal }) {
      const told = createQueue<Told>();
      if (heedsSignal) {
        signal.addEventListener("abort", () => told.put({ error: signal.reason }), { once: true });
      }
      const plan: ToldPlan = {
        request,
        signal,
        say: (...events) => {
          for (const event of events) told.put({ event });
        },
        end: () => told.put({ end: true }),
        breakOff: (error) => told.put({ error }),
      };
      plans.push(plan);
      started.put(plan);
      for (;;) {
        const next = await told.take();
        if ("error" in next) throw next.error;
        if ("end" in next) return;
        yield next.event;
      }
    },
  };
}

function createQueue<Item>() {
  const items: Item[] = [];
  const takers: ((item: Item) => void)[] = [];
  return {
    put(item: Item): void {
      const taker = takers.shift();
      if (taker === undefined) items.push(item);
      else taker(item);
    },
    take(): Promise<Item> {
      const item = items.shift();
      if (item !== undefined) return Promise.resolve(item);
      return new Promise((resolve) => takers.push(resolve));
    },
  };
}
