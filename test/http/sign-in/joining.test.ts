import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GOOGLE_PEOPLE } from "../../../stand-in/google-people.ts";
import { freePort } from "../../support/server/free-port.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { type GoogleProcess, startGoogleProcess } from "../../support/sign-in/google-process.ts";
import { createTwoSiteBrowser, signInWithGoogle } from "../../support/sign-in/google-sign-in.ts";
import { ensureAccount, goOn, PASSWORD } from "../../support/sign-in/local-account.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import {
  fetchAsPage,
  locationOf,
  SESSION_COOKIE,
  sendForm,
  walkToForm,
} from "../../support/sign-in/walk.ts";

const [ADA = "", EVE = ""] = GOOGLE_PEOPLE.map(({ email }) => email);

const clock = createTestClock(Date.now());
let google: GoogleProcess;
let server: TestServer;
beforeAll(async () => {
  const port = await freePort();
  google = await startGoogleProcess([`http://localhost:${port}`]);
  const env = { ...google.env, LOCAL_ACCOUNTS: "on" };
  server = await startTestServer({ port, env, overrides: { clock } });
});
afterAll(async () => {
  await server?.close();
  await google?.stop();
});

/** A browser that is signed in with an account of ours. */
async function openAs(name: string) {
  await ensureAccount(server.url, name);
  const browser = createTwoSiteBrowser(server.url, google);
  const form = await walkToForm(browser, "/api/sign-in?with=tripwright");
  const answer = await sendForm(browser, form, { name, password: PASSWORD });
  return { browser, client: await goOn(server.url, browser, answer) };
}

/** Presses the button of the page that asks. */
function confirm(browser: ReturnType<typeof createTwoSiteBrowser>, html: string) {
  const [, token = ""] = /name="token" value="([^"]+)"/.exec(html) ?? [];
  return sendForm(browser, `${server.url}/account/sign-in`, { do: "join", token });
}

/** Calls of who is signed in by a browser. */
function clientOf(browser: ReturnType<typeof createTwoSiteBrowser>) {
  const sessionToken = browser.cookie(SESSION_COOKIE) ?? "";
  const { url } = server;
  return { sessionToken, fetch: fetchAsPage.bind(undefined, url, sessionToken) };
}

/** The page that a sign-in ends with, in a browser that stays signed in. */
async function pageAfter(browser: ReturnType<typeof createTwoSiteBrowser>, answer: Response) {
  let now = answer;
  for (let step = 0; step < 8 && now.status !== 200; step += 1) {
    now = await browser.fetch(locationOf(now));
  }
  return now.text();
}

const profileOf = async (client: ReturnType<typeof clientOf>) =>
  (await client.fetch("/api/session")).json();

describe("where both are offered, an account of ours and Google’s", () => {
  test("are joined by who is signed in to both, with the trips of each, and either opens them", async () => {
    const { browser, client } = await openAs("Ada at home");
    const ours = await generateTrip(client);
    const other = createTwoSiteBrowser(server.url, google);
    await signInWithGoogle(other, ADA);
    const theirs = await generateTrip(clientOf(other));

    expect(await (await browser.fetch("/account/sign-in")).text()).toContain("Join with 127.0.0.1");
    const html = await (await signInWithGoogle(browser, ADA, "/api/sign-in?join=1")).text();
    expect(html).toContain("Join these accounts?");
    // Until they say so nothing has happened.
    expect(await listTripIds(client)).toEqual([ours]);
    expect((await confirm(browser, html)).status).toBe(303);
    expect(await profileOf(clientOf(browser))).toMatchObject({ email: ADA });
    const again = await openAs("Ada at home");
    expect(await profileOf(again.client)).toMatchObject({ email: ADA });
    expect((await listTripIds(again.client)).toSorted()).toEqual([ours, theirs].toSorted());
    // A second one of ours can't be joined with the same person.
    const second = await openAs("Ada again");
    const refused = await signInWithGoogle(second.browser, ADA, "/api/sign-in?join=1");
    expect((await confirm(second.browser, await refused.text())).status).toBe(422);
  });

  test("T68 are never joined by an address of mail, nor on anybody else’s page", async () => {
    await ensureAccount(server.url, "Eve by mail", { email: EVE });
    const browser = createTwoSiteBrowser(server.url, google);
    await signInWithGoogle(browser, EVE);
    const account = await server.context.store.accounts.findByName("evebymail");
    const session = await server.context.sessions.find(clientOf(browser).sessionToken);
    expect(session?.email).toBe(EVE);
    expect(account?.userId).not.toBe(session?.id);

    const tom = await openAs("Tom");
    const html = await (await signInWithGoogle(tom.browser, EVE, "/api/sign-in?join=1")).text();
    const mallory = await openAs("Mallory");
    expect((await confirm(mallory.browser, html)).status).toBe(422);
    // It was used up by that.
    expect((await confirm(tom.browser, html)).status).toBe(422);
    // For who isn't signed in it is a sign-in like any other.
    const nobody = createTwoSiteBrowser(server.url, google);
    expect((await signInWithGoogle(nobody, EVE, "/api/sign-in?join=1")).status).toBe(302);
  });

  test("aren’t joined, from either side, by who signed in to one of them more than a quarter of an hour ago", async () => {
    const lee = await openAs("Lee at home");
    const byGoogle = createTwoSiteBrowser(server.url, google);
    await signInWithGoogle(byGoogle, EVE);
    clock.advance(16 * 60_000);
    const ours = await (await signInWithGoogle(lee.browser, EVE, "/api/sign-in?join=1")).text();
    const form = await walkToForm(byGoogle, "/api/sign-in?with=tripwright&join=1");
    const fields = { name: "Lee at home", password: PASSWORD };
    const theirs = await pageAfter(byGoogle, await sendForm(byGoogle, form, fields));
    for (const [browser, html] of [
      [lee.browser, ours],
      [byGoogle, theirs],
    ] as const) {
      expect(html).toContain("Join these accounts?");
      const refused = await confirm(browser, html);
      expect([refused.status, await refused.text()]).toEqual([
        403,
        expect.stringContaining("Sign in again"),
      ]);
    }
    expect((await profileOf(lee.client)).email).not.toBe(EVE);
  });

  test("are joined from the provider’s side, too, by who has just signed in to both", async () => {
    const ours = await openAs("Lin at home");
    const trip = await generateTrip(ours.client);
    const browser = createTwoSiteBrowser(server.url, google);
    await signInWithGoogle(browser, EVE);
    const methods = await (await browser.fetch("/account/sign-in")).text();
    expect(methods).toContain("Join with the account you have here");
    const propose = async () => {
      const form = await walkToForm(browser, "/api/sign-in?with=tripwright&join=1");
      const fields = { name: "Lin at home", password: PASSWORD };
      return pageAfter(browser, await sendForm(browser, form, fields));
    };
    const first = await propose();
    expect(first).toContain("Join these accounts?");
    expect(await profileOf(clientOf(browser))).toMatchObject({ email: EVE });

    // On another's page it joins nothing, and is used up.
    const other = createTwoSiteBrowser(server.url, google);
    const person = await signIn(server.url, { name: "Una", email: "una@provider.example" });
    other.setCookie(SESSION_COOKIE, person.sessionToken);
    expect((await confirm(other, first)).status).toBe(422);
    expect((await confirm(browser, first)).status).toBe(422);
    const html = await propose();
    expect(await listTripIds(clientOf(browser))).toEqual([]);
    expect((await confirm(browser, html)).status).toBe(303);
    expect(await listTripIds(clientOf(browser))).toEqual([trip]);
    expect((await confirm(browser, html)).status).toBe(422);
    const byOurs = await openAs("Lin at home");
    expect(await profileOf(byOurs.client)).toMatchObject({ email: EVE });
  });
});
