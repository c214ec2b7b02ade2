// A process that saves through the real store and the real runner, and is killed while it does.

import { isGenerationEnd } from "../../../src/domain/api/generation.ts";
import { GenerationRunner, LEASE_MS } from "../../../src/server/generation/generation-runner.ts";
import { systemClock } from "../../../src/server/lib/clock.ts";
import { newOwnerId } from "../../../src/server/lib/process-owner.ts";
import { newId } from "../../../src/server/lib/tokens.ts";
import { noMetrics } from "../../../src/server/metrics/metrics.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { openStore } from "../../../src/server/store/open-store.ts";
import { StorageUnreachable } from "../../../src/server/store/storage-error.ts";
import { GUIDES } from "../guide.ts";
import { changeStored } from "../store/change-stored.ts";
import type { CrashAnswer, CrashAsk, CrashDone } from "./crash-asks.ts";
import { crashPlanner, crashRequest } from "./crash-plan.ts";

/** How soon what another writer took up is found to have ended. */
const LOOK_EVERY_MS = 100;

const [kind, where = ""] = process.argv.slice(2);
const store = await openStore(
  kind === "postgres" ? { kind, url: where } : { kind: "sqlite", path: where },
);
const ownerId = newOwnerId();
const log = { info() {}, warn() {}, error() {} };
const runner = new GenerationRunner({
  guides: GUIDES,
  modelAsker: undefined,
  generations: store.generations,
  plannerFor: () => crashPlanner,
  clock: systemClock,
  // The runner calls these three and nothing else.
  log: log as unknown as ConstructorParameters<typeof GenerationRunner>[0]["log"],
  ownerId,
  metrics: noMetrics,
});

async function answer(ask: CrashAsk): Promise<CrashDone> {
  switch (ask.kind) {
    case "check ready":
      await store.checkReady();
      return {};
    case "take up orphans":
      await runner.takeOverOrphans();
      return {};
    case "plan":
      return { tripId: await plan(ask) };
    case "read":
      return { document: textOf(await store.trips.find(ask.tripId, asOwner(ask.userId))) };
    case "change": {
      const { key, userId, tripId, expectedVersion, edit } = ask;
      const changed = await changeStored(store, tripId, userId, {
        expectedVersion,
        idempotencyKey: key,
        made: [edit],
        nowMs: Date.now(),
      });
      if (!("trip" in changed) || changed.outcome === "conflict")
        throw new Error(`a change came to ${changed.outcome}`);
      return { document: textOf(changed.trip) };
    }
  }
}

async function plan({ key, userId, label }: Extract<CrashAsk, { kind: "plan" }>): Promise<string> {
  const nowMs = Date.now();
  const created = await store.generations.create({
    id: newId(),
    userId,
    idempotencyKey: key,
    request: crashRequest(label),
    ownerId,
    leaseUntilMs: nowMs + LEASE_MS,
    nowMs,
  });
  if (created.outcome !== "created" && created.outcome !== "existing") {
    throw new Error(`a plan came to ${created.outcome}`);
  }
  const ended = endOf(created.generation.id);
  if (created.outcome === "created") runner.start(created.generation);
  return ended;
}

/** The trip that came of a generation, as soon as it is stored, by whoever carried it to its end. */
function endOf(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stopListening = runner.listen(id, (event) => take([event]));
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    void look();

    async function look(): Promise<void> {
      try {
        take((await store.generations.events(id, 0)).map(({ event }) => event));
      } catch (error) {
        stop();
        reject(error);
      }
    }
    function take(events: Parameters<typeof isGenerationEnd>[0][]): void {
      const end = events.find(isGenerationEnd);
      if (end === undefined) return;
      stop();
      if (end.type === "saved") resolve(end.tripId);
      else reject(new Error(`a plan ended as ${JSON.stringify(end)}`));
    }
    function stop(): void {
      stopListening();
      clearInterval(timer);
    }
  });
}

function textOf(trip: { document: Uint8Array } | undefined): string {
  if (trip === undefined) throw new Error("a trip that was saved isn't there");
  return Buffer.from(trip.document).toString();
}

process.on("message", (message) => {
  // Sent by crash-writer-process.ts.
  const { number, ask } = message as { number: number; ask: CrashAsk };
  const send = (done: CrashAnswer["done"]) =>
    // Whoever started it may be gone; then nobody waits for an answer.
    process.send?.({ number, done }, undefined, undefined, () => undefined);
  answer(ask).then(send, (error: unknown) => {
    if (error instanceof StorageUnreachable) send("unreachable");
    else send({ problem: error instanceof Error ? String(error.stack) : String(error) });
  });
});
// Whoever started it is gone.
process.on("disconnect", () => process.exit());
await store.checkReady();
process.send?.("ready");
