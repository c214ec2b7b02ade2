import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { eachPage } from "../../support/browser/each-page.ts";
import { focused } from "../../support/browser/focus.ts";
import { fillForm, finishAnimations, pressGenerate } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { toasts, waitForToast } from "../../support/browser/toasts.ts";
import { GUIDE_CITIES } from "../../support/guide.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { listTripIds } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let page: Page;
/** Generations the page asked for. */
let sent: string[];

const { browser, ada, asAda } = await openSignedIn({
  env: { DAILY_GENERATIONS_PER_USER: "1000" },
});
eachPage(browser, asAda, (watched) => {
  page = watched.page;
  sent = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
});

test("an empty form says what is left to us, then what it needs, beside each field, the first of which gets the focus (specification, section 5)", async () => {
  await fillIn({});
  expect(await descriptionOf("[role=combobox]")).toContain("we’ll choose a place for you");
  expect(await descriptionOf("#days")).toBe("If you leave this empty, we’ll plan 3 days.");
  await pressGenerate(page);
  await waitForToast(page, "Please fill all the details");
  const region = page.getByRole("region", { name: /^Messages/ });
  expect(await region.getAttribute("aria-live")).toBe("polite");
  expect(await descriptionOf("#days")).toBe("If you leave this empty, we’ll plan 3 days.");
  for (const name of ["budget", "traveler"]) {
    expect(await descriptionOf(`fieldset:has([name=${name}])`)).toBe("Choose one of these.");
  }
  expect(await page.locator("[aria-invalid=true]:is(#destination, #days)").count()).toBe(0);
  expect(await focused(page)).toMatch(/Economy/);

  // Toasts (section 9) are 356 px wide, at the bottom right, 14 px apart, and three at most.
  for (let press = 2; press <= 4; press += 1) {
    await pressGenerate(page);
    await page
      .locator("[data-sonner-toast]")
      .nth(press - 1)
      .waitFor();
  }
  expect(await toasts(page).count()).toBe(3);
  // Stacked until someone looks closer.
  await toasts(page).first().hover();
  await page.locator("[data-sonner-toast][data-expanded=true]").first().waitFor();
  await finishAnimations(page);
  const boxes = await toasts(page).evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
  const [newest, second, oldest] = boxes;
  expect(1280 - (newest?.right ?? 0)).toBe(800 - (newest?.bottom ?? 0));
  expect(newest?.right).toBeGreaterThan(1280 - 40);
  expect((newest?.top ?? 0) - (second?.bottom ?? 0)).toBeCloseTo(14, 0);
  expect((second?.top ?? 0) - (oldest?.bottom ?? 0)).toBeCloseTo(14, 0);
  // They go once somebody types, though their time stands still.
  const field = page.getByPlaceholder("Ex. 3");
  await field.pressSequentially("6");
  await page.locator("[data-sonner-toast]").first().waitFor({ state: "detached" });

  // Over five days need a destination, whatever else is there.
  await page.getByRole("radio", { name: /^Comfort/ }).check();
  await page.getByRole("radio", { name: /^Couple/ }).check();
  await page.getByText("Choose one of these.").first().waitFor({ state: "detached" });
  await pressGenerate(page);
  await page.getByText("Choose a destination.").waitFor();
  const combobox = page.getByRole("combobox");
  const hasFocus = () => combobox.evaluate((input) => input === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  expect(await descriptionOf("[role=combobox]")).toContain("Choose a destination.");

  // The number of days, where it can't be.
  await combobox.fill("Lisbon, Portugal");
  const message = "Enter a whole number of days from 1 to 30.";
  for (const days of byDay(["31", "2.5", "--1", "0", "-1", "e", "1e"], 3)) {
    await field.fill("2");
    expect(await page.locator("#days-problem").textContent(), days).toBe("");
    await field.clear();
    await field.pressSequentially(days);
    await pressGenerate(page);
    await page.locator("#days-problem").getByText(message).waitFor();
    expect(await page.locator("#days").getAttribute("aria-invalid"), days).toBe("true");
  }
  await waitForToast(page, message);
  expect(sent).toEqual([]);

  // Letters never get into the field.
  await field.clear();
  await field.pressSequentially("abc");
  const input = page.locator("#days");
  expect(await input.inputValue()).toBe("");
  expect(await input.evaluate((one: HTMLInputElement) => one.validity.badInput)).toBe(false);
});

test.each(["", ...(IS_NIGHTLY ? ["5"] : [])])(
  "a plan of %o days needs no destination",
  async (days) => {
    await fillIn({ budget: "Comfort", traveler: "Couple", days });
    await pressGenerate(page);
    await page.waitForURL(/\/view-trip\/\d{13}$/);
    await page.getByText(/^Good to know \(/).waitFor();
  },
);

test.runIf(IS_NIGHTLY)("toasts stay for four seconds", async () => {
  await fillIn({});
  await page.clock.install();
  await pressGenerate(page);
  await waitForToast(page, "Please fill all the details");
  await page.clock.pauseAt(Date.now() + 3_000);
  expect(await toasts(page).count()).toBe(1);
  await page.clock.runFor(2_000);
  await page.locator("[data-sonner-toast]").waitFor({ state: "detached" });
});

test("what was filled in, by any name of the city, survives a reload and Back from its trip, and a new trip begins anew", async () => {
  await fillForm(page, { destination: "lisboa", days: "2" });
  await page.reload();
  await page.getByRole("radio", { name: /Couple/ }).waitFor();
  expect(await page.getByRole("combobox").inputValue()).toBe("lisboa");
  expect(await page.getByPlaceholder("Ex. 3").inputValue()).toBe("2");
  expect(await page.getByRole("radio", { name: /Comfort/ }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: /Couple/ }).isChecked()).toBe(true);

  await pressGenerate(page);
  await page.waitForURL(/\/view-trip\/\d{13}$/);
  await page.getByRole("heading", { level: 1, name: "Location: lisboa" }).waitFor();
  await page.goBack();
  await page.getByRole("radio", { name: /Couple/ }).waitFor();
  expect(await page.getByRole("combobox").inputValue()).toBe("lisboa");
  expect(await page.getByRole("radio", { name: /Comfort/ }).isChecked()).toBe(true);
  await page.getByRole("link", { name: "New Trip" }).click();
  await expect.poll(() => page.getByPlaceholder("Ex. 3").inputValue()).toBe("");
  expect(await page.getByRole("combobox").inputValue()).toBe("");
});

describe("the destination", () => {
  test("is compared with what the guide knows as soon as it is chosen, and can be any of its cities", async () => {
    await fillForm(page, { destination: "Paris, Texas" });
    const status = page.getByRole("status").getByText("Paris, Texas isn’t in our built-in guide");
    await status.waitFor();
    const offers = page.getByRole("button", { name: /^Choose / });
    expect(await offers.count()).toBe(3);
    expect(await page.getByRole("option").count()).toBe(0);
    await page.getByRole("button", { name: "Choose Paris, France" }).click();
    expect(await page.getByRole("combobox").inputValue()).toBe("Paris, France");
    await status.waitFor({ state: "detached" });

    // One city or another: which, the traveller says.
    await page.getByRole("combobox").fill("Copenhagen or Amsterdam");
    await page.getByRole("button", { name: "Choose Copenhagen" }).waitFor();
    await page.getByRole("button", { name: "Choose Amsterdam" }).click();
    expect(await page.getByRole("combobox").inputValue()).toBe("Amsterdam");
    await offers.first().waitFor({ state: "detached" });

    // Said while it is still in the field.
    await page.getByRole("combobox").fill("Bergen, Norway");
    await page.getByText("Bergen, Norway isn’t in our built-in guide").waitFor();

    // More days than the guide can fill: one tap plans as many as it can.
    await page.getByRole("combobox").fill("Rome, Italy");
    await page.getByPlaceholder("Ex. 3").fill("30");
    await page.getByRole("status").getByText("Our guide has enough in Rome").waitFor();
    await page.getByRole("button", { name: /^Plan \d+ days$/ }).click();
    const days = Number(await page.getByPlaceholder("Ex. 3").inputValue());
    expect(days).toBeGreaterThanOrEqual(10);
    expect(days).toBeLessThan(30);
    await page.getByText("Our guide has enough in Rome").waitFor({ state: "detached" });

    await page.getByText(`All ${GUIDE_CITIES.length} cities in our guide`).click();
    const cities = page.locator("details").first().getByRole("button");
    expect(await cities.count()).toBe(GUIDE_CITIES.length);
    await cities.getByText("Auckland, New Zealand").click();
    expect(await page.getByRole("combobox").inputValue()).toBe("Auckland, New Zealand");
    expect(sent).toEqual([]);
  });

  test("and dates are enough to start with an empty plan", async () => {
    await page.goto("/create-trip");
    await page.getByRole("button", { name: "Start with an empty plan" }).click();
    await waitForToast(page, "Choose a destination.");
    expect(sent).toEqual([]);
    await page.getByRole("combobox").fill("Lisbon");
    await page.getByLabel("First day").fill("2027-05-04");
    await page.getByLabel("Last day").fill("2027-05-06");
    await page.getByRole("button", { name: "Start with an empty plan" }).click();
    await page.getByRole("heading", { level: 1, name: /Lisbon/ }).waitFor();
    await finishAnimations(page);
    const [tripId = ""] = await listTripIds(ada);
    const { userSelection, tripData, timeZone } = await fetchTrip(ada, tripId);
    expect(userSelection).toMatchObject({ noOfDays: 3, startDate: "2027-05-04" });
    expect(tripData.itinerary.map(({ date }) => date)).toEqual([
      "2027-05-04",
      "2027-05-05",
      "2027-05-06",
    ]);
    expect(timeZone).toBe("Europe/Lisbon");
  });

  test("that the guide doesn't know gets a trip with days to fill by hand, or one of the cities it knows by one tap", async () => {
    const before = (await listTripIds(ada)).length;
    await fillForm(page, { destination: "Atlantis", days: "1" });
    await pressGenerate(page);
    await page.getByRole("alert").getByText("Atlantis isn’t in our built-in guide").waitFor();
    // Trying again can't help; that it failed is said as the specification has it.
    await waitForToast(page, "Failed to generate trip. Please try again.");
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
    // Its days may be filled by hand.
    await page
      .getByRole("region", { name: "Your plan isn’t ready" })
      .getByRole("button", { name: "Start with an empty plan" })
      .click();
    await page.getByRole("heading", { level: 1, name: /Atlantis/ }).waitFor();
    const [empty = ""] = await listTripIds(ada);
    const { tripData } = await fetchTrip(ada, empty);
    expect(tripData.itinerary.map(({ day, plan }) => [day, plan])).toEqual([["Day 1", []]]);
    await page.goBack();
    await pressGenerate(page);
    const offers = page.getByRole("button", { name: /^Plan .+ instead$/ });
    await offers.first().waitFor();
    expect(await offers.count()).toBe(3);
    const [, city] = /^Plan (.+) instead$/.exec((await offers.first().textContent()) ?? "") ?? [];
    await offers.first().click();
    await page.getByRole("heading", { level: 1, name: `Location: ${city}` }).waitFor();
    expect((await listTripIds(ada)).length).toBe(before + 2);
  });
});

type Form = { days?: string; budget?: string; traveler?: string };

async function fillIn({ days, budget, traveler }: Form): Promise<void> {
  await page.goto("/create-trip");
  await page.getByPlaceholder("Ex. 3").fill(days ?? "");
  for (const title of [budget, traveler]) {
    if (title === undefined) continue;
    await page.getByRole("radio", { name: new RegExp(`^${title}`) }).check();
  }
}

/** The description that a screen reader adds to a field's name. */
async function descriptionOf(selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ")
      .trim(),
  );
}
