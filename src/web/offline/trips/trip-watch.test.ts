import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addPending,
  addWrite,
  FIRST_ID,
  offlineTrip,
  offlineWrite,
  SECOND_ID,
} from "../../../../test/support/browser/offline-rows.ts";
import { type Edited, isTrip } from "../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { ApiFailure, type ApiProblem } from "../../lib/api-client.ts";
import type { OnlineState } from "../../lib/online-tracker.ts";
import type { OfflineLibraryChange } from "../offline-library.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import { type TripSource, TripWatch, type WatchedTrip } from "./trip-watch.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A page with its store, whose server gives these answers, one after the other. */
async function openPage(answers: (Trip | ApiProblem["code"] | "never")[], canKeep = true) {
  const store = createMemoryStore({ now: () => 1 });
  await store.claim("ada");
  const changed = new Set<(what: OfflineLibraryChange) => void>();
  const onlineChanged = new Set<() => void>();
  const seen = new Set<() => void>();
  let online: OnlineState = "Online";
  let nowMs = 0;
  const asked: string[] = [];
  let isHeld = false;
  const notify = (what: OfflineLibraryChange) => {
    for (const listener of changed) listener(what);
  };
  const source: TripSource = {
    library: async () => ({
      store,
      async fetchTrip(id, signal) {
        asked.push(id);
        const answer = answers.shift() ?? "never";
        if (answer === "never") {
          return new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(signal.reason));
          });
        }
        if (typeof answer === "string") throw new ApiFailure({ code: answer, text: answer });
        if (canKeep) await store.keepTrip(answer);
        notify({ kind: "kept", tripIds: [id] });
        return answer;
      },
      subscribe: (listener) => subscribeTo(changed, listener),
    }),
    engine: async () => ({
      makeEdits: async (trip, made) => ({ ok: true, value: engineMakes(trip, made) }),
    }),
    city: () => (isHeld ? new Promise(() => undefined) : Promise.resolve({ facts: undefined })),
    online: { state: () => online, subscribe: (listener) => subscribeTo(onlineChanged, listener) },
    nowMs: () => nowMs,
    whenSeen: (listener) => subscribeTo(seen, listener),
  };
  const watch = new TripWatch(FIRST_ID, source);
  const views: WatchedTrip[] = [];
  const begin = () => watch.subscribe(() => views.push(watch.getSnapshot()));
  return {
    store,
    watch,
    views,
    asked,
    notify,
    begin,
    holdHours() {
      isHeld = true;
    },
    go(next: OnlineState) {
      online = next;
      for (const listener of onlineChanged) listener();
    },
    comeBack(laterMs: number) {
      nowMs += laterMs;
      for (const listener of seen) listener();
    },
    listeners: () => changed.size + onlineChanged.size + seen.size,
  };
}

/** The trip with a title where the engine would put hours. */
function engineMakes(trip: Trip, made: readonly Edit[]): Edited {
  const edited = edits.apply(trip, made);
  return isTrip(edited) ? { ...edited, title: "Timed" } : edited;
}

function subscribeTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const titleOf = (view: WatchedTrip) => (view.state === "shown" ? view.trip.title : view.state);

test("what is kept is shown at once, then what comes from the server, with the writes that wait", async () => {
  const page = await openPage(["never"]);
  await page.store.keepTrip({ ...offlineTrip(FIRST_ID, 2), title: "Kept" });
  expect(page.watch.getSnapshot()).toEqual({ state: "loading" });
  page.begin();
  await vi.waitFor(() => expect(titleOf(page.watch.getSnapshot())).toBe("Kept"));
  await page.store.keepTrip({ ...offlineTrip(FIRST_ID, 3), title: "Theirs" });
  page.notify({ kind: "kept", tripIds: [FIRST_ID] });
  await vi.waitFor(() => expect(titleOf(page.watch.getSnapshot())).toBe("Theirs"));
  await addWrite(page.store, FIRST_ID, "Mine");
  page.notify({ kind: "written", tripId: FIRST_ID, now: undefined });
  await vi.waitFor(() => expect(titleOf(page.watch.getSnapshot())).toBe("Mine"));
});

const MOVE = { kind: "move-place", placeId: "place-0-0", dayId: "day-1" } as const;

/** A page that shows its trip, and makes an edit to it that isn't kept yet. */
async function beginEdit() {
  const page = await openPage(["never"]);
  await page.store.keepTrip({ ...offlineTrip(), title: "Kept" });
  page.begin();
  await vi.waitFor(() => expect(titleOf(page.watch.getSnapshot())).toBe("Kept"));
  page.views.length = 0;
  const made = [MOVE];
  page.notify({ kind: "begun", tripId: FIRST_ID, edits: made });
  return { ...page, made };
}
const edited = (view: WatchedTrip | undefined) =>
  view?.state === "shown" && view.trip.tripData.itinerary[0]?.plan.length === 0;

test("an edit is shown before it is kept, in one step with its hours, and keeping it shows nothing anew", async () => {
  const page = await beginEdit();
  await vi.waitFor(() => expect(page.views.map(titleOf)).toEqual(["Timed"]));
  expect(page.views.every(edited)).toBe(true);
  const made = edits.describe(offlineTrip(), [MOVE]);
  const kept = [{ edit: MOVE, before: "day-0", made }];
  await addPending(page.store, { ...offlineWrite(), edits: kept });
  const read = vi.spyOn(page.store, "tripWithWrites");
  page.notify({ kind: "written", tripId: FIRST_ID, now: undefined, added: page.made });
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  await read.mock.results[0]?.value;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.views).toHaveLength(1);
  // The server has made the same of it.
  const [shown] = page.views;
  if (shown?.state !== "shown") throw new Error("it is shown");
  const now = { ...structuredClone(shown.trip), version: 2 };
  await page.store.changeWrites(FIRST_ID, () => []);
  await page.store.keepTrip(now);
  page.notify({ kind: "written", tripId: FIRST_ID, now });
  await vi.waitFor(() => expect(page.watch.getSnapshot()).toEqual({ state: "shown", trip: now }));
  const last = page.watch.getSnapshot();
  expect(last.state === "shown" && last.trip.tripData).toBe(shown.trip.tripData);
});

test("a text and a deletion are shown once they are kept", async () => {
  const page = await beginEdit();
  await vi.waitFor(() => expect(page.views).toHaveLength(1));
  const texts: Edit[] = [
    { kind: "set-title", text: "Mine" },
    { kind: "set-note", id: "day-0", text: "Early" },
    { kind: "delete-trip" },
  ];
  for (const edit of texts) page.notify({ kind: "begun", tripId: FIRST_ID, edits: [edit] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.views).toHaveLength(1);
});

test("an edit that can't be kept is taken back", async () => {
  const page = await beginEdit();
  await vi.waitFor(() => expect(edited(page.watch.getSnapshot())).toBe(true));
  page.notify({ kind: "refused", tripId: FIRST_ID, edits: page.made });
  expect(titleOf(page.watch.getSnapshot())).toBe("Kept");
  expect(edited(page.watch.getSnapshot())).toBe(false);
});

test("an edit whose hours take longer is shown without them", async () => {
  const page = await openPage(["never"]);
  await page.store.keepTrip({ ...offlineTrip(), title: "Kept" });
  page.holdHours();
  page.begin();
  await vi.waitFor(() => expect(titleOf(page.watch.getSnapshot())).toBe("Kept"));
  page.notify({ kind: "begun", tripId: FIRST_ID, edits: [MOVE] });
  await vi.advanceTimersByTimeAsync(249);
  expect(edited(page.watch.getSnapshot())).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(edited(page.watch.getSnapshot())).toBe(true);
  expect(titleOf(page.watch.getSnapshot())).toBe("Kept");
});

test("a browser that has no room to keep it shows the answer, and what a write made of it", async () => {
  const page = await openPage([{ ...offlineTrip(FIRST_ID, 3), title: "Answered" }], false);
  page.begin();
  await vi.waitFor(() => expect(titleOf(page.watch.getSnapshot())).toBe("Answered"));
  const now = { ...offlineTrip(FIRST_ID, 4), title: "Written" };
  page.notify({ kind: "written", tripId: FIRST_ID, now });
  await vi.waitFor(() => expect(titleOf(page.watch.getSnapshot())).toBe("Written"));
});

test("a trip that is gone isn't shown, though it is kept; one nobody can ask for is", async () => {
  const gone = await openPage(["trip_not_found"]);
  await gone.store.keepTrip(offlineTrip());
  gone.begin();
  await vi.waitFor(() => expect(gone.watch.getSnapshot().state).toBe("failed"));
  const refused = await openPage(["not_signed_in"]);
  refused.begin();
  await vi.waitFor(() =>
    expect(refused.watch.getSnapshot()).toMatchObject({ error: { message: "not_signed_in" } }),
  );
});

test("silence is asked again twice, and offline it is said at once", async () => {
  const page = await openPage(["unreachable", "unreachable", "unreachable"]);
  page.begin();
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(999);
  expect(page.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(page.asked).toHaveLength(3);
  const words = "Failed to get document because the client is offline.";
  await vi.waitFor(() =>
    expect(page.watch.getSnapshot()).toMatchObject({ error: { message: words } }),
  );
  const hanging = await openPage(["never"]);
  hanging.begin();
  await vi.waitFor(() => expect(hanging.asked).toHaveLength(1));
  hanging.go("Offline");
  await vi.waitFor(() =>
    expect(hanging.watch.getSnapshot()).toMatchObject({ error: { message: words } }),
  );
});

test("the server is asked when it is back, when the answer is old, and when the traveller wants it", async () => {
  const page = await openPage([1, 2, 3, 4].map((version) => offlineTrip(FIRST_ID, version)));
  page.go("Offline");
  page.begin();
  await vi.waitFor(() => expect(page.watch.getSnapshot().state).toBe("failed"));
  expect(page.asked).toHaveLength(0);
  page.go("Online");
  await vi.waitFor(() => expect(page.watch.getSnapshot().state).toBe("shown"));
  page.comeBack(29_999);
  expect(page.asked).toHaveLength(1);
  page.comeBack(1);
  await vi.waitFor(() => expect(page.asked).toHaveLength(2));
  await vi.waitFor(() => expect(page.watch.getSnapshot()).toMatchObject({ trip: { version: 2 } }));
  page.watch.retry();
  await vi.waitFor(() => expect(page.watch.getSnapshot()).toMatchObject({ trip: { version: 3 } }));
});

test("another trip's changes are none of its business, and it stops when nobody listens", async () => {
  const page = await openPage([offlineTrip()]);
  const stop = page.begin();
  await vi.waitFor(() => expect(page.watch.getSnapshot().state).toBe("shown"));
  const read = vi.spyOn(page.store, "tripWithWrites");
  page.notify({ kind: "kept", tripIds: [SECOND_ID] });
  page.notify({ kind: "listed" });
  expect(read).not.toHaveBeenCalled();
  stop();
  expect(page.listeners()).toBe(0);
});
