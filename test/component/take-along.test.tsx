import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { TakeAlongSheet } from "../../src/web/features/view-trip/share/take-along/take-along-sheet.tsx";
import { LISBON_DAYS, wideDays } from "./map-trip.ts";
import { render } from "./render.tsx";

const TRIP: Trip = {
  id: "1700000000000",
  userSelection: {
    location: { label: "Lisbon, Portugal" },
    noOfDays: 2,
    traveler: "2",
    budget: "Comfort",
  },
  tripData: { hotels: [], itinerary: [...LISBON_DAYS] },
  userEmail: "ada@example.com",
  version: 3,
  createdAt: "2026-11-01T00:00:00.000Z",
};

afterEach(() => {
  vi.restoreAllMocks();
});

function show(trip: Trip, timeZone?: string) {
  const edit = vi.fn(async (_edit: Edit) => true);
  const facts = timeZone === undefined ? undefined : { timeZone, hours: {} };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TakeAlongSheet {...{ trip, facts, edit }} onClose={() => {}} />
    </QueryClientProvider>,
  );
  return edit;
}

/** The files that the page hands to the browser from now on. */
function watchDownloads() {
  const files: { readonly name: string; readonly text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  const createUrl = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = createUrl(blob);
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const text = blobs.get(this.href)?.text() ?? Promise.resolve("");
    files.push({ name: this.download, text });
  });
  return files;
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("each format is made in the page, and the calendar asks for the dates that it needs", async () => {
  const files = watchDownloads();
  const edit = show(TRIP);
  await press("Calendar ICS");
  await expect.element(page.getByText(/needs dates/)).toBeVisible();
  expect(files).toEqual([]);
  await press("Set dates: Lisbon, Portugal");
  await page.getByLabelText("Start date").fill("2026-05-04");
  await press("Save dates");
  expect(edit).toHaveBeenCalledWith({ kind: "set-start-date", date: "2026-05-04" });

  for (const name of [
    "Routes GPX",
    "Places KML",
    "Map data GeoJSON",
    "Text Markdown",
    "All data JSON",
  ]) {
    await press(name);
  }
  expect(files.map(({ name }) => name)).toEqual(
    ["gpx", "kml", "geojson", "md", "json"].map((ending) => `lisbon-portugal.${ending}`),
  );
  for (const { text } of files) expect(await text).toContain("Time Out Market");
});

test("a calendar has the destination's hours, and says where those are not known", async () => {
  const files = watchDownloads();
  const dated = { ...TRIP, userSelection: { ...TRIP.userSelection, startDate: "2026-05-04" } };
  show(dated, "Europe/Lisbon");
  await press("Calendar ICS");
  await expect.element(page.getByText("lisbon-portugal.ics is ready")).toBeVisible();
  expect(await files[0]?.text).toContain("TZID:Europe/Lisbon");
  show(dated);
  await page.getByRole("button", { name: "Calendar ICS" }).last().click();
  await expect.element(page.getByText(/days without times/)).toBeVisible();
});

test("a day opens in three map services, split where it has more than nine stops", async () => {
  show({ ...TRIP, tripData: { hotels: [], itinerary: wideDays(1, 12) } });
  const names = ["Google Maps 1–9, Day 1", "Google Maps 9–12, Day 1", "OpenStreetMap 1–9, Day 1"];
  for (const name of names) await expect.element(page.getByRole("link", { name })).toBeVisible();
  const apple = page.getByRole("link", { name: "Apple Maps 1–9, Day 1" });
  const url = new URL(apple.element().getAttribute("href") ?? "");
  expect(url.searchParams.getAll("waypoint")).toHaveLength(7);
  await expect.element(apple).toHaveAttribute("rel", "noopener noreferrer");
});

test("a day with rides has one address a service, too, which doesn't say that all is walked", async () => {
  const itinerary = wideDays(2, 4).map((day, ofTrip) => ({
    ...day,
    plan: day.plan.map((place, index) => ({
      ...place,
      leg: {
        mode: ofTrip === 0 && index === 2 ? ("transit" as const) : ("walk" as const),
        minutes: 25,
        distanceKm: 8,
        from: "The place before",
      },
    })),
  }));
  show({ ...TRIP, tripData: { hotels: [], itinerary } });
  const modeOf = (name: string) => {
    const link = page.getByRole("link", { name, exact: true }).element();
    return new URL(link.getAttribute("href") ?? "").searchParams.get("travelmode");
  };
  await expect.element(page.getByRole("link", { name: "Google Maps, Day 2" })).toBeVisible();
  expect(page.getByRole("link", { name: /Day [12]$/ }).elements()).toHaveLength(6);
  expect(modeOf("Google Maps, Day 1")).toBeNull();
  expect(modeOf("Google Maps, Day 2")).toBe("walking");
});
