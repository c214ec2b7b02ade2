import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../src/web/styles.css";
import type { TripDay } from "../../src/domain/trip/trip.ts";
import { LegMap } from "../../src/web/features/view-trip/map/leg-map.tsx";
import { MapView } from "../../src/web/features/view-trip/map/map-view.tsx";
import { PrintedMap } from "../../src/web/features/view-trip/map/printed-map.tsx";
import { ROME } from "../support/browser/rome.ts";
import { crowdedDay, LISBON_DAYS, LISBON_HOTEL, wideDays } from "./map-trip.ts";
import { render } from "./render.tsx";

beforeEach(() => page.viewport(390, 700));
afterEach(() => vi.restoreAllMocks());

type Shown = {
  days?: readonly TripDay[];
  dayNumber: number | undefined;
  chosen?: string;
};

type PageProps = Shown & {
  readonly onChoose: (id: string) => void;
  /** Gives what chooses a place as a row of the plan would. */
  readonly onReady: (choose: (id: string) => void) => void;
};

/** A page that keeps what is shown and chosen. */
function MapPage({ days = LISBON_DAYS, onChoose, onReady, ...start }: PageProps) {
  const [dayNumber, onDayChange] = useState(start.dayNumber);
  const [chosen, choose] = useState(start.chosen);
  useEffect(() => onReady(choose), [onReady]);
  return (
    <div style={{ height: 640 }}>
      <MapView
        days={days}
        hotel={LISBON_HOTEL}
        sketch={ROME.sketch}
        chosenPlaceId={chosen}
        onChoose={(id) => {
          onChoose(id);
          choose(id);
        }}
        {...{ dayNumber, onDayChange }}
      />
    </div>
  );
}

async function showMap(shown: Shown) {
  const onChoose = vi.fn<(id: string) => void>();
  let choose: (id: string) => void = () => undefined;
  const onReady = (ready: typeof choose) => {
    choose = ready;
  };
  render(<MapPage {...shown} {...{ onChoose, onReady }} />);
  await expect.poll(() => markers().length).toBeGreaterThan(0);
  return { onChoose, choose: (id: string) => choose(id) };
}

const markers = () => [...document.querySelectorAll<HTMLElement>("button.map-marker")];
const names = () => markers().map((marker) => marker.ariaLabel);
const marker = (name: string) => page.getByRole("button", { name });
const middleOf = (element: Element | undefined) => {
  const { left, top, width, height } = (element ?? document.body).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const spot = (index: number) => middleOf(markers()[index]);
const said = () => document.querySelector("[role=status]")?.textContent;

test("a day has a marker a place, one tab stop together; arrows lead along it, Enter chooses", async () => {
  const { onChoose } = await showMap({ dayNumber: 1 });
  expect(names()).toEqual([
    "Day 1, 1: Castle of St George",
    "Day 1, 2: Alfama",
    "Day 1, 3: Time Out Market",
  ]);
  const legend = page.getByRole("list", { name: "Legend" });
  const modes = [...legend.element().children].map(({ textContent }) => textContent);
  expect(modes).toEqual(["Walking", "Public transport"]);
  expect(markers().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(marker("Day 1, 1: Castle of St George")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
  await expect.element(marker("Day 1, 3: Time Out Market")).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowLeft}{End}{ArrowLeft}{Enter}");
  expect(onChoose.mock.calls).toEqual([["alfama"]]);
  await expect.element(marker("Day 1, 2: Alfama")).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
  await expect.element(marker("Day 1, 2: Alfama")).toHaveFocus();
});

test("a place that is chosen outside is ringed, and comes into view", async () => {
  const { choose } = await showMap({ dayNumber: 1 });
  const surface = page.getByRole("application");
  surface.element().focus();
  for (let press = 0; press < 6; press++) await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => spot(0).x).toBeGreaterThan(390);
  choose("castle");
  await expect
    .element(marker("Day 1, 1: Castle of St George"))
    .toHaveAttribute("aria-current", "true");
  await expect.poll(() => Math.round(spot(0).x)).toBeLessThan(360);
});

test("on a map of all days a marker says its day, and leads there", async () => {
  await showMap({ dayNumber: undefined });
  await expect.element(page.getByRole("region", { name: "Map of all days" })).toBeVisible();
  expect(markers().map(({ textContent }) => textContent)).toContain("2");
  await marker("Day 2, 1: Belém Tower and 1 more nearby").click();
  await expect.element(page.getByRole("region", { name: "Map of day 2" })).toBeVisible();
  await expect.poll(names).toEqual(["Day 2, 1: Belém Tower", "Day 2, 2: Jerónimos Monastery"]);
  await expect.element(page.getByRole("radio", { name: "Day 2" })).toBeChecked();
  await page.getByText("1 place is not on the map").click();
  await expect.element(page.getByText("Day 2, 3: Somewhere")).toBeVisible();
  await page.getByRole("radio", { name: "All days" }).click();
  await expect.element(page.getByRole("region", { name: "Map of all days" })).toBeVisible();
});

test("a long trip has 60 markers at most, of every day, and says so", async () => {
  await showMap({ days: wideDays(12, 9), dayNumber: undefined });
  await expect
    .element(page.getByText("Showing 60 of 108 places. Choose a day to see all of its places."))
    .toBeVisible();
  expect(markers().length).toBeLessThanOrEqual(60);
  expect(new Set(markers().map(({ textContent }) => textContent)).size).toBe(12);
});

test("places at one spot have markers beside each other, each under the finger that means it", async () => {
  await showMap({ days: crowdedDay(7), dayNumber: 1 });
  const spots = markers().map(middleOf);
  expect(spots).toHaveLength(7);
  for (const [index, { x, y }] of spots.entries()) {
    const hit = document.elementFromPoint(x, y)?.closest("button");
    expect(hit?.ariaLabel).toBe(names()[index]);
    for (const other of spots.slice(index + 1)) {
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(42);
    }
  }
});

test("where one is, is asked when that is pressed, and answered in words", async () => {
  const ask = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  await showMap({ dayNumber: 1 });
  expect(ask).not.toHaveBeenCalled();
  const button = page.getByRole("button", { name: "Show my location" });
  ask.mockImplementation((onKnown) => {
    const coords = { latitude: 38.7118, longitude: -9.131, accuracy: 20 };
    onKnown({ coords } as GeolocationPosition);
  });
  await button.click();
  await expect.poll(said).toContain("You’re 90 m from Alfama");
  expect(document.querySelectorAll(".map-own-dot")).toHaveLength(1);
  ask.mockImplementation((_, onProblem) => onProblem?.({ code: 1 } as GeolocationPositionError));
  await button.click();
  await expect.poll(said).toContain("This site can’t access your location");
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(said).toBe("");
  ask.mockImplementation((onKnown) => {
    const coords = { latitude: 48.85, longitude: 2.35, accuracy: 20 };
    onKnown({ coords } as GeolocationPosition);
  });
  await button.click();
  await expect.poll(said).toMatch(/You’re 1,4\d\d km from this trip/);
  expect(document.querySelectorAll(".map-own-dot")).toHaveLength(0);
});

test("a map of several towns names each, whole and clear of its markers", async () => {
  const towns = [
    { name: "Lisbon", position: LISBON_HOTEL.position },
    { name: "Porto", position: { lat: 41.1496, lon: -8.611 } },
  ];
  const [first, second] = LISBON_DAYS;
  const porto = second?.plan.map((place) => ({ ...place, geoCoordinates: "41.15, -8.61" })) ?? [];
  const days = [first, second && { ...second, plan: porto }].filter((day) => day !== undefined);
  render(
    <div style={{ height: 640 }}>
      <MapView
        {...{ days, towns, dayNumber: undefined }}
        onDayChange={vi.fn()}
        onChoose={vi.fn()}
      />
    </div>,
  );
  const named = () => [...document.querySelectorAll(".map-name-town")];
  await expect
    .poll(() => named().map(({ textContent }) => textContent))
    .toEqual(["Lisbon", "Porto"]);
  const map = (document.querySelector(".map") ?? document.body).getBoundingClientRect();
  for (const name of named()) {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(map.left);
    expect(right).toBeLessThanOrEqual(map.right);
    for (const disc of document.querySelectorAll(".map-disc")) {
      const box = disc.getBoundingClientRect();
      expect(box.right < left || box.left > right || box.bottom < top || box.top > bottom).toBe(
        true,
      );
    }
  }
});

test("a printed day is a picture with nothing to press", async () => {
  render(
    <PrintedMap
      days={LISBON_DAYS}
      hotel={LISBON_HOTEL}
      sketch={ROME.sketch}
      dayNumber={1}
      heightPx={256}
    />,
  );
  const picture = page.getByRole("img", { name: "Map of day 1" });
  await expect.poll(() => picture.element().textContent).toContain("Time Out Market");
  expect(picture.element().querySelectorAll("button, a, input")).toHaveLength(0);
  const disc = picture.element().querySelector(".map-disc");
  expect(getComputedStyle(disc ?? document.body).backgroundColor).toBe("rgb(0, 0, 0)");
});

test("one leg is drawn alone, from where it begins to its place, whole within its frame", async () => {
  render(
    <LegMap
      days={LISBON_DAYS}
      hotel={LISBON_HOTEL}
      sketch={ROME.sketch}
      dayNumber={1}
      placeId="market"
    />,
  );
  const picture = page.getByRole("img", { name: "Map of the route to Time Out Market" });
  await expect.poll(() => picture.element().querySelectorAll(".map-leg")).toHaveLength(1);
  const frame = picture.element().getBoundingClientRect();
  const discs = [...picture.element().querySelectorAll(".map-disc")];
  expect(discs.map(({ textContent }) => textContent)).toEqual(["2", "3"]);
  for (const disc of discs) {
    const { left, right, top, bottom } = disc.getBoundingClientRect();
    expect([left > frame.left, right < frame.right]).toEqual([true, true]);
    expect([top > frame.top, bottom < frame.bottom]).toEqual([true, true]);
  }
});
