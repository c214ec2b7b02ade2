import { describe, expect, test } from "vitest";
import { enterPassword, openPage, PHONE } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { keptTripIds } from "../../support/browser/kept-trip-ids.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open, openTripActions, renameTrip } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { ensureAccount } from "../../support/sign-in/local-account.ts";
import { EVE } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE, type SignedInClient } from "../../support/sign-in/walk.ts";
import { noteOn } from "../../support/store/change-stored.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const POP = { name: "Pop Corn", email: "pop@example.com" };

const world = await openServerAndBrowser();
const { server, browser } = world;

describe("T37 Two persons in one browser", () => {
  test("who signs in by address alone gets a page of their own, and nothing of the first is kept or sent", async () => {
    const eve = await signedInState(server, EVE);
    const pop = await signedInState(server, POP);
    const evesTrip = await generateTrip(eve.client);
    const popsTrip = await generateTrip(pop.client);
    const { page, close } = await openPage(browser, {
      baseURL: server.url,
      storageState: eve.storageState,
    });
    await open(page, "/my-trips", "My Trips");
    await expect.poll(() => keptTripIds(page)).toEqual([evesTrip]);
    const home = await page.context().newPage();
    await home.goto("/");
    await home.getByRole("button", { name: `Account: ${EVE.name}` }).waitFor();

    await ensureAccount(server.url, POP.name, { email: POP.email });
    await page.goto("/api/sign-in?returnTo=/my-trips");
    await enterPassword(page, POP.name);

    await page.getByRole("button", { name: `Account: ${POP.name}` }).waitFor();
    await page.locator(`a[href="/view-trip/${popsTrip}"]`).waitFor();
    expect(await page.locator(`a[href="/view-trip/${evesTrip}"]`).count()).toBe(0);
    await expect.poll(() => keptTripIds(page)).toEqual([popsTrip]);
    await home.getByRole("button", { name: `Account: ${POP.name}` }).waitFor();
    await close();
  });

  test("a change made on a page whose session is another's by now is not sent as theirs", async () => {
    const eve = await signedInState(server, { ...EVE, email: "eve-2@example.com" });
    const pop = await signedInState(server, { ...POP, email: "pop-2@example.com" });
    const evesTrip = await generateTrip(eve.client);
    const { page, close } = await openPage(browser, {
      baseURL: server.url,
      storageState: eve.storageState,
    });
    await open(page, `/view-trip/${evesTrip}`, "Location: Lisbon, Portugal");
    const statuses: number[] = [];
    let isWriting = false;
    const answered = new Promise<void>((resolve) => {
      page.on("response", (answer) => {
        if (answer.request().method() !== "PATCH") return;
        statuses.push(answer.status());
        resolve();
      });
    });
    // The session changes as the write goes. Whatever else the page asks for would tell it first, and waits.
    await page.route("**/api/**", async (route) => {
      if (route.request().method() === "PATCH") {
        isWriting = true;
        await page.context().addCookies([sessionCookie(pop.client)]);
      } else if (isWriting) await answered;
      await route.continue();
    });
    await renameTrip(page, "Eve's own");
    await page.getByRole("button", { name: `Account: ${POP.name}` }).waitFor();
    await page.getByRole("heading", { level: 1, name: "No trip found" }).waitFor();
    // It may be tried once more before the page knows whose it is; each try is refused.
    expect(new Set(statuses)).toEqual(new Set([409]));
    expect((await fetchTrip(eve.client, evesTrip)).title).toBeUndefined();
    await close();
  });
});

const PANEL = { name: "Your change needs a decision" };

describe("an editor that is open while the text changes", () => {
  test("another device's text is not written over without the question, and one's own outlives the trip", async () => {
    const { page, close, client, tripId } = await openNewTrip(world);
    await page.getByRole("button", { name: "Add a note: Day 1" }).click();
    await page.getByLabel("Your note on Day 1").fill("From the laptop");
    await sendEdits(client, tripId, [
      noteOn("From the phone", { day: 0 })(await fetchTrip(client, tripId)),
    ]);
    // The page learns of it while the editor is open.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const other = await page.context().newPage();
    await open(other, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
    await other.getByText("From the phone").waitFor();
    await renameTrip(other, "Renamed");
    await page.getByRole("heading", { level: 1, name: "Renamed" }).waitFor();
    await page.getByText("From the phone").waitFor();

    await page.getByRole("button", { name: "Save" }).click();
    const panel = page.getByRole("alert", PANEL);
    await panel.getByText("From the laptop").waitFor();
    await panel.getByText("From the phone").waitFor();
    expect((await fetchTrip(client, tripId)).tripData.itinerary[0]?.note).toBe("From the phone");
    await panel.getByRole("button", { name: "Keep mine" }).click();
    await expect
      .poll(async () => (await fetchTrip(client, tripId)).tripData.itinerary[0]?.note)
      .toBe("From the laptop");

    // What is being written is still there when another tab deletes the trip.
    await page.getByRole("button", { name: "Add a note: Day 2" }).click();
    await page.getByLabel("Your note on Day 2").fill("Half a thought about");
    await openTripActions(other);
    await other.getByRole("button", { name: "Delete this trip" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "This trip was deleted" }).waitFor();
    expect(await page.getByLabel("Your note on Day 2").inputValue()).toBe("Half a thought about");
    await close();
  });
});

test.runIf(IS_NIGHTLY)(
  "a change to a trip that is gone is seen on every screen, and discarded there",
  async () => {
    const { page, close, client, tripId } = await openNewTrip(world);
    // The change is kept while the server can't be reached, and the trip is deleted meanwhile.
    await goOffline(page);
    // The panel can't be loaded at first, and comes by itself when it can.
    const isPanel = "**/assets/decision-panel*";
    await page.route(isPanel, (route) => route.abort());
    const failure = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("decision-panel"),
    );
    await renameTrip(page, "Too late");
    await page.getByRole("heading", { level: 1, name: "Too late" }).waitFor();
    await client.fetch(`/api/trips/${tripId}`, { method: "DELETE", headers: { "if-match": "*" } });
    await page.context().setOffline(false);
    await failure;
    await page.unroute(isPanel);
    const panel = page.getByRole("alert", PANEL);
    await panel.getByText("was deleted on another device").waitFor();
    for (const path of ["/contact-us", "/my-trips"]) {
      await page.goto(path);
      await panel.getByText("Too late").waitFor();
    }
    await page.setViewportSize(PHONE);
    await panel.getByRole("button", { name: "Discard my change" }).click();
    await panel.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("My Trips");
    await close();
  },
);

function sessionCookie({ sessionToken }: SignedInClient) {
  return { name: SESSION_COOKIE, value: sessionToken, domain: "localhost", path: "/" };
}
