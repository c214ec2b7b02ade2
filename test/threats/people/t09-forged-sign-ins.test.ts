import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { OpenIdIdentityProvider } from "../../../src/server/auth/openid/openid-identity-provider.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { identityOf } from "../../support/server/identity-of.ts";
import { createLogLines } from "../../support/server/log-lines.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import {
  type Bend,
  EVIL_ACCESS_TOKEN,
  EVIL_CLIENT,
  type EvilIssuer,
  evilEnv,
  returnFrom,
  startEvilIssuer,
} from "../../support/sign-in/evil-issuer.ts";
import {
  FORGED_ANSWERS,
  FORGED_DISCOVERIES,
  FORGED_USER_INFOS,
} from "../../support/sign-in/forged-answers.ts";
import { FORGED_TOKENS } from "../../support/sign-in/forged-tokens.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

const { keep } = closeAfterEach();

const ACCESS_TOKEN_HASH = createHash("sha256")
  .update(EVIL_ACCESS_TOKEN)
  .digest()
  .subarray(0, 16)
  .toString("base64url");
const nowS = () => Math.floor(Date.now() / 1000);

/** Returns with an address that no honest provider sends one back to. */
const RETURNS: Readonly<Record<string, (query: URLSearchParams) => void>> = {
  "with another's code": (query) => query.set("code", "A".repeat(43)),
  "with no code": (query) => query.delete("code"),
  "with two codes": (query) => query.append("code", "another"),
  "with another state": (query) => query.set("state", "A".repeat(43)),
  "with no state": (query) => query.delete("state"),
  "from another issuer": (query) => query.set("iss", "https://accounts.google.com"),
  "from no issuer, though it says it tells": (query) => query.delete("iss"),
  "from two issuers": (query) => query.append("iss", "https://accounts.google.com"),
  "with an identity token": (query) => query.set("id_token", "a.b.c"),
  "with a token": (query) => query.set("token", "a"),
  "with a signed response": (query) => query.set("response", "a.b.c"),
  "with an error and a code": (query) => query.set("error", "server_error"),
};

const { lines, stream: logTo } = createLogLines();

const issuer = await startEvilIssuer();
const server = await startServer(issuer);
afterAll(async () => {
  await server.close();
  await issuer.close();
});

function startServer(trusted: EvilIssuer): Promise<TestServer> {
  return startTestServer({
    env: { ...evilEnv(trusted), LOG_LEVEL: "info" },
    overrides: { logTo },
  });
}

/** The faults in how a sign-in was refused; none when it was refused as it should. */
async function faultsOf(
  change: (query: URLSearchParams) => void = () => {},
  at: TestServer = server,
): Promise<string[]> {
  lines.length = 0;
  const browser = createCookieClient(at.url);
  const answer = await returnFrom(issuer, browser, change);
  const html = await answer.text();
  const codes = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "sign-in could not begin" || msg === "a sign-in was refused")
    .map(({ err }) => String(err.code));
  const told = `${html}\n${lines.join("\n")}\n${JSON.stringify([...answer.headers])}`;
  const hasSession = browser.cookie(SESSION_COOKIE) !== undefined;
  return [
    answer.status === 400 ? "" : `answered with status ${answer.status}`,
    html.includes("We couldn’t sign you in: ") ? "" : "said nothing on a page",
    hasSession ? "gave a session" : "",
    codes.length === 1 && /^[A-Z\d_]{5,60}$/.test(codes.join()) && codes.join() !== "UNKNOWN"
      ? ""
      : `logged "${codes.join()}" for a cause`,
    told.includes(EVIL_ACCESS_TOKEN) ? "told the access token" : "",
    told.includes(EVIL_CLIENT.secret) ? "told the client's secret" : "",
  ].filter((fault) => fault !== "");
}

async function faultsOfAll(bends: Readonly<Record<string, Bend>>, at = server): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, bend] of Object.entries(bends)) {
    issuer.bend(bend);
    faults.push(...(await faultsOf(undefined, at)).map((fault) => `${name}: ${fault}`));
  }
  issuer.bend({});
  return faults;
}

describe("T9 Forged sign-ins", () => {
  test("what is not bent is let in, so that what follows is refused for its own sake", async () => {
    for (const bend of [
      {},
      { claims: (good) => ({ ...good, aud: [EVIL_CLIENT.id] }) },
      { claims: (good) => ({ ...good, azp: EVIL_CLIENT.id }) },
      { claims: (good) => ({ ...good, at_hash: ACCESS_TOKEN_HASH }) },
      { claims: (good) => ({ ...good, iat: nowS() + 30, nbf: nowS() + 30 }) },
      { claims: (good) => ({ ...good, exp: nowS() - 30 }) },
    ] satisfies Bend[]) {
      issuer.bend(bend);
      const browser = createCookieClient(server.url);
      const answer = await returnFrom(issuer, browser);
      expect(`${answer.status} ${await answer.text()}`).toMatch(/^302 /);
      expect((await browser.fetch("/api/session")).status).toBe(200);
    }
  });

  test("no identity token that is bent is believed", async () => {
    expect(await faultsOfAll(FORGED_TOKENS)).toEqual([]);
  });

  test("no answer of the token endpoint or of the keys' that is bent is believed", async () => {
    // A fresh server: one that knows the keys doesn't ask for them.
    const faults: string[] = [];
    for (const [name, bend] of Object.entries(FORGED_ANSWERS)) {
      const isAboutKeys = name.includes("keys");
      const fresh = isAboutKeys ? await startServer(issuer) : server;
      faults.push(...(await faultsOfAll({ [name]: bend }, fresh)));
      if (isAboutKeys) await fresh.close();
    }
    expect(faults).toEqual([]);
    expect(issuer.asked.filter((path) => path.includes("elsewhere"))).toEqual([]);
  });

  test("no user info that is bent is believed", async () => {
    expect(await faultsOfAll(FORGED_USER_INFOS)).toEqual([]);
    expect(issuer.asked.filter((path) => path.includes("elsewhere"))).toEqual([]);
  });

  test("no return that is bent is believed", async () => {
    const faults: string[] = [];
    for (const [name, change] of Object.entries(RETURNS)) {
      faults.push(...(await faultsOf(change)).map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test("no discovery document but the issuer's own is believed", async () => {
    const fresh = keep(await startServer(issuer));
    expect(await faultsOfAll(FORGED_DISCOVERIES, fresh)).toEqual([]);
    expect(issuer.asked.filter((path) => path.includes("elsewhere"))).toEqual([]);
    const browser = createCookieClient(fresh.url);
    expect((await returnFrom(issuer, browser)).status, "and then the right one").toBe(302);
  });

  test("a code of a second issuer is worth nothing at the first", async () => {
    const second = keep(await startEvilIssuer());
    const faults = [
      ...(await faultsOf((query) => query.set("iss", second.url))),
      // Where it answers in the first one's name, its tokens are still its own.
      ...(await faultsOfAll({
        "its tokens": { claims: (good) => ({ ...good, iss: second.url }) },
      })),
    ];
    expect(faults).toEqual([]);
    expect(second.asked).toEqual([]);
  });

  test("a provider that takes its time is not waited for", async () => {
    const deadlineMs = 300;
    const silent = (): void => {};
    const dripping = (response: ServerResponse): void => {
      response.setHeader("content-type", "application/json");
      const timer = setInterval(() => response.write(" "), 20);
      response.once("close", () => clearInterval(timer));
    };
    const paths = ["/.well-known/openid-configuration", "/token", "/jwks", "/userinfo"];
    const bends: [string, Bend][] = paths.flatMap((path) => [
      [`silent ${path}`, { answers: { [path]: silent } }],
      [`dripping ${path}`, { answers: { [path]: dripping } }],
    ]);
    // Each answer comes in time, but not all of a step's.
    bends.push(["late with everything", { delayMs: deadlineMs * 0.6 }]);
    const late = await startServer(issuer);
    const faults: string[] = [];
    try {
      for (const [name, bend] of bends) {
        // As the server makes it, but less patient; and as it is when the process is new.
        const lessPatient = new OpenIdIdentityProvider({
          kind: "oidc",
          issuer: issuer.url,
          clientId: EVIL_CLIENT.id,
          clientSecret: EVIL_CLIENT.secret,
          userInfoUrl: undefined,
          publicUrl: late.url,
          deadlineMs,
        });
        const identity = identityOf(late);
        identity.begin = () => lessPatient.begin();
        identity.finish = (url, secrets) => lessPatient.finish(url, secrets);
        issuer.bend(bend);
        const startMs = performance.now();
        const found = await faultsOf(undefined, late);
        const tookMs = performance.now() - startMs;
        if (tookMs > deadlineMs * 10) found.push(`took ${Math.round(tookMs)} ms`);
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    } finally {
      issuer.bend({});
      await late.close();
    }
  });
});
