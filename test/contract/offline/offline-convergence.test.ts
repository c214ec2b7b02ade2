import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import {
  changeTarget,
  currentText,
  type TripChange,
} from "../../../src/domain/trip/trip-change.ts";
import { sendWrite } from "../../../src/web/offline/queue/send-write.ts";
import { createWriteQueue, withPending } from "../../../src/web/offline/queue/write-queue.ts";
import { createMemoryStore } from "../../../src/web/offline/store/memory-store.ts";
import type { OfflineStore } from "../../../src/web/offline/store/offline-store.ts";
import { fetchAllSummaries, fetchTrip } from "../../../src/web/offline/trips/fetch-trips.ts";
import { keepTrips } from "../../../src/web/offline/trips/keep-trips.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { SESSION_COOKIE } from "../../support/sign-in/sign-in.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

/** Not by chance: a failure must show again at the next run. SEQUENCES makes it more (bench:offline). */
const SEED = 20_261_121;
const SEQUENCES = Number(process.env.SEQUENCES ?? (IS_NIGHTLY ? 80 : 15));
const OPERATIONS = 100;

type Network = "on" | "off" | "loses answers" | "busy";

/** A browser: what it keeps, and how its network is. Two tabs of one share both. */
type Device = {
  readonly store: OfflineStore;
  network: Network;
  lock: Promise<void>;
  /** An open editor, with the trip as it was when it opened. */
  editor: Trip | undefined;
};

/** What happened, for holding the end against. */
type Ledger = {
  /** By trip and target, the text of the last write the server made. */
  readonly made: Map<string, string>;
  readonly deleted: Set<string>;
  /** By key: writes on their way, made, let go by choice, or overtaken by the traveller's own deletion. */
  readonly fates: Map<string, "waiting" | "made" | "let go" | "overtaken">;
  /** By key, then target: what its author saw there, when they began to write or when they chose. */
  readonly seen: Map<string, Map<string, string>>;
  /** By key: the trips to be deleted. */
  readonly deletions: Map<string, string>;
  readonly faults: string[];
};

/** Nobody makes so many changes in one minute as a test does. */
const clock = createTestClock(Date.now());
let server: TestServer;
let active: Device;
let cookie = "";
let ledger: Ledger;
let nowMs = 1_700_000_000_000;

beforeAll(async () => {
  const many = "1000000000";
  server = await startTestServer({
    overrides: { clock },
    env: {
      MINUTE_REQUESTS_PER_USER: many,
      MINUTE_REQUESTS_PER_ADDRESS: many,
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  vi.stubGlobal("fetch", networkOf);
  // The page's own state is not what is tried here.
  vi.stubGlobal("document", { visibilityState: "hidden" });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The browser's fetch on the active device: the real application answers, where the network lets it. */
async function networkOf(path: string, init: RequestInit = {}): Promise<Response> {
  const { network } = active;
  if (network === "off") throw new TypeError("Failed to fetch");
  if (network === "busy") {
    const error = { code: "internal", text: "Not now." };
    return Response.json({ error }, { status: [429, 500, 503, 408][nowMs % 4] ?? 503 });
  }
  const key = new Headers(init.headers).get("idempotency-key");
  const wasMade = key !== null && ledger.fates.get(key) === "made";
  const answer = await server.app.inject({
    method: (init.method ?? "GET") as "GET",
    url: path,
    headers: {
      ...Object.fromEntries(new Headers(init.headers)),
      host: new URL(server.url).host,
      cookie: `${SESSION_COOKIE}=${cookie}`,
      "sec-fetch-site": "same-origin",
    },
    ...(typeof init.body === "string" ? { payload: init.body } : {}),
  });
  if (key !== null && answer.statusCode < 300 && !wasMade) await enter(key, path);
  if (network === "loses answers" && init.method !== undefined && init.method !== "GET") {
    throw new TypeError("Failed to fetch");
  }
  const hasBody = answer.statusCode !== 204;
  return new Response(hasBody ? answer.body : null, {
    status: answer.statusCode,
    headers: { "content-type": "application/json; charset=utf-8" },
  });
}

/** Books a write that the server has just made, and whether it went over someone's head. */
async function enter(key: string, path: string): Promise<void> {
  const write = (await active.store.pending()).find((one) => one.key === key);
  if (write === undefined) {
    ledger.faults.push(`${path} was written by nobody`);
    return;
  }
  ledger.fates.set(key, "made");
  if (write.changes === "delete") {
    ledger.deleted.add(write.tripId);
    return;
  }
  for (const { change } of write.changes) {
    const at = `${write.tripId} ${changeTarget(change)}`;
    const stood = ledger.made.get(at) ?? "";
    const text = change.text.trim();
    if (stood !== ledger.seen.get(key)?.get(at) && stood !== text)
      ledger.faults.push(`${at}: ${text} went over ${stood}`);
    ledger.made.set(at, text);
  }
}

/** A tab's queue; tabs of one browser take turns, as its locks see to. */
function queueOf(device: Device) {
  return createWriteQueue({
    store: device.store,
    send: sendWrite,
    exclusively(work) {
      device.lock = device.lock.then(work, work);
      return device.lock;
    },
    onChange() {},
    nowMs: () => nowMs,
    newKey: randomUUID,
  });
}

/** As a page does when the network is there: own writes first, then what others did. */
async function synchronise(device: Device): Promise<void> {
  active = device;
  await Promise.all([queueOf(device).flush(), queueOf(device).flush()]);
  const listed = await fetchAllSummaries().catch(() => undefined);
  if (listed === undefined) return;
  await device.store.keepList(listed);
  await keepTrips(listed, { store: device.store, fetchTrip, onChange() {} });
}

/** The trips that the device shows: what it keeps, with what waits. */
async function shownTrips({ store }: Device): Promise<Trip[]> {
  const [kept, pending] = [await store.keptVersions(), await store.pending()];
  const trips = await Promise.all([...kept.keys()].toSorted().map((id) => store.trip(id)));
  return trips.flatMap((trip) => (trip && withPending(trip, pending)) ?? []);
}

type Operation = {
  readonly kind:
    | "save"
    | "edit"
    | "open"
    | "finish"
    | "delete"
    | "network"
    | "sync"
    | "decide"
    | "restart";
  readonly device: number;
  readonly pick: number;
  readonly text: string;
};

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constant("save" as const) },
    { weight: 12, arbitrary: fc.constant("edit" as const) },
    { weight: 3, arbitrary: fc.constant("open" as const) },
    { weight: 3, arbitrary: fc.constant("finish" as const) },
    { weight: 1, arbitrary: fc.constant("delete" as const) },
    { weight: 4, arbitrary: fc.constant("network" as const) },
    { weight: 5, arbitrary: fc.constant("sync" as const) },
    { weight: 2, arbitrary: fc.constant("decide" as const) },
    { weight: 2, arbitrary: fc.constant("restart" as const) },
  ),
  device: fc.nat({ max: 1 }),
  pick: fc.nat({ max: 1000 }),
  text: fc.constantFrom("", "a", "b", " b ", "c", "Ask for Ana"),
});

async function run(operations: readonly Operation[]): Promise<void> {
  const subject = randomUUID();
  const profile = { id: subject, email: `${subject}@example.com`, verified_email: true, name: "A" };
  cookie = await server.context.sessions.start(
    { issuer: "https://issuer.example", subject, profile, accessToken: "access-token" },
    "Chrome on Linux",
  );
  const user = await server.context.sessions.find(cookie);
  if (user === undefined) throw new Error("the session just started is not there");
  ledger = {
    made: new Map(),
    deleted: new Set(),
    fates: new Map(),
    seen: new Map(),
    deletions: new Map(),
    faults: [],
  };
  const devices = [0, 1].map((): Device => {
    return {
      store: createMemoryStore({ now: () => nowMs }),
      network: "on",
      lock: Promise.resolve(),
      editor: undefined,
    };
  });
  for (const device of devices) await device.store.claim(subject);

  for (const step of operations) {
    nowMs += 1 + (step.pick % 7);
    clock.advance(5_000);
    const device = devices[step.device] as Device;
    active = device;
    await perform(device, step, user.id);
  }

  for (const device of devices) device.network = "on";
  // What one sends may be in conflict on the other, so this takes turns until nothing waits.
  for (let round = 0; round < 30; round += 1) {
    clock.advance(60_000);
    for (const device of devices) {
      await synchronise(device);
      await decideAll(device, round);
    }
    const waiting = await Promise.all(devices.map(({ store }) => store.pending()));
    if (waiting.flat().length === 0) break;
  }
  for (const device of devices) await synchronise(device);
  await expectConverged(devices, user.id);
}

async function perform(device: Device, step: Operation, userId: string): Promise<void> {
  const { kind, pick, text } = step;
  const trips = await shownTrips(device);
  const trip = trips[pick % Math.max(1, trips.length)];
  switch (kind) {
    case "save":
      await saveTrip(server.context.store, { userId, nowMs });
      return;
    case "edit":
      if (trip !== undefined) await write(device, trip, changeFor(pick, text));
      return;
    case "open":
      device.editor = trip;
      return;
    case "finish":
      // Of a trip that is gone nothing is left to write in.
      if (trips.some(({ id }) => id === device.editor?.id) && device.editor !== undefined) {
        await write(device, device.editor, changeFor(pick, text));
      }
      device.editor = undefined;
      return;
    case "delete":
      if (trip !== undefined) await write(device, trip, "delete");
      return;
    case "network":
      device.network = (["on", "off", "loses answers", "busy"] as const)[pick % 4] ?? "on";
      return;
    case "sync":
      await synchronise(device);
      return;
    case "decide":
      await decideAll(device, pick);
      return;
    case "restart":
      // The tab is gone and so is all that it knew; what is stored is all there is.
      await queueOf(device).flush();
  }
}

function changeFor(pick: number, text: string): TripChange {
  const kinds: TripChange[] = [
    { kind: "title", text },
    { kind: "note", day: 0, text },
    { kind: "note", day: 1, place: 0, text },
  ];
  return kinds[pick % kinds.length] as TripChange;
}

async function write(device: Device, trip: Trip, change: TripChange | "delete"): Promise<void> {
  const before = await device.store.pending();
  const outcome = await queueOf(device).add(trip, change === "delete" ? change : [change]);
  const after = await device.store.pending();
  for (const { key } of before.filter(({ key }) => !after.some((one) => one.key === key))) {
    if (ledger.fates.get(key) === "waiting") ledger.fates.set(key, "overtaken");
  }
  // A deletion takes the place of the other writes to its trip; what waits for a decision isn't counted.
  const waiting = before.filter(
    ({ tripId, problem }) => problem === undefined && !(change === "delete" && tripId === trip.id),
  );
  expect(outcome).toBe(waiting.length >= 10 ? "full" : "kept");
  for (const { key, tripId } of after.filter(({ key }) => !before.some((one) => one.key === key))) {
    ledger.fates.set(key, "waiting");
    if (change === "delete") ledger.deletions.set(key, tripId);
    else see(key, trip, change);
  }
  if (device.network !== "off") await queueOf(device).flush();
}

/** Notes what stood there in the trip as the author of a write saw it. */
function see(key: string, trip: Trip, change: TripChange): void {
  const targets = ledger.seen.get(key) ?? new Map<string, string>();
  targets.set(`${trip.id} ${changeTarget(change)}`, currentText(trip, change) ?? "");
  ledger.seen.set(key, targets);
}

async function decideAll(device: Device, pick: number): Promise<void> {
  active = device;
  for (const { seq, key, problem, changes } of await device.store.pending()) {
    if (problem === undefined) continue;
    const isMine = problem.kind === "conflict" && (pick + seq) % 2 === 0;
    if (isMine && changes !== "delete") {
      for (const { change } of changes) see(key, problem.theirs, change);
    }
    if (!isMine) ledger.fates.set(key, "let go");
    await queueOf(device).resolve(seq, isMine ? "mine" : "theirs");
  }
}

async function expectConverged(devices: readonly Device[], userId: string): Promise<void> {
  expect(ledger.faults).toEqual([]);
  const stored = await server.context.store.trips.listDocuments(userId, {
    beforeId: undefined,
    limit: 1000,
  });
  const truth = stored.map(({ document }) => JSON.parse(Buffer.from(document).toString()) as Trip);
  const byId = truth.toSorted((a, b) => a.id.localeCompare(b.id));
  for (const device of devices) {
    expect(await device.store.pending()).toEqual([]);
    expect(await shownTrips(device)).toEqual(byId);
  }
  for (const id of ledger.deleted) expect(truth.some((trip) => trip.id === id)).toBe(false);
  for (const trip of truth) {
    for (const pick of [0, 1, 2]) {
      const change = changeFor(pick, "");
      const at = `${trip.id} ${changeTarget(change)}`;
      expect(`${at}: ${currentText(trip, change)}`).toBe(`${at}: ${ledger.made.get(at) ?? ""}`);
    }
  }
  // Of two who delete a trip the second finds nothing left to do.
  const undone = [...ledger.fates].filter(([key, fate]) => {
    return fate === "waiting" && !ledger.deleted.has(ledger.deletions.get(key) ?? "");
  });
  expect(undone).toEqual([]);
}

test(`${SEQUENCES} stories of ${OPERATIONS} steps on two devices end alike, with every acknowledged change`, {
  timeout: 1_200_000,
}, async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }),
      async (operations) => {
        await run(operations);
        made += [...ledger.fates.values()].filter((fate) => fate === "made").length;
      },
    ),
    { seed: SEED, numRuns: SEQUENCES, endOnFailure: true },
  );
  // Where nothing is ever made, nothing can be lost.
  expect(made).toBeGreaterThan(SEQUENCES * 5);
});
