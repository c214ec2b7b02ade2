import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openPage, PHONE, type WatchedPage } from "../../support/browser/browser.ts";
import { focused, walkTo } from "../../support/browser/focus.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { ensureAccount, PASSWORD } from "../../support/sign-in/local-account.ts";

let opened: WatchedPage;
let page: Page;

const { server, browser } = await openServerAndBrowser();
beforeEach(async () => {
  opened = await openPage(browser, { baseURL: server.url });
  page = opened.page;
});
afterEach(() => opened.close());

describe("with the keyboard alone", () => {
  test("one goes from the landing page to a saved trip and out again", async () => {
    await page.goto("/");
    await walkTo(page, "a Get Started!");
    await page.keyboard.press("Enter");
    await headingHasFocus("Where do you want to Travel next?");

    await page.getByRole("combobox").waitFor();
    // By the button for what is booked already.
    await walkTo(page, /^combobox/, { most: 2 });
    await page.keyboard.type("lisb");
    await page.getByRole("option", { name: "Paris, France" }).waitFor({ state: "detached" });
    await page.getByRole("option", { name: "Lisbon, Portugal" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.getByRole("combobox").inputValue()).toBe("Lisbon, Portugal");

    // By another city, and the guide’s cities where they are known already.
    await walkTo(page, /^input Dates/, { most: 3 });
    // A date has a stop for each of its parts, and so has a time.
    await walkTo(page, /^input How many days/, { most: 18 });
    await page.keyboard.type("2");
    await walkTo(page, /^input Economy/, { most: 1 });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("radio", { name: /^Standard/ }).isChecked()).toBe(true);
    await walkTo(page, /^input Solo/, { most: 1 });
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    expect(await page.getByRole("radio", { name: /^Group/ }).isChecked()).toBe(true);

    await walkTo(page, "summary More preferences (optional)", { most: 10 });
    await walkTo(page, "button Generate Trip!", { most: 1 });
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await walkTo(page, "button Sign In");
    await ensureAccount(page.url(), "Ada Lovelace", { email: "ada@example.com" });
    const opening = page.waitForEvent("popup");
    await page.keyboard.press("Enter");
    const popup = await opening;
    await expect.poll(() => focused(popup)).toBe("input Name");
    await popup.keyboard.type("Ada Lovelace");
    await walkTo(popup, "input Password", { most: 1 });
    await popup.keyboard.type(PASSWORD);
    await walkTo(popup, "button Sign in", { most: 1 });
    await popup.keyboard.press("Enter");

    await page.waitForURL(/\/view-trip\/\d{13}$/);
    await headingHasFocus("Location: Lisbon, Portugal");
    await walkTo(page, /^a My Trips$/, { key: "Shift+Tab" });
    await page.keyboard.press("Enter");
    await headingHasFocus("My Trips");
    await walkTo(page, /^a .*Lisbon, Portugal/);
    await page.keyboard.press("Enter");
    await headingHasFocus("Location: Lisbon, Portugal");

    await walkTo(page, "button Account: Ada Lovelace", { key: "Shift+Tab" });
    await page.keyboard.press("Enter");
    await walkTo(page, "a Account", { most: 1 });
    await walkTo(page, "button Logout", { most: 1 });
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
  });

  test("every stop on every screen shows that it has the focus, and the profile popover gives it back", async () => {
    const { client, storageState } = await signedInState(server);
    const tripId = await generateTrip(client);
    const signedIn = await openPage(browser, { baseURL: server.url, storageState });
    const paths = [`/view-trip/${tripId}`, "/create-trip", "/", "/my-trips", "/contact-us", "/no"];
    for (const path of byDay(paths)) {
      await signedIn.page.goto(path);
      await signedIn.page.getByRole("heading", { level: 1 }).waitFor();
      // The last link of the footer, so each stop on the way has been looked at.
      await walkTo(signedIn.page, "a Contact Us", { most: 220 });
    }

    await walkTo(signedIn.page, "button Account: Ada Lovelace", { key: "Shift+Tab", most: 220 });
    await signedIn.page.keyboard.press("Enter");
    await walkTo(signedIn.page, "a Account", { most: 1 });
    await walkTo(signedIn.page, "button Logout", { most: 1 });
    await signedIn.page.keyboard.press("Escape");
    await signedIn.page.getByRole("button", { name: "Logout" }).waitFor({ state: "hidden" });
    expect(await focused(signedIn.page)).toBe("button Account: Ada Lovelace");
    await signedIn.close();
  });
});

test("the first Tab offers to skip to the content; the sign-in dialog keeps the focus, and gives it back where it closes by Escape or its button", async () => {
  await page.goto("/contact-us");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await walkTo(page, "a Skip to content", { most: 1 });
  await page.keyboard.press("Enter");
  await walkTo(page, "input First Name", { most: 1 });

  await walkTo(page, "button Sign In", { key: "Shift+Tab" });
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  // Tab never reaches what is behind it.
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    expect(["button Close", "button Sign In", "nothing"]).toContain(await focused(page));
    await page.keyboard.press(key);
  }
  await page.keyboard.press("Escape");
  // A closed dialog has no role any more, and is gone a moment later.
  await page.locator("dialog").waitFor({ state: "detached" });
  expect(await focused(page)).toBe("button Sign In");
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toBe("button Close");
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor({ state: "detached" });
  expect(await focused(page)).toBe("button Sign In");
});

test("the destination field names its options while it keeps the focus, and closes them by Escape and Tab", async () => {
  const options = () => page.getByRole("option");
  await page.goto("/create-trip");
  await page.getByRole("combobox").waitFor();
  await walkTo(page, /^combobox/);
  await options().first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const named = () => page.getByRole("combobox").getAttribute("aria-activedescendant");
  await expect.poll(named).toBe(await options().first().getAttribute("id"));
  expect(await focused(page)).toMatch(/^combobox/);

  await page.keyboard.type("Lis");
  await page.getByRole("option", { name: "Lisbon, Portugal" }).waitFor();
  await page.keyboard.press("Escape");
  await options().first().waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("combobox").inputValue()).toBe("Lis");

  await page.keyboard.type("b");
  // By the button for another city and the guide's cities, where they are there already.
  await walkTo(page, /^input Dates/, { most: 4 });
  await options().first().waitFor({ state: "detached" });
});

test("the mobile menu opens and closes from its button, and a link in it leads on", async () => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await walkTo(page, "button Menu");
  await page.keyboard.press("Enter");
  expect(await page.locator("#mobile-menu").isVisible()).toBe(true);
  await page.keyboard.press("Enter");
  expect(await page.locator("#mobile-menu").isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  await walkTo(page, "a Contact", { most: 3 });
  await page.keyboard.press("Enter");
  await headingHasFocus("Get in touch");
});

async function headingHasFocus(name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(await focused(page)).toBe(`h1 ${name}`);
}
