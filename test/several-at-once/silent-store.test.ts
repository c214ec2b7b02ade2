import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { StorageUnreachable } from "../../src/server/store/storage-error.ts";
import { createToldPlanner } from "../support/models/told-planner.ts";
import { expectError } from "../support/server/expect-error.ts";
import { postGeneration } from "../support/server/generate.ts";
import { startSession } from "../support/sign-in/start-session.ts";
import { startLateServer } from "../support/store/start-late-server.ts";

const CALLERS = 20;

const planner = createToldPlanner({ id: "gemini" });
const server = await startLateServer({ overrides: { planner } });
afterAll(() => server.close());
beforeEach(() => server.answerAfter(async () => undefined));

test("while the store says nothing, twenty who ask for plans wait beside one another", async () => {
  const people = await Promise.all(
    Array.from({ length: CALLERS }, (_, at) => startSession(server, `person ${at}`)),
  );
  const allAsked = Promise.withResolvers<void>();
  let asked = 0;
  // Nobody gets an answer before everybody has asked; one after the other would never end.
  server.answerAfter(async (method) => {
    if (method !== "generations.create") return;
    asked += 1;
    if (asked === CALLERS) allAsked.resolve();
    await allAsked.promise;
    throw new StorageUnreachable("it timed out");
  });
  const answers = await Promise.all(people.map((person) => postGeneration(person)));
  for (const answer of answers) await expectError(answer, 503, "storage_unreachable");
});

test("a store that answers in 40 ms starts each plan that is asked for at once, and once", async () => {
  const people = await Promise.all(
    Array.from({ length: CALLERS }, (_, at) => startSession(server, `traveller ${at}`)),
  );
  server.answerAfter(() => wait(40));
  const answers = await Promise.all(
    people.flatMap((person) => [
      postGeneration(person, { key: "the-same-key" }),
      postGeneration(person, { key: "the-same-key" }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(CALLERS);
  expect(await server.context.store.records.count("generations")).toBe(CALLERS);
});

test("of plans asked for at once under different keys one is made, and the others name it", async () => {
  const ada = await startSession(server, "ada");
  server.answerAfter(() => wait(40));
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, at) => postGeneration(ada, { key: `another-key-${at}` })),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const [made] = bodies.filter(({ id }) => id !== undefined);
  const others = bodies.filter((body) => body !== made);
  expect(others.map(({ error }) => error.generationId)).toEqual(others.map(() => made.id));
});
