import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { generateTrip, listTripIds, SELECTION } from "../../support/server/generate.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import {
  codesIn,
  goOn,
  linkIn,
  makeOwner,
  PASSWORD,
  tryPassword,
} from "../../support/sign-in/local-account.ts";
import {
  createSoftAuthenticator,
  passkeyOptionsIn,
} from "../../support/sign-in/soft-authenticator.ts";
import {
  locationOf,
  type SignedInClient,
  sendForm,
  walkToForm,
} from "../../support/sign-in/walk.ts";

const time = createTestClock(Date.now());
const server = await startTestServer({ overrides: { clock: time } });
const { url } = server;
afterAll(() => server.close());
const ada = await makeOwner(url);

const nameOf = async (client: SignedInClient) =>
  ((await (await client.fetch("/api/session")).json()) as { name: string }).name;

/** Sends a form of the pages where one is signed in. @returns what the page says. */
async function post(client: SignedInClient, path: string, fields: Record<string, string>) {
  // Nobody makes more than thirty changes a minute.
  time.advance(3000);
  const answer = await client.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams(fields)),
  });
  return { status: answer.status, html: await answer.text() };
}

async function invite(fields: Record<string, string> = {}): Promise<string> {
  const wanted = { do: "invite", role: "member", uses: "1", days: "1", ...fields };
  return linkIn((await post(ada, "/account/people", wanted)).html);
}

/** Makes an account by an invitation. */
async function join(
  name: string,
  { wayIn = { password: PASSWORD } as Record<string, string> } = {},
) {
  const browser = createCookieClient(url);
  const answer = await sendForm(browser, await invite(), { name, ...wayIn });
  const html = await answer.clone().text();
  return { browser, client: await goOn(url, browser, answer), codes: codesIn(html) };
}

describe("an account by password", () => {
  test("is the owner's where there is none, and is signed in to by its name, however it is spelled", async () => {
    const profile = await (await ada.fetch("/api/session")).json();
    expect(profile).toMatchObject({
      name: "Ada Lovelace",
      given_name: "Ada",
      email: "adalovelace@tripwright.invalid",
    });
    for (const name of ["Ada Lovelace", " ada  LOVELACE ", "Adá Lovelace"]) {
      const { browser, answer } = await tryPassword(url, { name });
      expect(await (await (await goOn(url, browser, answer)).fetch("/api/session")).json()).toEqual(
        profile,
      );
    }
  });

  test.each([
    ["no name", { name: " " }, "Enter a name"],
    ["a name of signs", { name: "?!" }, "Enter a name"],
    ["a name too long", { name: "A".repeat(61) }, "Enter a name"],
    ["a name that somebody has", { name: "ADA LOVELACE" }, "Someone here already has that name"],
    ["a short password", { password: "short" }, "too short"],
    ["one that is among the commonest", { password: "Password123" }, "too common"],
    ["one that is too long", { password: "x".repeat(129) }, "too long"],
    ["a passkey that is none", { passkey: "{}" }, "passkey can’t be used"],
  ])("with %s isn’t made, and the invitation still is good", async (what, fields, words) => {
    const link = await invite();
    const browser = createCookieClient(url);
    const good = {
      name: `Grace with ${what}`,
      password: PASSWORD,
    };
    const refused = await sendForm(browser, link, { ...good, ...fields });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(words);
    expect((await sendForm(browser, link, good)).status).toBe(200);
  });

  test("shows a name as text, in the page and the picture", async () => {
    const name = '<img src=x onerror="alert(1)">';
    const link = await invite();
    const refused = await sendForm(createCookieClient(url), link, { name, password: "short" });
    expect(await refused.text()).not.toContain("<img src=x");
    const { client } = await join(name);
    const profile = (await (await client.fetch("/api/session")).json()) as Record<string, string>;
    expect(profile.name).toBe(name);
    const picture = await fetch(profile.picture ?? "");
    expect(picture.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(await picture.text()).not.toContain("<img");
  });
});

describe("an account by passkey", () => {
  test("is made by invitation, signed in to without a name, and has its count kept", async () => {
    const link = await invite();
    const browser = createCookieClient(url);
    const phone = createSoftAuthenticator(url);
    const page = await (await browser.fetch(link)).text();
    const passkey = phone.create(passkeyOptionsIn(page));
    const client = await goOn(
      url,
      browser,
      await sendForm(browser, link, { name: "Kay", passkey }),
    );
    expect(await nameOf(client)).toBe("Kay");

    const later = createCookieClient(url);
    const form = await walkToForm(later, "/api/sign-in");
    const use = phone.use(passkeyOptionsIn(await (await later.fetch(form)).text()));
    expect(
      await nameOf(await goOn(url, later, await sendForm(later, form, { passkey: use }))),
    ).toBe("Kay");
    const stored = await server.context.store.accounts.findByName("kay");
    expect(stored?.content.passkeys).toMatchObject([{ counter: 2, name: "Unknown browser" }]);
    expect(stored?.content.passkeys[0]?.lastUsedAtMs).toBeGreaterThan(0);
    // There is no password to guess.
    expect((await tryPassword(url, { name: "Kay", password: "" })).answer.status).toBe(422);
  });

  test("is added, named and removed by who has signed in just now, but for the only way in", async () => {
    const { client } = await join("Tom");
    const methods = "/account/sign-in";
    const options = passkeyOptionsIn(await (await client.fetch(methods)).text());
    const key = createSoftAuthenticator(url);
    const passkey = key.create(options);
    expect((await post(client, methods, { do: "add-passkey", passkey })).html).toContain(
      "was added",
    );
    const renamed = await post(client, methods, {
      do: "rename-passkey",
      id: key.id,
      name: "My <key>",
    });
    expect(renamed.html).toContain("<b>My &lt;key&gt;</b>");
    expect((await post(client, methods, { do: "remove-passkey", id: key.id })).html).toContain(
      "was removed",
    );
    // The password is then the only way in.
    expect((await post(client, methods, { do: "remove-password" })).html).toContain("only way");

    const second = createSoftAuthenticator(url);
    const link = await invite();
    const page = await (await fetch(link)).text();
    const browser = createCookieClient(url);
    const only = await goOn(
      url,
      browser,
      await sendForm(browser, link, {
        name: "Una",
        passkey: second.create(passkeyOptionsIn(page)),
      }),
    );
    expect((await post(only, methods, { do: "remove-passkey", id: second.id })).html).toContain(
      "your only way",
    );
    expect((await post(only, methods, { do: "password", password: PASSWORD })).html).toContain(
      "The password was set",
    );
    expect((await post(only, methods, { do: "remove-password" })).html).toContain(
      "The password was removed",
    );
    expect((await tryPassword(url, { name: "Una" })).answer.status).toBe(422);
    await post(only, methods, { do: "password", password: PASSWORD });
    expect((await post(only, methods, { do: "remove-passkey", id: second.id })).html).toContain(
      "was removed",
    );
  });

  test.each([
    ["http://127.0.0.1", "numeric address"],
    ["http://nas", "secure connection"],
  ])("can’t be had at %s, and the page says why", async (host, words) => {
    const other = await startTestServer({ env: { PUBLIC_URL: `${host}:4` } });
    const address = await other.context.localAccounts?.setupAddress();
    const page = await other.app.inject({
      url: new URL(address ?? "").pathname,
      headers: { host: new URL(address ?? "").host },
    });
    expect(page.body).toContain(words);
    expect(page.body).not.toContain("data-passkey");
    // What such browsers leave out the pages bring along.
    const home = await other.app.inject({
      url: "/",
      headers: { host: new URL(address ?? "").host },
    });
    expect(home.body.includes("/random-uuid.js")).toBe(words === "secure connection");
    await other.close();
  });
});

describe("a way back in", () => {
  test("after a lost password is a recovery code, once, which ends the other sessions", async () => {
    const { client, codes } = await join("Lena");
    expect(codes).toHaveLength(10);
    const browser = createCookieClient(url);
    const form = await walkToForm(browser, "/api/sign-in");
    const wrong = await sendForm(browser, `${form}?way=code`, {
      name: "Lena",
      code: "aaaa-aaaa-aaaa-aaaa-aaaa-aaaa",
    });
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining("code don’t match"),
    ]);
    const right = await sendForm(browser, `${form}?way=code`, {
      name: "lena",
      code: ` ${codes[3]?.toUpperCase()} `,
    });
    const reset = locationOf(right);
    expect(reset).toContain("/enter/");
    expect(await (await browser.fetch(reset)).text()).toContain("A new way in for Lena");
    const done = await sendForm(browser, reset, { password: "another good one" });
    const fresh = codesIn(await done.clone().text());
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    expect(await nameOf(await goOn(url, browser, done))).toBe("Lena");
    expect((await client.fetch("/api/session")).status).toBe(401);
    expect((await tryPassword(url, { name: "Lena" })).answer.status).toBe(422);
    expect(
      (await tryPassword(url, { name: "Lena", password: "another good one" })).answer.status,
    ).toBe(303);
    // Neither the used code, nor the others of before.
    for (const code of codes) {
      expect(
        (
          await sendForm(browser, `${await walkToForm(browser, "/api/sign-in")}?way=code`, {
            name: "Lena",
            code,
          })
        ).status,
      ).toBe(422);
    }
  });

  test("after a lost passkey is a code, too, by another passkey", async () => {
    const link = await invite();
    const browser = createCookieClient(url);
    const lost = createSoftAuthenticator(url);
    const page = await (await browser.fetch(link)).text();
    const made = await sendForm(browser, link, {
      name: "Nils",
      passkey: lost.create(passkeyOptionsIn(page)),
    });
    const [code = ""] = codesIn(await made.text());
    const form = await walkToForm(browser, "/api/sign-in");
    const reset = locationOf(await sendForm(browser, `${form}?way=code`, { name: "Nils", code }));
    const found = createSoftAuthenticator(url);
    const passkey = found.create(passkeyOptionsIn(await (await browser.fetch(reset)).text()));
    const client = await goOn(url, browser, await sendForm(browser, reset, { passkey }));
    expect(await nameOf(client)).toBe("Nils");
    // The lost one is seen, and is removed.
    const methods = await post(client, "/account/sign-in", { do: "remove-passkey", id: lost.id });
    expect(methods.html).toContain("was removed");
  });

  test("after both are lost is the owner’s link, for that account, once", async () => {
    await join("Olga");
    const olga = await server.context.store.accounts.findByName("olga");
    const people = await post(ada, "/account/people", { do: "reset", id: olga?.id ?? "" });
    const link = linkIn(people.html);
    const browser = createCookieClient(url);
    const client = await goOn(
      url,
      browser,
      await sendForm(browser, link, { password: "yet another one" }),
    );
    expect(await nameOf(client)).toBe("Olga");
    const again = await sendForm(browser, link, { password: "and one more of them" });
    expect([again.status, await again.text()]).toEqual([
      404,
      expect.stringContaining("doesn’t work any more"),
    ]);
  });
});

describe("a name", () => {
  test("is changed, at once and for signing in, but to nobody else's", async () => {
    const { client } = await join("Olga Petrowa");
    const path = "/account/sign-in";
    const rename = (name: string) => post(client, path, { do: "rename", "account-name": name });
    expect((await rename("ada lovelace")).html).toContain("Someone here already has that name");
    expect((await rename("?!")).status).toBe(422);
    const trip = await generateTrip(client);
    expect((await rename("Olga Smith")).html).toContain("Your name is now Olga Smith");
    expect(await nameOf(client)).toBe("Olga Smith");
    expect((await tryPassword(url, { name: "Olga Petrowa" })).answer.status).toBe(422);
    const { browser, answer } = await tryPassword(url, { name: "olga smith" });
    const back = await goOn(url, browser, answer);
    expect(await nameOf(back)).toBe("Olga Smith");
    expect(await listTripIds(back)).toEqual([trip]);
    // The former one is free again.
    expect((await join("Olga Petrowa")).codes).toHaveLength(10);
  });
});

describe("the owner", () => {
  test("limits what one person may have, and takes the limit away", async () => {
    const { client } = await join("Quinn");
    const id = (await server.context.store.accounts.findByName("quinn"))?.id ?? "";
    const limit = (limits: Record<string, string>) =>
      post(ada, "/account/people", { do: "limits", id, ...limits });
    const plan = async () => {
      const answer = await client.fetch("/api/generations", {
        method: "POST",
        headers: { "idempotency-key": randomUUID() },
        body: JSON.stringify({ userSelection: SELECTION }),
      });
      return [answer.status, ((await answer.json()) as { error: { text: string } }).error?.text];
    };
    for (const wrong of [{ plans: "-1" }, { trips: "many" }, { storage: "1000001" }]) {
      expect((await limit(wrong)).status).toBe(422);
    }
    expect((await limit({ plans: "1" })).html).toContain("The limits for Quinn were saved.");
    await generateTrip(client);
    expect(await plan()).toEqual([429, expect.stringContaining("1")]);
    await limit({ trips: "1" });
    expect(await plan()).toEqual([409, expect.stringContaining("You have 1 trip,")]);
    await limit({ storage: "0" });
    expect(await plan()).toEqual([409, expect.stringContaining("no room for more")]);
    const data = await (await client.fetch("/api/account/data")).json();
    expect(data).toMatchObject({ signIn: { limits: { storageMb: 0 } } });
    const page = (await post(ada, "/account/people", {})).html;
    expect(page).toContain('name="storage" min="0" max="1000000" value="0"');
    expect((await limit({})).status).toBe(200);
    await generateTrip(client);
    // Others are not concerned.
    await generateTrip((await join("Rita")).client);
  });

  test("sees who there is, takes access away and gives it back", async () => {
    const { client } = await join("Petra");
    const petra = await server.context.store.accounts.findByName("petra");
    const id = petra?.id ?? "";
    const token = await client.fetch("/api/account/tokens", {
      method: "POST",
      body: JSON.stringify({ name: "script", scopes: ["read"], expiresAtMs: null }),
    });
    const { token: bearer } = (await token.json()) as { token: string };
    expect((await post(ada, "/account/people", { do: "block", id })).html).toContain(
      "Petra can’t sign in any more",
    );
    expect((await client.fetch("/api/session")).status).toBe(401);
    const byToken = await fetch(`${url}/api/trips`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(byToken.status).toBe(401);
    expect((await tryPassword(url, { name: "Petra" })).answer.status).toBe(422);
    expect((await post(ada, "/account/people", { do: "allow", id })).html).toContain(
      "can sign in again",
    );
    expect((await tryPassword(url, { name: "Petra" })).answer.status).toBe(303);
  });

  test("invites as many as is said, until the end, and withdraws", async () => {
    const link = await invite({ uses: "2" });
    const answers = [];
    for (const name of ["Q one", "Q two", "Q three"]) {
      answers.push(
        (await sendForm(createCookieClient(url), link, { name, password: PASSWORD })).status,
      );
    }
    expect(answers).toEqual([200, 200, 404]);
    const other = await invite();
    const [listed] = (await server.context.store.accounts.listLinks(Date.now())).slice(-1);
    expect(
      (await post(ada, "/account/people", { do: "remove-link", id: listed?.id ?? "" })).html,
    ).toContain("withdrawn");
    expect((await fetch(other)).status).toBe(404);
    expect(
      (await post(ada, "/account/people", { do: "invite", uses: "0", days: "1" })).status,
    ).toBe(422);
  });

  test("hands over, and is a member then", async () => {
    const own = await startTestServer();
    const first = await makeOwner(own.url, "First");
    const page = await post(first, "/account/people", {
      do: "invite",
      role: "member",
      uses: "1",
      days: "1",
    });
    const browser = createCookieClient(own.url);
    await sendForm(browser, linkIn(page.html), { name: "Second", password: PASSWORD });
    const second = await own.context.store.accounts.findByName("second");
    expect(
      (await post(first, "/account/people", { do: "hand-over", id: second?.id ?? "" })).status,
    ).toBe(303);
    expect((await first.fetch("/account/people")).status).toBe(404);
    const roles = (await own.context.store.accounts.list()).map(({ content }) => content.role);
    expect(roles).toEqual(["member", "owner"]);
    await own.close();
  });
});

test("what changes how somebody signs in, or others, asks for a sign-in within a quarter of an hour", async () => {
  const clock = createTestClock(Date.now());
  const slow = await startTestServer({ overrides: { clock } });
  const owner = await makeOwner(slow.url);
  clock.advance(16 * 60_000);
  for (const [path, fields] of [
    ["/account/sign-in", { do: "password", current: PASSWORD, password: "a whole new one" }],
    ["/account/sign-in", { do: "new-codes" }],
    ["/account/people", { do: "invite", uses: "1", days: "1" }],
  ] as const) {
    const { status, html } = await post(owner, path, fields);
    expect([status, html]).toEqual([403, expect.stringContaining("Sign in again")]);
    expect(html).not.toContain("/enter/");
  }
  expect((await tryPassword(slow.url, { name: "Ada Lovelace" })).answer.status).toBe(303);
  await slow.close();
});
