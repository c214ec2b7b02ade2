import { expect, test } from "vitest";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, PHONE, screenshot } from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openTripActions } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { SELECTION } from "../../support/server/generate.ts";

const opened = await openServerAndBrowser();
const DATED = { ...SELECTION, startDate: "2027-05-04" };

test.each(
  byDay([
    ["a phone", PHONE, "dark"],
    ["a desktop", DESKTOP, "light"],
  ] as const),
)(
  "on %s a flight typed by hand is kept to: the day is proposed around it, offline too",
  async (name, viewport, colorScheme) => {
    const options = { viewport, colorScheme };
    const { page, stored, trip, errors, close } = await openNewTrip(opened, options, DATED);
    const last = trip.tripData.itinerary.at(-1);
    await openTripActions(page);
    await page.locator("#trip-actions").getByRole("button", { name: "Bookings" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "Add a booking" }).click();
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText("Enter a name.").waitFor();
    const isFocused = () =>
      sheet.getByLabel("Flight number").evaluate((field) => field === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await sheet.getByLabel("Flight number").fill("LH 1173");
    await sheet.getByLabel("From", { exact: true }).fill("Lisbon");
    await sheet.getByLabel("To", { exact: true }).fill("Frankfurt");
    await sheet.getByLabel("Departure: date").fill(last?.date ?? "");
    await sheet.getByLabel("Departure: time").fill("14:00");
    await sheet.getByLabel("Confirmation number").fill("X7KP2Q");
    await sheet.getByLabel("Price").fill("189.50");
    await sheet.getByLabel("Currency").fill("eur");
    await sheet.getByLabel("Paid so far").fill("1895");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText("Enter at most the price.").waitFor();
    await sheet.getByLabel("Paid so far").fill("60");
    // It may arrive before it leaves by the clocks there, but not the day before or on a day that nobody said.
    await sheet.getByLabel("Arrival: time").fill("09:00");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText(/^It would arrive before it leaves/).waitFor();
    await sheet.getByLabel("Arrival: date").fill(last?.date ?? "");
    await sheet.getByText(/right only across time zones/).waitFor();
    await sheet.getByLabel("Arrival: date").fill("2027-05-01");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText(/^It would arrive before it leaves/).waitFor();
    await screenshot(page, `bookings form arrival ${name}`, false);
    await sheet.getByLabel("Arrival: date").fill("");
    await sheet.getByLabel("Arrival: time").fill("");
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await screenshot(page, `bookings form ${name}`, false);
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("button", { name: "Apply" }).waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await screenshot(page, `bookings proposal ${name}`, false);
    // What was typed is there again for who doesn't like what would change.
    await sheet.getByRole("button", { name: "Cancel" }).click();
    await sheet.waitFor({ state: "hidden" });
    await openTripActions(page);
    await page.locator("#trip-actions").getByRole("button", { name: "Bookings" }).click();
    await sheet.getByRole("button", { name: "Add a booking" }).click();
    expect(await sheet.getByLabel("Flight number").inputValue()).toBe("LH 1173");
    expect(await sheet.getByLabel("Price").inputValue()).toBe("189.50");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("button", { name: "Apply" }).click();
    await sheet.waitFor({ state: "hidden" });
    const endsBy = async () =>
      Math.max(
        0,
        ...((await stored()).tripData.itinerary.at(-1)?.plan ?? []).map(
          ({ visit }) => visit?.endMinutes ?? 0,
        ),
      );
    await expect.poll(async () => (await stored()).bookings?.length, { timeout: 20_000 }).toBe(1);
    await expect.poll(endsBy, { timeout: 20_000 }).toBeLessThan(12 * 60);
    expect((await stored()).tripData.itinerary.slice(0, -1)).toEqual(
      trip.tripData.itinerary.slice(0, -1),
    );

    // A booking and the plan around it are one step.
    await page.getByText("14:00 Flight LH 1173").waitFor();
    await page.getByText("Be there by 12:00. We don’t know how long the way takes.").waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await stored()).bookings, { timeout: 20_000 }).toBeUndefined();
    expect((await stored()).tripData.itinerary).toEqual(trip.tripData.itinerary);
    await page.keyboard.press("Control+y");
    await expect.poll(endsBy, { timeout: 20_000 }).toBeLessThan(12 * 60);
    await page.getByText("14:00 Flight LH 1173").waitFor();
    await page.getByText("1 booking", { exact: true }).click();
    await page.getByText("X7KP2Q").waitFor();
    await page.getByText("€60 paid, €129.50 to pay").waitFor();
    expect((await examine(page)).violations).toEqual([]);
    await screenshot(page, `bookings page ${name}`, true);

    // Without a network, too.
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Change booking: LH 1173" }).click();
    await sheet.getByLabel("Departure: time").fill("12:30");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("button", { name: "Apply" }).click();
    await sheet.waitFor({ state: "hidden" });
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await stored()).bookings?.[0]?.starts.time, { timeout: 20_000 })
      .toBe("12:30");
    await expect.poll(endsBy, { timeout: 20_000 }).toBeLessThan(10 * 60 + 30);

    await page.getByRole("button", { name: "All bookings" }).click();
    await screenshot(page, `bookings list ${name}`, false);
    await sheet.getByRole("button", { name: "Change booking: LH 1173" }).click();
    await sheet.getByRole("button", { name: "Remove" }).click();
    await sheet.getByText("LH 1173 removed.").waitFor();
    await expect.poll(async () => (await stored()).bookings).toBeUndefined();
    // Without a number it is known by its way.
    await sheet.getByRole("button", { name: "Add a booking" }).click();
    await sheet.getByLabel("From", { exact: true }).fill("Lisbon");
    await sheet.getByLabel("To", { exact: true }).fill("Frankfurt");
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(async () => (await stored()).bookings?.[0]?.name, { timeout: 20_000 })
      .toBe("Lisbon – Frankfurt");
    await sheet.getByText("Flight Lisbon – Frankfurt", { exact: true }).waitFor();
    // Parts of the page that come when it is idle may be on their way still.
    expectOnlyErrors({ errors }, /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/);
    await close();
  },
);

test.runIf(IS_NIGHTLY)(
  "what meets a booking is named on the check, with its ways out",
  async () => {
    const { page, client, tripId, trip, close } = await openNewTrip(
      opened,
      { viewport: DESKTOP },
      DATED,
    );
    const [, second] = trip.tripData.itinerary;
    // From the middle of the first visit on, for most of the day.
    const at = (second?.plan[0]?.visit?.startMinutes ?? 0) + 15;
    const two = (part: number) => String(part).padStart(2, "0");
    const booking = {
      id: "tour",
      kind: "ticket",
      name: "Bunker tour",
      starts: { date: second?.date, time: `${two(Math.floor(at / 60))}:${two(at % 60)}` },
      ends: { date: second?.date, time: `${two(Math.floor(at / 60) + 9)}:${two(at % 60)}` },
      state: "booked",
      source: "api",
    };
    const answer = await client.fetch(`/api/trips/${tripId}`, {
      method: "PATCH",
      body: JSON.stringify({ edits: [{ kind: "set-booking", booking }] }),
      headers: {
        "idempotency-key": "booking-of-a-tour",
        "if-match": (await client.fetch(`/api/trips/${tripId}`)).headers.get("etag") ?? "",
      },
    });
    expect(answer.status).toBe(200);
    await page.goto(`/view-trip/${tripId}?view=check`);
    const fit = page.getByRole("button", { name: /^Fit around bookings/ }).first();
    await fit.waitFor();
    await screenshot(page, "bookings check", false);
    expect(await page.getByRole("button", { name: /^Change the time/ }).count()).toBeGreaterThan(0);
    await fit.click();
    await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
    await fit.waitFor({ state: "hidden" });
    await close();
  },
);

test.runIf(IS_NIGHTLY)("of a flight only the arrival need be known", async () => {
  const { page, stored, trip, errors, close } = await openNewTrip(opened, {}, DATED);
  const date = trip.tripData.itinerary[0]?.date ?? "";
  await openTripActions(page);
  await page.locator("#trip-actions").getByRole("button", { name: "Bookings" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Add a booking" }).click();
  await sheet.getByLabel("Flight number").fill("LH 1172");
  await sheet.getByLabel("Departure: date").fill("");
  await sheet.getByLabel("Arrival: date").fill(date);
  await sheet.getByLabel("Arrival: time").fill("14:00");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByRole("button", { name: "Apply" }).click();
  await sheet.waitFor({ state: "hidden" });
  const booking = async () => (await stored()).bookings?.[0];
  await expect.poll(booking, { timeout: 20_000 }).toMatchObject({ ends: { date, time: "14:00" } });
  const [first] = (await stored()).tripData.itinerary;
  expect(first?.plan[0]?.visit?.startMinutes ?? 24 * 60).toBeGreaterThan(14 * 60 + 45);
  expect(errors).toEqual([]);
  await close();
});
