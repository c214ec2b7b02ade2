import { expect, test } from "vitest";
import { GUIDE } from "../../../test/support/guide.ts";
import type { TripRequest } from "../../domain/trip/trip-request.ts";
import {
  type ModelClient,
  type ModelEnd,
  ModelError,
  type ModelRequest,
} from "../model/model-client.ts";
import { createModelPlanner } from "./model-planner.ts";

/** A model's behaviour when it is asked once. */
type Reply =
  | string
  | ModelError
  /** Its text, then silence, then its end. */
  | {
      readonly text: string;
      readonly end: ModelEnd["finish"] | ModelError;
      readonly silentMs?: number;
    };

const REQUEST: TripRequest = {
  location: { label: "Lisbon, Portugal" },
  days: 2,
  daysAssumed: false,
  traveler: "2",
  budget: "Comfort",
};
const BUSY = modelError({ trouble: "busy", retryable: true });
const GOOD = answer(["One"], [["A"], ["B"]]);

function modelError(facts: ConstructorParameters<typeof ModelError>[1]): ModelError {
  return new ModelError("Error fetching from x: [503 Service Unavailable] no", facts);
}

function answer(hotels: readonly string[], days: readonly (readonly string[])[]): string {
  return JSON.stringify({
    hotels: hotels.map((hotelName) => ({ hotelName })),
    itinerary: days.map((places) => ({
      day: "Day",
      plan: places.map((placeName) => ({ placeName })),
    })),
  });
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Runs a plan with a model that gives these replies in turn, the last one for ever. */
async function plan(
  replies: readonly Reply[],
  options: { request?: Partial<TripRequest>; random?: number } = {},
) {
  const asked: ModelRequest[] = [];
  const waitsMs: number[] = [];
  let clockMs = 0;
  const logged: unknown[] = [];
  const client: ModelClient = {
    id: "gemini",
    async *stream(request, { reportUsage }) {
      asked.push(request);
      const reply = replies[asked.length - 1] ?? replies.at(-1) ?? "";
      if (reply instanceof ModelError) throw reply;
      const { text, end } =
        typeof reply === "string" ? { text: reply, end: "stop" as const } : reply;
      for (let from = 0; from < text.length; from += 7) yield text.slice(from, from + 7);
      clockMs += typeof reply === "string" ? 0 : (reply.silentMs ?? 0);
      if (end instanceof ModelError) throw end;
      reportUsage?.({ inputTokens: 100, outputTokens: 10 });
      return { finish: end, modelVersion: undefined };
    },
  };
  const planner = createModelPlanner({
    guide: GUIDE,
    client,
    log: { info: (...args: unknown[]) => logged.push(args), warn() {} },
    async waitMs(ms) {
      waitsMs.push(ms);
      clockMs += ms;
    },
    nowMs: () => clockMs,
    random: () => options.random ?? 0.5,
  });
  const { signal } = new AbortController();
  const events = await collect(planner.plan({ ...REQUEST, ...options.request }, { signal }));
  const prompts = asked.map(({ messages }) => messages.at(-1)?.text ?? "");
  return { events, prompts, waitsMs, logged };
}

const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

test("a good answer gives start, hotels, each day and the notes", async () => {
  const { events, prompts, logged } = await plan([GOOD]);
  expect(typesOf(events)).toEqual(["started", "hotels", "day", "day", "notes"]);
  expect(events[0]).toEqual({ type: "started", location: { label: "Lisbon, Portugal" }, days: 2 });
  expect(prompts).toHaveLength(1);
  expect(JSON.stringify(logged)).toContain('"inputTokens":100,"outputTokens":10');
});

test("the notes say that a model wrote the plan and what was assumed", async () => {
  const { events } = await plan([`${GOOD}\n\nBring a hat.`], { request: { daysAssumed: true } });
  expect(events.at(-1)).toEqual({
    type: "notes",
    notes: [
      { code: "daysAssumed", values: { days: 2 } },
      "Bring a hat.",
      { code: "writtenByModel" },
    ],
  });
});

test("a traveller who leaves the destination open reads where and why", async () => {
  const { events } = await plan([GOOD], { request: { location: undefined } });
  expect(events[0]).toMatchObject({ location: { pickedByPlanner: true } });
  expect(events.at(-1)).toHaveProperty("notes.0.code", "destinationChosen");
});

test("an answer that can't be used is asked for once more with the problems named", async () => {
  const { events, prompts, waitsMs } = await plan(["I'd rather not.", GOOD]);
  expect(typesOf(events)).toEqual(["started", "hotels", "day", "day", "notes"]);
  expect(prompts[0]).not.toContain("could not be used");
  expect(prompts[1]).toContain("Your last answer could not be used: it was not JSON.");
  expect(waitsMs).toEqual([]);
});

test("a second answer that can't be used ends the plan, offering the guide by name", async () => {
  const { events, prompts } = await plan(['{"answer":42}']);
  expect(prompts).toHaveLength(2);
  expect(events.at(-1)).toEqual({
    type: "failed",
    code: "planner_unreadable",
    alternatives: [],
    guideOffer: "Lisbon, Portugal",
  });
});

test("the guide is not offered for a place it doesn't know", async () => {
  const { events } = await plan([""], { request: { location: { label: "Ulan Bator" } } });
  expect(events.at(-1)).not.toHaveProperty("guideOffer");
});

test("a repaired batch may be followed by another that needs repair", async () => {
  const { events, prompts } = await plan(
    ["no", answer(["One"], [["A"], ["B"], ["C"], ["D"]]), "no", answer([], [["E"], ["F"]])],
    { request: { days: 6 } },
  );
  expect(prompts).toHaveLength(4);
  expect(typesOf(events).filter((type) => type === "day")).toHaveLength(6);
  expect(events.at(-1)?.type).toBe("notes");
});

test("an answer that stops at the token limit goes on from the last whole day", async () => {
  const cut = GOOD.slice(0, GOOD.indexOf('"B"'));
  const { events, prompts, waitsMs } = await plan([
    { text: cut, end: "length" },
    answer([], [["B"]]),
  ]);
  expect(prompts[1]).toContain("Plan only day 2 to day 2 of 2");
  expect(prompts[1]).toContain("The hotels are chosen already (One)");
  expect(prompts[1]).toContain("do not repeat them: A.");
  expect(prompts[1]).not.toContain("could not be used");
  expect(typesOf(events)).toEqual(["started", "hotels", "day", "day", "notes"]);
  expect(waitsMs).toEqual([]);
});

test("what came whole before a stream broke is kept", async () => {
  const cut = GOOD.slice(0, GOOD.indexOf('"B"'));
  const { events, prompts } = await plan([{ text: cut, end: BUSY }, answer([], [["A"], ["B"]])]);
  expect(prompts[1]).toContain("Plan only day 2 to day 2 of 2");
  const places = events.flatMap((event) =>
    event.type === "day" ? event.day.plan.map(({ placeName }) => placeName) : [],
  );
  expect(places).toEqual(["A", "B"]);
});

test("a busy model is asked three times in all", async () => {
  const { events, prompts, waitsMs } = await plan([BUSY]);
  expect(prompts).toHaveLength(3);
  expect(waitsMs).toHaveLength(2);
  expect(events.at(-1)).toMatchObject({ type: "failed", code: "planner_busy" });
});

test.each([
  [0, [1000, 1000]],
  [0.9, [1800, 3600]],
  [1, [2000, 4000]],
])("with chance %f the waits are full jitter from 1 s on", async (random, expected) => {
  const { waitsMs } = await plan([BUSY], { random });
  expect(waitsMs).toEqual(expected);
});

/** The guide knows Lisbon, and nothing of this. */
const NOT_IN_GUIDE = { request: { location: { label: "Ulan Bator" } } };

test("the wait a provider asks for is kept", async () => {
  const asked = modelError({ trouble: "busy", retryable: true, retryAfterMs: 31_000 });
  const { waitsMs, events } = await plan([asked, GOOD], NOT_IN_GUIDE);
  expect(waitsMs).toEqual([31_000]);
  expect(events.at(-1)?.type).toBe("notes");
});

test("a wait that would pass the two minutes is not begun", async () => {
  const asked = modelError({ trouble: "busy", retryable: true, retryAfterMs: 70_000 });
  const { waitsMs, events } = await plan([asked], NOT_IN_GUIDE);
  expect(waitsMs).toEqual([70_000]);
  expect(events.at(-1)).toMatchObject({ type: "failed", code: "planner_busy" });
});

test("where the guide could plan, nobody waits long for the model", async () => {
  const asked = modelError({ trouble: "busy", retryable: true, retryAfterMs: 31_000 });
  const { waitsMs, events } = await plan([asked]);
  expect(waitsMs).toEqual([]);
  expect(events.at(-1)).toMatchObject({ code: "planner_busy", guideOffer: "Lisbon, Portugal" });
});

const SILENT = modelError({ trouble: "unreachable", retryable: true });

test.each([
  ["never begins", { text: "", end: SILENT, silentMs: 45_000 }, NOT_IN_GUIDE, 1],
  ["stops in the middle", { text: "{", end: SILENT, silentMs: 20_000 }, NOT_IN_GUIDE, 3],
  ["stops where the guide could plan", { text: "{", end: SILENT, silentMs: 20_000 }, {}, 1],
] as const)(
  "a model that %s is asked as often as it may help",
  async (_name, reply, options, times) => {
    const { prompts, events } = await plan([reply], options);
    expect(prompts).toHaveLength(times);
    expect(events.at(-1)).toMatchObject({ type: "failed", code: "planner_unreachable" });
  },
);

test.each([
  ["refused", true, "planner_refused"],
  ["refused", false, "planner_declined"],
  ["blocked", true, "planner_blocked"],
  ["blocked", false, "planner_stopped"],
] as const)("a model that has %s (for good: %s) is not asked again", async (...row) => {
  const [trouble, isFinal, code] = row;
  const { events, prompts, waitsMs } = await plan([
    modelError({ trouble, isFinal, retryable: false }),
  ]);
  expect({ asked: prompts.length, waitsMs }).toEqual({ asked: 1, waitsMs: [] });
  expect(events.at(-1)).toMatchObject({ type: "failed", code, guideOffer: "Lisbon, Portugal" });
});

test("a model that never ends is cut off", async () => {
  const { events } = await plan([`{"hotels":[${'{"a":1},'.repeat(20_000)}`]);
  expect(events.at(-1)).toMatchObject({ type: "failed", code: "planner_unreadable" });
});

test("a plan that is given up in the middle ends the model's call", async () => {
  let ended = false;
  const planner = createModelPlanner({
    guide: GUIDE,
    client: {
      id: "openai",
      async *stream() {
        try {
          yield GOOD;
          yield "more";
          throw new Error("asked for more than was wanted");
        } finally {
          ended = true;
        }
      },
    },
    log: { info() {}, warn() {} },
  });
  const { signal } = new AbortController();
  for await (const event of planner.plan(REQUEST, { signal })) if (event.type === "hotels") break;
  expect(ended).toBe(true);
});

test("an error that is no model's is thrown, not reported", async () => {
  const planner = createModelPlanner({
    guide: GUIDE,
    client: {
      id: "openai",
      // biome-ignore lint/correctness/useYield: it breaks before it has anything to say
      async *stream() {
        throw new TypeError("a bug");
      },
    },
    log: { info() {}, warn() {} },
  });
  const { signal } = new AbortController();
  await expect(collect(planner.plan(REQUEST, { signal }))).rejects.toThrow("a bug");
});
