import { afterAll, beforeAll, expect, test } from "vitest";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { examine } from "../../support/browser/axe.ts";
import { launchBrowser, openPage, PHONE } from "../../support/browser/browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveRomeTrip } from "../../support/store/save-rome-trip.ts";

const WISH = "Our feet hurt, could the third day be gentler?";
const READ = {
  wishes: [{ verb: "pace", pace: "relaxed", words: WISH, days: ["day-2"] }],
  unread: [],
};

let model: Awaited<ReturnType<typeof startModelServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  model = await startModelServer({
    readWish: ({ wish }) => ({ text: wish === WISH ? JSON.stringify(READ) : "Sorry, no." }),
  });
  const env = { GEMINI_API_KEY: "key", GEMINI_BASE_URL: `${model.url}/v1beta` };
  [server, browser] = await Promise.all([startTestServer({ env }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await model?.close();
});

test("words that our grammar doesn't understand become a proposal, and are made when it is applied", async () => {
  const { storageState, client } = await signedInState(server);
  const trip = await saveRomeTrip(server, client);
  const watched = await openPage(browser, {
    baseURL: server.url,
    storageState,
    viewport: PHONE,
  });
  const { page, errors } = watched;
  await open(page, `/view-trip/${trip.id}`, "Location: Rome");
  const stored = () => fetchTrip(client, trip.id);
  const sheet = page.getByRole("dialog");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  const propose = async (wish: string) => {
    await sheet.getByLabel("What would you like?").fill(wish);
    await sheet.getByRole("button", { name: "Preview changes" }).click();
  };
  await press("Edit");
  const openSheet = async () => {
    await press("Options for Day 3");
    await press("Replan this day");
  };
  await openSheet();
  await sheet.getByText("we send them to AI", { exact: false }).waitFor();
  expect((await examine(page)).violations).toEqual([]);

  // What the grammar understands costs nothing.
  await propose("remove the Pantheon");
  await sheet.getByRole("button", { name: "Cancel" }).click();
  expect(model.received).toEqual([]);

  await openSheet();
  await propose("sing me a song");
  await sheet.getByText("We didn’t understand “sing me a song”", { exact: false }).waitFor();
  expect(model.received.map(({ wish }) => wish?.wish)).toEqual(["sing me a song"]);

  await propose(WISH);
  await sheet.getByText(`“${WISH}”`).waitFor();
  expect((await stored()).version).toBe(1);
  await sheet.getByRole("button", { name: "Apply" }).click();
  await sheet.waitFor({ state: "detached" });
  await expect
    .poll(async () => (await stored()).tripData.itinerary[2]?.plan.length)
    .toBeLessThan(trip.tripData.itinerary[2]?.plan.length ?? 0);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect
    .poll(async () => (await stored()).tripData.itinerary[2]?.plan.length)
    .toBe(trip.tripData.itinerary[2]?.plan.length);
  expect(errors.filter((error) => !error.includes("502"))).toEqual([]);
  await watched.close();
});
