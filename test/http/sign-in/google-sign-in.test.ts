import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Profile, profileSchema } from "../../../src/domain/wire.ts";
import { GOOGLE_PEOPLE } from "../../../stand-in/google-people.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import {
  callbackOf,
  type GoogleProcess,
  startGoogleProcess,
} from "../../support/sign-in/google-process.ts";
import {
  createTwoSiteBrowser,
  signInWithGoogle,
  type TwoSiteBrowser,
} from "../../support/sign-in/google-sign-in.ts";
import { fetchAsPage, locationOf, SESSION_COOKIE } from "../../support/sign-in/sign-in.ts";

const [ADA, EVE, UNA] = GOOGLE_PEOPLE.map(({ email }) => email) as [string, string, string];
const [ADAS_ID = ""] = GOOGLE_PEOPLE.map(({ id }) => id);

let google: GoogleProcess;
let server: TestServer;
beforeAll(async () => {
  const port = await freePort();
  google = await startGoogleProcess([`http://localhost:${port}`]);
  server = await startTestServer({ port, env: { ...google.env } });
});
afterAll(async () => {
  await server.close();
  await google.stop();
});

function newBrowser(): TwoSiteBrowser {
  return createTwoSiteBrowser(server.url, google);
}

/** The session of a browser that has signed in, for calls as a page makes them. */
function pageOf(browser: TwoSiteBrowser) {
  const sessionToken = browser.ours.cookie(SESSION_COOKIE) ?? "";
  return { sessionToken, fetch: fetchAsPage.bind(undefined, server.url, sessionToken) };
}

function signOut(browser: TwoSiteBrowser): Promise<Response> {
  const headers = { "sec-fetch-site": "same-origin" };
  return browser.fetch("/api/session", { method: "DELETE", headers });
}

function askUserInfo(accessToken: string): Promise<Response> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return fetch(google.env.USERINFO_URL, { headers });
}

async function expectRefused(
  answer: Response,
  browser: TwoSiteBrowser,
  problem: string,
): Promise<string> {
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain(`We couldn&#39;t sign you in: ${problem}.`);
  expect(browser.ours.cookie(SESSION_COOKIE)).toBeUndefined();
  return html;
}

describe("signing in with Google", () => {
  test("goes through the account chooser and ends at the page one came from, with Google's profile", async () => {
    const browser = newBrowser();
    const answer = await signInWithGoogle(browser, ADA, "/api/sign-in?returnTo=/create-trip");
    expect(locationOf(answer)).toBe("/create-trip");
    const profile = await (await browser.fetch("/api/session")).json();
    expect(profileSchema.parse(profile)).toEqual(profile);
    const { authorizations, userInfoCalls, issued } = await google.log();
    expect(authorizations.at(-1)).toMatchObject({
      client_id: google.env.GOOGLE_CLIENT_ID,
      redirect_uri: callbackOf(server.url),
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
      prompt: "select_account",
    });
    const accessToken = issued.at(-1)?.accessToken ?? "-";
    const call = { path: "/oauth2/v1/userinfo", bearer: accessToken, status: 200 };
    expect(userInfoCalls).toContainEqual(call);
    // The profile is the answer of that call, as Google words it, and no other.
    expect(profile).toEqual(await (await askUserInfo(accessToken)).json());
    expect(profile).toEqual({ ...GOOGLE_PEOPLE[0], picture: `${google.url}/picture/${ADAS_ID}` });
  });

  test("never shows the browser a token of Google's, nor the client's secret", async () => {
    const browser = newBrowser();
    await signInWithGoogle(browser, ADA, "/api/sign-in?popup=1");
    for (const path of ["/", "/api/session", "/api/trips", "/api/config", "/my-trips"]) {
      await browser.fetch(path);
    }
    await signInWithGoogle(browser, EVE, "/api/sign-in?returnTo=/my-trips");
    await browser.fetch("/api/session");
    await signOut(browser);
    await signInWithGoogle(browser, UNA);
    const { issued } = await google.log();
    const secrets = [
      ...issued.flatMap(({ accessToken, idToken }) => [accessToken, idToken]),
      google.env.GOOGLE_CLIENT_SECRET,
    ];
    expect(issued.length).toBeGreaterThanOrEqual(3);
    expect(browser.answers.length).toBeGreaterThanOrEqual(13);
    const told = browser.answers.filter((answer) =>
      secrets.some((secret) => answer.includes(secret)),
    );
    expect(told).toEqual([]);
  });

  test("with an e-mail address that Google has not verified is refused, with the reason", async () => {
    const browser = newBrowser();
    const answer = await signInWithGoogle(browser, UNA);
    await expectRefused(answer, browser, "the e-mail address is not verified with the provider");
  });

  test("cancelled at Google is refused kindly, and can be tried again at once", async () => {
    const browser = newBrowser();
    const answer = await signInWithGoogle(browser, "cancel", "/api/sign-in?popup=1");
    const html = await expectRefused(answer, browser, "the sign-in was cancelled");
    expect(html).toContain(
      'data-problem="We couldn&#39;t sign you in: the sign-in was cancelled. Please try again."',
    );
    expect((await signInWithGoogle(browser, ADA)).status).toBe(302);
  });

  test("ten at a time in one process, each is who they are", async () => {
    const who = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? ADA : EVE));
    const emails = await Promise.all(
      who.map(async (email) => {
        const browser = newBrowser();
        await signInWithGoogle(browser, email);
        return ((await (await browser.fetch("/api/session")).json()) as Profile).email;
      }),
    );
    expect(emails).toEqual(who);
  });
});

describe("signing out of Google", () => {
  test("ends our session and has Google revoke the token", async () => {
    const browser = newBrowser();
    await signInWithGoogle(browser, ADA);
    const { issued } = await google.log();
    const page = pageOf(browser);
    const accessToken = issued.at(-1)?.accessToken ?? "-";
    expect((await askUserInfo(accessToken)).status).toBe(200);
    expect((await signOut(browser)).status).toBe(204);
    expect((await google.log()).revokedTokens).toContain(accessToken);
    expect((await askUserInfo(accessToken)).status).toBe(401);
    await expectError(await page.fetch("/api/session"), 401, "not_signed_in");
  });

  test("ends our session although Google fails to revoke", async () => {
    const browser = newBrowser();
    await signInWithGoogle(browser, ADA);
    const page = pageOf(browser);
    await google.setSettings({ fault: "revoke-500" });
    try {
      expect((await signOut(browser)).status).toBe(204);
    } finally {
      await google.setSettings({ fault: null });
    }
    await expectError(await page.fetch("/api/session"), 401, "not_signed_in");
  });
});
