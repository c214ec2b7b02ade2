import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE, screenshot } from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { open } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";

const { browser, ada, asAda } = await openSignedIn();

/** While a trip that begins on 4 May 2027 runs: one o’clock in Tokyo. */
const FIRST_NOON = "2027-05-04T04:00:00Z";

const planned = (label: string) =>
  generateTrip(ada, { ...SELECTION, location: { label }, startDate: "2027-05-04" });

const card = (page: Page) => page.getByRole("dialog");

/** The first place of the plan that has another name there: its row is unfolded. */
async function unfoldLocal(page: Page, button: string): Promise<string> {
  const rows = page.locator("[id^=place-]");
  for (let at = 0; at < (await rows.count()); at += 1) {
    const row = rows.nth(at);
    await row.getByRole("button", { expanded: false }).first().click();
    const show = row.getByRole("button", { name: button });
    await row.getByRole("button", { expanded: true }).first().waitFor();
    if ((await show.count()) > 0) return (await show.getAttribute("aria-label")) ?? "";
    await row.getByRole("button", { expanded: true }).first().click();
  }
  throw new Error("a place with another name there");
}

test.runIf(IS_NIGHTLY)(
  "a driver in Tokyo reads where to go, without a network, and Back, Escape and a tap close it",
  async () => {
    const id = await planned("Tokyo, Japan");
    const watched = await openPage(browser, { ...asAda, viewport: PHONE });
    const { page } = watched;
    await page.clock.setFixedTime(FIRST_NOON);
    await open(page, `/view-trip/${id}`, "Tokyo, Japan");
    const next = page.locator("section", { has: page.locator("#next-name") }).last();
    await next
      .getByText(/\p{Script=Han}/u)
      .first()
      .waitFor();
    await screenshot(page, "local-name-today", false);
    await goOffline(page);
    const show = next.getByRole("button", { name: /^Show to driver/ });
    const address = page.url();
    for (const leave of [
      () => page.goBack(),
      () => page.keyboard.press("Escape"),
      () => card(page).click({ position: { x: 20, y: 20 } }),
      () => card(page).getByRole("button", { name: "Close" }).press("Enter"),
    ]) {
      await show.click();
      await card(page)
        .getByText(/\p{Script=Han}/u)
        .waitFor();
      expect(await card(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
      await leave();
      await card(page).waitFor({ state: "detached" });
      expect(page.url()).toBe(address);
    }
    await show.click();
    expect((await examine(page, { part: "dialog" })).violations).toEqual([]);
    await screenshot(page, "driver-tokyo-390", false);
    expectOnlyErrors(
      watched,
      /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/,
    );
    await watched.close();
  },
);

test.each(
  byDay([
    ["Cairo, Egypt", "de-DE", "Reiseziel: Kairo, Ägypten", "Im Taxi zeigen", "ar"],
    ["Paris, France", "ar-EG", "الوجهة: باريس، فرنسا", "عرض للسائق", ""],
  ] as const),
)("%s for a reader of %s", async (label, locale, heading, button, language) => {
  const id = await planned(label);
  for (const [viewport, colorScheme] of byDay([
    [PHONE, "light"],
    [DESKTOP, "dark"],
  ] as const)) {
    const { page, errors, close } = await openPage(browser, {
      ...asAda,
      viewport,
      locale,
      colorScheme,
    });
    await open(page, `/view-trip/${id}`, heading);
    const name = await unfoldLocal(page, button);
    await screenshot(page, `local-name-${locale}-${viewport.width}`, false);
    await page.getByRole("button", { name }).click();
    const large = card(page).locator("p").first();
    expect((await large.getAttribute("lang")) ?? "").toMatch(new RegExp(`^${language}`));
    expect(await large.evaluate((one) => getComputedStyle(one).direction)).toBe(
      language === "ar" ? "rtl" : "ltr",
    );
    await screenshot(page, `driver-${locale}-${viewport.width}`, false);
    expect((await examine(page, { part: "dialog" })).violations).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  }
});
