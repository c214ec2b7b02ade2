import { expect, test, vi } from "vitest";
import { offlineTrip } from "../../../../test/support/browser/offline-rows.ts";
import { isTrip } from "../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { PlanEngine } from "../../engine/plan-engine.ts";
import { TripTiming } from "./trip-timing.ts";

const BASE = offlineTrip();
const move = (dayId: string): Edit => ({ kind: "move-place", placeId: "place-0-0", dayId });
const stay = (minutes: number): Edit => ({ kind: "set-stay", placeId: "place-1-0", minutes });
const title = (text: string): Edit => ({ kind: "set-title", text });
const IMPOSSIBLE: Edit = { kind: "remove-place", placeId: "gone" };

/** A made-up engine: each edit of the plan makes it an hour later. */
function timed(trip: Trip, made: readonly Edit[]): Trip {
  return made.reduce((now, edit) => {
    const next = edits.apply(now, [edit]);
    if (!isTrip(next)) throw new Error("it can be made");
    const hours = edits.effect(edit) === "untouched" ? 0 : 1;
    return { ...next, tripData: { ...next.tripData, notes: [`${hoursOf(next) + hours}`] } };
  }, trip);
}
const hoursOf = (trip: Trip) => Number(trip.tripData.notes?.[0] ?? "");

type MakeEdits = PlanEngine["makeEdits"];

function openTiming(
  answer: MakeEdits = async (trip, made) => ({ ok: true, value: timed(trip, made) }),
  city: () => Promise<{ facts: unknown } | undefined> = async () => ({ facts: "Porto" }),
) {
  const makeEdits = vi.fn<MakeEdits>(answer);
  const onTimed = vi.fn();
  const timing = new TripTiming({ engine: async () => ({ makeEdits }), city }, onTimed);
  return { shown: timing.shown.bind(timing), makeEdits, onTimed };
}

const madeCounts = (makeEdits: ReturnType<typeof openTiming>["makeEdits"]) =>
  makeEdits.mock.calls.map(([, made]) => made.length);

test("edits are shown at once, and with their hours when these are worked out", async () => {
  const { shown, makeEdits, onTimed } = openTiming();
  const made = [title("New"), move("day-1")];
  const now = shown(BASE, made);
  expect(now.title).toBe("New");
  expect(now.tripData.itinerary[0]?.plan).toEqual([]);
  expect(hoursOf(now)).toBe(0);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledOnce());
  expect(shown(BASE, made)).toEqual(timed(BASE, made));
  expect(makeEdits).toHaveBeenCalledExactlyOnceWith(BASE, made, "Porto");
  // The store gives another object of the same content next time.
  expect(shown(structuredClone(BASE), structuredClone(made))).toEqual(timed(BASE, made));
  expect(makeEdits).toHaveBeenCalledOnce();
});

test("a trip whose plan no edit changes needs no engine", async () => {
  const { shown, makeEdits } = openTiming();
  expect(shown(BASE, [title("New")]).title).toBe("New");
  expect(shown(BASE, [])).toEqual(BASE);
  await vi.waitFor(() => expect(makeEdits).not.toHaveBeenCalled());
});

test("one more edit is timed by itself, and a text needs no timing", async () => {
  const { shown, makeEdits, onTimed } = openTiming();
  shown(BASE, [move("day-1")]);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledTimes(1));
  shown(BASE, [move("day-1")]);
  expect(hoursOf(shown(BASE, [move("day-1"), stay(30)]))).toBe(1);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledTimes(2));
  const all = [move("day-1"), stay(30), title("New")];
  expect(shown(BASE, all)).toEqual(timed(BASE, all));
  expect(madeCounts(makeEdits)).toEqual([1, 1]);
});

test("many that wait are timed some at a time", async () => {
  const { shown, makeEdits, onTimed } = openTiming();
  const all = Array.from({ length: 25 }, (_, at) => stay(30 + at));
  shown(BASE, all);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledOnce());
  expect(shown(BASE, all)).toEqual(timed(BASE, all));
  expect(madeCounts(makeEdits)).toEqual([10, 10, 5]);
});

test("once the server has made some, nothing flashes back while the rest is timed anew", async () => {
  const { shown, onTimed } = openTiming();
  const all = [move("day-1"), stay(30)];
  shown(BASE, all);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledTimes(1));
  const whole = shown(BASE, all);
  const answered = { ...timed(BASE, [move("day-1")]), version: 2 };
  expect(shown(answered, [stay(30)])).toEqual(whole);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledTimes(2));
  expect(shown(answered, [stay(30)])).toEqual({ ...whole, version: 2 });
  const last = { ...whole, version: 3 };
  expect(shown(last, [])).toEqual(last);
});

test("what can't be made is left out, and the rest is timed", async () => {
  const { shown, makeEdits, onTimed } = openTiming();
  shown(BASE, [IMPOSSIBLE, move("day-1")]);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledOnce());
  expect(makeEdits.mock.calls[0]?.[1]).toEqual([move("day-1")]);
  expect(hoursOf(shown(BASE, [IMPOSSIBLE, move("day-1")]))).toBe(1);
});

test("an engine that has no answer is asked again with the next edit", async () => {
  let isBroken = true;
  const { shown, makeEdits, onTimed } = openTiming(async (trip, made) =>
    isBroken ? { ok: false, problem: "unavailable" } : { ok: true, value: timed(trip, made) },
  );
  expect(shown(BASE, [move("day-1")]).tripData.itinerary[0]?.plan).toEqual([]);
  await vi.waitFor(() => expect(makeEdits).toHaveBeenCalledOnce());
  expect(hoursOf(shown(BASE, [move("day-1")]))).toBe(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(makeEdits).toHaveBeenCalledOnce();
  isBroken = false;
  shown(BASE, [move("day-1"), stay(30)]);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledOnce());
  expect(hoursOf(shown(BASE, [move("day-1"), stay(30)]))).toBe(2);
});

test("facts that can't be had yet are asked for when the trip is shown again", async () => {
  let facts: { facts: unknown } | undefined;
  const city = vi.fn(async () => facts);
  const { shown, makeEdits, onTimed } = openTiming(undefined, city);
  shown(BASE, [move("day-1")]);
  await vi.waitFor(() => expect(city).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(makeEdits).not.toHaveBeenCalled();
  facts = { facts: undefined };
  shown(BASE, [move("day-1")]);
  await vi.waitFor(() => expect(onTimed).toHaveBeenCalledOnce());
  expect(hoursOf(shown(BASE, [move("day-1")]))).toBe(1);
});
