import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  closePopup,
  launchBrowser,
  logOut,
  openPage,
  type WatchedPage,
} from "../../support/browser/browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import {
  callbackOf,
  type GoogleProcess,
  startGoogleProcess,
} from "../../support/sign-in/google-process.ts";

let google: GoogleProcess;
let server: TestServer;
let browser: Browser;
let opened: WatchedPage;
let page: Page;
/** All that our server has answered a browser: addresses, headers and bodies. */
const answers: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  google = await startGoogleProcess([`http://localhost:${port}`]);
  [server, browser] = await Promise.all([
    startTestServer({
      port,
      env: { ...google.env },
      beforeListening: (app) =>
        app.addHook("onSend", async (_, reply, payload) => {
          answers.push(JSON.stringify(reply.getHeaders()), String(payload));
        }),
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await google?.stop();
});
beforeEach(async () => {
  opened = await openPage(browser, { baseURL: server.url });
  page = opened.page;
});
afterEach(async () => {
  await opened.close();
  // The browser itself reports each refusal; the page says it in words. The provider's pages aren't ours.
  const isOurs = (error: string) => !/status of 40[01]/.test(error) && !error.includes(google.url);
  expect(opened.errors.filter(isOurs)).toEqual([]);
});

const dialog = () => page.getByRole("dialog", { name: "Sign In with Google!" });
const dialogButton = () => dialog().getByRole("button", { name: "Sign In with Google" });
const problem = () => dialog().getByRole("alert");
const headerSignIn = () =>
  page.getByRole("banner").getByRole("button", { name: "Sign In" }).first();
const account = (name = "Ada Lovelace") => page.getByRole("button", { name: `Account: ${name}` });
const planOfLisbon = () =>
  page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" });

describe("signing in with Google", () => {
  test("from the header the page reloads, signed in; signing out revokes the token and empties the storage", async () => {
    await openDialog();
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await choose(await openPopup(), "Ada Lovelace");
    // While it reloads there is no page to ask.
    const isMarked = () => page.evaluate(() => "marked" in window).catch(() => true);
    await expect.poll(isMarked).toBe(false);
    await account().waitFor();
    expect(await dialog().count()).toBe(0);

    const issued = (await google.log()).issued.at(-1);
    expect((await google.log()).revokedTokens).not.toContain(issued?.accessToken);
    await page.evaluate(() => sessionStorage.setItem("left", "behind"));
    await logOut(page, "Ada Lovelace");
    await headerSignIn().waitFor();
    const left = () => [localStorage.length, sessionStorage.length];
    expect(await page.evaluate(left)).toEqual([0, 0]);
    expect((await google.log()).revokedTokens).toContain(issued?.accessToken);
  });

  test.runIf(IS_NIGHTLY)(
    "where popups are blocked, the whole page goes and comes back, and the plan is made",
    async () => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await fillForm(page, { destination: "Lisbon, Portugal", days: "2" });
      await pressGenerate(page);
      await dialogButton().click();
      await choose(page, "Ada Lovelace");
      await planOfLisbon().waitFor();
    },
  );
});

describe("a sign-in that doesn't come about", () => {
  test("is reported in the dialog, with what to do, and comes about by the keyboard alone", async () => {
    await page.goto("/contact-us");
    await page.waitForLoadState("networkidle");
    await headerSignIn().focus();
    await page.keyboard.press("Enter");
    await dialog().waitFor({ timeout: 15_000 });
    await tabTo(page, dialogButton());
    await closePopup(await openPopup("Enter"));
    await problem().getByText("closed before you signed in").waitFor();
    await expect.poll(() => hasFocus(dialogButton())).toBe(true);
    if (IS_NIGHTLY) {
      await cancel(await openPopup("Enter"));
      await problem().getByText("the sign-in was canceled").waitFor();
    }
    await choose(await openPopup("Enter"), "Una Unverified");
    await problem().getByText("the email address isn’t verified").waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.evaluate(async () => (await fetch("/api/session")).status)).toBe(401);

    const popup = await openPopup("Enter");
    const ada = popup.getByRole("button", { name: "Ada Lovelace" });
    await ada.waitFor();
    await tabTo(popup, ada);
    await popup.keyboard.press("Enter");
    await account().waitFor();
  });

  test.runIf(IS_NIGHTLY)(
    "from an address of ours that isn't registered says which to register, and where",
    async () => {
      const unknown = await startTestServer({ env: { ...google.env } });
      const its = await openPage(browser, { baseURL: unknown.url });
      page = its.page;
      await openDialog();
      await dialogButton().click();
      const callback = callbackOf(unknown.url);
      await problem().getByText(`Register ${callback} there as a redirect URI`).waitFor();
      await google.setClient({ redirectUris: [callbackOf(server.url), callback] });
      await choose(await openPopup(), "Ada Lovelace");
      await account().waitFor();
      await its.close();
      await unknown.close();
    },
  );
});

describe("a provider whose pages cut the popup's link to us", () => {
  beforeAll(() => google.setSettings({ coop: true }));
  afterAll(() => google.setSettings({ coop: false }));

  test("from the header: the dialog says where to go on, and closes when it is done", async () => {
    await openDialog();
    const popup = await openPopup();
    await problem().getByText("If it’s still open, continue there.").waitFor();
    await choose(popup, "Ada Lovelace");
    await account().waitFor();
    expect(await dialog().count()).toBe(0);
  });

  test.runIf(IS_NIGHTLY)(
    "a second try takes the place of the first, and one plan is made",
    async () => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/generations")) asked.push(request.method());
      });
      await fillForm(page, { destination: "Lisbon, Portugal", days: "2" });
      await pressGenerate(page);
      await openPopup();
      await problem().waitFor();
      await choose(await openPopup(), "Eve Moneypenny");
      await account("Eve Moneypenny").waitFor();
      await planOfLisbon().waitFor();
      expect(asked).toEqual(["POST"]);
    },
  );

  test.runIf(IS_NIGHTLY)(
    "and no channel between our pages either: the server is asked",
    async () => {
      await page.context().addInitScript(() => {
        Reflect.deleteProperty(window, "BroadcastChannel");
      });
      await openDialog();
      const popup = await openPopup();
      await problem().waitFor();
      await choose(popup, "Ada Lovelace");
      await account().waitFor();
    },
  );
});

test("none of our answers held a token of the provider's, nor the client's secret", async () => {
  const { issued } = await google.log();
  expect(issued.length).toBeGreaterThan(3);
  expect(answers.some((answer) => answer.includes("ada@example.com"))).toBe(true);
  expect(answers.some((answer) => answer.includes("sign-in-end.js"))).toBe(true);
  const told = issued
    .flatMap(({ accessToken, idToken }) => [accessToken, idToken])
    .concat(google.env.GOOGLE_CLIENT_SECRET)
    .filter((secret) => answers.some((answer) => answer.includes(secret)));
  expect(told).toEqual([]);
});

async function openDialog(): Promise<void> {
  await page.goto("/contact-us");
  await headerSignIn().click();
  await dialog().waitFor();
}

/** @param key that is pressed on the dialog's button, which has the focus, in a click's place. */
async function openPopup(key?: "Enter"): Promise<Page> {
  const opening = page.waitForEvent("popup");
  if (key === undefined) await dialogButton().click();
  else await page.keyboard.press(key);
  return opening;
}

/** In the provider's list of accounts. */
async function choose(chooser: Page, name: string): Promise<void> {
  await chooser.getByRole("button", { name }).click();
}

function cancel(chooser: Page): Promise<void> {
  return chooser.getByRole("button", { name: "Cancel" }).click();
}

/** @throws when no Tab of twenty reaches the element, which would otherwise go on for ever. */
async function tabTo(its: Page, element: ReturnType<Page["locator"]>): Promise<void> {
  await its.bringToFront();
  for (let tabs = 0; tabs < 20; tabs++) {
    if (await hasFocus(element)) return;
    await its.keyboard.press("Tab");
  }
  const focused = await its.evaluate(() => document.activeElement?.outerHTML);
  throw new Error(`no Tab reaches the button: the focus is at ${focused}`);
}

function hasFocus(element: ReturnType<Page["locator"]>): Promise<boolean> {
  return element.evaluate((found) => found === document.activeElement);
}
