import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Planner } from "../../../src/server/planner/planner.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { startPlacesServer } from "../../../stand-in/places-server.ts";
import { visitEverything } from "../../support/browser/visit-everything.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { createLogLines } from "../../support/server/log-lines.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import {
  callbackFrom,
  EVIL_CLIENT,
  evilEnv,
  startEvilIssuer,
} from "../../support/sign-in/evil-issuer.ts";
import { fetchAsPage, SESSION_COOKIE } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { CANARY_KEYS, canariesIn } from "../../support/threats/canaries.ts";

const PERSON = { name: "Zaphod Canary", email: "zaphod.canary@example.com" };
const PRIVATE = {
  ...PERSON,
  destination: "Canaryville-on-Sea",
  address: "12 Canary Row",
  token: "canary-token-4f1b8f0b5a6f4c0e9d7a",
};

const [model, places, issuer] = await Promise.all([
  startModelServer(),
  startPlacesServer(),
  startEvilIssuer(),
]);
const PICTURE = "https://elsewhere.example/me.png";
issuer.bend({ userInfo: (good) => ({ ...good, ...PERSON, picture: PICTURE }) });
afterAll(() => Promise.all([model.close(), places.close(), issuer.close()]));

/** Errors as libraries throw them, each quoting what it choked on. */
const CHOKED: readonly [name: string, error: () => unknown][] = [
  ["a message", () => new Error(`can't read ${all()}`)],
  ["a message of many lines", () => new Error(`x\n    at ${all()} (a.ts:1:1)\n    at b (c:1:1)`)],
  [
    "properties",
    () => Object.assign(new Error("x"), { config: { headers: PRIVATE }, body: all() }),
  ],
  ["a code", () => Object.assign(new TypeError("x"), { code: all(), reason: PRIVATE.destination })],
  ["a cause", () => new Error("x", { cause: new RangeError(all(), { cause: all() }) })],
  ["several errors at once", () => new AggregateError([new Error(all())], all())],
  ["a name", () => Object.assign(new Error("x"), { name: all() })],
  ["broken JSON", () => thrownBy(() => JSON.parse(`${PRIVATE.token} ${PRIVATE.destination}`))],
  ["a header that can't be sent", () => thrownBy(() => new Headers({ a: `${PRIVATE.token}\n` }))],
  ["an address that can't be read", () => thrownBy(() => new URL(PRIVATE.address))],
  ["no error at all", () => all()],
  ["an object", () => ({ message: all(), statusCode: 500 })],
];

function all(): string {
  return Object.values({ ...PRIVATE, ...CANARY_KEYS }).join(" ");
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe("T13, T14: Keys and persons in answers, logs and errors", () => {
  test.for(IS_NIGHTLY ? ["gemini", "openai"] : ["gemini"])(
    "nothing secret or personal is logged or told, with %s and Google failing in every way",
    async (kind) => {
      const log = createLogLines();
      const { GEMINI_API_KEY, OPENAI_API_KEY, GOOGLE_MAPS_API_KEY, METRICS_TOKEN } = CANARY_KEYS;
      const server = await startTestServer({
        env: {
          ...(kind === "gemini"
            ? { GEMINI_API_KEY, GEMINI_BASE_URL: `${model.url}/v1beta` }
            : { OPENAI_API_KEY, OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "m" }),
          ...UNLIMITED,
          ...evilEnv(issuer),
          GOOGLE_MAPS_API_KEY,
          METRICS_TOKEN,
          PLACES_BASE_URL: places.url,
          LOG_LEVEL: "trace",
        },
        overrides: { logTo: log.stream },
      });
      try {
        const browser = createCookieClient(server.url);
        const callback = await callbackFrom(issuer, browser);
        const pending = browser.cookie("tripwright-sign-in") ?? "";
        await browser.fetch(callback);
        const sessionToken = browser.cookie(SESSION_COOKIE) ?? "";
        const user = await server.context.sessions.find(sessionToken);
        const failing = ["fault:key-echo", "fault:403-billing", "fault:html", "fault:wrong-shape"];
        const tripIds: string[] = [];
        for (const [index, fault] of failing.entries()) {
          const draft = tripDraft(`${PRIVATE.destination} ${fault}`);
          const nowMs = 1_700_000_000_000 + index;
          tripIds.push(
            await saveTrip(server.context.store, { userId: user?.id ?? "", nowMs, draft }),
          );
        }
        const fetch = fetchAsPage.bind(undefined, server.url, sessionToken);
        const faults = ["key-echo", "401", "404", "blocked"].map((name) => `fault:${name}`);
        const visits = await visitEverything(
          server,
          { sessionToken, fetch },
          {
            tripIds,
            destinations: ["", ...faults].map((fault) => `${PRIVATE.destination} ${fault}`.trim()),
          },
        );
        const authorization = `Bearer ${METRICS_TOKEN}`;
        const measured = await (await fetch("/metrics", { headers: { authorization } })).text();
        expect(measured).toContain("tripwright_");
        expect(canariesIn(measured, { ...CANARY_KEYS, ...PRIVATE, sessionToken })).toEqual([]);
        await fetch("/api/session", { method: "DELETE" });
        // Another sign-in comes back with the code of this one.
        const { code = "", state = "" } = Object.fromEntries(
          new URL(callback, server.url).searchParams,
        );
        const other = createCookieClient(server.url);
        const swapped = new URL(await callbackFrom(issuer, other), server.url);
        swapped.searchParams.set("code", code);
        expect((await other.fetch(swapped.href)).status).toBe(400);

        const text = log.lines.join("\n");
        expect(text).toMatch(/"user":"[\w-]{22}","msg":"signed in"/);
        expect(text).toMatch(/"user":"[\w-]{22}","msg":"signed out"/);
        expect(text).toContain("a sign-in was refused");
        expect(text).toContain("a model's plan failed");
        expect(text).toContain("a photo could not be fetched");
        const clientSecret = EVIL_CLIENT.secret;
        const secrets = { ...CANARY_KEYS, sessionToken, pending, clientSecret };
        expect(canariesIn(text, { ...secrets, ...PRIVATE, code, state })).toEqual([]);
        expect(
          visits.flatMap((visit) =>
            canariesIn(visit.text, secrets).map((one) => [visit.name, one]),
          ),
        ).toEqual([]);
      } finally {
        await server.close();
      }
    },
  );

  test("an error thrown anywhere is answered in general words, and logged without what it quotes", async () => {
    const log = createLogLines();
    let thrown: unknown;
    const fail = (): never => {
      throw thrown;
    };
    const failing = async () => fail();
    const dataDir = mkdtempSync(join(tmpdir(), "tripwright-test-"));
    const store = createSqliteStore(join(dataDir, "tripwright.sqlite"));
    const planner: Planner = {
      id: "guide",
      repeatable: false,
      deadlineMs: () => 10_000,
      // biome-ignore lint/correctness/useYield: it fails before it has anything
      async *plan() {
        fail();
      },
    };
    const clock = createTestClock(Date.now());
    const server = await startTestServer({
      dataDir,
      env: {
        ...CANARY_KEYS,
        ...UNLIMITED,
        GOOGLE_CLIENT_ID: "client",
        GEMINI_BASE_URL: model.url,
        LOG_LEVEL: "trace",
      },
      overrides: {
        logTo: log.stream,
        planner,
        places: { id: "guide", suggest: failing, find: failing, isFailing: () => true },
        photos: {
          id: "failing",
          name: "A source that fails",
          metricName: "failing",
          hosts: { isAllowed: () => false, mayBePrivate: () => false },
          referenceLifeMs: 60_000,
          cacheControl: "no-store",
          mayBeKept: false,
          find: failing,
          locate: failing,
        },
        clock,
        store: { ...store, checkReady: failing, trips: { ...store.trips, list: failing } },
      },
    });
    try {
      const profile = { id: "1", verified_email: true, ...PERSON };
      const { sessions } = server.context;
      const signedIn = { issuer: "https://issuer.example", subject: "1", profile };
      const sessionToken = await sessions.start({ ...signedIn, accessToken: "canary" }, "a test");
      const user = await sessions.find(sessionToken);
      const tripId = await saveTrip(store, { userId: user?.id ?? "", nowMs: 1_700_000_000_000 });
      const client = { sessionToken, fetch: fetchAsPage.bind(undefined, server.url, sessionToken) };
      const canaries = { ...CANARY_KEYS, ...PRIVATE };
      const leaks: string[] = [];
      for (const [name, error] of CHOKED.filter((_, nth) => IS_NIGHTLY || nth % 3 === 0)) {
        thrown = error();
        log.lines.length = 0;
        // The store is checked only a few times a second.
        clock.advance(1000);
        const visits = await visitEverything(server, client, {
          tripIds: [tripId],
          destinations: ["Rome"],
        });
        const statusOf = (path: string) =>
          visits.find((visit) => visit.name === `GET ${path}`)?.status;
        expect([
          statusOf("/api/trips"),
          statusOf("/api/places/suggestions"),
          statusOf("/readyz"),
        ]).toEqual([500, 500, 503]);
        const events = visits.find((visit) => visit.name === "events of Rome")?.text;
        expect(events).toContain("Failed to generate trip");
        const lines = log.lines.join("\n");
        for (const message of ["a request failed", "the store is not ready", "a plan failed"]) {
          expect(lines, name).toContain(message);
        }
        if (thrown instanceof Error) expect(lines).toMatch(/t14-logs\.test\.ts:\d+/);
        leaks.push(...canariesIn(lines, canaries).map((one) => `${name}: ${one} in the log`));
        for (const visit of visits) {
          const told = canariesIn(visit.text, canaries).filter(
            // Who is signed in is told who they are.
            (one) => !["name", "email"].includes(one) || visit.status >= 400,
          );
          leaks.push(...told.map((one) => `${name}: ${one} told by ${visit.name}`));
        }
      }
      expect(leaks).toEqual([]);
    } finally {
      await server.close();
      rmSync(dataDir, { recursive: true });
    }
  });

  test("a configured key is in no line, whoever logs it and however", async () => {
    const log = createLogLines();
    const server = await startTestServer({
      env: {
        ...CANARY_KEYS,
        ...UNLIMITED,
        GOOGLE_CLIENT_ID: "client",
        GEMINI_API_KEY: 'AIza"canary\\with-quotes',
        LOG_LEVEL: "trace",
      },
      overrides: { logTo: log.stream },
    });
    try {
      const secrets = {
        ...CANARY_KEYS,
        GEMINI_API_KEY: 'AIza"canary\\with-quotes',
        OPENAI_API_KEY: "-not-in-use-",
      };
      log.lines.length = 0;
      const words = Object.values(secrets).join(" and ");
      server.context.log.info(words);
      server.context.log.info({ words, inside: [{ words }], [words]: 1 }, "some words");
      server.context.log.debug("%s", words);
      server.context.log.error(new Error(`${words} ${PRIVATE.email}`));
      server.context.log.error({ err: new Error(`${words} ${PRIVATE.email}`) });
      server.app.log.warn({ err: new Error("x") }, words);
      server.app.log.child({ words }).trace("a child's words");
      expect(log.lines).toHaveLength(7);
      for (const line of log.lines) expect(() => JSON.parse(line)).not.toThrow();
      const kept = JSON.stringify(log.lines.map((line) => JSON.parse(line)));
      const told = Object.entries(secrets).filter(
        ([name, value]) =>
          name !== "OPENAI_API_KEY" &&
          kept.includes(JSON.stringify(JSON.stringify(value)).slice(3, -3)),
      );
      expect(told).toEqual([]);
      expect(canariesIn(log.lines.join("\n"), { ...secrets, ...PRIVATE })).toEqual([
        "OPENAI_API_KEY",
      ]);
    } finally {
      await server.close();
    }
  });
});
