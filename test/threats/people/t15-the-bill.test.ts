import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { generationAcceptedSchema } from "../../../src/domain/wire-schemas.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { postGeneration } from "../../support/server/generate.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { startSession } from "../../support/sign-in/start-session.ts";
import { startLateServer } from "../../support/store/start-late-server.ts";

let server: TestServer;
const planner = () => {
  const told = createToldPlanner({ id: "gemini" });
  return { told, overrides: { planner: told } };
};
const persons = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => startSession(server, `person ${at}`)));

describe("T15 Running up the bill", () => {
  afterEach(() => server.close());

  test("hundreds of requests of one person at once start one plan", async () => {
    const { told, overrides } = planner();
    // One address may not have so many connections; this is about one person.
    server = await startTestServer({ overrides, connection: { perAddress: 2_000 } });
    const ada = await startSession(server, "ada");
    const length = IS_NIGHTLY ? 1_000 : 200;
    const answers = await Promise.all(Array.from({ length }, () => postGeneration(ada)));
    const [begun, ...more] = answers.filter(({ status }) => status === 202);
    expect(more).toEqual([]);
    const { id } = generationAcceptedSchema.parse(await begun?.json());
    const others = answers.filter(({ status }) => status !== 202);
    expect(others.filter(({ status }) => status !== 429)).toEqual([]);
    expect(others.filter(({ headers }) => !headers.has("retry-after"))).toEqual([]);
    expect(await others[0]?.clone().json()).toHaveProperty("error.generationId", id);
    await expectError(others[0] ?? new Response(), 429, "already_planning");
    await expect.poll(() => told.plans).toHaveLength(1);
  }, 60_000);

  test("all together get what the server may make in a day, though its store takes its time", async () => {
    const { told, overrides } = planner();
    const late = await startLateServer({ overrides, env: { DAILY_GENERATIONS: "5" } });
    server = late;
    late.answerAfter(() => wait(2));
    const people = await persons(20);
    const answers = await Promise.all(people.map((person) => postGeneration(person)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    await expect.poll(() => told.plans).toHaveLength(5);
    const refused = answers.find(({ status }) => status !== 202) ?? new Response();
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectError(refused, 429, "server_daily_limit");
  });

  test("whoever asks for anything all the time waits for the next minute; others don't", async () => {
    const clock = createTestClock(Date.now());
    const env = { MINUTE_REQUESTS_PER_USER: "20" };
    server = await startTestServer({ overrides: { clock }, env });
    const [ada, eve] = await persons(2);
    if (ada === undefined || eve === undefined) throw new Error("two came");
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await ada.fetch(API_PATHS.trips)).status).toBe(200);
    }
    const through: string[] = [];
    const own = Object.values(API_PATHS).filter((path) => !isOpen(path));
    for (const path of own) {
      for (const method of ["GET", "POST", "DELETE"]) {
        if (method === "DELETE" && path === API_PATHS.session) continue;
        const isRoute = server.app.hasRoute({ method, url: path });
        if (!isRoute) continue;
        const address = path.replace(/:\w+/g, "1700000000000");
        const { status, headers } = await ada.fetch(address, { method });
        if (status !== 429 || headers.get("retry-after") !== "60") {
          through.push(`${method} ${path}: ${status}`);
        }
      }
    }
    expect(through).toEqual([]);
    expect((await eve.fetch(API_PATHS.trips)).status).toBe(200);
    // Whoever wants to leave may.
    expect((await ada.fetch(API_PATHS.session, { method: "DELETE" })).status).toBe(204);
  });
});

/** Routes that need nobody signed in: those count by address. */
const OPEN: string[] = [
  API_PATHS.openApi,
  API_PATHS.config,
  API_PATHS.signIn,
  API_PATHS.signInCallback,
  API_PATHS.suggestions,
  API_PATHS.namedPlaces,
  API_PATHS.guide,
  API_PATHS.exchangeRates,
  // Its address has its own secret, and its own limit.
  API_PATHS.tripsCalendar,
  API_PATHS.map,
  API_PATHS.mapTile,
];
/** Routes that serve guests count by their link: `test/http/sharing/guest-floods.test.ts`. */
const isOpen = (path: string) => OPEN.includes(path) || path.startsWith(API_PATHS.shared);
