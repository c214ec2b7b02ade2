import { afterAll, describe, expect, test } from "vitest";
import { suggestionsAnswerSchema } from "../../../src/domain/places/guide-answer.ts";
import { configAnswerSchema } from "../../../src/domain/wire-schemas.ts";
import type { PlaceFinder } from "../../../src/server/places/place-finder.ts";
import { unasked } from "../../../src/server/places/unasked.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

async function suggest(input: string) {
  const answer = await fetch(
    `${server.url}/api/places/suggestions?input=${encodeURIComponent(input)}`,
  );
  expect(answer.status).toBe(200);
  return suggestionsAnswerSchema.parse(await answer.json());
}

describe("suggestions", () => {
  test("come without signing in and before the first letter", async () => {
    const popular = await suggest("");
    expect(popular).toHaveLength(8);
    expect(new Set(popular.map(({ value }) => value.place_id)).size).toBe(8);
    const bare = await fetch(`${server.url}/api/places/suggestions`);
    expect(await bare.json()).toEqual(popular);
  });

  test("have the label and the place of what was begun, spaces aside", async () => {
    const lisbon = { label: "Lisbon, Portugal", value: { place_id: "guide:lisbon" } };
    expect((await suggest("lisb"))[0]).toEqual(lisbon);
    expect((await suggest("  LISB "))[0]).toEqual(lisbon);
  });

  test.each(["zzzzzz", "'; DROP TABLE trips; --", "<script>"])(
    "for %j there are none, and nothing breaks",
    async (input) => {
      expect(await suggest(input)).toEqual([]);
    },
  );

  test("for input without a letter are the popular ones", async () => {
    const popular = await suggest("");
    for (const input of ["%", "\u0000", " ", "?!"]) expect(await suggest(input)).toEqual(popular);
  });

  test("are refused for more than anyone types", async () => {
    const path = "/api/places/suggestions?input=";
    const longest = await fetch(`${server.url}${path}${"x".repeat(200)}`);
    expect(longest.status).toBe(200);
    const longer = await fetch(`${server.url}${path}${"x".repeat(201)}`);
    await expectError(longer, 400, "bad_request");
  });

  test("ask the finder for what was typed, without the spaces around it, and not for ever", async () => {
    const asked: { input: string; signal: AbortSignal }[] = [];
    const places: PlaceFinder = {
      id: "guide",
      async suggest(input, { signal }) {
        asked.push({ input, signal });
        return [];
      },
      find: unasked,
      isFailing: () => false,
    };
    const watched = await startTestServer({ overrides: { places } });
    try {
      await fetch(`${watched.url}/api/places/suggestions?input=%20%20New%20York%20`);
      expect(asked).toEqual([{ input: "New York", signal: expect.any(AbortSignal) }]);
    } finally {
      await watched.close();
    }
  });

  test.each([
    [
      "for a broken finder as an error of ours, without its details",
      new Error("secret-key-123"),
      500,
      "internal",
    ],
    [
      "for a full disk as that",
      Object.assign(new Error("x"), { code: "ENOSPC" }),
      507,
      "storage_full",
    ],
  ] as const)("come back %s", async (_name, error, status, code) => {
    const places: PlaceFinder = {
      id: "guide",
      suggest: () => Promise.reject(error),
      find: unasked,
      isFailing: () => false,
    };
    const broken = await startTestServer({ overrides: { places } });
    try {
      const answer = await fetch(`${broken.url}/api/places/suggestions`);
      const { text } = await expectError(answer, status, code);
      expect(text).not.toContain("secret");
    } finally {
      await broken.close();
    }
  });
});

describe("what is configured", () => {
  test("is told to anyone, and nothing more than that", async () => {
    const answer = await fetch(`${server.url}/api/config`);
    expect(await answer.json()).toEqual({
      signIn: "embedded",
      links: {},
      planner: "guide",
      places: "guide",
      photos: "illustrations",
      limits: { maxTripDays: 30 },
    });
  });

  test("holds no secret and no name of a place on the server", async () => {
    const configured = await startTestServer({
      env: {
        GOOGLE_CLIENT_ID: "canary-client-id",
        GOOGLE_CLIENT_SECRET: "canary-client-secret",
        MAX_TRIP_DAYS: "9",
      },
    });
    try {
      const text = await (await fetch(`${configured.url}/api/config`)).text();
      expect(configAnswerSchema.parse(JSON.parse(text))).toMatchObject({
        signIn: "google",
        limits: { maxTripDays: 9 },
      });
      expect(text).not.toContain("canary");
      expect(text).not.toContain(configured.config.dataDir);
      expect((await fetch(`${configured.url}/enter`)).status).toBe(404);
    } finally {
      await configured.close();
    }
  });
});

describe("health", () => {
  test("alive and ready are told to any host that asks", async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ alive: true });
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ ready: true, problems: [] });
  });

  test("a server that is closing is alive but not ready", async () => {
    const closing = await startTestServer();
    closing.context.drain();
    const ready = await fetch(`${closing.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ ready: false, problems: ["draining"] });
    expect((await fetch(`${closing.url}/healthz`)).status).toBe(200);
    await closing.close();
  });

  test("a server whose store is gone is alive but not ready, and says no more than that", async () => {
    const broken = await startTestServer();
    await broken.context.store.close();
    const ready = await fetch(`${broken.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ ready: false, problems: ["store"] });
    expect((await fetch(`${broken.url}/healthz`)).status).toBe(200);
    await broken.app.close();
    await broken.context.runner.stop();
  });

  test("asked without end looks at the store ten times a second, and sees what changes", async () => {
    const clock = createTestClock(Date.now());
    const asked = await startTestServer({ overrides: { clock } });
    let looks = 0;
    let isWell = true;
    asked.context.store.checkReady = async () => {
      looks += 1;
      if (!isWell) throw new Error("not well");
    };
    const ask = async () => (await fetch(`${asked.url}/readyz`)).status;
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    expect(answers).toEqual(Array(50).fill(200));
    expect(looks).toBe(10);
    isWell = false;
    clock.advance(1_000);
    expect(await ask()).toBe(503);
    expect(looks).toBe(11);
    await asked.close();
  });
});
