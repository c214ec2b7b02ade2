import { expect, test } from "vitest";
import { DESKTOP, openPage, PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser();

test("T54 a place that a guest adds as one of the guide's, by a name that every object has, breaks no page", async () => {
  const { client, storageState } = await signedInState(server);
  const rome = { ...SELECTION, location: { label: "Rome, Italy" }, startDate: "2027-05-04" };
  const tripId = await generateTrip(client, rome);
  const { token } = await makeLink(client, tripId, { scope: "edit" });
  const guest = createGuest(server.url, token);
  await guest.join("Ben");
  const [day] = (await fetchTrip(client, tripId)).tripData.itinerary;
  const [first] = day?.plan ?? [];
  if (day === undefined || first === undefined) throw new Error("a day with a place");
  const { visit, open, leg, notOn, ...bare } = first;
  const place = { ...bare, id: "odd", placeName: "Bar Sport", guideId: "constructor" };
  const added = await guest.edit([{ kind: "add-place", dayId: day.id, place }]);
  expect(added.status, await added.text()).toBe(200);
  for (const viewport of byDay([PHONE, DESKTOP])) {
    const options = { baseURL: server.url, storageState, viewport };
    const { page, end } = await openPage(browser, options);
    await page.clock.setFixedTime("2027-05-04T05:00:00Z");
    for (const view of ["today", "plan"]) {
      await page.goto(`/view-trip/${tripId}?view=${view}`);
      await page.locator("main").getByText("Bar Sport").locator("visible=true").first().waitFor();
    }
    await page.getByRole("button", { name: "More about Bar Sport" }).first().click();
    await page.getByRole("link", { name: /maps/i }).first().waitFor();
    expect(await page.getByText("couldn’t load").count()).toBe(0);
    await end();
  }
});
