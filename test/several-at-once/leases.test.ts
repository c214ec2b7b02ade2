import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GenerationRunner } from "../../src/server/generation/generation-runner.ts";
import { noMetrics } from "../../src/server/metrics/metrics.ts";
import type { Generation, GenerationStore } from "../../src/server/store/generation-store.ts";
import { GUIDES } from "../support/guide.ts";
import { createToldPlanner } from "../support/models/told-planner.ts";
import { TRIP_REQUEST } from "../support/plans/trip-draft.ts";
import { createTestClock } from "../support/server/test-clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A runner on a store that renews leases when it is told to. */
function setUp() {
  const renewals: PromiseWithResolvers<void>[] = [];
  const generation: Generation = {
    id: "left behind",
    userId: "ada",
    request: TRIP_REQUEST,
    state: "running",
  };
  const generations: Partial<GenerationStore> = {
    renewLeases() {
      const renewal = Promise.withResolvers<void>();
      renewals.push(renewal);
      return renewal.promise;
    },
    listRunning: async () => [{ generation, ownerId: "gone", leaseUntilMs: 0, leaseExpired: true }],
    takeOver: async () => true,
    events: async () => [],
  };
  const planner = createToldPlanner();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const runner = new GenerationRunner({
    guides: GUIDES,
    modelAsker: undefined,
    // Only what leases are kept with.
    generations: generations as GenerationStore,
    plannerFor: () => planner,
    clock: createTestClock(0),
    log: log as never,
    ownerId: "host:1:mine",
    metrics: noMetrics,
  });
  return { renewals, planner, runner };
}

test("leases are not renewed a second time while the store still renews them", async () => {
  const { renewals, runner } = setUp();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renewals).toHaveLength(1);
  renewals[0]?.resolve();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(renewals).toHaveLength(2);
  renewals[1]?.resolve();
  await runner.stop();
});

test("who stops waits for the renewal under way, and then takes nothing over", async () => {
  const { renewals, runner, planner } = setUp();
  await vi.advanceTimersByTimeAsync(3_000);
  let isStopped = false;
  const stopped = runner.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  renewals[0]?.resolve();
  await stopped;
  expect(planner.plans).toHaveLength(0);
});
