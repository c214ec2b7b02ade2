import { expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { DESKTOP, openPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const { server, browser } = await openServerAndBrowser();

test("a trip from a friend's home to a friend's party says nothing of the former hotel, doubts neither and finds both", async () => {
  const person = { name: "Ada Lovelace", email: "friend@example.com" };
  const { storageState, client } = await signedInState(server, person);
  const tripId = await generateTrip(client);
  const before = await fetchTrip(client, tripId);
  const own = { geoCoordinates: "38.7139, -9.1394", isOwn: true } as const;
  const edits: Edit[] = [
    {
      kind: "add-hotel",
      isBase: true,
      hotel: {
        ...{ id: "home", hotelName: "Aunt Rosa", hotelAddress: "", price: "", rating: "" },
        ...{ hotelImageURL: "", description: "", ...own },
      },
    },
    {
      kind: "add-place",
      dayId: before.tripData.itinerary[0]?.id ?? "",
      place: {
        ...{ id: "party", placeName: "Rui's party", placeDetails: "", placeImageURL: "" },
        ...{ ticketsPricing: "", timeToTravel: "", bestTime: "", notVerified: true, ...own },
      },
    },
  ];
  const { page, errors, close } = await openPage(browser, {
    baseURL: server.url,
    storageState,
    viewport: DESKTOP,
  });
  await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
  const starts = page.getByText(/^Each day starts and ends at/);
  await page
    .locator("summary")
    .filter({ hasText: /^Good to know/ })
    .click();
  await starts.waitFor();
  const pictures = () =>
    page
      .getByRole("region", { name: "Hotel Recommendations" })
      .or(page.locator("section, div").filter({ has: page.locator("#hotels-title") }))
      .last()
      .locator("li img")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  const formerPictures = await pictures();

  await sendEdits(client, tripId, edits);
  const { planCheck } = await fetchTrip(client, tripId);
  expect(
    planCheck?.watch.filter((entry) => "code" in entry && entry.code === "notVerified"),
  ).toEqual([]);
  await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
  const found = "https://www.google.com/maps/search/?api=1&query=38.7139%2C%20-9.1394";
  for (const name of [/^Aunt Rosa/, /^Rui's party/]) {
    const link = page.getByRole("link", { name }).first();
    expect(await link.getAttribute("href")).toBe(found);
  }
  expect(await page.getByText("Not verified: not in our guide.").count()).toBe(0);
  await page
    .locator("summary")
    .filter({ hasText: /^Good to know/ })
    .click();
  await page.getByText(/^Travel times are estimates/).waitFor();
  expect(await starts.count()).toBe(0);
  expect((await pictures()).slice(1)).toEqual(formerPictures);
  expect(errors).toEqual([]);
  await close();
});
