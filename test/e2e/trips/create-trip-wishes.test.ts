import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage, PHONE, type WatchedPage } from "../../support/browser/browser.ts";
import { focused } from "../../support/browser/focus.ts";
import { fillForm, openWishes, pressGenerate } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { waitForToast } from "../../support/browser/toasts.ts";
import { GUIDE_CITIES } from "../../support/guide.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";

const PROBLEM = "Enter a valid start date, or leave it empty.";
const PAST = "That date has passed. Choose today or later, or leave it empty.";

let opened: WatchedPage;
let page: Page;
/** The plan request that the page sent. */
let sent: Record<string, unknown>[];

const { browser, asAda } = await openSignedIn();
beforeEach(async () => {
  opened = await openPage(browser, asAda);
  page = opened.page;
  sent = [];
  await page.route("**/api/generations", (route) => {
    sent.push(route.request().postDataJSON().userSelection);
    return route.fulfill({
      status: 429,
      json: { error: { code: "already_planning", text: "A plan is being made already." } },
    });
  });
});
afterEach(() => opened.close());

const startDate = () => page.getByLabel("First day");

test("more wishes are folded away, and a trip needs none of them; a start date that is none isn't sent", async () => {
  await fillForm(page, { destination: "Lisbon, Portugal", days: "2" });
  const words = page.getByLabel("Anything else, in your own words?");
  expect(await words.isVisible()).toBe(false);
  await pressGenerate(page);
  await expect.poll(() => sent).toHaveLength(1);
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(["budget", "location", "noOfDays", "traveler"]);

  // Half typed it isn't sent as no date at all.
  await startDate().focus();
  await page.keyboard.type("05");
  await expectRefused();
  if (IS_NIGHTLY) {
    await startDate().fill("0026-05-04");
    await expectRefused();
  }
  // The words go with the next change.
  await startDate().fill("2020-01-01");
  await expectRefused(PAST);
  await startDate().fill(inThreeWeeks());
  expect(await page.locator("#start-date-problem").textContent()).toBe("");
  await pressGenerate(page);
  await expect.poll(() => sent).toHaveLength(2);

  // Every wish can be hit with a thumb.
  await page.setViewportSize(PHONE);
  await page.getByText("cities in our guide").waitFor();
  await openWishes(page);
  const targets = page.locator(
    "summary, form fieldset label:has(input), input[type=date], input[type=time]",
  );
  const heights = () =>
    targets.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    );
  await expect.poll(heights).toHaveLength(40);
  for (const height of await heights()) expect(height).toBeGreaterThanOrEqual(44);
});

async function expectRefused(problem = PROBLEM): Promise<void> {
  await pressGenerate(page);
  await waitForToast(page, problem);
  expect(await page.locator("#start-date-problem").textContent()).toBe(problem);
  expect(await startDate().getAttribute("aria-invalid")).toBe("true");
  expect(await focused(page)).toBe("input First day");
  expect(sent).toHaveLength(1);
}

test("what one wishes for is sent, and survives a reload unfolded", async () => {
  await fillForm(page, { destination: "Lisbon, Portugal", days: "2" });
  await openWishes(page);
  const date = inThreeWeeks();
  await startDate().fill(date);
  await page.getByRole("radio", { name: "See a lot" }).check();
  for (const name of ["Views", "Art and history", "Beaches"]) {
    await page.getByRole("checkbox", { name }).check();
  }
  await page.getByRole("checkbox", { name: "Beaches" }).uncheck();
  const words = page.getByLabel("Anything else, in your own words?");
  await words.fill(
    "no museums on Monday, visit a market on day 2, must see the Pantheon, something with dragons",
  );
  await page.getByRole("checkbox", { name: "1 market or shop on day 2" }).uncheck();
  await page.getByText("What should we do about “something with dragons”?").waitFor();
  await page.reload();
  await startDate().waitFor();
  expect(await startDate().inputValue()).toBe(date);
  expect(await page.getByRole("radio", { name: "See a lot" }).isChecked()).toBe(true);
  // By its whole name, once the guide has said which places there are.
  await page.getByRole("checkbox", { name: "See National Pantheon" }).waitFor();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(4);
  // An open question is shown once, and then left open.
  await pressGenerate(page);
  await waitForToast(page, "Say what we should do about this");
  await page
    .getByRole("group", { name: /something with dragons/ })
    .locator("input:focus")
    .waitFor();
  expect(sent).toEqual([]);
  await pressGenerate(page);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ startDate: date, pace: "full", interests: ["history", "views"] });
  expect(sent[0]?.wishes).toEqual([
    { kind: "none", categories: ["museum"], weekdays: [0], text: "no museums on Monday" },
    { kind: "see", names: "National Pantheon", text: "must see the Pantheon" },
  ]);
  // For the server, which may have a model that reads it.
  expect(sent[0]?.wishText).toBe("something with dragons");
});

test("dates, hours, ages and needs are asked for beside the days and who travels, and sent; what a month is usually like is said under it, by the guide", async () => {
  await fillForm(page, { destination: "Lisbon, Portugal" });
  await startDate().fill(inThreeWeeks());
  await page.getByLabel("Last day").fill(inThreeWeeks(3));
  expect(await page.getByPlaceholder("Ex. 3").inputValue()).toBe("4");
  await page.getByPlaceholder("Ex. 3").fill("2");
  expect(await page.getByLabel("Last day").inputValue()).toBe(inThreeWeeks(1));
  await page.getByLabel("Last day").fill(inThreeWeeks(-1));
  await pressGenerate(page);
  await waitForToast(page, "The last day is before the first. Choose a later one.");
  expect(await focused(page)).toBe("input Last day");
  await page.getByLabel("Last day").fill(inThreeWeeks(2));
  await page.getByLabel("Arrive around").fill("18:00");
  await page.getByLabel("Leave around").fill("12:00");
  await page.getByRole("checkbox", { name: /flight times/ }).check();
  await page.getByRole("radio", { name: /^Family/ }).check();
  await page.getByText("Without ages, we plan for children of 6 to 12.").waitFor();
  await page.getByLabel("Child 1").selectOption("3");
  await page.getByLabel("Child 2").selectOption("Under 1");
  await page.getByRole("checkbox", { name: "Vegetarian" }).check();
  await page.getByRole("combobox", { name: "Vegetarian" }).selectOption("2 of 4");
  await pressGenerate(page);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ startDate: inThreeWeeks(), noOfDays: "3", childAges: [3, 0] });
  expect(sent[0]?.wishes).toEqual([
    { kind: "need", need: "vegetarian", isOfSome: 1, text: "Vegetarian (2 of 4)" },
    { kind: "start", minutes: 20 * 60, days: [1], text: "arriving at 18:00" },
    { kind: "end", minutes: 9 * 60, days: [-1], text: "leaving at 12:00" },
  ]);

  // Said as well as chosen, it is one wish.
  await openWishes(page);
  const words = page.getByLabel("Anything else, in your own words?");
  await words.fill("we are both vegetarian");
  await page
    .getByRole("checkbox", { name: /^Vegetarian/, checked: true })
    .last()
    .waitFor();
  await pressGenerate(page);
  await expect.poll(() => sent).toHaveLength(2);
  const { wishes = [] } = sent[1] as { wishes?: readonly { kind: string }[] };
  const needs = wishes.filter(({ kind }) => kind === "need");
  expect(needs).toMatchObject([{ need: "vegetarian" }]);
  await words.fill("");

  // A month says no more than that, and what it is usually like.
  await page.getByRole("radio", { name: "A month" }).check();
  const month = page.getByLabel("Month", { exact: true });
  await month.selectOption({ index: 2 });
  const line = page.getByText(
    /^Lisbon in .{3,20}: usually -?\d+ to -?\d+ °C, with rain on \d+ days?\.$/,
  );
  await line.waitFor();
  const climate = GUIDE_CITIES.find(({ id }) => id === "lisbon")?.climate;
  const means = [climate?.lowC, climate?.highC, climate?.rainDays];
  const usual = async () => {
    const at = Number((await month.inputValue()).slice(5)) - 1;
    return means.map((values) => Math.round(values?.[at] ?? Number.NaN));
  };
  const said = async () =>
    (/usually.*/.exec((await line.textContent()) ?? "")?.[0].match(/-?\d+/g) ?? []).map(Number);
  expect(await said()).toEqual(await usual());
  await pressGenerate(page);
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[2]).toMatchObject({ month: await month.inputValue(), noOfDays: "3" });
  expect(sent[2]).not.toHaveProperty("startDate");
  expect(sent[2]?.wishes).toHaveLength(1);
  await month.selectOption({ index: 7 });
  await expect.poll(said).toEqual(await usual());
  await page.getByRole("radio", { name: "Not sure yet" }).check();
  await line.waitFor({ state: "detached" });
});

function inThreeWeeks(daysLater = 0): string {
  return new Date(Date.now() + (21 + daysLater) * 24 * 3_600_000).toISOString().slice(0, 10);
}
