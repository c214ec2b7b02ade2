import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { type CookieClient, createCookieClient } from "../../support/sign-in/cookie-client.ts";
import { ensureAccount, goOn } from "../../support/sign-in/local-account.ts";
import {
  type Bend,
  createSoftAuthenticator,
  passkeyOptionsIn,
} from "../../support/sign-in/soft-authenticator.ts";
import { sendForm, walkToForm } from "../../support/sign-in/walk.ts";

const clock = createTestClock(Date.now());
const server = await startTestServer({ overrides: { clock } });
const { url } = server;
afterAll(() => server.close());
beforeAll(() => ensureAccount(url, "Owner"));

const invitation = async () =>
  (await server.context.localAccounts?.invite({ role: "member", uses: 1, days: 1 })) ?? "";

/** Makes an account by a passkey. */
async function join(name: string, bend: Bend = {}) {
  const link = await invitation();
  const browser = createCookieClient(url);
  const key = createSoftAuthenticator(url);
  const options = passkeyOptionsIn(await (await browser.fetch(link)).text());
  const answer = await sendForm(browser, link, { name, passkey: key.create(options, bend) });
  return { browser, key, answer };
}

/** Opens the page of a sign-in. */
async function openPage(browser: CookieClient = createCookieClient(url)) {
  const form = await walkToForm(browser, "/api/sign-in");
  const options = passkeyOptionsIn(await (await browser.fetch(form)).text());
  return { browser, form, options };
}

describe("T66 Passkeys that are forged, copied or sent again", () => {
  test.each<[string, Bend]>([
    ["another site's", { origin: "https://evil.example" }],
    ["a longer name than ours", { origin: `${url}.evil.example` }],
    ["another port's", { origin: "http://localhost:1" }],
    ["tied to another name", { rpId: "evil.example" }],
    ["of nobody whom the device verified", { isUnverified: true }],
    ["for a challenge that isn’t ours", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["an answer to another question", { type: "webauthn.get" }],
  ])("none is made that is %s", async (_, bend) => {
    const { answer } = await join("Mallory", bend);
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining("can’t be used"),
    ]);
    expect(await server.context.store.accounts.findByName("mallory")).toBeUndefined();
  });

  test.each<[string, Bend]>([
    ["another site's", { origin: "https://evil.example" }],
    ["another port's", { origin: "http://localhost:1" }],
    ["tied to another name", { rpId: "evil.example" }],
    ["of nobody whom the device verified", { isUnverified: true }],
    ["a copy whose count goes back", { counter: 1 }],
    ["a copy whose count stands still", { counter: 2 }],
    ["for a challenge that isn’t ours", { challenge: Buffer.alloc(32).toString("base64url") }],
    ["an answer to another question", { type: "webauthn.create" }],
    [
      "somebody else’s by what it says",
      { userHandle: Buffer.from("nobody").toString("base64url") },
    ],
  ])("none signs in that is %s", async (what, bend) => {
    const { key } = await join(`Ada ${what}`);
    const good = await openPage();
    const signedIn = await sendForm(good.browser, good.form, { passkey: key.use(good.options) });
    expect(signedIn.status).toBe(303);
    const bad = await openPage();
    const answer = await sendForm(bad.browser, bad.form, { passkey: key.use(bad.options, bend) });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining("can’t be used"),
    ]);
  });

  test("one that doesn’t count, as those that are kept on several devices, signs in again and again", async () => {
    const { key } = await join("Synced", { counter: 0 });
    for (let time = 0; time < 2; time += 1) {
      const { browser, form, options } = await openPage();
      const answer = await sendForm(browser, form, { passkey: key.use(options, { counter: 0 }) });
      expect(answer.status).toBe(303);
    }
  });

  test("an answer is taken once, in no other browser, and for nothing else", async () => {
    // By its count a second time would be noticed as well.
    const { key, browser: first } = await join("Grace", { counter: 0 });
    const { browser, form, options } = await openPage();
    const passkey = key.use(options, { counter: 0 });
    await goOn(url, browser, await sendForm(browser, form, { passkey }));
    const thief = await openPage();
    expect((await sendForm(thief.browser, thief.form, { passkey })).status).toBe(422);
    // What was signed to add a passkey signs nobody in, and makes no account.
    const link = await invitation();
    const page = passkeyOptionsIn(await (await first.fetch(link)).text());
    expect(
      (await sendForm(thief.browser, thief.form, { passkey: key.use(page, { counter: 0 }) }))
        .status,
    ).toBe(422);
    const other = createSoftAuthenticator(url);
    const asked = other.create({ ...page, challenge: (await openPage()).options.challenge });
    expect((await sendForm(first, link, { name: "Two", passkey: asked })).status).toBe(422);
  });

  test("an answer that took more than ten minutes is none", async () => {
    const { key } = await join("Late");
    const { browser, form, options } = await openPage();
    clock.advance(10 * 60_000 + 1);
    expect((await sendForm(browser, form, { passkey: key.use(options) })).status).toBe(422);
  });

  test("a removed one signs nobody in, nor does one of who was blocked", async () => {
    const { accounts } = server.context.store;
    for (const name of ["Gone", "Blocked"]) {
      const { key } = await join(name);
      const account = await accounts.findByName(name.toLowerCase());
      await accounts.change(account?.id ?? "", ({ content }) =>
        name === "Gone" ? { ...content, passkeys: [] } : { ...content, isBlocked: true },
      );
      const { browser, form, options } = await openPage();
      expect((await sendForm(browser, form, { passkey: key.use(options) })).status).toBe(422);
    }
  });

  test.each([
    ["null", "null"],
    ["a list", "[]"],
    ["no JSON", "{"],
    ["deep", `${"[".repeat(3000)}${"]".repeat(3000)}`],
    ["prototypes", '{"__proto__":{"id":"a"},"id":"constructor"}'],
  ])("%s in its place is refused like any other", async (_, passkey) => {
    const { browser, form } = await openPage();
    expect((await sendForm(browser, form, { passkey })).status).toBe(422);
  });
});
