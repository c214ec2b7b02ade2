import type { Page } from "playwright-core";
import { decisionWords } from "../../../src/web/messages/decision-words.ts";
import { storedWords } from "../../../src/web/messages/domain/stored-words.ts";
import { editWords } from "../../../src/web/messages/edit-words.ts";
import { historyWords } from "../../../src/web/messages/history-words.ts";
import { mapWords } from "../../../src/web/messages/map-words.ts";
import { shellWords } from "../../../src/web/messages/shell-words.ts";
import { todayWords } from "../../../src/web/messages/today-words.ts";
import { checkWords } from "../../../src/web/messages/trip-page/check-words.ts";
import { costsWords } from "../../../src/web/messages/trip-page/costs-words.ts";
import { guestWords } from "../../../src/web/messages/trip-page/guest-words.ts";
import { ownFilesWords } from "../../../src/web/messages/trip-page/own-files-words.ts";
import { shareWords } from "../../../src/web/messages/trip-page/share-words.ts";
import { takeAlongWords } from "../../../src/web/messages/trip-page/take-along-words.ts";
import { uiWords } from "../../../src/web/messages/ui-words.ts";
import { viewTripWords } from "../../../src/web/messages/view-trip-words.ts";
import { ANY, withAny } from "../languages/words-with-any.ts";
import { goOffline } from "./go-offline.ts";
import {
  finishAnimations,
  loadPhotos,
  loadPictures,
  open,
  openTripActions,
  settleToast,
} from "./page-actions.ts";
import type { PageVisit } from "./page-visits.ts";
import { playPhotos } from "./photo-routes.ts";

/** Another view of the trip, by the bar at a phone's foot. */
async function show(page: Page, view: "plan" | "map" | "costs" | "check"): Promise<void> {
  const views = page.getByRole("navigation", { name: viewTripWords.views });
  await views.getByRole("link", { name: viewTripWords.viewNames[view] }).click();
}

/** The heading of a trip's page. */
const titleOf = (destination: string) =>
  `${viewTripWords.location}${storedWords.place(destination)}`;

/** Visits of a trip's page. */
export const TRIP_PAGE_VISITS: readonly PageVisit[] = [
  {
    as: "traveller",
    states: [
      {
        name: "trip",
        async reach(page, { tripId }) {
          await open(page, `/view-trip/${tripId}`, titleOf("Lisbon, Portugal"));
          await loadPictures(page);
        },
      },
      {
        name: "trip, a place unfolded",
        part: "main ol li:has([aria-expanded=true])",
        async reach(page) {
          await page.locator("main ol .card [aria-expanded]").first().click();
          await loadPictures(page);
        },
      },
      {
        name: "trip, being renamed",
        part: "main form",
        async reach(page) {
          await openTripActions(page);
          await page.getByRole("button", { name: viewTripWords.actions.renameTrip }).click();
          await page.getByLabel(viewTripWords.actions.tripName).waitFor();
        },
      },
      {
        name: "trip, taken along",
        part: "dialog[open]",
        async reach(page) {
          await page.keyboard.press("Escape");
          await openTripActions(page);
          await page
            .getByRole("button", { name: viewTripWords.actions.takeAlong, exact: true })
            .click();
          await page
            .getByRole("button", {
              name: `${takeAlongWords.ics} ${takeAlongWords.formats.ics}`,
            })
            .click();
          await page.getByText(takeAlongWords.needsDates).waitFor();
        },
      },
      {
        name: "trip, links of guests",
        part: "dialog[open]",
        async reach(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: viewTripWords.share, exact: true }).last().click();
          const sheet = page.getByRole("dialog", { name: shareWords.title });
          await sheet.getByLabel(shareWords.name).fill("Everyone who comes along");
          await sheet.getByRole("button", { name: shareWords.make, exact: true }).click();
          await sheet
            .getByLabel(withAny(shareWords.address(ANY)))
            .first()
            .waitFor();
        },
      },
      {
        name: "trip, history",
        part: "dialog[open]",
        async reach(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("dialog").waitFor({ state: "detached" });
          await openTripActions(page);
          // Back to what it was, for the visits after this.
          for (const name of ["Lisbon with everyone", ""]) {
            await page.getByRole("button", { name: viewTripWords.actions.renameTrip }).click();
            await page.getByLabel(viewTripWords.actions.tripName).fill(name);
            const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH");
            await page.getByRole("button", { name: editWords.text.save, exact: true }).click();
            await kept;
          }
          await page.getByRole("button", { name: viewTripWords.actions.history }).click();
          await page
            .getByRole("button", { name: withAny(historyWords.lookAtAfter(ANY)) })
            .first()
            .waitFor();
        },
      },
      {
        name: "trip, map",
        async reach(page) {
          await page.keyboard.press("Escape");
          await show(page, "map");
          const firstMarker = mapWords.marker({ dayNumber: 1, number: 1, name: ANY });
          await page
            .getByRole("button", { name: withAny(firstMarker) })
            .first()
            .waitFor();
        },
      },
      {
        name: "trip, costs",
        async reach(page) {
          await show(page, "costs");
          await page.getByRole("heading", { name: costsWords.byDay }).waitFor();
        },
      },
      {
        name: "trip, a cost in another currency",
        part: "dialog[open]",
        async reach(page) {
          await page.getByRole("button", { name: costsWords.add, exact: true }).click();
          await page.getByLabel(costsWords.currency, { exact: true }).selectOption("JPY");
          await page.getByLabel(costsWords.rate("JPY", "EUR")).waitFor();
          await page.getByRole("button", { name: costsWords.save, exact: true }).click();
          await page.getByText(withAny(costsWords.amountMissing(ANY))).waitFor();
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "trip, change to decide",
        part: "section[role=alert]",
        async reach(page, { tripId }) {
          await page.route("**/api/trips/*", async (route) => {
            if (route.request().method() !== "PATCH") return route.fallback();
            const trip = await (await route.fetch({ method: "GET", postData: "" })).json();
            const json = { ...trip, version: 2, title: "What the phone called it" };
            await route.fulfill({ status: 412, json });
          });
          await open(page, `/view-trip/${tripId}`, titleOf(""));
          await openTripActions(page);
          await page.getByRole("button", { name: viewTripWords.actions.renameTrip }).click();
          await page.getByLabel(viewTripWords.actions.tripName).fill("What the laptop called it");
          // A toast says so too, and lies over the page's foot; a page that is opened later has the panel alone.
          const isAnnounced = page.locator("[data-sonner-toast]").first().waitFor();
          await page.getByRole("button", { name: editWords.text.save, exact: true }).click();
          await isAnnounced;
          await page.reload();
          await page.getByRole("button", { name: decisionWords.keepMine }).waitFor();
          await loadPictures(page);
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "trip, being edited",
        async reach(page, { tripId }) {
          await open(page, `/view-trip/${tripId}`, titleOf("Lisbon, Portugal"));
          const edit = page.getByRole("button", { name: viewTripWords.edit, exact: true });
          if (await edit.isVisible()) await edit.click();
          await page.locator("[id^='move-']").nth(1).click();
          await page.getByRole("button", { name: editWords.later, exact: true }).click();
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "trip, photos with credits",
        async reach(page, { checkedTripId }) {
          await playPhotos(page, { source: "wikimedia" });
          await open(page, `/view-trip/${checkedTripId}`, titleOf("Porto, Portugal"));
          await loadPhotos(page);
        },
      },
      {
        name: "trip, plan check",
        async reach(page) {
          await show(page, "check");
          await page.getByText(withAny(checkWords.details(2))).click();
          await page.getByText(withAny(checkWords.changes(2))).click();
          await page.getByText(withAny(checkWords.checks(2))).click();
          await finishAnimations(page);
        },
      },
      {
        name: "trip, offline",
        part: "[role=status]:has(p)",
        async reach(page) {
          await show(page, "plan");
          await goOffline(page);
          await page.getByText(shellWords.offline).waitFor();
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "trip, today",
        async reach(page, { tripId }) {
          await page.route(`**/api/trips/${tripId}`, async (route) => {
            const trip = await (await route.fetch()).json();
            const startDate = new Date().toISOString().slice(0, 10);
            trip.userSelection.startDate = startDate;
            trip.tripData.itinerary[0].date = startDate;
            delete trip.timeZone;
            await route.fulfill({ json: trip });
          });
          await page.route("**/facts", (route) =>
            route.fulfill({ json: { timeZone: "UTC", hours: {} } }),
          );
          await page.goto(`/view-trip/${tripId}`);
          await page.getByRole("heading", { name: todayWords.dayOf(1, 3) }).waitFor();
          // What comes late moves the rest.
          await page.getByText(ownFilesWords.add).first().waitFor();
          await loadPictures(page);
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "trip, not found",
        async reach(page) {
          await open(page, "/view-trip/1000000000000", viewTripWords.notFound);
          await settleToast(page, viewTripWords.notFound);
        },
      },
    ],
  },
  {
    as: "traveller",
    states: [
      {
        name: "trip, loading",
        async reach(page, { tripId }) {
          await page.route("**/api/trips/*", () => {});
          await page.goto(`/view-trip/${tripId}`);
          await page.getByText(uiWords.tripLoading).waitFor();
          // The page's frame says so too before its scripts have run, and is inert until then.
          await page.locator("[data-frame]:not([inert]) main h1").waitFor({ state: "attached" });
        },
      },
    ],
  },
  {
    states: [
      {
        name: "shared trip",
        async reach(page, { sharedPath }) {
          await open(page, sharedPath, titleOf("Lisbon, Portugal"));
          await page
            .getByLabel(guestWords.yourName)
            .fill("A guest with a long and double-barrelled name");
          await page.getByRole("button", { name: guestWords.join, exact: true }).click();
          await page.getByText(withAny(guestWords.joined(ANY))).waitFor();
          await page.locator("main ol .card [aria-expanded]").first().click();
          await page.getByLabel(guestWords.word, { exact: true }).waitFor();
          await loadPictures(page);
        },
      },
    ],
  },
];
