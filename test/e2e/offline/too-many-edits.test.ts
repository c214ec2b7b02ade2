import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser();

test("after a 429 no tab sends until the server takes changes again, and then all are there", async () => {
  const person = { name: "Ada Lovelace", email: "hasty@example.com" };
  const { storageState, client } = await signedInState(server, person);
  const tripId = await generateTrip(client);
  const { page, close } = await openPage(browser, { baseURL: server.url, storageState });
  const context = page.context();
  const other = await context.newPage();
  let untilMs = 0;
  let refused = 0;
  await context.route("**/api/trips/*", async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    if (untilMs === 0) untilMs = Date.now() + 4000;
    if (Date.now() >= untilMs) return route.fallback();
    refused += 1;
    const response = await route.fetch({ method: "GET" });
    const headers = { ...response.headers(), "retry-after": "4" };
    const error = { code: "too_many_requests", text: "Too many.", requestId: "r" };
    return route.fulfill({ status: 429, headers, json: { error } });
  });
  const [first, second] = (await fetchTrip(client, tripId)).tripData.itinerary;
  for (const tab of [page, other]) {
    await open(tab, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
    await tab.locator("[id^='move-']").first().waitFor();
  }
  const gone = [first, second].map((day) => day?.plan.slice(0, 2).map(({ id }) => id) ?? []);
  for (const [at, tab] of [page, other].entries()) {
    for (const id of gone[at] ?? []) await tab.locator(`[id="move-${id}"]`).press("Delete");
  }
  await expect.poll(() => refused).toBe(1);
  await expect
    .poll(async () =>
      (await fetchTrip(client, tripId)).tripData.itinerary
        .flatMap(({ plan }) => plan.map(({ id }) => id))
        .filter((id) => gone.flat().includes(id)),
    )
    .toEqual([]);
  expect(refused).toBe(1);
  await close();
});
