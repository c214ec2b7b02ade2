import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open, openTripActions } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { toasts } from "../../support/browser/toasts.ts";
import { listTripIds } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const world = await openServerAndBrowser();

function focusedText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null);
}

async function rename(
  page: Page,
  title: string,
  meanwhile = async (): Promise<unknown> => undefined,
): Promise<void> {
  await openTripActions(page);
  await page.getByRole("button", { name: "Rename this trip" }).click();
  await page.getByLabel("Trip name").fill(title);
  await meanwhile();
  await page.getByRole("button", { name: "Save" }).click();
}

test("what was undone takes the place of the offer to undo it", async () => {
  const { page, errors, close } = await openNewTrip(world, { viewport: PHONE });
  await page
    .getByRole("button", { name: /^More about/ })
    .nth(5)
    .click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await toasts(page).getByRole("button", { name: "Undo" }).waitFor();
  await page.keyboard.press("Control+z");
  await toasts(page)
    .filter({ hasText: /^Undone/ })
    .waitFor();
  // The former one fades out.
  await expect
    .poll(() => toasts(page).allTextContents())
    .toEqual([expect.stringMatching(/^Undone/)]);
  expect(errors).toEqual([]);
  await close();
});

test("what is to be booked is unfolded and ticked off by the keyboard alone, and that is undone", async () => {
  const { page, errors, close, client, tripId, trip, stored } = await openNewTrip(world, {
    viewport: PHONE,
  });
  const [day] = trip.tripData.itinerary;
  const [place] = day?.plan ?? [];
  const booking = { need: "must", daysAhead: 30, url: "https://tickets.example/palace" };
  const added = { ...place, id: "palace", placeName: "The Palace", booking };
  await sendEdits(client, tripId, [{ kind: "add-place", dayId: day?.id, place: added }]);
  await page.reload();
  const fold = page.locator("summary", { hasText: /^Before you go/ });
  await fold.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("checkbox", { name: /^The Palace/ });
  await box.waitFor();
  await box.focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => isBooked(await stored(), "palace")).toBe(true);
  await page.getByRole("link", { name: "Tickets for The Palace" }).waitFor({ state: "detached" });
  expect((await examine(page, { part: "main section:has(> h2#places-title)" })).violations).toEqual(
    [],
  );
  await page.keyboard.press("Control+z");
  await expect.poll(async () => isBooked(await stored(), "palace")).toBe(false);
  await expect.poll(() => box.isChecked()).toBe(false);
  expect(errors).toEqual([]);
  await close();
});

function isBooked({ tripData }: Trip, id: string): boolean {
  const places = tripData.itinerary.flatMap(({ plan }) => plan);
  return places.find((place) => place.id === id)?.isBooked === true;
}

test("a trip is renamed, by the keyboard alone, and called so everywhere", async () => {
  const { page, errors, client, tripId, close } = await openNewTrip(world, { viewport: PHONE });
  await openTripActions(page);
  await page.getByRole("button", { name: "Rename this trip" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Spring with Grandma");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Spring with Grandma" }).waitFor();
  await page.getByText("Location: Lisbon, Portugal").waitFor();
  expect(await page.title()).toBe("Spring with Grandma · Tripwright");
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(focused).toBe("Rename this trip");
  await expect
    .poll(async () => (await fetchTrip(client, tripId)).title)
    .toBe("Spring with Grandma");
  await open(page, "/my-trips", "My Trips");
  await page.getByRole("link", { name: /Spring with Grandma.*Lisbon, Portugal/ }).click();
  await page.getByRole("heading", { level: 1, name: "Spring with Grandma" }).waitFor();
  // An empty name is the destination again.
  await rename(page, "");
  await page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" }).waitFor();
  await expect.poll(async () => (await fetchTrip(client, tripId)).title).toBeUndefined();
  expect(errors).toEqual([]);
  await close();
});

test("days and places take notes, which are text whatever is in them", async () => {
  const { page, errors, client, tripId, close } = await openNewTrip(world);
  const text = "Bring <b>cash</b>\nand the <img src=x onerror=alert(1)> tickets";
  await page.getByRole("button", { name: "Add a note: Day 2" }).click();
  await page.getByLabel("Your note on Day 2").fill(text);
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await save.waitFor({ state: "hidden" });
  await page.getByText("Bring <b>cash</b>").waitFor();
  const trip = await fetchTrip(client, tripId);
  // Where there is something to look out for, a folded row says that in the note's stead.
  const at = trip.tripData.itinerary[0]?.plan.findIndex(({ notOn }) => notOn === undefined) ?? -1;
  const place = trip.tripData.itinerary[0]?.plan[at]?.placeName ?? "";
  await page.getByRole("button", { name: `More about ${place}` }).click();
  await page.getByRole("button", { name: `Add a note: ${place}` }).click();
  await page.getByLabel(`Your note on ${place}`).fill("Ask for Ana");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Ask for Ana").first().waitFor();
  await expect
    .poll(
      async () => {
        const { itinerary } = (await fetchTrip(client, tripId)).tripData;
        return [itinerary[1]?.note, itinerary[0]?.plan[at]?.note];
      },
      { timeout: 60_000 },
    )
    .toEqual([text, "Ask for Ana"]);
  await page.reload();
  await page.getByText("Ask for Ana").first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test("a trip is deleted after a question, and another tab learns of it", async () => {
  const { page, client, tripId, close } = await openNewTrip(world);
  const other = await page.context().newPage();
  await open(other, "/my-trips", "My Trips");
  await other.getByRole("link", { name: /Lisbon/ }).waitFor();
  await openTripActions(page);
  await page.getByRole("button", { name: "Delete this trip" }).click();
  expect(await focusedText(page)).toBe("Keep trip");
  await page.getByRole("dialog").getByRole("button", { name: "Keep trip" }).click();
  expect(await listTripIds(client)).toEqual([tripId]);
  await openTripActions(page);
  await page.getByRole("button", { name: "Delete this trip" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("No trips found.").waitFor();
  await page.getByText("Lisbon, Portugal deleted.").waitFor();
  await expect.poll(() => listTripIds(client)).toEqual([]);
  await other.getByText("No trips found.").waitFor();
  await close();
});

test("what another device changed meanwhile, a name or the dates, is shown beside one's own, and one chooses", async () => {
  const { page, client, tripId, close } = await openNewTrip(world);
  // The page may see what the phone did before the laptop begins.
  const renameElsewhere = (text: string) => () =>
    sendEdits(client, tripId, [{ kind: "set-title", text }]);
  await rename(page, "From the laptop", renameElsewhere("From the phone"));
  const panel = page.getByRole("alert", { name: "Your change needs a decision" });
  await panel.getByText("From the laptop").waitFor();
  await panel.getByText("From the phone").waitFor();
  expect((await fetchTrip(client, tripId)).title).toBe("From the phone");
  await panel.getByRole("button", { name: "Keep the other version" }).click();
  await page.getByRole("heading", { level: 1, name: "From the phone" }).waitFor();
  expect((await fetchTrip(client, tripId)).title).toBe("From the phone");

  // Dates are told in words.
  await page
    .getByRole("button", { name: /^Set dates/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Start date" }).fill("2027-06-02");
  await sendEdits(client, tripId, [{ kind: "set-start-date", date: "2027-05-07" }]);
  await page.getByRole("button", { name: "Save dates" }).click();
  await panel.getByText("Start date set to June 2, 2027").waitFor();
  await panel.getByText("On the other device, it starts on May 7, 2027.").waitFor();
  expect((await fetchTrip(client, tripId)).userSelection.startDate).toBe("2027-05-07");
  await panel.getByRole("button", { name: "Keep mine" }).click();
  await page
    .getByText(/Jun.* 2027/)
    .first()
    .waitFor();
  const trip = async () => await fetchTrip(client, tripId);
  await expect.poll(async () => (await trip()).userSelection.startDate).toBe("2027-06-02");
  expect((await trip()).tripData.itinerary[1]?.date).toBe("2027-06-03");
  await close();
});
