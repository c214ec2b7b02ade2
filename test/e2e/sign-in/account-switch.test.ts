import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import {
  launchBrowser,
  logOut,
  openPage,
  type WatchedPage,
} from "../../support/browser/browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { type GoogleProcess, startGoogleProcess } from "../../support/sign-in/google-process.ts";
import { tracesOf } from "../../support/sign-in/traces-of.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

const OF_ADA = ["Ada", "ada@example.com", "110248495921238986420", "Kyoto", "Prague,"];

let google: GoogleProcess;
let server: TestServer;
let browser: Browser;
let opened: WatchedPage;
let page: Page;

beforeAll(async () => {
  const port = await freePort();
  google = await startGoogleProcess([`http://localhost:${port}`]);
  [server, browser] = await Promise.all([
    startTestServer({ port, env: { ...google.env } }),
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
});

const signInButton = (tab: Page) =>
  tab.getByRole("banner").getByRole("button", { name: "Sign In" }).first();
const account = (tab: Page, name: string) => tab.getByRole("button", { name: `Account: ${name}` });

describe("T23 One person's data on another's screen", () => {
  test("who signs in after someone finds nothing of theirs, on no screen and in no storage", async () => {
    const adasTrip = await planAsAda();
    await page.goto("/my-trips");
    await page.getByRole("link", { name: /Kyoto/ }).first().waitFor();
    expect(await tracesOfAda(page, adasTrip)).toContain("Ada: localStorage");
    await fillForm(page, { destination: "Prague, Czechia", days: "4" });
    await signOut(page);
    expect(await tracesOfAda(page, adasTrip)).toEqual([]);

    await signIn(page, "Eve Moneypenny");
    const traces: string[] = [];
    for (const [address, text] of [
      ["/", "Discover the World"],
      ["/my-trips", "No trips found."],
      ["/create-trip", "Where do you want"],
      [path(adasTrip), "No trip found"],
    ] as const) {
      await page.goto(address);
      await page.getByText(text).first().waitFor();
      traces.push(...(await tracesOfAda(page, adasTrip)));
    }
    expect(traces).toEqual([]);
  });

  test.runIf(IS_NIGHTLY)("signing out empties the person's other tabs too", async () => {
    const adasTrip = await planAsAda();
    const [tripTab, listTab, formTab] = [await newTab(), await newTab(), await newTab()];
    await tripTab.goto(path(adasTrip));
    await tripTab.getByRole("heading", { level: 1, name: /Kyoto/ }).waitFor();
    await listTab.goto("/my-trips");
    await listTab.getByRole("link", { name: /Kyoto/ }).first().waitFor();
    await fillForm(formTab, { destination: "Prague, Czechia", days: "4" });
    await page.goto("/contact-us");
    await signOut(page);
    for (const tab of [tripTab, listTab, formTab]) {
      await expect.poll(() => tracesOfAda(tab, adasTrip)).toEqual([]);
    }
    await signIn(page, "Eve Moneypenny");
    await account(listTab, "Eve Moneypenny").waitFor();
    for (const tab of [tripTab, listTab, formTab]) {
      expect(await tracesOfAda(tab, adasTrip)).toEqual([]);
    }
  });

  test.runIf(IS_NIGHTLY)(
    "who signs in where someone's session has ended gets neither their form nor their plan, and leaves no page behind",
    async () => {
      const adasTrip = await planAsAda();
      await fillForm(page, { destination: "Prague, Czechia", days: "4" });
      await endSession();
      await pressGenerate(page);
      await chooseInPopup(page, "Eve Moneypenny");
      await account(page, "Eve Moneypenny").waitFor();
      await page.getByRole("heading", { level: 1, name: "Where do you want" }).waitFor();
      expect(await page.getByRole("combobox").inputValue()).toBe("");
      expect(await shownOfAda(page, adasTrip)).toEqual([]);
      await page.goto("/my-trips");
      await page.getByText("No trips found.").waitFor();
      // The trips kept for reading offline go when the next person's are first asked for.
      await expect.poll(() => tracesOfAda(page, adasTrip)).toEqual([]);

      // As the browser does when it takes a page back as it was, after a sign-out on a later one.
      await page.context().clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      await expect.poll(() => account(page, "Eve Moneypenny").count()).toBe(0);
    },
  );
});

/** Signs Ada in and has a trip made. @returns its id. */
async function planAsAda(): Promise<string> {
  await fillForm(page, { destination: "Kyoto, Japan", days: "2" });
  await pressGenerate(page);
  await chooseInPopup(page, "Ada Lovelace");
  await page.getByRole("heading", { level: 1, name: /Kyoto/ }).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

function path(tripId: string): string {
  return `/view-trip/${tripId}`;
}

function newTab(): Promise<Page> {
  return page.context().newPage();
}

async function signIn(tab: Page, name: string): Promise<void> {
  await signInButton(tab).click();
  await chooseInPopup(tab, name);
  await account(tab, name).waitFor();
}

async function chooseInPopup(tab: Page, name: string): Promise<void> {
  const opening = tab.waitForEvent("popup");
  await tab.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  const popup = await opening;
  await popup.getByRole("button", { name }).click();
}

async function signOut(tab: Page): Promise<void> {
  await logOut(tab, "Ada Lovelace");
  await signInButton(tab).waitFor();
}

/** As time would: on the server only. */
async function endSession(): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? "";
  await server.context.store.sessions.remove(hashToken(token));
}

function tracesOfAda(tab: Page, tripId: string): Promise<string[]> {
  return tracesOf(tab, [...OF_ADA, tripId]);
}

/** The same without the trips kept for reading offline, which no screen shows to anyone else. */
async function shownOfAda(tab: Page, tripId: string): Promise<string[]> {
  return (await tracesOfAda(tab, tripId)).filter((trace) => !trace.endsWith(": database"));
}
