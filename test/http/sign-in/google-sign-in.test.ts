import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Profile, profileSchema } from "../../../src/domain/wire-schemas.ts";
import { GOOGLE_PEOPLE } from "../../../stand-in/google-people.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { freePort } from "../../support/server/free-port.ts";
import { identityOf } from "../../support/server/identity-of.ts";
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
import { fetchAsPage, locationOf, SESSION_COOKIE } from "../../support/sign-in/walk.ts";

const [ADA, EVE] = GOOGLE_PEOPLE.map(({ email }) => email) as [string, string];
const [ADAS_ID = ""] = GOOGLE_PEOPLE.map(({ id }) => id);

let google: GoogleProcess;
let server: TestServer;
// Not where the file is loaded: where a name leaves out all of its tests, nobody would stop the process.
beforeAll(async () => {
  const port = await freePort();
  google = await startGoogleProcess([`http://localhost:${port}`]);
  server = await startTestServer({ port, env: { ...google.env } });
});
afterAll(async () => {
  await server?.close();
  await google?.stop();
});

function newBrowser(): TwoSiteBrowser {
  return createTwoSiteBrowser(server.url, google);
}

function askUserInfo(accessToken: string): Promise<Response> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return fetch(google.env.USERINFO_URL, { headers });
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

/** A browser's session, and Google's token of it. */
async function signedIn() {
  const browser = newBrowser();
  await signInWithGoogle(browser, ADA);
  const { accessToken = "" } = (await google.log()).issued.at(-1) ?? {};
  const ask = fetchAsPage.bind(undefined, server.url, browser.cookie(SESSION_COOKIE) ?? "");
  return { accessToken, ask, signOut: () => ask("/api/session", { method: "DELETE" }) };
}

test("signing out revokes Google's token", async () => {
  const { accessToken, signOut } = await signedIn();
  expect((await signOut()).status).toBe(204);
  await expect.poll(async () => (await google.log()).revokedTokens).toContain(accessToken);
});

test("signing out ends our session although Google fails to revoke, or says nothing", async () => {
  const { ask, signOut } = await signedIn();
  await google.setSettings({ fault: "revoke-500" });
  try {
    expect((await signOut()).status).toBe(204);
  } finally {
    await google.setSettings({ fault: null });
  }
  await expectError(await ask("/api/session"), 401, "not_signed_in");
  const other = await signedIn();
  const identity = identityOf(server);
  const { end } = identity;
  identity.end = () => new Promise(() => {});
  try {
    expect((await other.signOut()).status).toBe(204);
    await expectError(await other.ask("/api/session"), 401, "not_signed_in");
  } finally {
    identity.end = end;
  }
});

test("a token that is over already, as Google's is after an hour, is no failure to revoke it", async () => {
  await signInWithGoogle(newBrowser(), ADA);
  const { accessToken = "" } = (await google.log()).issued.at(-1) ?? {};
  const identity = identityOf(server);
  await identity.end(accessToken);
  expect((await google.log()).revokedTokens).toContain(accessToken);
  await identity.end(accessToken);
  await google.setSettings({ fault: "revoke-500" });
  try {
    await expect(identity.end(accessToken)).rejects.toThrow();
  } finally {
    await google.setSettings({ fault: null });
  }
});
