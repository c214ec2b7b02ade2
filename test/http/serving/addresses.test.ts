import { afterAll, describe, expect, test } from "vitest";
import type { ErrorCode } from "../../../src/domain/errors/app-error.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const server = await startTestServer();
const ada = await signIn(server.url);
afterAll(() => server.close());

describe("an address that doesn't take the method", () => {
  test.each([
    ["POST", "/"],
    ["PUT", "/create-trip"],
    ["DELETE", "/view-trip/1700000000000"],
    ["PATCH", "/my-trips"],
    ["POST", "/contact-us"],
    ["POST", "/favicon.svg"],
  ])("%s %s, a page or file, is 405 with a page a person can read", async (method, path) => {
    const answer = await ada.fetch(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await answer.text();
    expect(html).toContain("Unexpected Application Error!");
    expect(html).toContain("405 Method Not Allowed");
    // Header and footer, as on every page.
    for (const path of ["/", "/create-trip", "/contact-us"]) {
      expect(html.split(`href="${path}"`).length, path).toBeGreaterThan(2);
    }
  });
});

describe("a screen's address, spelled otherwise, leads to it:", () => {
  test.each([
    ["/create-trip/", "/create-trip"],
    ["/Create-Trip", "/create-trip"],
    ["/MY-TRIPS/?a=1&b=%2f", "/my-trips?a=1&b=%2f"],
    ["/view-trip/1700000000000/", "/view-trip/1700000000000"],
    ["/%63reate-trip", "/create-trip"],
    ["/View-Trip/aBc/", "/view-trip/aBc"],
    ["/my-trips%2F", "/my-trips"],
  ])("%s to %s", async (path, to) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await rawRequest(server.url, path, { method });
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(to);
    }
    expect((await rawRequest(server.url, path, { method: "POST" })).status).toBe(404);
  });
});

describe("an address nobody has", () => {
  test.each(["/api/nothing", "/api/trips/1/2", "/api/trips/1/photos", "/api/", "/api/config.js"])(
    "%s of the API is 404 in JSON",
    async (path) => {
      await expectError(await ada.fetch(path), 404, "not_found");
      await expectError(await ada.fetch(path, { method: "POST", body: "{}" }), 404, "not_found");
    },
  );

  test.each([
    "/nothing",
    "/view-trip",
    "/view-trip/",
    "/view-trip/1/2",
    "/view-trip/1.css/",
    "/admin",
    "/my-trips//",
  ])("%s is 404 with the application's error page", async (path) => {
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await answer.text();
    expect(html).toContain("Unexpected Application Error!");
    expect(html).toContain("404 Not Found");
  });

  test.each(["/", "/create-trip", "/view-trip/1700000000000", "/contact-us", "/my-trips"])(
    "the screen %s, in contrast, is a page",
    async (path) => {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await answer.text()).not.toContain("404 Not Found");
    },
  );

  test.each<[string, number, ErrorCode]>([
    ["/api/trips/%ZZ", 404, "not_found"],
    ["/api/trips/%", 404, "not_found"],
    [`/api/trips/${"1".repeat(5000)}`, 404, "not_found"],
    ["/initials/%ZZ.svg", 404, "not_found"],
  ])("%s can't be read and is %i in the contract's shape", async (path, status, code) => {
    const answer = await rawRequest(server.url, path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ error: { code } });
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  test.each(["/view-trip/%ZZ", `/view-trip/${"1".repeat(5000)}`])(
    "%s, typed by a person, is the application's error page",
    async (path) => {
      const answer = await rawRequest(server.url, path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("Unexpected Application Error!");
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    },
  );
});

describe("what is not valid HTTP", () => {
  const host = () => new URL(server.url).host;

  test.each<[string, (host: string) => string, string, ErrorCode]>([
    [
      "headers beyond measure",
      (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
      "431",
      "header_too_large",
    ],
    [
      "an unknown method",
      (host) => `BREW / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
      "400",
      "bad_request",
    ],
    ["nonsense", () => "\u0001\u0002 hello\r\n\r\n", "400", "bad_request"],
  ])(
    "%s gets the contract's error, and the connection ends",
    async (_name, bytes, status, code) => {
      const answer = await sendToSocket(server.url, bytes(host()));
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(head.toLowerCase()).toContain("x-content-type-options: nosniff");
      expect(JSON.parse(body)).toMatchObject({ error: { code } });
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    },
  );
});
