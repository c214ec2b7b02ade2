import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { evilEnv, startEvilIssuer } from "../../support/sign-in/evil-issuer.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

const EVIL = "evil.example";
const MINUTE_MS = 60_000;
const clock = createTestClock(Date.now());
const LIMITS = { MINUTE_REQUESTS_PER_ADDRESS: "40", MINUTE_SIGN_INS_PER_ADDRESS: "5" };

/** Each header by which a proxy says what it was asked. */
const CLAIMS: Record<string, string>[] = [
  { "x-forwarded-host": EVIL },
  { "x-forwarded-proto": "https" },
  { "x-forwarded-port": "443" },
  { "x-forwarded-prefix": "//evil.example" },
  { "x-forwarded-scheme": "https" },
  { "x-forwarded-ssl": "on" },
  { "front-end-https": "on" },
  { "x-host": EVIL },
  { "x-original-host": EVIL },
  { "x-original-url": "/api/account" },
  { "x-http-method-override": "DELETE" },
  { forwarded: `for=127.0.0.1;host=${EVIL};proto=https` },
  { via: `1.1 ${EVIL}` },
];

/** Each header by which a caller says to be someone else. */
const ELSEWHERE = (count: number): Record<string, string>[] => [
  { "x-forwarded-for": `198.51.100.${count}` },
  { "x-forwarded-for": `198.51.100.${count}, 127.0.0.1` },
  { "x-forwarded-for": `2001:db8:${count}::1` },
  { "x-real-ip": `198.51.100.${count}` },
  { "x-client-ip": `198.51.100.${count}` },
  { "cf-connecting-ip": `198.51.100.${count}` },
  { "true-client-ip": `198.51.100.${count}` },
  { forwarded: `for=198.51.100.${count}` },
];

const issuer = await startEvilIssuer();
afterAll(() => issuer.close());

describe.each([
  ["with no proxy named", {}],
  ["with this machine named as a proxy", { TRUST_PROXY: "127.0.0.1,::1" }],
])("T12 Forged hosts and proxies, %s", (_name, proxy) => {
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer({ env: { ...proxy, ...evilEnv(issuer) }, overrides: { clock } });
    cookie = `${SESSION_COOKIE}=${(await signIn(server.url)).sessionToken}`;
  });
  afterAll(() => server.close());

  test("nothing that is claimed about host, scheme, path or method changes an answer", async () => {
    const through: string[] = [];
    const paths = ["/", API_PATHS.config, API_PATHS.session, API_PATHS.trips, "/no-such-page"];
    for (const path of paths) {
      const plain = await rawRequest(server.url, path, { headers: { cookie } });
      for (const claim of CLAIMS) {
        const answer = await rawRequest(server.url, path, { headers: { cookie, ...claim } });
        const isSame = answer.status === plain.status && answer.body.equals(plain.body);
        const isClean = !JSON.stringify(answer.headers).includes(EVIL);
        if (!isSame || !isClean) through.push(`${path} ${JSON.stringify(claim)}`);
      }
    }
    for (const claim of CLAIMS) {
      const answer = await rawRequest(server.url, API_PATHS.signIn, { headers: claim });
      const location = new URL(answer.headers.location ?? "");
      const redirect = location.searchParams.get("redirect_uri");
      const isOurs =
        location.origin === issuer.url && redirect === `${server.url}${API_PATHS.signInCallback}`;
      const isPlain = !String(answer.headers["set-cookie"]).includes("Secure");
      if (!isOurs || !isPlain) through.push(`sign-in ${JSON.stringify(claim)}`);
    }
    expect(through).toEqual([]);
  });

  test("another host is refused, whatever else says that it is ours", async () => {
    const ours = new URL(server.url).host;
    const through: string[] = [];
    for (const claim of [{ "x-forwarded-host": ours }, { forwarded: `host=${ours}` }, ...CLAIMS]) {
      const headers = { host: EVIL, ...claim };
      const { status } = await rawRequest(server.url, API_PATHS.config, { headers });
      if (status !== 421) through.push(`${status} ${JSON.stringify(claim)}`);
    }
    expect(through).toEqual([]);
  });
});

describe("T12 Addresses that are limited", () => {
  let server: TestServer;
  async function start(env: Record<string, string>): Promise<void> {
    server = await startTestServer({ env: { ...LIMITS, ...env }, overrides: { clock } });
    clock.advance(MINUTE_MS);
  }
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    rawRequest(server.url, path, { headers, method });
  async function askOften(times: number, ...args: Parameters<typeof ask>): Promise<number[]> {
    const statuses: number[] = [];
    for (let asked = 0; asked < times; asked += 1) statuses.push((await ask(...args)).status);
    return statuses;
  }

  test("get their minute's share of the API, then 429 and when to come back", async () => {
    await start({});
    expect(await askOften(40, API_PATHS.config)).toEqual(Array(40).fill(200));
    const refused = await ask(API_PATHS.config);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("60");
    expect(refused.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(JSON.parse(refused.body.toString())).toMatchObject({
      error: { code: "too_many_requests" },
    });
    // The pages and the health of the server are for everyone.
    for (const path of ["/", "/my-trips", "/healthz", "/favicon.svg"]) {
      expect((await ask(path)).status, path).toBe(200);
    }
    clock.advance(MINUTE_MS);
    expect((await ask(API_PATHS.config)).status).toBe(200);
    await server.close();
  });

  test("get no more by writing the address another way, or by asking for what isn't there", async () => {
    await start({});
    await askOften(40, API_PATHS.config);
    const { host } = new URL(server.url);
    const ways = [
      API_PATHS.trips,
      "/%61pi/config",
      "/api/%63onfig",
      `http://${host}/api/config`,
      "/api/config?x=1",
      "/api/nothing",
      "/nothing",
      "/API/config",
      "/api//config",
    ];
    const through: string[] = [];
    for (const way of ways) {
      for (const method of ["GET", "HEAD", "POST", "OPTIONS"]) {
        const { status } = await ask(way, {}, method);
        if (status !== 429) through.push(`${method} ${way}: ${status}`);
      }
    }
    expect(through).toEqual([]);
    await server.close();
  });

  test("can't be put on by a header, neither where no proxy is named nor where another is", async () => {
    for (const env of [{}, { TRUST_PROXY: "10.0.0.0/8,2001:db8::/32" }]) {
      await start(env);
      await askOften(40, API_PATHS.config);
      const through: string[] = [];
      for (const claim of [...ELSEWHERE(1), ...ELSEWHERE(2)]) {
        const { status } = await ask(API_PATHS.config, claim);
        if (status !== 429) through.push(JSON.stringify(claim));
      }
      expect(through).toEqual([]);
      await server.close();
    }
  });

  test("are those that a named proxy speaks for, the last it did not itself write down", async () => {
    await start({ TRUST_PROXY: "127.0.0.1,::1,10.0.0.0/8" });
    const claim = (text: string) => ({ "x-forwarded-for": text });
    expect(await askOften(40, API_PATHS.config, claim("198.51.100.7"))).not.toContain(429);
    const isRefused = async (text: string) =>
      (await ask(API_PATHS.config, claim(text))).status === 429;
    expect(await isRefused("198.51.100.7")).toBe(true);
    expect(await isRefused("198.51.100.8")).toBe(false);
    // What the caller wrote stands before what the proxies added.
    expect(await isRefused("198.51.100.9, 198.51.100.7")).toBe(true);
    expect(await isRefused("198.51.100.9, 198.51.100.7, 10.1.2.3")).toBe(true);
    await askOften(40, API_PATHS.config, claim("2001:db8:1:2::1"));
    expect(await isRefused("2001:db8:1:2:ffff::7")).toBe(true);
    expect(await isRefused("2001:db8:1:3::1")).toBe(false);
    await server.close();
  });

  test("of one /48 get no more than ten of them would", async () => {
    await start({ TRUST_PROXY: "127.0.0.1,::1" });
    const statusOf = async (address: string) =>
      (await ask(API_PATHS.signIn, { "x-forwarded-for": address })).status;
    const statuses: number[] = [];
    for (let network = 0; network < 40; network += 1) {
      for (let count = 0; count < 5; count += 1) {
        statuses.push(await statusOf(`2001:db8:7:${network.toString(16)}::${count + 1}`));
      }
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(50);
    expect(await statusOf("2001:db8:8::1")).toBe(302);
    await server.close();
  });

  test("that are none count as the proxy's own", async () => {
    await start({ TRUST_PROXY: "127.0.0.1,::1" });
    for (let count = 0; count < 40; count += 1) {
      await ask(API_PATHS.config, { "x-forwarded-for": `unknown${count}` });
    }
    expect((await ask(API_PATHS.config, { "x-forwarded-for": "_other" })).status).toBe(429);
    await server.close();
  });

  test("may begin few sign-ins, and end few", async () => {
    await start({});
    const starts = await askOften(8, `${API_PATHS.signIn}?returnTo=/my-trips`);
    expect(starts).toEqual([302, 302, 302, 302, 302, 429, 429, 429]);
    const ends = await askOften(8, `${API_PATHS.signInCallback}?code=x&state=y`);
    expect(ends).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect((await ask("/api/sign-i%6e")).status).toBe(429);
    expect((await ask(API_PATHS.signIn, {}, "HEAD")).status).toBe(429);
    expect((await ask(API_PATHS.config)).status).toBe(200);
    await server.close();
  });
});
