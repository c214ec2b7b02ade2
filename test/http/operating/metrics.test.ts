import { describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { ownVersion } from "../../../src/server/lib/own-version.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { startPlacesServer } from "../../../stand-in/places-server.ts";
import { createHeldPlanner } from "../../support/models/held-planner.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { type Exposition, parseExposition } from "../../support/server/exposition.ts";
import {
  cancelGeneration,
  generateTrip,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { openDataAt } from "../../support/server/photo-world.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { evilEnv, returnFrom, startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";

const TOKEN = "canary-token-of-the-measurements-32";
const WITH_TOKEN = { METRICS_TOKEN: TOKEN };
const NOWHERE = { ...SELECTION, location: { label: "Nowhere-canary, Atlantis" } };

const { keep } = closeAfterEach();

async function start(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  return keep(await startTestServer({ ...options, env: { ...WITH_TOKEN, ...options.env } }));
}

async function scrape({ url }: { url: string }): Promise<Exposition> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return parseExposition(await answer.text());
}

/** Counts made when an answer is over may come a moment after its last byte. */
async function scrapeUntil(
  server: TestServer,
  isThere: (seen: Exposition) => boolean,
): Promise<Exposition> {
  let seen = await scrape(server);
  for (let tries = 0; tries < 50 && !isThere(seen); tries += 1) seen = await scrape(server);
  return seen;
}

const REQUESTS = "tripwright_http_request_duration_seconds_count";
const CALLS = "tripwright_provider_call_duration_seconds_count";

describe("the measurements", () => {
  test("say exactly what happened: requests by route, errors by code, plans by how they ended", async () => {
    const issuer = keep(await startEvilIssuer());
    const server = await start({ env: evilEnv(issuer) });
    await returnFrom(issuer, createCookieClient(server.url));
    const ada = await signIn(server.url);
    const tripId = await generateTrip(ada);
    const nowhere = await startGenerating(ada, NOWHERE);
    expect((await (await readEvents(ada, nowhere)).rest()).at(-1)?.event.type).toBe("failed");
    for (let times = 0; times < 3; times += 1) await ada.fetch(`/api/trips/${tripId}`);
    for (const id of ["1700000000000", "1700000000001"]) await ada.fetch(`/api/trips/${id}`);
    await fetch(`${server.url}/canary-page?of=canary`);
    // No route is looked for where the address can't be read.
    await rawRequest(server.url, "/api/%zz");
    await fetch(`${server.url}/api/trips`);
    await fetch(`${server.url}/api/trips`, { method: "PROPFIND" });

    const seen = await scrapeUntil(
      server,
      ({ value }) => value(REQUESTS, { method: "other", route: "none", status: "404" }) === 1,
    );
    const requests = (method: string, route: string, status: number) =>
      seen.value(REQUESTS, { method, route, status: String(status) });
    expect(requests("GET", "/api/trips/:id", 200)).toBe(3);
    expect(requests("GET", "/api/trips/:id", 404)).toBe(2);
    expect(requests("GET", "/api/trips", 401)).toBe(1);
    expect(requests("POST", API_PATHS.generations, 202)).toBe(2);
    expect(requests("GET", API_PATHS.generationEvents, 200)).toBe(2);
    expect(requests("GET", "none", 404)).toBe(2);
    expect(seen.value("tripwright_errors_total", { code: "trip_not_found" })).toBe(2);
    expect(seen.value("tripwright_errors_total", { code: "not_signed_in" })).toBe(1);

    const ended = (outcome: string) =>
      seen.value("tripwright_generations_total", { planner: "guide", outcome });
    expect([ended("saved"), ended("destination_unknown")]).toEqual([1, 1]);
    const planning = "tripwright_generation_duration_seconds";
    for (const state of ["saved", "failed"]) {
      expect(seen.value(`${planning}_count`, { planner: "guide", state })).toBe(1);
    }
    expect(seen.value("tripwright_generations_running")).toBe(0);
    expect(seen.value("tripwright_open_streams")).toBe(0);

    for (const kind of ["discovery", "token", "keys", "user_info"]) {
      expect([kind, seen.value(CALLS, { service: "identity", kind, outcome: "ok" })]).toEqual([
        kind,
        1,
      ]);
    }
    for (const name of [
      "process_resident_memory_bytes",
      "process_open_fds",
      "nodejs_eventloop_lag_p99_seconds",
    ]) {
      expect([name, seen.value(name) > 0]).toEqual([name, true]);
    }
    const versions = { version: ownVersion(), node: process.versions.node };
    expect(seen.value("tripwright_build_info", versions)).toBe(1);
  });

  test("hold nothing of a person and nothing that a stranger wrote, and stay few", async () => {
    const server = await start();
    const ada = await signIn(server.url);
    const tripId = await generateTrip(ada);
    const before = (await scrape(server)).samples.length;
    for (let times = 0; times < 40; times += 1) {
      await ada.fetch(`/api/trips/${1_700_000_000_000 + times}`);
      await fetch(`${server.url}/api/canary-${times}?canary=${times}`);
      await fetch(`${server.url}/canary-${times}/x`, { headers: { "x-canary": String(times) } });
    }
    const seen = await scrapeUntil(
      server,
      ({ value }) => value(REQUESTS, { method: "GET", route: "none", status: "404" }) === 80,
    );
    // Three series at most, of sixteen lines each, and two codes.
    expect(seen.samples.length - before).toBeLessThan(60);
    const user = await server.context.sessions.find(ada.sessionToken);
    const personal = [tripId, ada.sessionToken, user?.id ?? "-", ADA.email, ADA.name, TOKEN];
    for (const text of [...personal, "canary", "Lisbon", "127.0.0.1"]) {
      expect(seen.text).not.toContain(text);
    }
  });

  test("know a plan and a stream while they last, and a plan that its traveller stopped", async () => {
    const planner = createHeldPlanner((event) => event.type === "hotels");
    const server = await start({ overrides: { planner } });
    const ada = await signIn(server.url);
    const id = await startGenerating(ada);
    const reader = await readEvents(ada, id);
    await reader.next();
    const during = await scrape(server);
    expect(during.value("tripwright_generations_running")).toBe(1);
    expect(during.value("tripwright_open_streams")).toBe(1);
    await cancelGeneration(ada, id);
    await reader.rest();
    const cancelled = { planner: "guide", outcome: "cancelled" };
    const after = await scrapeUntil(server, ({ value }) => value("tripwright_open_streams") === 0);
    expect(after.value("tripwright_generations_total", cancelled)).toBe(1);
    expect(after.value("tripwright_generations_running")).toBe(0);
    expect(after.value("tripwright_open_streams")).toBe(0);
  });

  test("count a model's calls by how they went, its tokens, and what they cost", async () => {
    const model = keep(await startModelServer());
    const server = await start({
      env: {
        GEMINI_API_KEY: "canary-key",
        GEMINI_BASE_URL: `${model.url}/v1beta`,
        MODEL_INPUT_PRICE: "0.75",
        MODEL_OUTPUT_PRICE: "3.75",
      },
    });
    const ada = await signIn(server.url);
    await generateTrip(ada, { ...SELECTION, location: { label: "Lisbon fault:503x1" } });
    const seen = await scrape(server);
    const calls = (outcome: string) =>
      seen.value(CALLS, { service: "gemini", kind: "plan", outcome });
    expect([calls("ok"), calls("busy")]).toEqual([1, 1]);
    expect(model.received).toHaveLength(2);
    const tokens = (direction: string) =>
      seen.value("tripwright_model_tokens_total", { service: "gemini", direction });
    // What the stand-in says its answer took; thoughts are paid for as answers are.
    expect([tokens("input"), tokens("output")]).toEqual([1200, 2400]);
    expect(seen.value("tripwright_model_cost_dollars_total", { service: "gemini" })).toBeCloseTo(
      (1200 * 0.75 + 2400 * 3.75) / 1_000_000,
      12,
    );
    const saved = { planner: "gemini", outcome: "saved" };
    expect(seen.value("tripwright_generations_total", saved)).toBe(1);
    expect(seen.text).not.toContain("canary-key");
  });

  test("count a plan that no model would write under the code it failed with", async () => {
    const model = keep(await startModelServer());
    const server = await start({
      env: { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "canary-model" },
    });
    const ada = await signIn(server.url);
    const id = await startGenerating(ada, {
      ...SELECTION,
      location: { label: "Lisbon fault:401" },
    });
    await (await readEvents(ada, id)).rest();
    const seen = await scrape(server);
    expect(seen.value(CALLS, { service: "openai", kind: "plan", outcome: "refused" })).toBe(1);
    const refused = { planner: "openai", outcome: "planner_refused" };
    expect(seen.value("tripwright_generations_total", refused)).toBe(1);
    expect(seen.text).not.toContain("tripwright_model_cost_dollars_total{");
    expect(seen.text).not.toContain("canary-model");
  });

  test("count what places are asked, each service by itself", async () => {
    const services = keep(await startPlacesServer());
    const server = await start({ env: openDataAt(services.url) });
    const ada = await signIn(server.url);
    const suggest = (input: string) =>
      ada.fetch(`${API_PATHS.suggestions}?input=${encodeURIComponent(input)}`);
    await suggest("Lisb");
    services.misbehave("500");
    await suggest("Porto");
    // The circuit is open now, so it is not asked.
    await suggest("Faro");
    const seen = await scrape(server);
    const photon = (outcome: string) =>
      seen.value(CALLS, { service: "photon", kind: "search", outcome });
    expect([photon("ok"), photon("busy"), photon("unreachable")]).toEqual([1, 1, 0]);
  });
});
