import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest } from "../../support/server/raw-request.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { SESSION_COOKIE, type SignedInClient, signIn } from "../../support/sign-in/sign-in.ts";

let server: TestServer;
let ada: SignedInClient;
beforeAll(async () => {
  server = await startTestServer();
  ada = await signIn(server.url);
});
afterAll(() => server.close());

const UNSAFE: [string, string][] = [
  ["POST", "/api/generations"],
  ["DELETE", "/api/generations/abc"],
  ["DELETE", "/api/session"],
  ["POST", "/idp/interaction/abc"],
  ["POST", "/idp/token"],
];

function send(method: string, path: string, headers: Record<string, string>) {
  return rawRequest(server.url, path, {
    method,
    headers: { cookie: `${SESSION_COOKIE}=${ada.sessionToken}`, ...headers },
  });
}

describe.each(UNSAFE)("T7 %s %s", (method, path) => {
  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "nonsense" },
    { "sec-fetch-site": "cross-site", origin: "OURS" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "OURS.evil.example" },
    { origin: "http://localhost" },
  ])("is refused to another site (%j)", async (headers) => {
    const answer = await send(method, path, withOurs(headers));
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ error: { code: "wrong_origin" } });
    expect((await ada.fetch("/api/session")).status).toBe(200);
  });
});

describe.each(UNSAFE.filter(([, path]) => path !== "/api/session"))("T7 %s %s", (method, path) => {
  test.each<Record<string, string>>([
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    { "sec-fetch-site": "none" },
    { origin: "OURS" },
    {},
  ])("is taken from our own pages and from no browser at all (%j)", async (headers) => {
    expect((await send(method, path, withOurs(headers))).status).not.toBe(403);
  });
});

test.each(["/", "/my-trips", "/api/config", "/api/sign-in"])(
  "a link on another site may lead to %s",
  async (path) => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await send("GET", path, headers)).status).toBeLessThan(400);
  },
);

test("no answer allows another site to read it", async () => {
  for (const method of ["GET", "OPTIONS"]) {
    const { headers } = await send(method, "/api/trips", {
      origin: "https://evil.example",
      "access-control-request-method": "GET",
    });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

function withOurs(headers: Record<string, string>): Record<string, string> {
  const { origin } = headers;
  return origin === undefined
    ? headers
    : { ...headers, origin: origin.replace("OURS", server.url) };
}
