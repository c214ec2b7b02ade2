import type { Page } from "playwright-core";
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
async function show(page: Page, view: "Plan" | "Map" | "Costs" | "Check"): Promise<void> {
  const views = page.getByRole("navigation", { name: "Views of this trip" });
  await views.getByRole("link", { name: view }).click();
}

/** Visits of a trip's page. */
export const TRIP_PAGE_VISITS: readonly PageVisit[] = [
  {
    as: "traveller",
    states: [
      {
        name: "trip",
        async reach(page, { tripId }) {
          await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
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
          await page.getByRole("button", { name: "Rename this trip" }).click();
          await page.getByLabel("Trip name").waitFor();
        },
      },
      {
        name: "trip, taken along",
        part: "dialog[open]",
        async reach(page) {
          await page.keyboard.press("Escape");
          await openTripActions(page);
          await page.getByRole("button", { name: "Export", exact: true }).click();
          await page.getByRole("button", { name: "Calendar ICS" }).click();
          await page.getByText("A calendar needs dates").waitFor();
        },
      },
      {
        name: "trip, links of guests",
        part: "dialog[open]",
        async reach(page) {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: "Share", exact: true }).last().click();
          const sheet = page.getByRole("dialog", { name: "Share this trip" });
          await sheet.getByLabel("Link name").fill("Everyone who comes along");
          await sheet.getByRole("button", { name: "Create link" }).click();
          await sheet
            .getByLabel(/^Link “/)
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
            await page.getByRole("button", { name: "Rename this trip" }).click();
            await page.getByLabel("Trip name").fill(name);
            const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH");
            await page.getByRole("button", { name: "Save", exact: true }).click();
            await kept;
          }
          await page.getByRole("button", { name: "History" }).click();
          await page
            .getByRole("button", { name: /^View version after/ })
            .first()
            .waitFor();
        },
      },
      {
        name: "trip, map",
        async reach(page) {
          await page.keyboard.press("Escape");
          await show(page, "Map");
          await page.getByRole("button", { name: /^Day 1, 1: / }).waitFor();
        },
      },
      {
        name: "trip, costs",
        async reach(page) {
          await show(page, "Costs");
          await page.getByRole("heading", { name: "By day" }).waitFor();
        },
      },
      {
        name: "trip, a cost in another currency",
        part: "dialog[open]",
        async reach(page) {
          await page.getByRole("button", { name: "Add expense" }).click();
          await page.getByLabel("Currency").selectOption("JPY");
          await page.getByLabel("1 JPY in EUR").waitFor();
          await page.getByRole("button", { name: "Save" }).click();
          await page.getByText("Enter an amount").waitFor();
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
          await open(page, `/view-trip/${tripId}`, "Location:");
          await loadPictures(page);
          await openTripActions(page);
          await page.getByRole("button", { name: "Rename this trip" }).click();
          await page.getByLabel("Trip name").fill("What the laptop called it");
          // A toast says so too, and lies over the page's foot; a page that is opened later has the panel alone.
          const isAnnounced = page.locator("[data-sonner-toast]").first().waitFor();
          await page.getByRole("button", { name: "Save" }).click();
          await isAnnounced;
          await page.reload();
          await page.getByRole("button", { name: "Keep mine" }).waitFor();
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
          await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
          const edit = page.getByRole("button", { name: "Edit", exact: true });
          if (await edit.isVisible()) await edit.click();
          await page.locator("[id^='move-']").nth(1).click();
          await page.getByRole("button", { name: "Later" }).click();
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
          await open(page, `/view-trip/${checkedTripId}`, "Location: Porto, Portugal");
          await loadPhotos(page);
        },
      },
      {
        name: "trip, plan check",
        async reach(page) {
          await show(page, "Check");
          await page.getByText(/^Details and heads-ups/).click();
          await page.getByText("What we changed").click();
          await page.getByText("All checks").click();
          await finishAnimations(page);
        },
      },
      {
        name: "trip, offline",
        part: "[role=status]:has(p)",
        async reach(page) {
          await show(page, "Plan");
          await goOffline(page);
          await page.getByText("You’re offline.").waitFor();
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
          await page.getByRole("heading", { name: /^Day 1 of 3/ }).waitFor();
          // What comes late moves the rest.
          await page.getByText("Add a ticket or photo").first().waitFor();
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
          await open(page, "/view-trip/1000000000000", "No trip found");
          await settleToast(page, "No trip found");
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
          await page.getByText("Loading your trip").waitFor();
        },
      },
    ],
  },
  {
    states: [
      {
        name: "shared trip",
        async reach(page, { sharedPath }) {
          await open(page, sharedPath, "Location: Lisbon, Portugal");
          await page.getByLabel("Your name").fill("A guest with a long and double-barrelled name");
          await page.getByRole("button", { name: "Join" }).click();
          await page.getByText(/^You joined as/).waitFor();
          await page.locator("main ol .card [aria-expanded]").first().click();
          await page.getByLabel("Comment", { exact: true }).waitFor();
          await loadPictures(page);
        },
      },
    ],
  },
];
