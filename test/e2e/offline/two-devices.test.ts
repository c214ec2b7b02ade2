import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { openPage, type WatchedPage } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const { server, browser } = await openServerAndBrowser();

/** One person's trip on two devices, the first of which has no network from now on. */
async function openTwice(email: string, ...edits: readonly object[]) {
  const { storageState, client } = await signedInState(server, { name: "Ada Lovelace", email });
  const tripId = await generateTrip(client);
  if (edits.length > 0) await sendEdits(client, tripId, edits);
  const devices: WatchedPage[] = [];
  for (let count = 0; count < 2; count += 1) {
    const device = await openPage(browser, { baseURL: server.url, storageState });
    devices.push(device);
    await open(device.page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
    await device.page.locator("[id^='move-']").first().waitFor();
  }
  const [laptop, phone] = devices.map(({ page }) => page);
  if (laptop === undefined || phone === undefined) throw new Error("two devices");
  await goOffline(laptop);
  const close = async () => {
    for (const device of devices) await device.close();
  };
  return { laptop, phone, client, tripId, close };
}

const placesOf = ({ tripData }: Trip, day: number) => tripData.itinerary[day]?.plan ?? [];

/** @param keys pressed on the handle of the place. */
async function press(page: Page, placeId: string, keys: string): Promise<void> {
  await page.locator(`[id="move-${placeId}"]`).press(keys);
}

async function daysOf(client: SignedInClient, tripId: string): Promise<readonly string[][]> {
  const { tripData } = await fetchTrip(client, tripId);
  return tripData.itinerary.map(({ plan }) => plan.map(({ id = "" }) => id));
}

/** The laptop's places of a day, as it shows them. */
const shownIn = (page: Page, dayId: string) =>
  page
    .locator(`section:has([id="day-${dayId}"]) [id^='move-']`)
    .evaluateAll((handles) => handles.map(({ id }) => id.replace("move-", "")));

test("a place that one device moves and the other removes is asked about in a sentence", async () => {
  const { laptop, phone, client, tripId, close } = await openTwice("moves@example.com");
  const trip = (await fetchTrip(client, tripId)) as Trip;
  const [place] = placesOf(trip, 0);
  const [, second] = trip.tripData.itinerary;
  if (place === undefined || second === undefined) throw new Error("a place and two days");
  await press(laptop, place.id, "Alt+Shift+ArrowDown");
  await expect.poll(() => shownIn(laptop, second.id)).toContain(place.id);
  await press(phone, place.id, "Delete");
  await expect.poll(async () => (await daysOf(client, tripId)).flat()).not.toContain(place.id);

  await laptop.context().setOffline(false);
  const panel = laptop.getByRole("alert", { name: "Your change needs a decision" });
  await panel.getByText(`${place.placeName} moved to Day 2`).waitFor();
  await panel.getByText("On the other device, it was removed.").waitFor();
  await panel.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await daysOf(client, tripId))[1]).toContain(place.id);
  await panel.waitFor({ state: "detached" });
  await close();
});

test.runIf(IS_NIGHTLY)(
  "lists that two devices fill, tick and clear at the same time lose nothing and ask nothing",
  async () => {
    const put = (id: string) => ({ id, list: "pack", text: `My ${id}` });
    const edit = { kind: "add-list-items", items: ["hat", "map", "tent"].map(put) };
    const { laptop, phone, client, tripId, close } = await openTwice("lists@example.com", edit);
    for (const device of [laptop, phone]) {
      await device.locator("summary", { hasText: /^Before you go/ }).click();
    }
    const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
    const add = async (page: Page, name: string) => {
      await page.getByLabel("Something to pack", { exact: true }).fill(name);
      await page.keyboard.press("Enter");
      await box(page, name).waitFor();
    };
    await box(phone, "My tent").waitFor();
    await add(laptop, "Laptop’s torch");
    await add(phone, "Phone’s knife");
    await box(phone, "My hat").click();
    await phone.getByRole("button", { name: "Change My tent" }).click();
    await phone.getByRole("button", { name: "Remove" }).click();
    await expect
      .poll(async () =>
        ((await fetchTrip(client, tripId)) as Trip).listItems?.map(({ text }) => text),
      )
      .toEqual(expect.not.arrayContaining(["My tent"]));

    await laptop.context().setOffline(false);
    await box(laptop, "Phone’s knife").waitFor();
    const left = async () =>
      ((await fetchTrip(client, tripId)) as Trip).listItems
        ?.map(({ text, isDone = false }) => `${text} ${isDone}`)
        .toSorted();
    await expect
      .poll(left)
      .toEqual(["Laptop’s torch false", "My hat true", "My map false", "Phone’s knife false"]);
    expect(await laptop.getByRole("alert", { name: /needs a decision/ }).count()).toBe(0);
    await close();
  },
);
