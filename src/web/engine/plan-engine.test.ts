import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offlineTrip } from "../../../test/support/browser/offline-rows.ts";
import type { Trip, TripDay } from "../../domain/trip/trip.ts";
import { PlanEngine, type PlanWorker } from "./plan-engine.ts";
import type { ToWorker } from "./plan-question.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TRIP = offlineTrip();
const CITY = { name: "Porto" };
const titled = (text: string) => [{ kind: "set-title", text }] as const;

/** An engine whose workers say what the test has them say. */
function openEngine() {
  const workers: (PlanWorker & { asked: ToWorker[]; isEnded: boolean })[] = [];
  const engine = new PlanEngine(() => {
    const worker = {
      asked: [] as ToWorker[],
      isEnded: false,
      onmessage: null,
      onerror: null,
      postMessage: (message: ToWorker) => void worker.asked.push(message),
      terminate() {
        worker.isEnded = true;
      },
    };
    workers.push(worker);
    return worker;
  });
  const say = (data: Parameters<NonNullable<PlanWorker["onmessage"]>>[0]["data"]) =>
    workers.at(-1)?.onmessage?.({ data });
  const asked = () => workers.map((worker) => worker.asked.map(({ question }) => question));
  const editsAsked = () =>
    asked().map((questions) =>
      questions.flatMap((question) => (question?.kind === "makeEdits" ? [question.edits] : [])),
    );
  return { engine, workers, say, asked, editsAsked };
}

test("no worker is started before the first question, and one answers all", async () => {
  const { engine, workers, say } = openEngine();
  expect(workers).toHaveLength(0);
  const first = engine.makeEdits(TRIP, titled("One"), CITY);
  say({ kind: "ready" });
  say({ kind: "refused", answer: "deleted" });
  expect(await first).toEqual({ ok: true, value: "deleted" });
  const second = engine.makeEdits(TRIP, titled("Two"), CITY);
  say({ kind: "refused", answer: TRIP });
  expect(await second).toEqual({ ok: true, value: TRIP });
  expect(workers).toHaveLength(1);
});

test("the facts of a city go once, and again when they are another's", async () => {
  const { engine, workers, say } = openEngine();
  for (const [at, city] of [CITY, CITY, undefined, undefined, { name: "Rome" }].entries()) {
    const answer = engine.makeEdits(TRIP, titled(`${at}`), city);
    say({ kind: "refused", answer: TRIP });
    await answer;
  }
  expect(workers[0]?.asked.map(({ city }) => city)).toEqual([
    { facts: CITY },
    undefined,
    { facts: undefined },
    undefined,
    { facts: { name: "Rome" } },
  ]);
});

test("facts are sent ahead once, and the worker is told nothing else", async () => {
  const { engine, workers, say } = openEngine();
  engine.prepare(CITY);
  engine.prepare(CITY);
  say({ kind: "ready" });
  // Nothing is awaited, so nobody is silent.
  await vi.advanceTimersByTimeAsync(60_000);
  const answer = engine.makeEdits(TRIP, titled("One"), CITY);
  expect(workers.map(({ asked }) => asked)).toEqual([
    [
      { city: { facts: CITY } },
      { question: { kind: "makeEdits", trip: TRIP, edits: titled("One") } },
    ],
  ]);
  say({ kind: "refused", answer: TRIP });
  expect((await answer).ok).toBe(true);
});

test("the same edits of the same trip are asked once, unless there was no answer", async () => {
  const { engine, say, editsAsked } = openEngine();
  const failing = engine.makeEdits(TRIP, titled("One"), CITY);
  say({ kind: "failed", why: "a test" });
  expect((await failing).ok).toBe(false);
  const answers = [1, 2].map(() => engine.makeEdits(TRIP, titled("One"), CITY));
  say({ kind: "edited", trip: { ...structuredClone(TRIP), title: "One" } });
  const [first, second] = await Promise.all(answers);
  expect(first).toBe(second);
  // Parts that the edits don't change are the same objects.
  expect(first).toMatchObject({ ok: true, value: { title: "One" } });
  expect(first?.ok === true && typeof first.value === "object" && first.value).toHaveProperty(
    "tripData",
    TRIP.tripData,
  );
  expect(editsAsked()).toEqual([[titled("One")], [titled("One")]]);
});

test("a day that page and worker both have isn't sent again, to a worker that has it", async () => {
  const { engine, workers, say } = openEngine();
  const [first, ...rest] = TRIP.tripData.itinerary;
  const sentDays = () =>
    workers.map(({ asked }) =>
      asked.map(({ question }) =>
        question?.kind === "makeEdits" ? question.trip.tripData.itinerary : [],
      ),
    );
  const named = { ...first, day: "Renamed" } as TripDay;
  const itinerary = [named, ...rest.map((_, at) => at + 1)];
  const edit = async (trip: Trip, text: string) => {
    const answer = engine.makeEdits(trip, titled(text), CITY);
    say({ kind: "edited", trip: { ...trip, tripData: { ...TRIP.tripData, itinerary } } });
    return (await answer) as { readonly value: Trip };
  };
  const { value: once } = await edit(TRIP, "One");
  expect(once.tripData.itinerary).toEqual([named, ...rest]);
  const { value: twice } = await edit({ ...once, version: 2 }, "Two");
  expect(twice.tripData.itinerary).toEqual([named, ...rest]);
  expect(sentDays()).toEqual([[[first, ...rest], TRIP.tripData.itinerary.map((_, at) => at)]]);

  const failing = engine.makeEdits(twice, titled("Three"), CITY);
  say({ kind: "failed", why: "a test" });
  await failing;
  await edit(twice, "Four");
  expect(sentDays()[1]).toEqual([[named, ...rest]]);
});

test("the newest question is asked first, one at a time, and one that is withdrawn never", async () => {
  const { engine, say, editsAsked } = openEngine();
  const first = engine.makeEdits(TRIP, titled("One"), CITY);
  const withdrawal = new AbortController();
  const second = engine.makeEdits(TRIP, titled("Two"), CITY, withdrawal.signal);
  const third = engine.makeEdits(TRIP, titled("Three"), CITY);
  const fourth = engine.makeEdits(TRIP, titled("Four"), CITY);
  expect(editsAsked()).toEqual([[titled("One")]]);
  withdrawal.abort();
  expect(await second).toEqual({ ok: false, problem: "cancelled" });
  for (const one of [first, fourth, third]) {
    say({ kind: "refused", answer: TRIP });
    expect(await one).toMatchObject({ ok: true });
  }
  expect(editsAsked()).toEqual([["One", "Four", "Three"].map(titled)]);
  expect(await engine.makeEdits(TRIP, [], CITY, withdrawal.signal)).toMatchObject({ ok: false });
});

test("a question that is withdrawn while it is worked on holds the others up, and no more", async () => {
  const { engine, say } = openEngine();
  const withdrawal = new AbortController();
  const first = engine.makeEdits(TRIP, titled("One"), CITY, withdrawal.signal);
  const second = engine.makeEdits(TRIP, titled("Two"), CITY);
  withdrawal.abort();
  expect(await first).toEqual({ ok: false, problem: "cancelled" });
  say({ kind: "refused", answer: "deleted" });
  say({ kind: "refused", answer: TRIP });
  expect(await second).toEqual({ ok: true, value: TRIP });
});

test.each<[string, (open: ReturnType<typeof openEngine>) => void]>([
  ["can't be loaded", ({ workers }) => workers.at(-1)?.onerror?.({})],
  ["fails", ({ say }) => void say({ kind: "failed", why: "TypeError" })],
  [
    "is silent",
    ({ say }) => {
      say({ kind: "ready" });
      vi.advanceTimersByTime(15_000);
    },
  ],
  ["doesn't come", () => vi.advanceTimersByTime(30_000)],
])("a worker that %s is ended, and the next question starts another", async (_, happen) => {
  const open = openEngine();
  const { engine, workers, say } = open;
  const first = engine.makeEdits(TRIP, titled("One"), CITY);
  happen(open);
  expect(await first).toEqual({ ok: false, problem: "unavailable" });
  expect(workers[0]?.isEnded).toBe(true);
  const second = engine.makeEdits(TRIP, titled("Two"), CITY);
  // Answers of the former worker are ignored.
  workers[0]?.onmessage?.({ data: { kind: "refused", answer: "deleted" } });
  expect(workers[1]?.asked).toMatchObject([{ city: { facts: CITY } }]);
  say({ kind: "refused", answer: TRIP });
  expect(await second).toEqual({ ok: true, value: TRIP });
});

test("a worker that says that it is at work has more time, though not for ever", async () => {
  const { engine, workers, say } = openEngine();
  const answers = [1, 2].map((nth) => engine.makeEdits(TRIP, titled(`${nth}`), CITY));
  say({ kind: "ready" });
  for (let seconds = 0; seconds < 60; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    say({ kind: "working" });
  }
  say({ kind: "refused", answer: TRIP });
  expect((await answers[0])?.ok).toBe(true);
  for (let seconds = 0; seconds < 120; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    say({ kind: "working" });
  }
  expect(await answers[1]).toEqual({ ok: false, problem: "unavailable" });
  expect(workers[0]?.isEnded).toBe(true);
});

test("edits don't wait for a proposal, and each gets its own answer", async () => {
  const { engine, say, asked } = openEngine();
  const proposal = engine.proposeDays(TRIP, ["day-0"], CITY);
  const other = engine.waysOut(TRIP, "place-0-0", CITY);
  const edited = engine.makeEdits(TRIP, titled("One"), CITY);
  expect(asked()[0]?.map((question) => question?.kind)).toEqual(["proposeDays", "makeEdits"]);
  say({ kind: "refused", answer: "deleted" });
  expect(await edited).toEqual({ ok: true, value: "deleted" });
  say({ kind: "answer", answer: TRIP });
  expect(await proposal).toEqual({ ok: true, value: TRIP });
  const failing = engine.makeEdits(TRIP, titled("Two"), CITY);
  say({ kind: "failed", why: "a test" });
  for (const one of [other, failing]) expect((await one).ok).toBe(false);
});
