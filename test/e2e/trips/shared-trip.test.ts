import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE, screenshot } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { waitForToast } from "../../support/browser/toasts.ts";
import { byDay } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { linksOf, makeLink } from "../../support/server/guest.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser();

/** A name that would do harm if any page took it for markup. */
const NAME = '<img src=x onerror="document.title=1">';

/** Asks for nothing that is refused, nothing but by the link, and for nothing that names the link's secret in its address. */
function watchRequests(page: Page, path: string) {
  const odd: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 401) odd.push(`401 ${answer.url()}`);
  });
  page.on("request", (request) => {
    const isPage = request.url().endsWith(path) && request.isNavigationRequest();
    const secret = path.split("/").at(-1) ?? "";
    if (!isPage && request.url().includes(secret)) odd.push(request.url());
    if (new URL(request.url()).pathname.startsWith("/api/trips")) odd.push(request.url());
    if (request.headers().referer?.includes(secret)) odd.push(`referer of ${request.url()}`);
  });
  return odd;
}

test("an owner shares a trip; a guest without an account votes and changes it, and each sees the other's within 2 s, until the link ends", async () => {
  const person = { name: "Ada Lovelace", email: "sharer@example.com" };
  const { storageState, client } = await signedInState(server, person);
  const tripId = await generateTrip(client, {
    ...SELECTION,
    location: { label: "Rome, Italy" },
    startDate: "2027-05-04",
  });
  const [place, other] = (await fetchTrip(client, tripId)).tripData.itinerary[0]?.plan ?? [];
  if (place === undefined || other === undefined) throw new Error("a trip has places");
  const owner = await openPage(browser, { baseURL: server.url, storageState });
  await open(owner.page, `/view-trip/${tripId}`, "Location: Rome, Italy");
  await owner.page.getByRole("button", { name: "Share", exact: true }).last().click();
  const sheet = owner.page.getByRole("dialog", { name: "Share this trip" });
  await sheet.getByRole("button", { name: "Create link" }).click();
  const address = await sheet.getByLabel(/^Link “/).inputValue();
  const path = new URL(address).pathname;
  expect(path).toMatch(/^\/s\/[\w-]{22}$/);
  await owner.page.context().grantPermissions(["clipboard-write"]);
  await sheet.getByRole("button", { name: "Copy", exact: true }).click();
  await waitForToast(owner.page, "Link copied.");
  // In the layer of the sheet, above what that dims.
  expect(await owner.page.locator(".toasts:popover-open").count()).toBe(1);

  const guest = await openPage(browser, { baseURL: server.url, viewport: PHONE });
  const odd = watchRequests(guest.page, path);
  await open(guest.page, path, "Location: Rome, Italy");
  await expect.poll(() => guest.page.title()).toContain("A trip to Rome");
  await guest.page.getByText(/^Ada shared this trip with you\./).waitFor();
  await guest.page.getByLabel("Your name").fill(NAME);
  await guest.page.getByRole("button", { name: "Join" }).click();
  await guest.page.getByText(`You joined as ${NAME}.`).waitFor();
  await guest.page.getByRole("button", { name: `More about ${place.placeName}` }).click();
  const like = guest.page.getByRole("button", { name: `Sounds good: ${place.placeName}` });
  await like.click();
  await expect.poll(() => like.getAttribute("aria-pressed")).toBe("true");
  await expect
    .poll(async () => (await linksOf(client, tripId))[0]?.guests)
    .toMatchObject([{ name: NAME, votes: [{ placeId: place.id, value: 1 }] }]);

  await guest.page.getByLabel("Comment", { exact: true }).fill("With a picnic");
  await guest.page.getByRole("button", { name: "Save" }).click();
  await waitForToast(guest.page, "Comment saved.");
  await screenshot(guest.page, "share comment", false);
  expect(await guest.page.getByLabel("Comment", { exact: true }).inputValue()).toBe(
    "With a picnic",
  );

  // The owner, whose panel is open, sees the vote; and lets guests change the trip.
  await sheet.getByText("1 guest has voted.").waitFor();
  // What nobody likes the owner swaps for something that fits, by one tap.
  await guest.page.getByRole("button", { name: `More about ${other.placeName}` }).click();
  await guest.page.getByRole("button", { name: `No thanks: ${other.placeName}` }).click();
  // The row says it without being opened.
  await guest.page.getByText("1 vote for").waitFor();
  await sheet.getByText("1 guest against, 0 for.").waitFor();
  expect((await examine(owner.page, { part: "dialog[open]" })).violations).toEqual([]);
  await sheet.getByRole("button", { name: `Swap for the best match: ${other.placeName}` }).click();
  await sheet.getByText("1 guest against, 0 for.").waitFor({ state: "detached" });
  const namesOf = async () =>
    (await fetchTrip(client, tripId)).tripData.itinerary.flatMap(({ plan }) =>
      plan.map(({ placeName }) => placeName),
    );
  await expect.poll(namesOf).not.toContain(other.placeName);
  await sheet.getByLabel("Guests can").first().selectOption("view, vote, comment, and edit");
  await sheet.getByRole("button", { name: "Close" }).click();
  await owner.page.getByText("1 vote for").waitFor();
  await owner.page.getByRole("button", { name: `More about ${place.placeName}` }).click();
  await owner.page.getByRole("list", { name: "Votes" }).getByText(NAME).waitFor();
  await guest.page.getByText("view it, change it, vote and comment").waitFor();
  await guest.page.getByRole("button", { name: `More about ${place.placeName}` }).click();
  await guest.page.getByRole("button", { name: "Remove", exact: true }).click();
  await guest.page
    .getByRole("button", { name: `More about ${place.placeName}` })
    .waitFor({ state: "detached" });
  await owner.page
    .getByRole("button", { name: `More about ${place.placeName}` })
    .waitFor({ state: "detached" });

  // A guest takes back what they did last.
  await guest.page.getByRole("button", { name: /^Undo/ }).first().click();
  await owner.page.getByRole("button", { name: `More about ${place.placeName}` }).waitFor();

  // What another page has made has no address any more: one like it has.
  await open(owner.page, `/view-trip/${tripId}`, "Location: Rome, Italy");
  await owner.page.getByRole("button", { name: "Share", exact: true }).last().click();
  await sheet.getByText("We don’t keep the address of a link").waitFor();
  await sheet.getByRole("button", { name: /^Create another link like/ }).click();
  await expect
    .poll(() => sheet.getByLabel(/^Link “/).evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(await sheet.getByLabel(/^Link “/).inputValue()).not.toBe(address);
  expect((await linksOf(client, tripId)).map(({ scope }) => scope)).toEqual(["edit", "edit"]);
  await screenshot(owner.page, "share another", false);
  await sheet
    .getByRole("button", { name: /^Turn off link/ })
    .first()
    .click();
  await guest.page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  expect(await guest.page.locator("main").textContent()).not.toContain(place.placeName);
  expect(odd).toEqual([]);
  expect(owner.errors).toEqual([]);
  // A revoked link is refused once, which the console notes.
  expect(guest.errors.filter((text) => !text.includes("404"))).toEqual([]);
  await Promise.all([owner.close(), guest.close()]);
});

test("a guest reads the head of each folded day, and how places are got into where the trip asks for it", async () => {
  const person = { name: "Grace Hopper", email: "folded@example.com" };
  const { client } = await signedInState(server, person);
  const tripId = await generateTrip(client, {
    ...SELECTION,
    noOfDays: "8",
    wishes: [{ kind: "need", need: "stepFree", text: "Marguerite’s wheelchair" }],
  });
  const shows = { notes: false, costs: false };
  const answer = await client.fetch(`/api/trips/${tripId}/links`, {
    method: "POST",
    body: JSON.stringify({ name: "Sister", scope: "view", shows, expiresAtMs: null }),
  });
  const { token } = (await answer.json()) as { token: string };
  const guest = await openPage(browser, { baseURL: server.url, viewport: PHONE });
  await open(guest.page, `/s/${token}`, "Location: Lisbon, Portugal");
  const heads = guest.page.getByRole("heading", { level: 3, name: /Day \d/ });
  await expect.poll(() => heads.count()).toBe(8);
  for (const head of await heads.all()) {
    // Days are laid out when they come near.
    await head.scrollIntoViewIfNeeded();
    await expect.poll(() => head.evaluate((one) => one.clientWidth)).toBeGreaterThan(200);
  }
  await guest.page.getByText("Step-free", { exact: true }).first().waitFor();
  await screenshot(guest.page, "guest access", false);
  const told = await guest.page.request.get(`${server.url}/api/shared`, {
    headers: { "tripwright-link": token },
  });
  expect(await told.text()).not.toContain("Marguerite");
  await guest.close();
});

test.each(byDay([PHONE, DESKTOP]))(
  "a guest who sees prices sees what the trip is estimated to cost at %j; one who doesn't has no costs",
  async (viewport) => {
    const person = { name: "Mary Shelley", email: `costs-${viewport.width}@example.com` };
    const { client } = await signedInState(server, person);
    const tripId = await generateTrip(client, { ...SELECTION, traveler: "4" });
    const shows = { notes: false, costs: true };
    for (const scope of byDay(["view", "edit"] as const)) {
      const seeing = await makeLink(client, tripId, { shows, scope });
      const { page, errors, close } = await openPage(browser, { baseURL: server.url, viewport });
      await open(page, `/s/${seeing.token}`, "Location: Lisbon, Portugal");
      const costs = page
        .getByRole("link", { name: "Costs", exact: true })
        .filter({ visible: true });
      await costs.click();
      await page.getByText("Whole trip for 4").filter({ visible: true }).waitFor();
      await page.getByText(/^2 rooms, 2 nights at /).waitFor();
      await page.getByText(/All others count as adults/).waitFor();
      expect((await examine(page)).violations).toEqual([]);
      await screenshot(page, `guest-costs-${scope}-${viewport.width}`);
      const other = await makeLink(client, tripId, { name: "Others", scope });
      await open(page, `/s/${other.token}`, "Location: Lisbon, Portugal");
      await page.getByRole("heading", { name: "Day 1" }).waitFor();
      expect(await costs.count()).toBe(0);
      expect(errors).toEqual([]);
      await close();
    }
  },
);
