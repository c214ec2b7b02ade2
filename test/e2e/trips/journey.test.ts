import { describe, expect, test } from "vitest";
import {
  DESKTOP,
  logOut,
  openPage,
  PHONE,
  screenshot,
  signInThroughPopup,
} from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";

const { server, browser } = await openServerAndBrowser();

// test/e2e/screens/keyboard.test.ts makes the same journey on a desktop.
describe.each([
  ["phone", PHONE],
  ...(IS_NIGHTLY ? ([["desktop", DESKTOP]] as const) : []),
] as const)("the whole journey on a %s", (device, viewport) => {
  test("from the landing page to a saved trip, and out again", async () => {
    const { page, errors, close } = await openPage(browser, { viewport, baseURL: server.url });
    const shot = (name: string) => screenshot(page, `${device}-${name}`);

    await page.goto("/");
    await expectHeading(page, "Discover the World Effortlessly:");
    expect(await page.getByText("You relax / We plan").isVisible()).toBe(true);
    await shot("home");
    await page.getByRole("link", { name: "Get Started!" }).click();

    await expectHeading(page, "Where do you want to Travel next?");
    await page.getByRole("combobox").click();
    await page.getByRole("option", { name: "Paris, France" }).waitFor();
    await page.getByRole("combobox").fill("lisb");
    // The list moves up when it is of what was typed.
    await page.getByRole("option", { name: "Paris, France" }).waitFor({ state: "detached" });
    await page.getByRole("option", { name: "Lisbon, Portugal" }).click();
    await expect.poll(() => page.getByRole("combobox").inputValue()).toBe("Lisbon, Portugal");
    await page.getByPlaceholder("Ex. 3").fill("3");
    await page.getByRole("radio", { name: /Comfort/ }).check();
    await page.getByRole("radio", { name: /Couple/ }).check();
    await page.getByText("More preferences (optional)").click();
    await page.getByLabel("Anything else, in your own words?").fill("slow mornings");
    await page.getByRole("checkbox", { name: "Days starting at 10:30" }).waitFor();
    await shot("create");
    await page.getByRole("button", { name: "Generate Trip!" }).click();
    await signInThroughPopup(page, {
      name: "Ada Lovelace",
      email: `ada@${device}.example.com`,
    });

    await page.waitForURL(/\/view-trip\/\d{13}$/);
    await expectHeading(page, "Location: Lisbon, Portugal");
    const tripUrl = page.url();
    expect(await page.getByText("Travelling days:").isVisible()).toBe(true);
    // The days after the first are drawn a moment later.
    const days = async () =>
      (await page.getByRole("heading", { level: 3, name: /^Day \d/ }).allTextContents()).map(
        (day) => /Day \d/.exec(day)?.[0],
      );
    await expect.poll(days).toEqual(["Day 1", "Day 2", "Day 3"]);
    const links = page.locator('main a[target="_blank"]');
    expect(await links.count()).toBeGreaterThan(4 + 3 * 3);
    // In one look: parts of the page still come.
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("rel"), link.getAttribute("href")]),
    );
    for (const [rel, href] of found) {
      expect(rel).toBe("noopener noreferrer");
      expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
    }
    // What was asked for in words came through the sign-in as well.
    await page.getByText("As you asked: “slow mornings”.").waitFor();
    await scrollThrough(page);
    await shot("trip");

    if (device === "phone") {
      await page.getByRole("button", { name: "Menu" }).click();
      await shot("menu");
    }
    await page.getByRole("link", { name: "My Trips" }).first().click();
    await expectHeading(page, "My Trips");
    await page.getByRole("link", { name: /Lisbon, Portugal/ }).waitFor();
    await shot("my-trips");
    await page
      .getByRole("link", { name: /Lisbon, Portugal/ })
      .first()
      .click();
    await page.waitForURL(tripUrl);

    await logOut(page, "Ada Lovelace");
    await page.getByRole("button", { name: "Sign In", exact: true }).first().waitFor();
    // The page that is loaded then may note again where photos come from.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("user")).catch(() => "being loaded"))
      .toBeNull();

    expect(errors.filter((error) => !error.includes("401"))).toEqual([]);
    await close();
  });
});

async function expectHeading(page: import("playwright-core").Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Lazy pictures come when they are near. */
async function scrollThrough(page: import("playwright-core").Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}
