import { describe, expect, test } from "vitest";
import { PlanDraft } from "../../../src/server/planner/plan-draft.ts";
import { startObeyingModel } from "../../support/models/obeying-model.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { startGenerating } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

/** As much as is read of one answer. */
const MOST = 128 * 1024;
/** Reading all of it again whenever a bracket closes takes ten times as much, and more. */
const MAX_CPU_MS = 150;

const upTo = (start: string, part: string) =>
  start + part.repeat(Math.floor((MOST - start.length) / part.length));

/** Answers that close as many brackets as they can, where hotels and days are and elsewhere. */
const HOSTILE: readonly string[] = [
  upTo("", "[]"),
  upTo("[", "{}"),
  upTo('{"hotels":[', "{},"),
  upTo('{"hotels":[', '{"name":"a"},'),
  upTo('{"itinerary":[', '{"plan":[{}]},'),
  upTo('{"itinerary":[{"plan":[', '{"name":"a"},'),
  upTo("", '{"hotels":[{}]}'),
  upTo("", '{"hotels":['),
  upTo('{"hotels":', "[".repeat(39) + "]".repeat(39)),
  upTo('{"hotels":[', `${'{"days":['.repeat(3)}{}${"]}".repeat(3)},`),
  upTo("", "}"),
  upTo("{", '"":{},'),
  // Behind a long start, so that whatever reads from there reads it again and again.
  upTo(`{"hotels":[{"name":"${"x".repeat(MOST / 2)}"},`, "{},"),
  upTo(`{"hotels":[{"a":[${"{},".repeat(MOST / 6)}]},`, "{},"),
  upTo(`{"itinerary":[{"plan":[${'{"name":"a"},'.repeat(MOST / 26)}`, "{},"),
  upTo('{"hotels":[{"a":"', '"}]}{"hotels":[{"a":"'),
];

function readInPieces(text: string): void {
  const draft = new PlanDraft({ days: 4, traveler: "2", budget: "Comfort" }, "Lisbon", 5);
  draft.nextBatch([]);
  for (const character of text) draft.takePiece(character);
  draft.finishAnswer(text);
}

/** The processor time that it costs this thread, however busy the machine is. */
function costMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe("T40 Hostile answers that block", () => {
  test("are read once, a bracket a piece, whatever brackets they close", () => {
    readInPieces(HOSTILE[0] ?? "");
    const slow = HOSTILE.map((text) => ({
      start: text.slice(0, 40),
      ms: Math.min(...[1, 2].map(() => costMs(() => readInPieces(text)))),
    })).filter(({ ms }) => ms > MAX_CPU_MS);
    expect(slow).toEqual([]);
  });

  test("end as plans that can't be read, and the server answers others meanwhile", async () => {
    const model = await startObeyingModel(() => upTo('{"hotels":[', "{},"));
    const server = await startTestServer({ env: model.env });
    try {
      const ada = await signIn(server.url);
      const reader = await readEvents(ada, await startGenerating(ada));
      let isOver = false;
      const ended = reader.rest().finally(() => {
        isOver = true;
      });
      let answers = 0;
      while (!isOver) {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        answers += 1;
      }
      expect((await ended).at(-1)?.event).toMatchObject({ code: "planner_unreadable" });
      expect(answers).toBeGreaterThan(0);
    } finally {
      await server.close();
      await model.close();
    }
  });
});
