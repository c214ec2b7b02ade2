import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import {
  enterPassword,
  openPage,
  signInAndReload,
  signInThroughPopup,
  type WatchedPage,
} from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { ensureAccount } from "../../support/sign-in/local-account.ts";
import { ADA } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

let opened: WatchedPage;
let page: Page;

const { server, browser } = await openServerAndBrowser();
await ensureAccount(server.url, "Ada Lovelace", { email: "ada@example.com" });
beforeEach(async () => {
  opened = await openPage(browser, { baseURL: server.url });
  page = opened.page;
});
afterEach(async () => {
  await opened.close();
  // The browser itself reports each 401; the page says it in words.
  expect(opened.errors.filter((error) => !error.includes("401"))).toEqual([]);
});

const dialog = () => page.getByRole("dialog", { name: "Sign In" });
const account = () => page.getByRole("button", { name: "Account: Ada Lovelace" });
const headerSignIn = () =>
  page.getByRole("banner").getByRole("button", { name: "Sign In" }).first();

test("the header's dialog says what opens and closes its popup; the profile that is kept has no token", async () => {
  await page.goto("/contact-us");
  await headerSignIn().click();
  await dialog().getByText("Use a passkey or a password").waitFor();
  expect(await dialog().textContent()).not.toContain("Google authentication security");

  const opening = page.waitForEvent("popup");
  await dialog().getByRole("button", { name: "Sign In" }).click();
  const popup = await opening;
  const closed = popup.waitForEvent("close");
  await dialog().getByRole("button", { name: "Close" }).click();
  await closed;
  await dialog().waitFor({ state: "detached" });

  await headerSignIn().click();
  await signInAndReload(page, ADA);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored)).toEqual(["user"]);
  const profile = JSON.parse(stored.user ?? "");
  expect(profile.email).toBe("ada@example.com");
  expect(new URL(profile.picture).origin).toBe(server.url);
  expect(stored.user).not.toMatch(/token|eyJ|secret/i);
  const session = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(session?.httpOnly).toBe(true);
  expect(stored.user).not.toContain(session?.value);
  const picture = account().locator("img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  expect(await picture.getAttribute("src")).toBe(profile.picture);
});

test("My Trips and the account without a profile lead home; closing the dialog of Generate keeps the form; from the header, with popups blocked, one comes back to it; neither generates anything", async () => {
  for (const path of ["/my-trips", "/account"]) {
    await page.goto(path);
    const home = page.getByRole("heading", { level: 1, name: "Discover the World Effortlessly:" });
    await home.waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  }
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await fillForm(page, { destination: "Lisbon, Portugal", days: "2" });
  await pressGenerate(page);
  await dialog().getByRole("button", { name: "Close" }).click();
  await dialog().waitFor({ state: "detached" });
  expect(await page.getByRole("combobox").inputValue()).toBe("Lisbon, Portugal");
  expect(await page.getByRole("progressbar").count()).toBe(0);

  await headerSignIn().click();
  await dialog().getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/\/enter$/);
  await enterPassword(page, "Ada Lovelace");
  await account().waitFor();
  expect(new URL(page.url()).pathname).toBe("/create-trip");
  expect(await page.getByRole("combobox").inputValue()).toBe("Lisbon, Portugal");
  expect(await page.getByRole("progressbar").count()).toBe(0);
});

test("an ended session asks at Generate, which then goes on by itself, and at a trip, where the profile goes", async () => {
  const { storageState } = await signedInState(server);
  const other = await openPage(browser, { baseURL: server.url, storageState });
  // As an operator, or time, would: on the server only.
  const endSession = async () => {
    const cookies = await other.page.context().cookies();
    const token = cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? "";
    await server.context.store.sessions.remove(hashToken(token));
  };
  await fillForm(other.page, { destination: "Lisbon, Portugal", days: "2" });
  await endSession();
  await pressGenerate(other.page);
  await signInThroughPopup(other.page);
  await other.page.getByRole("heading", { level: 1, name: /^Location: Lisbon/ }).waitFor();

  // The trip's page would hear of it first.
  await other.page.goto("about:blank");
  await endSession();
  await other.page.goto("/view-trip/1000000000000");
  await other.page.getByRole("dialog", { name: "Sign In" }).waitFor();
  expect(await other.page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await other.page.getByText("If it’s yours, sign in to see it.").waitFor();
  await other.close();
});
