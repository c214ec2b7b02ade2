import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { waitForToast } from "../../support/browser/toasts.ts";
import { byDay } from "../../support/nightly.ts";
import { generateTrip, listTripIds, SELECTION } from "../../support/server/generate.ts";
import { linksOf, makeLink } from "../../support/server/guest.ts";
import { ensureAccount } from "../../support/sign-in/local-account.ts";
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
      const { page, end } = await openPage(browser, { baseURL: server.url, viewport });
      await open(page, `/s/${seeing.token}`, "Location: Lisbon, Portugal");
      const costs = page
        .getByRole("link", { name: "Costs", exact: true })
        .filter({ visible: true });
      await costs.click();
      await page.getByText("Whole trip for 4").filter({ visible: true }).waitFor();
      await page.getByText(/^2 rooms, 2 nights at /).waitFor();
      await page.getByText(/All others count as adults/).waitFor();
      expect((await examine(page)).violations).toEqual([]);
      const other = await makeLink(client, tripId, { name: "Others", scope });
      await open(page, `/s/${other.token}`, "Location: Lisbon, Portugal");
      await page.getByRole("heading", { name: "Day 1" }).waitFor();
      expect(await costs.count()).toBe(0);
      await end();
    }
  },
);

/** An account of its own for each try of a test. */
const addressOf = (name: string) => `${name}.${randomUUID()}@example.com`;

test("a trip kept by a link is among one's own, is edited by both offline, and each hears of the other", async () => {
  const ada = await signedInState(server, { name: "Ada Lovelace", email: addressOf("sharer") });
  const tom = await signedInState(server, { name: "Tom Baker", email: addressOf("keeper") });
  const tripId = await generateTrip(ada.client);
  const shows = { notes: true, costs: true };
  const { token } = await makeLink(ada.client, tripId, { scope: "edit", shows });
  const [hers, his] = await Promise.all(
    [ada, tom].map(({ storageState }) => openPage(browser, { baseURL: server.url, storageState })),
  );
  if (hers === undefined || his === undefined) throw new Error("two browsers");
  await open(hers.page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
  await his.page.goto(`/s/${token}`);
  await his.page.getByRole("button", { name: "Keep in My Trips" }).click();
  await his.page.getByRole("heading", { name: "Location: Lisbon, Portugal" }).waitFor();
  await his.page
    .getByText(
      "Ada shared this trip with you. You can view it, change it, vote and comment: open a place to vote or comment.",
    )
    .waitFor();
  await his.page.locator("[id^='move-']").first().waitFor();
  // It listens from then on.
  await expect
    .poll(async () => (await linksOf(ada.client, tripId))[0]?.guests[0]?.name)
    .toBe("Tom");

  const { itinerary } = ((await fetchTrip(ada.client, tripId)) as Trip).tripData;
  const [first, second] = itinerary.map(({ plan }) => plan[0]);
  if (first === undefined || second === undefined) throw new Error("two days");
  await goOffline(his.page);
  await his.page.locator(`[id="move-${second.id}"]`).press("Delete");
  await his.page.locator(`[id="move-${second.id}"]`).waitFor({ state: "detached" });
  await hers.page.locator(`[id="move-${first.id}"]`).press("Delete");
  const ids = async () =>
    (await fetchTrip(ada.client, tripId)).tripData.itinerary.flatMap(({ plan }) =>
      plan.map(({ id }) => id),
    );
  await expect.poll(ids).not.toContain(first.id);
  await his.page.context().setOffline(false);
  await expect.poll(ids).not.toContain(second.id);
  await his.page.locator(`[id="move-${first.id}"]`).waitFor({ state: "detached" });

  const said = hers.page.locator("[data-sonner-toast]", {
    hasText: `Tom: ${second.placeName} removed`,
  });
  // It stays while it is pointed at.
  await said.hover();
  expect(await said.count()).toBe(1);
  await said.getByRole("button", { name: "Undo" }).click();
  await expect.poll(ids).toContain(second.id);

  await open(his.page, "/my-trips", "My Trips");
  const shared = his.page.getByRole("region", { name: "Shared with you" });
  await shared.getByText("Ada shared it · You can edit").waitFor();
  await goOffline(his.page);
  await shared.getByRole("link").click();
  await his.page.getByRole("heading", { name: "Location: Lisbon, Portugal" }).waitFor();
  await his.page.context().setOffline(false);

  await his.page.getByRole("button", { name: "Remove from My Trips" }).click();
  await his.page.getByRole("button", { name: "Remove", exact: true }).click();
  await his.page.getByText("No trips found.").waitFor();
  expect((await linksOf(ada.client, tripId))[0]?.guests).toEqual([]);
  await hers.close();
  await his.close();
});

test("who is shown a trip plans their own from it, of what the link shows", async () => {
  const ada = await signedInState(server, { name: "Ada Lovelace", email: addressOf("shower") });
  const tom = await signedInState(server, { name: "Tom Baker", email: addressOf("planner") });
  const tripId = await generateTrip(ada.client);
  const shows = { notes: false, costs: false };
  const { token } = await makeLink(ada.client, tripId, { scope: "view", shows });
  const { page, end } = await openPage(browser, {
    baseURL: server.url,
    storageState: tom.storageState,
  });
  await page.goto(`/s/${token}`);
  await page.getByRole("button", { name: "Plan my own from it" }).click();
  await page.getByText("Here’s your own trip.").waitFor();
  await page.getByRole("heading", { name: "Location: Lisbon, Portugal" }).waitFor();
  const [own = "", ...others] = await listTripIds(tom.client);
  expect(others).toEqual([]);
  expect(page.url()).toContain(own);
  const [hers, his] = [await fetchTrip(ada.client, tripId), await fetchTrip(tom.client, own)];
  const namesOf = ({ tripData }: Trip) =>
    tripData.itinerary.map(({ plan }) => plan.map(({ placeName }) => placeName));
  expect(namesOf(his)).toEqual(namesOf(hers));
  expect(his.sharedBy).toBeUndefined();
  expect(his.tripData.notes).toBeUndefined();
  expect(his.tripData.hotels.map(({ price }) => price).join("")).toBe("");
  await end();
});

test("a trip is shared by name: it is in the other’s list, and they leave it from its card", async () => {
  const suffix = randomUUID().slice(0, 6);
  const people = ["Ada", "Tom"].map((name) => ({
    name: `${name} ${suffix}`,
    email: addressOf(name.toLowerCase()),
  }));
  const accounts = await Promise.all(
    people.map(({ name, email }) => ensureAccount(server.url, name, { email })),
  );
  const [ada, tom] = await Promise.all(people.map((person) => signedInState(server, person)));
  if (ada === undefined || tom === undefined) throw new Error("two people");
  // Who shares no trip with her yet isn't named.
  const first = await generateTrip(ada.client);
  await ada.client.fetch(`/api/trips/${first}/people`, {
    method: "POST",
    body: JSON.stringify({ id: accounts[1]?.id, scope: "view" }),
  });
  const tripId = await generateTrip(ada.client);
  const [hers, his] = await Promise.all(
    [ada, tom].map(({ storageState }) => openPage(browser, { baseURL: server.url, storageState })),
  );
  if (hers === undefined || his === undefined) throw new Error("two browsers");
  await open(hers.page, `/view-trip/${tripId}#share`, "Location: Lisbon, Portugal");
  const sheet = hers.page.getByRole("dialog", { name: "Share this trip" });
  // Nobody is chosen for the owner.
  await sheet.getByRole("button", { name: "Share", exact: true }).click();
  expect(await sheet.getByLabel("Person").inputValue()).toBe("");
  expect(await linksOf(ada.client, tripId)).toEqual([]);
  await sheet.getByLabel("Person").selectOption({ label: `Tom ${suffix}` });
  await sheet.getByRole("combobox", { name: "They can" }).selectOption("vote");
  await sheet.getByRole("button", { name: "Share", exact: true }).click();
  const panel = sheet.getByRole("region", { name: `Tom ${suffix}` });
  await panel.getByText("This trip is in their My Trips.").waitFor();
  expect((await examine(hers.page, { part: "dialog[open]" })).violations).toEqual([]);

  await ada.client.fetch(`/api/trips/${first}`, {
    method: "DELETE",
    headers: { "if-match": "*" },
  });
  await open(his.page, "/my-trips", "My Trips");
  await his.page.getByText("Shared with you").waitFor();
  await his.page.getByRole("button", { name: "Actions: Lisbon, Portugal" }).click();
  await his.page.getByRole("button", { name: "Remove from My Trips" }).click();
  await his.page.getByRole("button", { name: "Remove", exact: true }).click();
  await his.page.getByText("Shared with you").waitFor({ state: "detached" });
  expect(await linksOf(ada.client, tripId)).toEqual([]);
});
