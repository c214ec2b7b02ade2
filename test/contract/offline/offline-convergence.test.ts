import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { isTrip } from "../../../src/domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import type { Trip, TripPlace } from "../../../src/domain/trip/trip.ts";
import { withPending } from "../../../src/web/offline/queue/pending-edits.ts";
import { sendWrite } from "../../../src/web/offline/queue/send-write.ts";
import { WriteQueue } from "../../../src/web/offline/queue/write-queue.ts";
import { createMemoryStore } from "../../../src/web/offline/store/memory-store.ts";
import type { OfflineStore } from "../../../src/web/offline/store/offline-store.ts";
import { fetchAllSummaries, fetchTrips } from "../../../src/web/offline/trips/fetch-trips.ts";
import { keepTrips } from "../../../src/web/offline/trips/keep-trips.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_261_121;
const SEQUENCES = IS_NIGHTLY ? 300 : 4;
const OPERATIONS = 100;

type Network = "on" | "off" | "loses answers" | "busy";

/** A browser: what it keeps, and how its network is. Two tabs of one share both. */
type Device = {
  readonly store: OfflineStore;
  network: Network;
  lock: Promise<void>;
  /** An open editor, with the trip as it was when it opened. */
  editor: Trip | undefined;
  /** Changes of plans that can be undone, the last one last, and undone ones that can be made again. */
  readonly done: Step[];
  readonly undone: Step[];
};

/** The edits which take a change of a plan back. */
type Step = { readonly tripId: string; readonly back: readonly Edit[] };

/** Those that the stories are made of. */
type TextEdit = Extract<Edit, { kind: "set-title" | "set-note" }>;
type Deletion = Extract<Edit, { kind: "delete-trip" }>;
/** All others: what they say is followed as a whole. */
type PlanEdit = Exclude<Edit, TextEdit | Deletion>;

/** A text that a traveller typed. Each is different, so that it can be followed. */
type Intent = {
  readonly device: Device;
  /** The trip and what in it the text is about. */
  readonly at: string;
  readonly text: string;
  /** The texts that may stand there on the server when this one goes over them. */
  mayGoOver: readonly string[];
  /** The text that its author saw there. */
  readonly seen: string;
  fate: "waiting" | "made" | "given up";
  /** Its author wants the trip to be deleted since. */
  isOverruled: boolean;
};

/** A change of a plan, by what it says. */
type PlanIntent = Pick<Intent, "device" | "fate" | "isOverruled"> & {
  readonly tripId: string;
  readonly edit: string;
  /** The place, or days that are put as they were; undefined of what comes new. */
  readonly about: string | undefined;
  /** Its author insists on it: a place that was removed meanwhile comes back where they moved it. */
  isInsistedOn: boolean;
};

/**
 * The course of events, by what the travellers saw and the server answered. Nothing in it comes from what
 * the queue keeps: that is what is tested.
 */
type Ledger = {
  readonly intents: Intent[];
  readonly plans: PlanIntent[];
  /** Idempotency keys of the requests that the server has made. */
  readonly madeKeys: Set<string>;
  /** By trip and target, the text of the last edit the server made. */
  readonly made: Map<string, string>;
  readonly deleted: Set<string>;
  readonly faults: string[];
};

/** A test makes more changes in a minute than any person. */
const clock = createTestClock(Date.now());
let active: Device;
let cookie = "";
let userId = "";
let ledger: Ledger;
let nowMs = 1_700_000_000_000;

const many = "1000000000";
const server = await startTestServer({
  overrides: { clock },
  env: {
    MINUTE_REQUESTS_PER_USER: many,
    MINUTE_REQUESTS_PER_ADDRESS: many,
  },
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
  const isEdit = init.method === "PATCH" && key !== null && !ledger.madeKeys.has(key);
  const stood = isEdit ? await storedTrip(path) : undefined;
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
  if (key !== null && answer.statusCode < 300) {
    ledger.madeKeys.add(key);
    if (init.method === "DELETE") ledger.deleted.add(idIn(path));
    if (stood !== undefined) enter(stood, JSON.parse(String(init.body)).edits);
  }
  if (network === "loses answers" && init.method !== undefined && init.method !== "GET") {
    throw new TypeError("Failed to fetch");
  }
  const hasBody = answer.statusCode !== 204;
  return new Response(hasBody ? answer.body : null, {
    status: answer.statusCode,
    headers: { "content-type": "application/json; charset=utf-8" },
  });
}

const idIn = (path: string) => path.split("/").at(-1) ?? "";

/** The trip as it is stored, read past all that is tested. */
async function storedTrip(path: string): Promise<Trip | undefined> {
  const trips = await storedTrips();
  return trips.find(({ id }) => id === idIn(path));
}

async function storedTrips(): Promise<Trip[]> {
  const page = { beforeId: undefined, limit: 1000 };
  const stored = await server.context.store.trips.listDocuments(userId, page);
  return stored.map(({ document }) => JSON.parse(Buffer.from(document ?? []).toString()) as Trip);
}

/** Books edits that the server has just made to a trip, and whether one went over someone's head. */
function enter(trip: Trip, made: readonly (TextEdit | PlanEdit)[]): void {
  for (const edit of made) {
    if (!isText(edit)) {
      const plan = waitingPlan(trip.id, edit) ?? insistedPlan(trip.id, edit);
      if (plan === undefined) ledger.faults.push(`nobody waits for ${JSON.stringify(edit)}`);
      else plan.fate = "made";
      continue;
    }
    const at = placeOf(trip, edit);
    const intent = ledger.intents.find((one) => one.at === at && one.text === edit.text);
    const stood = textAt(trip, edit);
    const text = edit.text.trim();
    if (intent === undefined) ledger.faults.push(`${at}: nobody typed ${edit.text}`);
    else if (intent.fate !== "waiting") {
      ledger.faults.push(`${at}: ${edit.text} was made though it was ${intent.fate}`);
    } else {
      if (stood !== text && !intent.mayGoOver.includes(stood)) {
        ledger.faults.push(`${at}: ${edit.text} went over ${stood}`);
      }
      intent.fate = "made";
    }
    ledger.made.set(at, text);
  }
}

function isText(edit: Edit): edit is TextEdit {
  return edit.kind === "set-title" || edit.kind === "set-note";
}

function aboutOf(edit: Edit): string | undefined {
  if (edit.kind === "set-plan") return edit.days.map(({ id }) => id).join(" ");
  if (edit.kind === "tick-list-items") return `tick ${edit.ids.join(" ")}`;
  if (edit.kind === "add-list-items") return `line ${edit.items.map(({ id }) => id).join(" ")}`;
  if (edit.kind === "remove-list-item") return `line ${edit.id}`;
  if ("placeId" in edit) return edit.placeId;
  return "id" in edit ? edit.id : undefined;
}

/** The changes that the active device made this way. */
function planned(tripId: string, edit: PlanEdit): PlanIntent[] {
  const text = JSON.stringify(edit);
  return ledger.plans.filter(
    (one) => one.device === active && one.tripId === tripId && one.edit === text,
  );
}

/** Of equal ones the last: an earlier one may have become part of it while it was contested. */
function waitingPlan(tripId: string, edit: PlanEdit): PlanIntent | undefined {
  return planned(tripId, edit).findLast(({ fate }) => fate === "waiting");
}

/** The move that its author insisted on, of a place that is put back by this edit. */
function insistedPlan(tripId: string, edit: PlanEdit): PlanIntent | undefined {
  if (edit.kind !== "add-place") return undefined;
  const { place, kind: _kind, ...spot } = edit;
  const move = waitingPlan(tripId, { kind: "move-place", placeId: place.id, ...spot });
  return move?.isInsistedOn === true ? move : undefined;
}

/** The part that an edit changes; by this test's own reading of the trip, as is `textAt`. */
function placeOf(trip: Trip, edit: TextEdit): string {
  return `${trip.id} ${edit.kind === "set-title" ? "title" : edit.id}`;
}

function textAt(trip: Trip, edit: TextEdit): string {
  if (edit.kind === "set-title") return trip.title ?? "";
  const parts = trip.tripData.itinerary.flatMap((day) => [day, ...day.plan]);
  return parts.find(({ id }) => id === edit.id)?.note ?? "";
}

/** A tab's queue; tabs of one browser take turns, as its locks see to. */
function queueOf(device: Device) {
  return new WriteQueue({
    store: device.store,
    send: sendWrite,
    exclusively(work) {
      device.lock = device.lock.then(work, work);
      return device.lock;
    },
    onChange() {},
    pause: { begin() {}, leftMs: () => 0 },
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
  await keepTrips(listed, { store: device.store, fetchTrips, onChange() {} });
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
    | "plan"
    | "undo"
    | "redo"
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
    { weight: 6, arbitrary: fc.constant("plan" as const) },
    { weight: 2, arbitrary: fc.constant("undo" as const) },
    { weight: 1, arbitrary: fc.constant("redo" as const) },
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
  userId = user.id;
  ledger = {
    intents: [],
    plans: [],
    madeKeys: new Set(),
    made: new Map(),
    deleted: new Set(),
    faults: [],
  };
  const devices = [0, 1].map((): Device => {
    return {
      store: createMemoryStore({ now: () => nowMs }),
      network: "on",
      lock: Promise.resolve(),
      editor: undefined,
      done: [],
      undone: [],
    };
  });
  for (const device of devices) await device.store.claim(subject);

  for (const step of operations) {
    nowMs += 1 + (step.pick % 7);
    clock.advance(5_000);
    const device = devices[step.device] as Device;
    active = device;
    await perform(device, step);
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
  await expectConverged(devices);
}

async function perform(device: Device, step: Operation): Promise<void> {
  const { kind, pick, text } = step;
  const trips = await shownTrips(device);
  const trip = trips[pick % Math.max(1, trips.length)];
  switch (kind) {
    case "save":
      await saveTrip(server.context.store, { userId, nowMs });
      return;
    case "edit":
      if (trip !== undefined) await write(device, trip, editFor(trip, pick, unique(text)));
      return;
    case "plan":
      if (trip !== undefined)
        await changePlan(device, trip, [planEditFor(trip, pick)], device.done);
      return;
    case "undo":
    case "redo": {
      const [from, to] =
        kind === "undo" ? [device.done, device.undone] : [device.undone, device.done];
      const step = from.pop();
      const shown = trips.find(({ id }) => id === step?.tripId);
      if (step !== undefined && shown !== undefined) await changePlan(device, shown, step.back, to);
      return;
    }
    case "open":
      device.editor = trip;
      return;
    case "finish":
      // Of a trip that is gone nothing is left to write in.
      if (trips.some(({ id }) => id === device.editor?.id) && device.editor !== undefined) {
        await write(device, device.editor, editFor(device.editor, pick, unique(text)));
      }
      device.editor = undefined;
      return;
    case "delete":
      if (trip !== undefined) await write(device, trip, { kind: "delete-trip" });
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

/** A text that nobody else types; what is empty once it is trimmed stays so. */
function unique(text: string): string {
  const count = ledger.intents.length + 1;
  return text.trim() === "" ? " ".repeat(count) : `${text}${count} `;
}

function editFor(trip: Trip, pick: number, text: string): TextEdit {
  const [first, second] = trip.tripData.itinerary;
  const ids = [first?.id, second?.plan[0]?.id];
  const id = ids[(pick % 3) - 1];
  return id === undefined ? { kind: "set-title", text } : { kind: "set-note", id, text };
}

function planEditFor(trip: Trip, pick: number): PlanEdit {
  return pick % 3 === 0 ? listEditFor(trip, pick) : placeEditFor(trip, pick);
}

/** A line of a list that both devices write, tick and remove. */
function listEditFor({ listItems = [] }: Trip, pick: number): PlanEdit {
  const item = listItems[pick % 5];
  const text = `Line ${ledger.plans.length}`;
  if (item === undefined) {
    return { kind: "add-list-items", items: [{ id: `line-${pick % 5}`, list: "pack", text }] };
  }
  switch (pick % 4) {
    case 0:
      return { kind: "remove-list-item", id: item.id };
    case 1: {
      const { isDone: _, ...rest } = item;
      return { kind: "add-list-items", items: [{ ...rest, text }] };
    }
    default:
      return { kind: "tick-list-items", ids: [item.id], isDone: item.isDone !== true };
  }
}

/** A place that no text is about, behind the first of its day, which some are about. */
function placeEditFor({ tripData }: Trip, pick: number): PlanEdit {
  const day = tripData.itinerary[pick % 2];
  const [first] = day?.plan ?? [];
  if (day === undefined || first === undefined) throw new Error("each day has its first place");
  const spot = { dayId: day.id, afterId: first.id };
  const added = (places: readonly TripPlace[]) => places.filter(({ id }) => id.startsWith("added"));
  const [place] = added(tripData.itinerary.flatMap(({ plan }) => plan)).slice(pick % 3);
  const [aside] = added(tripData.setAside ?? []);
  const { note: _note, ...copy } = { ...first, id: `added-${ledger.plans.length}` };
  if (place === undefined) return { kind: "add-place", ...spot, place: copy };
  const placeId = place.id;
  switch (pick % 7) {
    case 0:
    case 1:
      return { kind: "move-place", placeId, ...spot };
    case 2:
      return { kind: "remove-place", placeId };
    case 3:
      return { kind: "set-stay", placeId, minutes: 30 + (pick % 90) };
    case 4:
      return { kind: "set-lock", id: placeId, isLocked: place.isLocked !== true };
    case 5:
      return { kind: "swap-place", placeId, place: copy };
    default:
      return { kind: "add-place", ...spot, place: aside ?? copy };
  }
}

/** @param steps where the edits which take it back go. */
async function changePlan(
  device: Device,
  trip: Trip,
  made: readonly Edit[],
  steps: Step[],
): Promise<void> {
  const after = edits.apply(trip, made);
  if (!isTrip(after) || made.some(isText)) return;
  const outcome = await queueOf(device).add(trip, made);
  if (outcome !== "kept") return;
  steps.push({ tripId: trip.id, back: tripDifference(after, trip) });
  for (const edit of made) {
    ledger.plans.push({
      device,
      tripId: trip.id,
      edit: JSON.stringify(edit),
      about: aboutOf(edit),
      fate: "waiting",
      isOverruled: false,
      isInsistedOn: false,
    });
  }
  if (device.network !== "off") await queueOf(device).flush();
}

async function write(device: Device, trip: Trip, edit: TextEdit | Deletion): Promise<void> {
  const outcome = await queueOf(device).add(trip, [edit]);
  if (edit.kind === "delete-trip") {
    if (outcome === "kept") overrule(device, trip.id);
  } else if (outcome === "kept") {
    const at = placeOf(trip, edit);
    const seen = textAt(trip, edit);
    // Where the author saw a text of this browser that waits, the server may still have what was under it.
    const under = ledger.intents.findLast(
      (one) => one.device === device && one.at === at && one.text.trim() === seen,
    );
    const isWaiting = under !== undefined && under.fate === "waiting";
    ledger.intents.push({
      device,
      at,
      text: edit.text,
      seen,
      mayGoOver: [seen, ...(isWaiting ? under.mayGoOver : [])],
      fate: "waiting",
      isOverruled: false,
    });
  }
  if (device.network !== "off") await queueOf(device).flush();
}

/** Who deletes a trip, or insists on it, no longer cares for what else they wanted of it. */
function overrule(device: Device, tripId: string): void {
  for (const intent of ledger.intents) {
    const isTheirs = intent.device === device && intent.at.startsWith(tripId);
    if (isTheirs && intent.fate === "waiting") intent.isOverruled = true;
  }
  for (const plan of ledger.plans) {
    const isTheirs = plan.device === device && plan.tripId === tripId;
    if (isTheirs && plan.fate === "waiting") plan.isOverruled = true;
  }
}

/** Decides as a traveller does: by what the panel shows. */
async function decideAll(device: Device, pick: number): Promise<void> {
  active = device;
  for (const { seq, tripId, problem, edits: asked } of await device.store.pending()) {
    if (problem === undefined) continue;
    const isMine = problem.kind === "conflict" && (pick + seq) % 2 === 0;
    for (const { edit } of asked) {
      if (edit.kind === "delete-trip") {
        if (isMine) overrule(device, tripId);
        continue;
      }
      if (!isText(edit)) {
        // One that was made, and whose answer was lost, may be asked about once its trip is gone.
        const plan = waitingPlan(tripId, edit) ?? planned(tripId, edit)[0];
        if (plan === undefined) ledger.faults.push("a plan is asked about that nobody changed");
        else if (isMine) plan.isInsistedOn = true;
        else plan.fate = "given up";
        continue;
      }
      const intent = ledger.intents.find(
        ({ at, text }) => at.startsWith(tripId) && text === edit.text,
      );
      if (intent === undefined)
        ledger.faults.push(`${edit.text} is asked about, and nobody typed it`);
      else if (isMine) intent.mayGoOver = [textAt(problem.theirs, edit)];
      else intent.fate = "given up";
    }
    await queueOf(device).resolve(seq, isMine ? "mine" : "theirs");
  }
}

/** Another text of the same author took its place before it was made, and is accounted for itself. */
function isReplaced(intent: Intent): boolean {
  const later = ledger.intents.slice(ledger.intents.indexOf(intent) + 1);
  return later.some(
    (one) =>
      one.device === intent.device && one.at === intent.at && one.seen === intent.text.trim(),
  );
}

function isOfSame(plan: PlanIntent, later: PlanIntent): boolean {
  const isTheirs = later.device === plan.device && later.tripId === plan.tripId;
  return isTheirs && plan.about !== undefined && later.about === plan.about;
}

async function expectConverged(devices: readonly Device[]): Promise<void> {
  expect(ledger.faults).toEqual([]);
  const truth = (await storedTrips()).toSorted((a, b) => a.id.localeCompare(b.id));
  for (const device of devices) {
    expect(await device.store.pending()).toEqual([]);
    expect(await shownTrips(device)).toEqual(truth);
  }
  for (const id of ledger.deleted) expect(truth.some((trip) => trip.id === id)).toBe(false);
  for (const trip of truth) {
    for (const pick of [0, 1, 2]) {
      const edit = editFor(trip, pick, "");
      const at = placeOf(trip, edit);
      expect(`${at}: ${textAt(trip, edit)}`).toBe(`${at}: ${ledger.made.get(at) ?? ""}`);
    }
  }
  for (const { id, tripData } of truth) {
    const { itinerary, setAside = [] } = tripData;
    const places = [...itinerary.flatMap(({ plan }) => plan), ...setAside].map((place) => place.id);
    expect(`${id}: ${places}`).toBe(`${id}: ${[...new Set(places)]}`);
    expect(itinerary.map(({ plan }) => plan[0]?.id.startsWith("added"))).toEqual([false, false]);
  }
  const lostPlans = ledger.plans.filter(
    (plan, at) =>
      plan.fate === "waiting" &&
      !plan.isOverruled &&
      !ledger.deleted.has(plan.tripId) &&
      // While it was contested its author changed the same again.
      !ledger.plans.slice(at + 1).some((later) => isOfSame(plan, later)),
  );
  expect(lostPlans.map(({ edit }) => edit)).toEqual([]);
  const lost = ledger.intents.filter(
    (intent) =>
      intent.fate === "waiting" &&
      !intent.isOverruled &&
      !isReplaced(intent) &&
      !ledger.deleted.has(intent.at.split(" ")[0] ?? ""),
  );
  expect(lost.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
}

test(`${SEQUENCES} stories of ${OPERATIONS} steps on two devices end alike, with every acknowledged change`, {
  timeout: 1_200_000,
}, async () => {
  let made = 0;
  let plansMade = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }),
      async (operations) => {
        await run(operations);
        made += ledger.intents.filter(({ fate }) => fate === "made").length;
        plansMade += ledger.plans.filter(({ fate }) => fate === "made").length;
      },
    ),
    { seed: SEED, numRuns: SEQUENCES, endOnFailure: true },
  );
  // Where nothing is ever made, nothing can be lost.
  expect(made).toBeGreaterThan(SEQUENCES * 5);
  expect(plansMade).toBeGreaterThan(SEQUENCES * 5);
});
