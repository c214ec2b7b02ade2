import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { answerAsMotis, type StandInRide } from "../../../stand-in/motis.ts";
import { answerAsOsrm } from "../../../stand-in/osrm.ts";
import { PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { GUIDE_CITIES } from "../../support/guide.ts";
import { LISBON_CREDIT, LISBON_LAYERS, lisbonTiles } from "../../support/map/lisbon-tiles.ts";
import { pmtilesFile } from "../../support/map/pmtiles-file.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { SELECTION } from "../../support/server/generate.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { streetGrid } from "../../support/ways/street-grid.ts";

const centre = GUIDE_CITIES.find(({ id }) => id === "lisbon")?.centre ?? { lat: 0, lon: 0 };
/** Steep everywhere: whatever the plan is, walks take more than twice as long. */
const { streets } = streetGrid(centre, { isOpen: () => true, effort: () => 2.2 });
/** 4 min to the stop, 45 in the tram, 4 from there. */
const TRAM: StandInRide = { modes: ["TRAM"], everyMinutes: 12, minutes: 45, lastMinutes: 22 * 60 };

async function listen(listener: RequestListener) {
  const { url, close } = await listenOnFreePort(listener);
  afterAll(close);
  return url;
}

const order = ({ tripData }: Trip) =>
  tripData.itinerary.map(({ plan }) => plan.map(({ id }) => id));
const minutesOf = ({ tripData }: Trip) =>
  tripData.itinerary
    .flatMap(({ plan, wayBack }) => [...plan.map(({ leg }) => leg), wayBack])
    .map((leg) => leg?.minutes);

type Opened = Awaited<ReturnType<typeof openNewTrip>>;

/** Takes the offer to time the plan anew, and takes that back. */
async function retimeAndUndo({ page, trip, stored }: Opened) {
  await page.getByRole("button", { name: "Re-time" }).click();
  const sheet = page.getByRole("dialog", { name: "Re-time the plan" });
  await sheet.getByRole("button", { name: "Apply" }).click();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(async () => minutesOf(await stored())).not.toEqual(minutesOf(trip));
  expect(order(await stored())).toEqual(order(trip));
  const offer = page.getByText(/^By streets and timetables, /);
  await offer.waitFor({ state: "detached" });
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(async () => minutesOf(await stored())).toEqual(minutesOf(trip));
  await offer.waitFor();
}

test("streets that come after the plan are offered; the plan is timed anew by them, and back again", async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const ROUTING_URL = await listen((request, response) => {
    const answer = answerAsOsrm(new URL(request.url ?? "", "http://x"), streets);
    void held.then(() => response.writeHead(answer.status, answer.headers).end(answer.body));
  });
  const world = await openServerAndBrowser({ env: { ROUTING_URL } });
  const dated = { ...SELECTION, budget: "Standard", startDate: "2027-05-04" } as const;
  const opened = await openNewTrip(world, {}, dated);
  const { page, trip, stored, close } = opened;
  await page
    .getByRole("button", { name: /^Travel Hours : .* walk/ })
    .first()
    .click();
  await page.getByText("Length and time are estimated from the straight line.").waitFor();
  letGo();
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByRole("heading", { name: "Day 1" }).waitFor();
        const offer = page.getByRole("button", { name: "Re-time" });
        await offer.waitFor({ timeout: 5_000 }).catch(() => undefined);
        return offer.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  expect(await stored()).toEqual(trip);
  await retimeAndUndo(opened);
  await page
    .getByRole("button", { name: /^Travel Hours : .* walk/ })
    .first()
    .click();
  await page.getByText(/^[\d.]+ k?m by street\.$/).waitFor();
  await close();
});

test.each(
  byDay([
    ["a phone", { viewport: PHONE, colorScheme: "dark" }],
    ["a desktop", { viewport: { width: 1280, height: 800 } }],
  ] as const),
)(
  "on %s a ride says what goes from where and how often, and opens to its steps",
  async (_, options) => {
    const TRANSIT_URL = await listen((request, response) => {
      const url = new URL(request.url ?? "", "http://x");
      const answer = answerAsMotis(url, request.headers, () => TRAM);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    const world = await openServerAndBrowser({ env: { TRANSIT_URL } });
    const vienna = {
      ...SELECTION,
      location: { label: "Vienna, Austria" },
      noOfDays: "4",
      budget: "Budget",
    } as const;
    const { page, close } = await openNewTrip(world, options, vienna);
    await page.getByText("Tram 1 from Stop 1, every 12 min").first().waitFor();
    const leg = page
      .getByRole("button", { name: /^Travel Hours : .* by public transport/ })
      .first();
    expect(await leg.getAttribute("aria-expanded")).toBe("false");
    await leg.click();
    await page.getByText("Walk to Stop 1, 4 min").waitFor();
    await page.getByText("Tram 1 from Stop 1 to Stop 2, towards Terminus, 45 min").waitFor();
    await page.getByText(/^Timetable: 127\.0\.0\.1:/).waitFor();
    const google = page.getByRole("link", { name: /^Google Maps/ });
    expect(await google.getAttribute("href")).toMatch(
      /origin=.+&destination=.+&travelmode=transit$/,
    );
    await page
      .getByRole("button", { name: /by public transport.* back/ })
      .first()
      .click();
    await page.getByText(/^The last one home leaves at \d\d:\d\d\.$/).waitFor();
    await close();
  },
);

test.runIf(IS_NIGHTLY)(
  "a leg that is opened beside the street map is drawn along the streets, asked for once; a ride by its stops, and what nobody knows as a straight dashed line",
  async () => {
    const asked: string[] = [];
    let hasRoutes = true;
    const ROUTING_URL = await listen((request, response) => {
      const url = new URL(request.url ?? "", "http://x");
      if (url.pathname.startsWith("/route/")) asked.push(url.pathname);
      const isKnown = hasRoutes || !url.pathname.startsWith("/route/");
      const answer = answerAsOsrm(url, isKnown ? streets : { walkOf: () => undefined });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    const TRANSIT_URL = await listen((request, response) => {
      const url = new URL(request.url ?? "", "http://x");
      const answer = answerAsMotis(url, request.headers, () => TRAM);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
    const folder = mkdtempSync(join(tmpdir(), "map-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    const MAP_TILES = join(folder, "lisbon.pmtiles");
    const about = { vector_layers: LISBON_LAYERS, attribution: LISBON_CREDIT };
    writeFileSync(MAP_TILES, pmtilesFile(lisbonTiles(7, 14), about));
    const world = await openServerAndBrowser({ env: { ROUTING_URL, TRANSIT_URL, MAP_TILES } });
    const options = { viewport: { width: 1280, height: 800 } };
    const { page, close } = await openNewTrip(world, options, { ...SELECTION, budget: "Standard" });
    const walks = page.getByRole("button", { name: /^Travel Hours : .* walk/ });
    const way = page.locator(".map-way");
    await walks.first().click();
    await page.getByText(/^[\d.]+ k?m by street\.$/).waitFor();
    // Without streets there is nothing to draw it on, and nobody is asked.
    expect([await way.count(), asked]).toEqual([0, []]);
    await page.getByRole("switch", { name: /Street map/ }).click();
    await way.waitFor({ state: "attached" });
    const corners = async () => ((await way.first().getAttribute("d")) ?? "").split("L").length;
    await expect.poll(corners).toBe(3);
    expect(await page.locator(".map-way-straight").count()).toBe(0);
    await walks.first().click();
    await expect.poll(() => way.count()).toBe(0);
    await walks.first().click();
    await expect.poll(corners).toBe(3);
    expect(asked).toHaveLength(1);
    await walks.first().click();

    await page.getByText("Tram 1 from Stop 1, every 12 min").first().waitFor();
    const ride = page
      .getByRole("button", { name: /^Travel Hours : .* by public transport/ })
      .first();
    await ride.click();
    // Two stops between its ends, and where one walks to from the last.
    await expect.poll(corners).toBe(5);
    expect(asked).toHaveLength(1);
    await ride.click();
    hasRoutes = false;
    await walks.nth(1).click();
    await page.locator(".map-way-straight").waitFor({ state: "attached" });
    await expect.poll(() => asked.length).toBe(2);
    expect(await corners()).toBe(2);
    await close();
  },
);
