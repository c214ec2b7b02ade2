import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, PHONE, screenshot } from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { byDay } from "../../support/nightly.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const opened = await openServerAndBrowser();

/** On a screen that has room for all of it: what the bars at its head and foot cover in part isn't judged. */
async function faults(page: Page, part: string): Promise<readonly string[]> {
  const size = page.viewportSize() ?? PHONE;
  await page.setViewportSize({ ...size, height: 4000 });
  await page.evaluate(() => scrollTo(0, 0));
  const { violations } = await examine(page, { part });
  await page.setViewportSize(size);
  return violations;
}

const items = ({ listItems = [] }: Trip) => listItems;

test.each(
  byDay([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ] as const),
)(
  "on %s lists are filled from suggestions and by hand, and ticked offline",
  async (name, viewport) => {
    const { page, client, tripId, stored, errors, close } = await openNewTrip(opened, {
      viewport,
      colorScheme: viewport === PHONE ? "dark" : "light",
    });
    // Lisbon is wet in January.
    await sendEdits(client, tripId, [{ kind: "set-start-date", date: "2030-01-10" }]);
    await page.reload();
    const fold = page.locator("summary", { hasText: /^Before you go/ });
    await fold.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add Umbrella or rain jacket" }).waitFor();
    await page.getByRole("button", { name: /^Add all \d/ }).press("Enter");
    await expect.poll(async () => items(await stored()).map(({ id }) => id)).toContain("umbrella");

    await page.getByLabel("Something to do", { exact: true }).fill("Ask Ben for the keys");
    await page.keyboard.press("Enter");
    const keys = page.getByRole("checkbox", { name: /^Ask Ben for the keys/ });
    await keys.waitFor();
    await page.getByRole("button", { name: "Change Ask Ben for the keys" }).press("Enter");
    await page.getByLabel("Who (optional)").fill("Ada");
    await page.getByLabel("By (optional)").fill("2030-05-04");
    const part = "main section:has(> h2#places-title) details[open]";
    expect(await faults(page, part)).toEqual([]);
    await screenshot(page, `lists form ${name}`, false);
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("Ada · by ", { exact: false }).waitFor();

    await page.context().setOffline(true);
    await keys.press("Space");
    await page.getByRole("checkbox", { name: "Umbrella or rain jacket" }).click();
    await expect.poll(() => keys.isChecked()).toBe(true);
    expect(await faults(page, part)).toEqual([]);
    await screenshot(page, `lists ${name}`, true);
    await page.context().setOffline(false);
    await expect
      .poll(async () =>
        items(await stored())
          .filter(({ isDone }) => isDone === true)
          .map(({ text, who, dueDate }) => [text, who, dueDate]),
      )
      .toEqual(
        expect.arrayContaining([
          ["Ask Ben for the keys", "Ada", "2030-05-04"],
          ["Umbrella or rain jacket", undefined, undefined],
        ]),
      );

    await page.goto("/my-trips");
    await page.getByText(/^In 3 years: \d to book, 4 to do, \d+ to pack$/i).waitFor();
    await screenshot(page, `lists in my trips ${name}`, false);
    await page.goBack();
    await fold.click();
    await page.getByRole("button", { name: "Change Umbrella or rain jacket" }).click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect
      .poll(async () => items(await stored()).map(({ id }) => id))
      .not.toContain("umbrella");
    expectOnlyErrors({ errors }, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await close();
  },
);
