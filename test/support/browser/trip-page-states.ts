import { goOffline } from "./go-offline.ts";
import {
  finishAnimations,
  loadPhotos,
  loadPictures,
  open,
  openTripActions,
  settleToast,
} from "./page-actions.ts";
import type { PageState } from "./page-states.ts";
import { playPhotos } from "./photo-routes.ts";

/** States of a trip's page. */
export const TRIP_PAGE_STATES: readonly PageState[] = [
  {
    name: "trip",
    as: "traveller",
    async reach(page, { tripId }) {
      await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
      await loadPictures(page);
    },
  },
  {
    name: "trip, a place unfolded",
    as: "traveller",
    async reach(page, { tripId }) {
      await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
      await page.locator("main ol [aria-expanded]").first().click();
      await loadPictures(page);
    },
  },
  {
    name: "trip, being edited",
    as: "traveller",
    async reach(page, { tripId }) {
      await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
      const edit = page.getByRole("button", { name: "Edit", exact: true });
      if (await edit.isVisible()) await edit.click();
      await page.locator("[id^='move-']").nth(1).click();
      await page.getByRole("button", { name: "Later" }).click();
    },
  },
  {
    name: "trip, map",
    as: "traveller",
    async reach(page, { tripId }) {
      await page.goto(`/view-trip/${tripId}?view=map`);
      await page.getByRole("button", { name: /^Day 1, 1: / }).waitFor();
    },
  },
  {
    name: "trip, links of guests",
    as: "traveller",
    async reach(page, { tripId }) {
      await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
      await page.getByRole("button", { name: "Share", exact: true }).last().click();
      const sheet = page.getByRole("dialog", { name: "Share this trip" });
      await sheet.getByLabel("Name of the link").fill("Everyone who comes along");
      await sheet.getByRole("button", { name: "Make a link" }).click();
      await sheet
        .getByLabel(/^Address of the link/)
        .first()
        .waitFor();
    },
  },
  {
    name: "shared trip",
    async reach(page, { sharedPath }) {
      await open(page, sharedPath, "Location: Lisbon, Portugal");
      await page.getByLabel("Your name").fill("A guest with a long and double-barrelled name");
      await page.getByRole("button", { name: "Join" }).click();
      await page.getByText(/^You are here as/).waitFor();
      await page.locator("main ol [aria-expanded]").first().click();
      await page.getByLabel("A word about it").waitFor();
      await loadPictures(page);
    },
  },
  {
    name: "trip, costs",
    as: "traveller",
    async reach(page, { tripId }) {
      await page.goto(`/view-trip/${tripId}?view=costs`);
      await page.getByRole("heading", { name: "By day" }).waitFor();
    },
  },
  {
    name: "trip, a cost in another currency",
    as: "traveller",
    async reach(page, { tripId }) {
      await page.goto(`/view-trip/${tripId}?view=costs`);
      await page.getByRole("button", { name: "Add a cost" }).click();
      await page.getByLabel("Currency").selectOption("JPY");
      await page.getByLabel("1 JPY in EUR").waitFor();
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Type an amount").waitFor();
    },
  },
  {
    name: "trip, today",
    as: "traveller",
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
      await loadPictures(page);
    },
  },
  {
    name: "trip, photos with credits",
    as: "traveller",
    async reach(page, { checkedTripId }) {
      await playPhotos(page, { source: "wikimedia" });
      await open(page, `/view-trip/${checkedTripId}`, "Location: Porto, Portugal");
      await loadPhotos(page);
    },
  },
  {
    name: "trip, plan check",
    as: "traveller",
    async reach(page, { checkedTripId }) {
      await page.goto(`/view-trip/${checkedTripId}?view=check`);
      await page.getByText("What we changed").click();
      await page.getByText("All checks").click();
      await finishAnimations(page);
    },
  },
  {
    name: "trip, not found",
    as: "traveller",
    async reach(page) {
      await open(page, "/view-trip/1000000000000", "No trip found");
      await settleToast(page, "No trip found");
    },
  },
  {
    name: "trip, loading",
    as: "traveller",
    async reach(page, { tripId }) {
      await page.route("**/api/trips/*", () => {});
      await page.goto(`/view-trip/${tripId}`);
      await page.getByText("Loading your trip").waitFor();
    },
  },
  {
    name: "trip, signed out",
    async reach(page, { tripId }) {
      await open(page, `/view-trip/${tripId}`, "No trip found");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    },
  },
  {
    name: "trip, being renamed",
    as: "traveller",
    async reach(page, { tripId }) {
      await open(page, `/view-trip/${tripId}`, "Location:");
      await loadPictures(page);
      await openTripActions(page);
      await page.getByRole("button", { name: "Rename this trip" }).click();
      await page.getByLabel("Name of this trip").waitFor();
    },
  },
  {
    name: "trip, taken along",
    as: "traveller",
    async reach(page, { tripId }) {
      await open(page, `/view-trip/${tripId}`, "Location:");
      await loadPictures(page);
      await openTripActions(page);
      await page.getByRole("button", { name: "Take it along" }).click();
      await page.getByRole("button", { name: "Calendar ICS" }).click();
      await page.getByText("A calendar needs dates").waitFor();
    },
  },
  {
    name: "trip, change to decide",
    as: "traveller",
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
      await page.getByLabel("Name of this trip").fill("What the laptop called it");
      // A toast says so too, and lies over the page's foot until it goes.
      const toast = page.locator("[data-sonner-toast]").first();
      const isAnnounced = toast.waitFor();
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("button", { name: "Keep mine" }).waitFor();
      await isAnnounced;
      await toast.waitFor({ state: "detached" });
    },
  },
  {
    name: "trip, offline",
    as: "traveller",
    async reach(page, { tripId }) {
      await open(page, `/view-trip/${tripId}`, "Location:");
      await loadPictures(page);
      await goOffline(page);
      await page.getByText("You're offline.").waitFor();
    },
  },
];
