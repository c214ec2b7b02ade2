import { beforeEach, describe, expect, test, vi } from "vitest";
import { offlineTrip } from "../../../../test/support/browser/offline-rows.ts";
import { isTrip } from "../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import type { OfflineStore } from "../store/offline-store.ts";
import { withinLimits } from "./trip-history.ts";
import { UndoStack } from "./undo-stack.ts";

const TRIP = offlineTrip();
const TITLE: Edit = { kind: "set-title", text: "Spring" };
const MOVE: Edit = { kind: "move-place", placeId: "place-0-0", dayId: "day-1" };
const REMOVE: Edit = { kind: "remove-place", placeId: "place-1-0" };

function applied(trip: Trip, made: readonly Edit[]): Trip {
  const edited = edits.apply(trip, made);
  if (!isTrip(edited)) throw new Error("it can be made");
  return edited;
}

/** A tab that shows one trip; `store` is that of its browser. */
function openTab(store: OfflineStore) {
  const tab = { trip: TRIP, isFull: false };
  const stack = new UndoStack({
    tripId: TRIP.id,
    store,
    shown: () => tab.trip,
    async edit(_trip, made) {
      if (!tab.isFull) tab.trip = applied(tab.trip, made);
      return !tab.isFull;
    },
    settle: async (trip, made) => applied(trip, made),
    others: { tell: () => {}, listen: () => () => {} },
    nowMs: () => 1_700_000_000_000,
  });
  return {
    tab,
    stack,
    async make(...made: Edit[]) {
      const before = tab.trip;
      tab.trip = applied(before, made);
      await stack.record(before, made);
    },
  };
}

describe("the steps of a trip", () => {
  let store: OfflineStore;
  beforeEach(async () => {
    store = createMemoryStore({ now: () => 1_700_000_000_000 });
    await store.claim("ada");
  });

  test("are undone and done again to the same trip, over a new page", async () => {
    const first = openTab(store);
    await first.make(MOVE);
    await first.make(REMOVE);
    await first.make(TITLE);
    const last = first.tab.trip;
    expect(await first.stack.undo()).toMatchObject({ outcome: "made", made: { code: "renamed" } });

    const second = openTab(store);
    second.tab.trip = first.tab.trip;
    expect(await second.stack.undo()).toMatchObject({ made: { code: "removed" } });
    expect(await second.stack.undo()).toMatchObject({
      made: { code: "moved", values: { about: "Place 1", from: "Day 1", to: "Day 2" } },
      partId: "place-0-0",
    });
    expect(second.tab.trip).toEqual(TRIP);
    expect(await second.stack.undo()).toEqual({ outcome: "nothing" });
    for (const code of ["moved", "removed", "renamed"]) {
      expect(await second.stack.redo()).toMatchObject({ outcome: "made", made: { code } });
    }
    expect(second.tab.trip).toEqual(last);
    expect(await second.stack.redo()).toEqual({ outcome: "nothing" });
  });

  test("are taken back once by two tabs that undo at the same time", async () => {
    const first = openTab(store);
    await first.make(MOVE);
    await first.make(REMOVE);
    const second = openTab(store);
    second.tab.trip = first.tab.trip;
    second.stack.subscribe(() => {});
    await vi.waitFor(() => expect(second.stack.getSnapshot().done).toHaveLength(2));
    // The other tab isn't told yet.
    expect(await first.stack.undo()).toMatchObject({ made: { code: "removed" } });
    expect(await second.stack.undo()).toMatchObject({ made: { code: "removed" } });
    expect(second.tab.trip).toEqual(first.tab.trip);
    const { done, undone } = await store.history(TRIP.id);
    expect([done.map(({ made }) => made.code), undone]).toMatchObject([["moved"], [{}]]);
    expect(undone).toHaveLength(1);
  });

  test("that were undone are forgotten with the next edit", async () => {
    const { stack, make } = openTab(store);
    await make(MOVE);
    await stack.undo();
    await make(TITLE);
    expect(await stack.redo()).toEqual({ outcome: "nothing" });
    expect(await store.history(TRIP.id)).toMatchObject({ done: [{ made: { code: "renamed" } }] });
  });

  test("are refused once another device has changed what they are about", async () => {
    const { tab, stack, make } = openTab(store);
    await make(TITLE);
    await make(MOVE);
    tab.trip = applied(tab.trip, [{ kind: "remove-place", placeId: "place-0-0" }]);
    expect(await stack.undo()).toMatchObject({ outcome: "refused", made: { code: "moved" } });
    expect(await stack.undo()).toMatchObject({ outcome: "made", made: { code: "renamed" } });
    expect(await stack.redo()).toMatchObject({ outcome: "made", made: { code: "renamed" } });
  });

  test("leave alone what another device has changed elsewhere", async () => {
    const { tab, stack, make } = openTab(store);
    await make(REMOVE);
    tab.trip = applied(tab.trip, [{ kind: "set-stay", placeId: "place-0-0", minutes: 30 }]);
    expect(await stack.undo()).toMatchObject({ outcome: "made" });
    expect(tab.trip).toEqual(
      applied(TRIP, [{ kind: "set-stay", placeId: "place-0-0", minutes: 30 }]),
    );
  });

  test("stay where taking them back can't be kept", async () => {
    const { tab, stack, make } = openTab(store);
    await make(MOVE);
    tab.isFull = true;
    expect(await stack.undo()).toEqual({ outcome: "nothing" });
    tab.isFull = false;
    expect(await stack.undo()).toMatchObject({ outcome: "made" });
    expect(tab.trip).toEqual(TRIP);
  });

  test("hold no edit that changes nothing", async () => {
    const { stack, make } = openTab(store);
    await make({ kind: "set-title", text: "" });
    expect(stack.getSnapshot().done).toEqual([]);
  });
});

test("a trip's steps are at most a hundred, and half a megabyte", () => {
  const step = (text: string) => ({
    made: { code: "unnamed" as const },
    revert: [{ kind: "set-title" as const, text }],
    seen: [""],
    atMs: 1,
  });
  const many = Array.from({ length: 120 }, (_, at) => step(String(at)));
  const { done } = withinLimits({ done: many, undone: [] });
  expect(done.length).toBe(100);
  expect(done.at(-1)).toEqual(many.at(-1));
  const large = Array.from({ length: 60 }, () => step("x".repeat(20_000)));
  const kept = withinLimits({ done: large, undone: [] });
  expect(kept.done.length).toBe(26);
});
