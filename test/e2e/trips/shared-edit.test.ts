import { expect, test } from "vitest";
import { DESKTOP, openPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { makeLink } from "../../support/server/guest.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser();

test("a guest moves a place by keys, hears whether it fits, and asks for nothing but by the link", async () => {
  const { client } = await signedInState(server, { name: "Ada", email: "host@example.com" });
  const rome = { ...SELECTION, location: { label: "Rome, Italy" }, startDate: "2027-05-04" };
  const tripId = await generateTrip(client, rome);
  const { token } = await makeLink(client, tripId, { scope: "edit" });
  const guest = await openPage(browser, { baseURL: server.url, viewport: DESKTOP });
  const asked: string[] = [];
  guest.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(guest.page, `/s/${token}`, "Location: Rome, Italy");
  await guest.page.getByLabel("Your name").fill("Ben");
  await guest.page.getByRole("button", { name: "Join" }).click();
  const [first, second] = (await fetchTrip(client, tripId)).tripData.itinerary[0]?.plan ?? [];
  await guest.page.getByRole("button", { name: `Move ${first?.placeName}` }).focus();
  await guest.page.keyboard.press("Space");
  await guest.page.keyboard.press("ArrowDown");
  await guest.page.getByText(/, \d\d:\d\d to \d\d:\d\d, /).waitFor({ state: "attached" });
  await guest.page.keyboard.press("Space");
  await expect
    .poll(async () => (await fetchTrip(client, tripId)).tripData.itinerary[0]?.plan[0]?.id)
    .toBe(second?.id);
  expect(asked.filter((path) => path.startsWith("/api/trips"))).toEqual([]);
  expect(guest.errors).toEqual([]);
  await guest.close();
});
