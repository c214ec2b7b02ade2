import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { openPage } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { linksOf, makeLink } from "../../support/server/guest.ts";
import { ensureAccount } from "../../support/sign-in/local-account.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser();
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
  const { page, errors, close } = await openPage(browser, {
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
  expect(errors).toEqual([]);
  await close();
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
