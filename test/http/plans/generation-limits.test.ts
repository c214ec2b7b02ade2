import { afterEach, describe, expect, test } from "vitest";
import type { Planner } from "../../../src/server/planner/planner.ts";
import { createOwnPlanner } from "../../support/guide.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import {
  generateTrip,
  postGeneration,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

const HOUR_MS = 3_600_000;
const clock = createTestClock(0);
/** Plans as the guide does, and counts as a model does. */
const model: Planner = { ...createOwnPlanner(), id: "gemini" };
const NOWHERE = { ...SELECTION, location: { label: "Atlantis" } };

let server: TestServer;
afterEach(() => server.close());

async function start(env: Record<string, string>, planner?: Planner): Promise<void> {
  clock.advance(Date.UTC(2026, 4, 1, 22) - clock.nowMs());
  server = await startTestServer({
    overrides: { clock, ...(planner === undefined ? {} : { planner }) },
    env,
  });
}

/** Asks for a plan and waits for its end. @returns the code it failed with, if it did. */
async function tryToPlan(client: SignedInClient, selection: unknown): Promise<string | undefined> {
  const reader = await readEvents(client, await startGenerating(client, selection));
  const end = (await reader.rest()).at(-1)?.event;
  return end?.type === "failed" ? end.code : undefined;
}

describe("T15 What plans may cost", () => {
  test("a person has a limit of plans a day, counted from midnight UTC", async () => {
    await start({ DAILY_GENERATIONS_PER_USER: "3" }, model);
    const [ada, eve] = [await signIn(server.url, ADA), await signIn(server.url, EVE)];
    for (let plan = 0; plan < 3; plan += 1) await generateTrip(ada);
    const { text } = await expectError(await postGeneration(ada), 429, "too_many_generations");
    expect(text).toBe("You’ve used all 3 of today’s plans. You can plan again after midnight UTC.");
    expect((await postGeneration(eve)).status).toBe(202);

    clock.advance(1.5 * HOUR_MS);
    await expectError(await postGeneration(ada), 429, "too_many_generations");
    clock.advance(0.5 * HOUR_MS);
    expect((await postGeneration(ada)).status).toBe(202);
  });

  test("a request repeated at the limit still gets its answer", async () => {
    await start({ DAILY_GENERATIONS_PER_USER: "1" }, model);
    const ada = await signIn(server.url);
    const first = await postGeneration(ada, { key: "repeated-key" });
    const again = await postGeneration(ada, { key: "repeated-key" });
    expect(again.status).toBe(202);
    expect(await again.text()).toBe(await first.text());
    await expectError(await postGeneration(ada), 429, "too_many_generations");
  });

  test("a city that can't be planned costs none of the day's plans", async () => {
    await start({ DAILY_GENERATIONS_PER_USER: "1" }, model);
    const ada = await signIn(server.url);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await tryToPlan(ada, NOWHERE)).toBe("destination_unknown");
    }
    expect(await tryToPlan(ada, SELECTION)).toBeUndefined();
    await expectError(await postGeneration(ada), 429, "too_many_generations");
  });

  test("the guide's plans have a limit of their own, 25 times as high", async () => {
    await start({ DAILY_GENERATIONS_PER_USER: "1" });
    const ada = await signIn(server.url);
    for (let tries = 0; tries < 25; tries += 1) await tryToPlan(ada, NOWHERE);
    const refused = await postGeneration(ada);
    const { text } = await expectError(refused.clone(), 429, "too_many_generations");
    expect(text).toContain("all 25 of today’s plans");
    expect(refused.headers.get("retry-after")).toBe("7200");
    clock.advance(2 * HOUR_MS);
    expect((await postGeneration(ada)).status).toBe(202);
  });

  test("who has had a model's plans of the day may still take the guide's", async () => {
    await start({ DAILY_GENERATIONS_PER_USER: "1" }, model);
    const ada = await signIn(server.url);
    await generateTrip(ada);
    await expectError(await postGeneration(ada), 429, "too_many_generations");
    const body = JSON.stringify({ userSelection: SELECTION, planner: "guide" });
    expect((await postGeneration(ada, { body })).status).toBe(202);
  });

  test("refused requests cost nothing", async () => {
    await start({ DAILY_GENERATIONS_PER_USER: "1" }, model);
    const ada = await signIn(server.url);
    await expectError(
      await postGeneration(ada, { selection: {} }),
      422,
      "required_selection_missing",
    );
    await expectError(await postGeneration(ada, { body: "{" }), 400, "bad_request");
    expect((await postGeneration(ada)).status).toBe(202);
  });
});

test("the operator's limit of days holds, and the answer names it", async () => {
  await start({ MAX_TRIP_DAYS: "7" });
  const ada = await signIn(server.url);
  const selection = { location: { label: "Rome" }, traveler: "1", budget: "Budget" };
  const answer = await postGeneration(ada, { selection: { ...selection, noOfDays: 8 } });
  const { text } = await expectError(answer, 422, "days_out_of_range");
  expect(text).toBe("Enter a whole number of days from 1 to 7.");
  const within = await postGeneration(ada, { selection: { ...selection, noOfDays: 7 } });
  expect(within.status).toBe(202);
});
