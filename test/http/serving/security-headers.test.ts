import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlaceFinder } from "../../../src/server/places/place-finder.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { postGeneration, startGenerating } from "../../support/server/generate.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { policyFaults } from "../../support/server/security-policy.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { type SignedInClient, signIn, walkToForm } from "../../support/sign-in/sign-in.ts";

const places: PlaceFinder = {
  id: "guide",
  suggest: () => {
    throw new Error("a bug");
  },
};

let server: TestServer;
let ada: SignedInClient;
beforeAll(async () => {
  server = await startTestServer({ overrides: { places } });
  ada = await signIn(server.url);
});
afterAll(() => server.close());

function expectPolicy(headers: Headers): void {
  expect(policyFaults(Object.fromEntries(headers))).toEqual([]);
}

describe("T24 the security headers are on every kind of answer", () => {
  test.each<[string, number, string, RequestInit]>([
    ["the home page", 200, "/", {}],
    ["a screen", 200, "/create-trip", {}],
    ["a file", 200, "/favicon.svg", {}],
    ["a compressed file", 200, "/plain.css", { headers: { "accept-encoding": "br" } }],
    ["an unknown page", 404, "/nothing", {}],
    ["a missing file", 404, "/assets/nothing.js", {}],
    ["a page asked for wrongly", 405, "/", { method: "POST" }],
    ["an API answer", 200, "/api/config", {}],
    ["an API refusal", 401, "/api/trips", { headers: { cookie: "" } }],
    ["an API 404", 404, "/api/nothing", {}],
    ["an API 405", 405, "/api/trips", { method: "POST" }],
    ["an API 500", 500, "/api/places/suggestions", {}],
    ["an answer without a body", 204, "/api/session", { method: "DELETE" }],
    ["health", 200, "/healthz", {}],
    ["readiness", 200, "/readyz", {}],
    ["the way to the provider", 302, "/api/sign-in", {}],
    ["a sign-in that failed", 400, "/api/sign-in/callback", {}],
    ["the provider's discovery", 200, "/idp/.well-known/openid-configuration", {}],
    ["the provider's refusal", 400, "/idp/auth", {}],
    ["the provider's user info", 401, "/idp/oauth2/v1/userinfo", {}],
    ["the provider's picture", 200, "/idp/picture/AL.svg", {}],
    ["the provider's token address", 400, "/idp/token", { method: "POST" }],
    ["an unknown address of the provider", 404, "/idp/nothing", {}],
    ["a form nobody waits for", 400, "/idp/interaction/gone", {}],
    [
      "another site's request",
      403,
      "/api/session",
      { method: "DELETE", headers: { "sec-fetch-site": "cross-site" } },
    ],
  ])("%s (%i)", async (_name, status, path, init) => {
    const answer = await fetch(server.url + path, { ...init, redirect: "manual" });
    expect(answer.status).toBe(status);
    expectPolicy(answer.headers);
    await answer.body?.cancel();
  });

  test("an API answer that is refused for its body (400, 413, 415, 422)", async () => {
    const answers = await Promise.all([
      postGeneration(ada, { body: "{" }),
      postGeneration(ada, { body: " ".repeat(70_000) }),
      postGeneration(ada, { headers: { "content-type": "text/plain" } }),
      postGeneration(ada, { selection: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 413, 415, 422]);
    for (const answer of answers) expectPolicy(answer.headers);
  });

  test("an event stream", async () => {
    const reader = await readEvents(ada, await startGenerating(ada));
    expectPolicy(reader.response.headers);
    await reader.rest();
  });

  test("what is not sent again (304)", async () => {
    const etag = (await fetch(`${server.url}/favicon.svg`)).headers.get("etag") ?? "";
    const answer = await fetch(`${server.url}/favicon.svg`, { headers: { "if-none-match": etag } });
    expect(answer.status).toBe(304);
    expectPolicy(answer.headers);
  });

  test("the provider's form, and the form shown again", async () => {
    const browser = createCookieClient(server.url);
    const form = await walkToForm(browser, "/api/sign-in");
    expectPolicy((await browser.fetch(form)).headers);
    expectPolicy((await browser.fetch(form, { method: "POST" })).headers);
  });

  test.each([
    ["a wrong host", 421, "evil.example"],
    ["another loopback name", 308, "127.0.0.1:9"],
  ])("%s (%i)", async (_name, status, host) => {
    const answer = await rawRequest(server.url, "/", { headers: { host } });
    expect(answer.status).toBe(status);
    expectPolicy(new Headers(answer.headers as Record<string, string>));
  });

  test("over plain http there is no promise of https", async () => {
    expect((await fetch(server.url)).headers.get("strict-transport-security")).toBeNull();
  });
});

describe("T26 answers about a person", () => {
  test.each(["/api/session", "/api/trips", "/api/trips/1700000000000", "/api/config"])(
    "%s is kept by no cache",
    async (path) => {
      const answer = await ada.fetch(path);
      expect(answer.headers.get("cache-control")).toContain("no-store");
    },
  );
});
