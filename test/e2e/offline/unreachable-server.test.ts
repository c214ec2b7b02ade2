import { expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { openPage, PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { makeLink } from "../../support/server/guest.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser();

test("a profile picture that can't be had is asked for once at most, and again when the server is back", async () => {
  const { storageState } = await signedInState(server);
  const { page, close } = await openPage(browser, { baseURL: server.url, storageState });
  let asked = 0;
  let isCut = true;
  await page.route(/\/initials\//, (route) => {
    asked += 1;
    return isCut ? route.abort() : route.fallback();
  });
  await page.route(/\/(?:api|healthz)/, (route) => (isCut ? route.abort() : route.fallback()));
  await page.goto("/my-trips");
  await page.getByText("You’re offline.").waitFor();
  const account = page.getByRole("button", { name: /^Account: / });
  await account.getByText("A", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await account.getByText("A", { exact: true }).waitFor();
  // None where the server is known to be away before it would be drawn.
  expect(asked).toBeLessThanOrEqual(1);
  asked = 0;
  isCut = false;
  await page.getByText("You’re offline.").waitFor({ state: "detached" });
  await account.locator("img").waitFor();
  expect(asked).toBe(1);
  await close();
});

test.each(
  byDay([
    [{}, "Could not reach Tripwright backend."],
    [{ backend: "Cloud Firestore" }, "Could not reach Cloud Firestore backend."],
  ] as const),
)(
  "with %o a page whose server is silent for ten seconds says so in the console",
  async (more, sentence) => {
    const { storageState } = await signedInState(server);
    const { page, close } = await openPage(browser, { baseURL: server.url, storageState });
    await page.route(`**${API_PATHS.config}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...more } });
    });
    await open(page, "/my-trips", "My Trips");
    await page.getByText("No trips found.").waitFor();
    const warnings: string[] = [];
    page.on("console", (message) => warnings.push(message.text()));
    await page.unrouteAll({ behavior: "wait" });
    await page.route(/\/(?:api|healthz|readyz)/, () => {});
    await page.clock.install();
    await page.goto("/my-trips");
    await expect
      .poll(async () => {
        await page.clock.fastForward(2_000);
        return warnings;
      })
      .toContain(sentence);
    await page.getByText("You’re offline.").waitFor();
    await close();
  },
);

test("a guest without a network sees the trip of a link opened before, and that it can't be changed", async () => {
  const { client } = await signedInState(server);
  const { token } = await makeLink(client, await generateTrip(client), { scope: "edit" });
  const { page, close } = await openPage(browser, {
    baseURL: server.url,
    viewport: PHONE,
    serviceWorkers: "allow",
  });
  await page.goto(`/s/${token}`);
  const heading = page.getByRole("heading", { level: 1, name: /^Location: / });
  await heading.waitFor();
  await page.getByLabel("Your name").fill("Grace");
  await page.getByRole("button", { name: "Join" }).click();
  const change = page.getByRole("button", { name: "Edit", exact: true });
  await change.waitFor();
  await waitForWorker(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("shared-trips")).keys()).length),
    )
    .toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  await heading.waitFor();
  await page.getByText("can’t be changed now").waitFor();
  expect(await change.count()).toBe(0);
  await page.context().setOffline(false);
  await change.waitFor();
  await close();
});

test.runIf(IS_NIGHTLY)(
  "after a 429 no tab sends until the server takes changes again, and then all are there",
  async () => {
    const { page, client, tripId, close } = await openNewTrip({ server, browser });
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
  },
);
