import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GoogleFault } from "../../../stand-in/google-fault.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { freePort } from "../../support/server/free-port.ts";
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
  callbackOf,
  type GoogleProcess,
  startGoogleProcess,
} from "../../support/sign-in/google-process.ts";
import {
  choose,
  createTwoSiteBrowser,
  walkToChooser,
} from "../../support/sign-in/google-sign-in.ts";
import { freshSignIn, signInProblem } from "../../support/sign-in/sign-in-problem.ts";

const { keep } = closeAfterEach();

const ADA = "ada@example.com";
const MINUTE_MS = 60_000;
const REGISTER = /Register http:\/\/localhost:\d+\/api\/sign-in\/callback/;

const { lines, stream: logTo } = createLogLines();
beforeEach(() => {
  lines.length = 0;
});

function startServer(env: Record<string, string>): Promise<TestServer> {
  return startTestServer({ env: { ...env, LOG_LEVEL: "info" }, overrides: { logTo } });
}

/** The codes of the refusals in the log. */
function loggedCodes(): string[] {
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ err }) => err !== undefined)
    .map(({ err }) => String(err.code));
}

describe("a server that Google doesn't know as it should", () => {
  let callback: string;
  let google: GoogleProcess;
  let server: TestServer;
  beforeAll(async () => {
    google = await startGoogleProcess([]);
  });
  afterAll(() => google.stop());
  beforeEach(async () => {
    server = await startServer({ ...google.env });
    callback = callbackOf(server.url);
    const clientSecret = google.env.GOOGLE_CLIENT_SECRET;
    await google.setClient({ clientSecret, redirectUris: [callback] });
    await google.setSettings({ fault: null });
    return () => server.close();
  });

  /** From the server to Google and back. @returns our answer at the callback. */
  async function signIn(): Promise<Response> {
    const browser = createTwoSiteBrowser(server.url, google);
    return browser.fetch(await choose(browser, await walkToChooser(browser), ADA));
  }

  function begin(path = "/api/sign-in"): Promise<Response> {
    return createCookieClient(server.url).fetch(path);
  }

  test.each<GoogleFault | null>([null, "error-redirect"])(
    "because its redirect address isn't registered, names the address; registered, it works at once (%s)",
    async (fault) => {
      await google.setSettings({ fault });
      await google.setClient({ redirectUris: ["http://localhost:1/api/sign-in/callback"] });
      const text = `the provider doesn’t know this server’s address. Register ${callback} there as a redirect URI`;
      expect(await signInProblem(await begin())).toBe(text);
      expect(await signInProblem(await begin())).toBe(text);
      expect(loggedCodes()).toEqual([
        "REGISTRATION_REFUSED_REDIRECT",
        "REGISTRATION_REFUSED_REDIRECT",
      ]);
      await google.setClient({ redirectUris: [callback] });
      expect((await signIn()).status).toBe(302);
    },
  );

  test("is asked about once a process, and never again when it was well", async () => {
    const before = (await google.log()).authorizations.length;
    await Promise.all([begin(), begin(), begin()]);
    await begin();
    expect((await google.log()).authorizations).toHaveLength(before + 1);
  });

  test.each<GoogleFault | null>([null, "error-redirect"])(
    "because its client's id is another, says so (%s)",
    async (fault) => {
      await google.setSettings({ fault });
      const other = keep(await startServer({ ...google.env, GOOGLE_CLIENT_ID: "another-client" }));
      const answer = await createCookieClient(other.url).fetch("/api/sign-in");
      expect(await signInProblem(answer)).toBe(
        "the provider doesn’t know this server’s client. Check GOOGLE_CLIENT_ID",
      );
    },
  );

  test("because its client's secret is another, says so", async () => {
    await google.setClient({ clientSecret: "changed-at-the-console" });
    expect(await signInProblem(await signIn())).toBe(
      "the provider doesn’t accept this server’s client. Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET",
    );
    expect(loggedCodes()).toEqual(["INVALID_CLIENT"]);
    expect(lines.join()).not.toContain(google.env.GOOGLE_CLIENT_SECRET);
  });

  test("asks for another try only where that can help", async () => {
    const lastWords = async (answer: Response) => /[^.]*\.<\/p>/.exec(await answer.text())?.[0];
    await google.setClient({ redirectUris: ["http://localhost:1/api/sign-in/callback"] });
    expect(await lastWords(await begin())).toMatch(/there as a redirect URI\.<\/p>$/);
    await google.setClient({ redirectUris: [callback] });
    expect(await lastWords(await begin("/api/sign-in/callback"))).toBe(" Please try again.</p>");
  });

  test.each<[GoogleFault, string]>([
    ["token-500", "the provider has a problem (500)"],
    ["userinfo-500", "the provider has a problem (500)"],
    ["userinfo-401", "the provider won’t say who you are (401). Check USERINFO_URL"],
    ["userinfo-403", "the provider won’t say who you are (403). Check USERINFO_URL"],
  ])("when Google fails (%s), says what failed", async (fault, text) => {
    await google.setSettings({ fault });
    expect(await signInProblem(await signIn())).toBe(text);
    await google.setSettings({ fault: null });
    expect((await signIn()).status).toBe(302);
  });
});

describe("a provider that is bent", () => {
  let issuer: EvilIssuer;
  let server: TestServer;
  beforeAll(async () => {
    issuer = await startEvilIssuer();
    server = await startServer(evilEnv(issuer));
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });

  function signIn(bend: Bend): Promise<Response> {
    issuer.bend(bend);
    return returnFrom(issuer, createCookieClient(server.url));
  }

  test.each<[number, string]>([
    [7 * MINUTE_MS, "this server’s clock is 7 minutes behind the provider’s. Correct it"],
    [1.2 * MINUTE_MS, "this server’s clock is 1 minute behind the provider’s. Correct it"],
    [-120 * MINUTE_MS, "this server’s clock is 120 minutes ahead of the provider’s. Correct it"],
  ])("when the clocks are %d ms apart, says which way and how far", async (clockLeadMs, text) => {
    expect(await signInProblem(await signIn({ clockLeadMs }))).toBe(text);
  });

  test.each([45_000, -45_000, -5 * MINUTE_MS])(
    "lets people in while the clocks are %d ms apart, which does no harm",
    async (clockLeadMs) => {
      expect((await signIn({ clockLeadMs })).status).toBe(302);
    },
  );

  test("the clock is not blamed for what is wrong with a token", async () => {
    const held = "the provider’s answer wasn’t valid";
    const past = Math.floor(Date.now() / 1000) - 7200;
    expect(await signInProblem(await signIn({ claims: (good) => ({ ...good, exp: past }) }))).toBe(
      held,
    );
    const clockLeadMs = -10 * MINUTE_MS;
    expect(
      await signInProblem(
        await signIn({ clockLeadMs, claims: (good) => ({ ...good, nonce: "x" }) }),
      ),
    ).toBe(held);
  });

  test.each<[string, string, string, RegExp]>([
    ["redirect_uri_mismatch", "Bad Request", "REDIRECT_URI_MISMATCH", REGISTER],
    ["invalid_grant", "The redirect_uri is another", "INVALID_GRANT", REGISTER],
    [
      "invalid_grant",
      "Malformed auth code.",
      "INVALID_GRANT",
      /^it took too long or was used before$/,
    ],
    [
      "unauthorized_client",
      "Unauthorized",
      "UNAUTHORIZED_CLIENT",
      /Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET$/,
    ],
    [
      "temporarily_unavailable",
      "Later",
      "TEMPORARILY_UNAVAILABLE",
      /^the provider’s answer wasn’t valid$/,
    ],
    [
      EVIL_ACCESS_TOKEN,
      "What nobody knows is not copied into the log",
      "UNKNOWN_ERROR",
      /^the provider’s answer wasn’t valid$/,
    ],
  ])(
    "when the code isn't taken because of %s (%s), logs %s and says what to do",
    async (error, why, code, text) => {
      const secret = `${EVIL_CLIENT.secret} ${EVIL_ACCESS_TOKEN}`;
      const body = JSON.stringify({ error, error_description: `${why} ${secret}` });
      const refuse = (response: ServerResponse): void => {
        response.writeHead(400, { "content-type": "application/json" }).end(body);
      };
      const problem = await signInProblem(await signIn({ answers: { "/token": refuse } }));
      expect(problem).toMatch(text);
      expect(loggedCodes()).toEqual([code]);
      const told = problem + lines.join();
      expect(told).not.toContain(EVIL_CLIENT.secret);
      expect(told).not.toContain(EVIL_ACCESS_TOKEN);
    },
  );

  test("without a user-info address names the setting", async () => {
    const bend: Bend = { discovery: ({ userinfo_endpoint: _, ...rest }) => rest };
    expect(await signInProblem(await freshSignIn(issuer, bend))).toBe(
      "the provider has no user info address. Set USERINFO_URL",
    );
  });

  const discovery = "/.well-known/openid-configuration";
  test.each<[string, Bend]>([
    [
      "answers with a web page",
      { answers: { [discovery]: (response) => response.end("<h1>Hello</h1>") } },
    ],
    [
      "has nothing there",
      { answers: { [discovery]: (response) => response.writeHead(404).end() } },
    ],
    ["is another", { discovery: (good) => ({ ...good, issuer: "https://other.example" }) }],
  ])("an issuer that %s is named, with the setting", async (_name, bend) => {
    expect(await signInProblem(await freshSignIn(issuer, bend))).toBe(
      `${issuer.url} doesn’t answer as an OpenID provider does. Check OIDC_ISSUER`,
    );
  });

  test("an issuer where nothing listens is named, with the setting", async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const lost = keep(await startServer({ ...evilEnv(issuer), OIDC_ISSUER: nowhere }));
    const answer = await createCookieClient(lost.url).fetch("/api/sign-in");
    expect(await signInProblem(answer)).toBe(
      `${nowhere} can’t be reached. Check OIDC_ISSUER and this server’s network`,
    );
  });
});
