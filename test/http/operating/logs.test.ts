import { connect } from "node:net";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { generateTrip } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { fetchAsPage, SESSION_COOKIE, walkToCallback } from "../../support/sign-in/sign-in.ts";

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).trimEnd().split("\n"));
    done();
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { log: pino({ level: "trace" }, stream) } });
});
afterAll(() => server.close());

const lineSchema = z.object({
  msg: z.string(),
  route: z.optional(z.string()),
  status: z.optional(z.int()),
});

describe("T14 the log", () => {
  test("a request is one line at its end, under its pattern rather than its address", async () => {
    lines.length = 0;
    await fetch(`${server.url}/api/trips/1700000000000?secret=query`);
    await fetch(`${server.url}/no-such-page-canary`);
    await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(2);
    const read = lines.map((line) => lineSchema.parse(JSON.parse(line)));
    expect(read).toEqual([
      { msg: "request", route: "/api/trips/:id", status: 401 },
      { msg: "request", route: "none", status: 404 },
    ]);
    expect(lines.join()).not.toMatch(/secret|canary|1700000000000/);
  });

  test("no token, code, cookie, name or destination is ever written down", async () => {
    lines.length = 0;
    const person = { name: "Canary Person", email: "canary@example.com" };
    const browser = createCookieClient(server.url);
    const callback = await walkToCallback(browser, "/api/sign-in", person);
    const pending = browser.cookie("tripwright-sign-in") ?? "-";
    await browser.fetch(callback);
    const token = browser.cookie(SESSION_COOKIE) ?? "-";
    const ada = {
      sessionToken: token,
      fetch: fetchAsPage.bind(undefined, server.url, token),
    };
    await generateTrip(ada);

    const other = createCookieClient(server.url);
    const refused = new URL(await walkToCallback(other, "/api/sign-in", person), server.url);
    const { code, state } = Object.fromEntries(refused.searchParams);
    refused.searchParams.set("iss", "https://evil.example");
    expect((await other.fetch(refused.href)).status).toBe(400);
    const used = createCookieClient(server.url);
    const swapped = new URL(await walkToCallback(used, "/api/sign-in", person), server.url);
    swapped.searchParams.set("code", new URL(callback, server.url).searchParams.get("code") ?? "");
    expect((await used.fetch(swapped.href)).status).toBe(400);

    await ada.fetch("/api/session", { method: "DELETE" });
    const log = lines.join("\n");
    expect(log).toContain("a sign-in was refused");
    expect(log).toMatch(/"user":"[\w-]{22}","msg":"signed in"/);
    expect(log).toMatch(/"user":"[\w-]{22}","msg":"signed out"/);
    const secrets = {
      token,
      pending,
      code: code ?? "-",
      state: state ?? "-",
      usedCode: new URL(callback, server.url).searchParams.get("code") ?? "-",
      clientSecret: server.context.embeddedProvider?.clientSecret ?? "-",
      ...person,
      destination: "Lisbon",
    };
    const leaked = Object.entries(secrets).filter(([, secret]) => log.includes(secret));
    expect(leaked.map(([name]) => name)).toEqual([]);
  });
});

describe("T21 the log", () => {
  test("what a caller sends can't forge a line", async () => {
    lines.length = 0;
    await fetch(`${server.url}/api/trips`, {
      headers: { "x-request-id": 'forged"}', "user-agent": '{"level":60,"msg":"forged"}' },
    });
    const own = () => lines.filter((line) => line.includes('"route":"/api/trips"'));
    await expect.poll(() => own().length, { timeout: 60_000 }).toBe(1);
    expect(lines.join("")).not.toContain("forged");
  });

  test("what is not valid HTTP is a line as well, without a word of it", async () => {
    lines.length = 0;
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end("GET / nonsense-from-outside\r\n\r\n");
    await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(1);
    socket.destroy();
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "not valid HTTP", status: 400 });
    expect(lines[0]).not.toContain("nonsense");
  });
});
