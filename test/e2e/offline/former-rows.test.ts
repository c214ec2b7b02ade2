import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TripDocument } from "../../../src/domain/trip/trip.ts";
import type { FormerWrite } from "../../../src/web/offline/store/former-write.ts";
import { openPage } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const ID = "1600000000000";

const { server, browser } = await openServerAndBrowser();

/** What a browser keeps of a trip, as it was before days, places and hotels had ids. */
type FormerRows = { readonly trip: TripDocument; readonly write: Omit<FormerWrite, "seq"> };

/** Takes what the browser keeps, and puts in its place what the former pages kept. */
async function putFormerRows(page: Page, rows: FormerRows): Promise<void> {
  await page.evaluate(
    ({ trip, write }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("tripwright");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const changing = opening.result.transaction(["trips", "writes"], "readwrite");
          changing.objectStore("trips").put(trip, trip.id);
          changing.objectStore("writes").add(write);
          changing.onerror = () => reject(changing.error);
          changing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    rows,
  );
}

test("a trip and a change that the former pages kept are there offline, take a note, and are stored", async () => {
  const { storageState, client } = await signedInState(server);
  const user = await server.context.sessions.find(client.sessionToken);
  if (user === undefined) throw new Error("nobody is signed in");
  const trip: TripDocument = {
    id: ID,
    ...tripDraft(),
    userEmail: user.email,
    version: 3,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
  await server.context.store.records.write("trips", [
    { id: ID, ownerId: user.id, version: 3, document: trip },
  ]);
  const { page, close } = await openPage(browser, { baseURL: server.url, storageState });
  await open(page, `/view-trip/${ID}`, "Location: Porto, Portugal");
  await page.getByRole("button", { name: "More about Place 2" }).waitFor();
  await page.goto("/my-trips");
  const card = page.getByRole("link", { name: /Porto, Portugal/ });
  // Both screens are loaded: from here on nothing needs the network.
  await card.click();
  await page.getByRole("heading", { level: 1, name: "Location: Porto, Portugal" }).waitFor();
  await page.goBack();
  await card.waitFor();
  await goOffline(page);
  await putFormerRows(page, {
    trip,
    write: {
      key: randomUUID(),
      tripId: ID,
      tripName: "Porto, Portugal",
      atMs: Date.now(),
      baseVersion: 3,
      changes: [
        {
          change: { kind: "note", day: 0, place: 0, text: "Written by index" },
          before: "",
          about: "Note about Place 1",
        },
      ],
    },
  });

  await card.click();
  await page.getByRole("heading", { level: 1, name: "Location: Porto, Portugal" }).waitFor();
  await page.getByText("Written by index").first().waitFor();
  await page.getByRole("button", { name: "More about Place 2" }).click();
  await page.getByRole("button", { name: "Add a note: Place 2" }).click();
  await page.getByLabel("Your note about Place 2").fill("Written by id");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Written by id").first().waitFor();

  await page.context().setOffline(false);
  await expect
    .poll(
      async () => {
        const { itinerary } = (await fetchTrip(client, ID)).tripData;
        return itinerary.map(({ plan }) => plan[0]?.note);
      },
      { timeout: 30_000 },
    )
    .toEqual(["Written by index", "Written by id"]);
  await page.reload();
  await page.getByText("Written by id").first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await close();
});
