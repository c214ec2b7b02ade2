import { expect, test } from "vitest";
import { createOwnPlanner } from "../support/guide.ts";
import { readEvents } from "../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../support/server/generate.ts";
import { startTestServer } from "../support/server/test-server.ts";
import { startSession } from "../support/sign-in/start-session.ts";

const PLANS = 8;
const DAYS = 30;

test("however many plans are made at once, others have their turn between any two of their steps", async () => {
  const server = await startTestServer({ overrides: { planner: createOwnPlanner() } });
  try {
    const people = await Promise.all(
      Array.from({ length: PLANS }, (_, at) => startSession(server, `person ${at}`)),
    );
    const ids = await Promise.all(
      people.map((person) => startGenerating(person, { ...SELECTION, noOfDays: String(DAYS) })),
    );
    let turns = 0;
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const ends = await Promise.all(
      people.map(async (person, at) => {
        const reader = await readEvents(person, ids[at] ?? "");
        return (await reader.rest()).at(-1)?.event.type;
      }),
    );
    clearImmediate(counting);
    expect(ends).toEqual(ends.map(() => "saved"));
    // Steps below a millisecond share a turn, so that there are 220 to 370 of them. Without any waiting there are 34.
    expect(turns).toBeGreaterThan((PLANS * DAYS) / 2);
  } finally {
    await server.close();
  }
});
