import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { open, openTripActions } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";

const WISH = "Less walking, and a quiet dinner";

let page: Page;

const { browser, ada, asAda } = await openSignedIn();
const tripPath = `/view-trip/${await generateTrip(ada)}`;
const reopen = eachPage(browser, asAda, (watched) => {
  page = watched.page;
});

test.each(byDay(["trip", "example"]))(
  "a desktop's panel of the %s changes beside a plan that stays",
  async (which) => {
    await page.setViewportSize(DESKTOP);
    if (which === "trip") await openTrip();
    else await open(page, "/example", "Location: Rome, Italy");
    // Until all is laid out, the browser moves the page to keep its text in view.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => window.scrollTo(0, 900));
    const views = page.getByRole("navigation", { name: "Views of this trip" });
    for (const [name, view] of [
      ["Costs", "costs"],
      [/^Check/, "check"],
      ["Map", "map"],
    ] as const) {
      await views.getByRole("link", { name }).first().click();
      await page.waitForURL(`**?view=${view}`);
      await page.waitForTimeout(300);
      expect(await scrollTop(), view).toBe(900);
    }
    await page.goBack();
    await page.waitForURL("**?view=check");
    await page.reload();
    // Pictures and days above may be laid out afterwards, and the browser then keeps the text in view.
    await expect.poll(async () => Math.abs((await scrollTop()) - 900)).toBeLessThan(100);
  },
);

describe.each(
  byDay([
    ["phone", PHONE],
    ["desktop", DESKTOP],
  ] as const),
)("Back on a %s", (_, viewport) => {
  beforeEach(async () => {
    await page.setViewportSize(viewport);
    await open(page, "/my-trips", "My Trips");
    await page.getByRole("link", { name: /Lisbon, Portugal/ }).click();
    await page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" }).waitFor();
  });

  test("closes sheets and questions and stays on the trip, with what was typed, or leaves at once where none is open", async () => {
    const wish = await openWish();
    await wish.fill(WISH);
    await page.goBack();
    await wish.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(tripPath);
    await page.getByRole("button", { name: "Change the whole trip" }).click();
    expect(await wish.inputValue()).toBe(WISH);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await openWish();
    expect(await wish.inputValue()).toBe(WISH);
    await page.keyboard.press("Escape");
    await wish.waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Change the whole trip" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await leavesByBack();
    await page.goForward();
    await page.waitForURL(`**${tripPath}`);
    await page.getByRole("button", { name: "More options" }).first().waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);

    const menu = page.locator("#trip-actions");
    const asked = [
      ["Delete this trip", menu],
      [/^(?:Set|Change) dates/, menu],
      ["History", menu],
      ["Share", page.locator("main")],
    ] as const;
    for (const [name, where] of asked) {
      if (where === menu) await openTripActions(page);
      await where.getByRole("button", { name }).filter({ visible: true }).first().click();
      const dialog = page.getByRole("dialog").filter({ visible: true });
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: "hidden" });
      expect(new URL(page.url()).pathname).toBe(tripPath);
    }

    // Twice in a row it closes a sheet and leaves.
    await openWish();
    await page.evaluate(() => {
      setTimeout(() => {
        history.back();
        history.back();
      });
    });
    await page.waitForURL("**/my-trips");
    await page.getByRole("heading", { level: 1, name: "My Trips" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("a desktop has Undo, Redo and Change the trip beside the days from the start; More is a menu that a press beside it closes; its map follows the day that is read, unless all days are wanted; a half-filled cost outlives a press beside its sheet, too", async () => {
  await page.setViewportSize(DESKTOP);
  await open(page, tripPath, "Location:");
  const bar = page.locator("[data-day-tabs]");
  await expect.poll(() => bar.getByRole("button", { name: "Undo" }).isVisible()).toBe(true);
  expect(await bar.getByRole("button", { name: "Redo" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  await openTripActions(page);
  const menu = page.locator("#trip-actions");
  await menu.getByRole("button", { name: "Delete this trip" }).waitFor();
  await page.getByRole("heading", { name: "Hotel Recommendations" }).click();
  await menu.waitFor({ state: "hidden" });
  await bar.getByRole("button", { name: "Change the trip" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const shown = page.getByRole("group", { name: "Days on the map" }).getByRole("radio");
  const isChecked = (nth: number) => shown.nth(nth).isChecked();
  await page
    .locator("[data-day-tabs]")
    .getByRole("link", { name: /^Day 2/ })
    .click();
  await expect.poll(() => isChecked(0)).toBe(true);
  await page.locator(".map-switch label").nth(1).click();
  await page
    .locator("[data-day-tabs]")
    .getByRole("link", { name: /^Day 1/ })
    .click();
  await expect.poll(() => page.locator(".map-switch").textContent()).toContain("Day 1");
  expect(await isChecked(1)).toBe(true);

  await page
    .getByRole("navigation", { name: "Views of this trip" })
    .getByRole("link", { name: "Costs" })
    .click();
  const add = page.getByRole("button", { name: "Add expense" });
  await add.click();
  const amount = page.getByLabel("Amount");
  await amount.fill("12.50");
  await page.getByLabel("Description").fill("Tram");
  await page.mouse.click(5, 400);
  await amount.waitFor({ state: "detached" });
  await add.click();
  expect(await amount.inputValue()).toBe("12.50");
  expect(await page.getByLabel("Description").inputValue()).toBe("Tram");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await amount.waitFor({ state: "detached" });
  await page.getByText("Tram").first().waitFor();
  await add.click();
  expect(await amount.inputValue()).toBe("");
});

test("on a phone the header is away while the trip is read; a sheet closes by a swipe down, not by a short pull; Escape folds the menu and gives the focus back", async () => {
  await page.setViewportSize(PHONE);
  await openTrip();
  const top = async () => (await page.locator("[data-app-header]").boundingBox())?.y ?? Number.NaN;
  const rollTo = async (y: number) => {
    await page.mouse.wheel(0, y);
    return top();
  };
  await page.mouse.move(200, 400);
  await expect.poll(() => rollTo(300)).toBeLessThan(-60);
  await expect.poll(() => rollTo(-60)).toBe(0);
  expect(await page.getByRole("link", { name: "My Trips" }).first().isVisible()).toBe(true);

  const sheet = page.getByRole("dialog");
  await page
    .getByRole("button", { name: /^Change/ })
    .first()
    .click();
  await sheet.waitFor();
  await pull(30);
  expect(await sheet.isVisible()).toBe(true);
  await pull(300);
  await sheet.waitFor({ state: "detached" });

  const more = page.getByRole("button", { name: "More options" }).first();
  await more.click();
  const rename = page.getByRole("button", { name: "Rename this trip" });
  await rename.click();
  await page.getByLabel("Trip name").fill("Somewhere else");
  // The field asks first.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await rename.focus();
  await page.keyboard.press("Escape");
  await rename.waitFor({ state: "hidden" });
  expect(await more.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true);
});

/** One finger on the sheet's heading, slowly down. */
async function pull(px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const box = await page.getByRole("dialog").getByRole("heading").first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", by: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: y + by }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 6; step += 1) await touch("touchMove", (px * step) / 6);
  await touch("touchEnd", px);
  await devtools.detach();
}

test.runIf(IS_NIGHTLY)("what is chosen can be told in the traveller's own colors", async () => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize(DESKTOP);
  await openTrip();
  // The map is drawn when it comes near.
  await page.evaluate(() => window.scrollTo(0, 700));
  const views = page.getByRole("navigation", { name: "Views of this trip" });
  const days = page.getByRole("group", { name: "Days on the map" });
  for (const [chosen, other] of [
    [days.locator("label:has(:checked)"), days.locator("label:not(:has(:checked))")],
    [
      page.locator("[data-tab] [aria-current]"),
      page.locator("[data-tab] a:not([aria-current])").last(),
    ],
    [views.locator("[aria-current]").first(), views.locator("a:not([aria-current])").first()],
  ] as const) {
    await page.mouse.click(2, 300);
    const outlineOf = (one: typeof chosen) =>
      one.evaluate((element) => getComputedStyle(element).outlineStyle);
    await expect.poll(() => outlineOf(chosen)).toBe("solid");
    expect(await outlineOf(other)).toBe("none");
  }
});

test.runIf(IS_NIGHTLY)(
  "hours of dates are told as those of the plan, where clocks have twelve",
  async () => {
    await reopen({
      locale: "en-US",
    });
    await openTrip();
    await openTripActions(page);
    for (const name of ["An hour", ""]) {
      await page.getByRole("button", { name: "Rename this trip" }).click();
      await page.getByLabel("Trip name").fill(name);
      const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await kept;
    }
    await page.getByRole("button", { name: "History" }).click();
    const history = page.getByRole("dialog", { name: "History" });
    await history
      .getByText(/, \d{1,2}:\d\d[\s\u202f][AP]M/)
      .first()
      .waitFor();
  },
);

async function openTrip(): Promise<void> {
  await open(page, tripPath, "Location: Lisbon, Portugal");
}

async function openWish() {
  const wish = page.getByLabel("What would you like?");
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  if ((page.viewportSize()?.width ?? 0) < DESKTOP.width) await edit.click();
  await page.getByRole("button", { name: "Change the whole trip" }).click();
  await wish.waitFor();
  return wish;
}

async function leavesByBack(): Promise<void> {
  await page.goBack();
  await page.waitForURL("**/my-trips");
}

function scrollTop(): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
