import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE } from "../../support/browser/browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { byDay } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";

const { browser, ada, asAda } = await openSignedIn();

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
    const { page, end } = await openPage(browser, {
      ...asAda,
      viewport,
      locale,
      colorScheme,
    });
    await open(page, `/view-trip/${id}`, heading);
    const name = await unfoldLocal(page, button);
    await page.getByRole("button", { name }).click();
    const large = card(page).locator("p").first();
    expect((await large.getAttribute("lang")) ?? "").toMatch(new RegExp(`^${language}`));
    expect(await large.evaluate((one) => getComputedStyle(one).direction)).toBe(
      language === "ar" ? "rtl" : "ltr",
    );
    expect((await examine(page, { part: "dialog" })).violations).toEqual([]);
    await end();
  }
});
