import ICAL from "ical.js";
import { afterAll, describe, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../../../src/domain/export/export-format.ts";
import { readXml, type XmlElement } from "../../../src/domain/files/read-xml.ts";
import { oneLine } from "../../../src/domain/limits.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { scriptVectors } from "../../support/threats/script-vectors.ts";

/** All of them every night, and every sixth for a change, which has some of each kind. */
const TEXTS = scriptVectors()
  .filter(({ number }) => IS_NIGHTLY || number % 6 === 1)
  .map(({ text }) => text);
/** As many as a name holds, and as a plan of ten days does. */
const NAMES = TEXTS.map((text) => text.slice(0, 60).trim()).slice(0, 200);
const PLACES = TEXTS.slice(0, 300);
const DAYS = 10;
const MINUTE_MS = 60_000;

const clock = createTestClock(Date.now());
const server = await startTestServer({ env: { TRUST_PROXY: "127.0.0.1" }, overrides: { clock } });
const ada = await signIn(server.url, ADA);
const user = await server.context.sessions.find(ada.sessionToken);
if (user === undefined) throw new Error("Ada is signed in");
const draft = tripDraft();
const [day] = draft.tripData.itinerary;
if (day === undefined) throw new Error("a draft has a day");
const tripId = await saveTrip(server.context.store, {
  userId: user.id,
  nowMs: clock.nowMs(),
  draft: {
    ...draft,
    timeZone: "Europe/Lisbon",
    userSelection: { ...draft.userSelection, startDate: "2027-05-04" },
    tripData: {
      ...draft.tripData,
      itinerary: Array.from({ length: DAYS }, (_, at) => ({
        ...day,
        id: `day-${at}`,
        day: `Day ${at + 1}`,
        plan: day.plan.map((place) => ({ ...place, id: `first-${at}` })),
      })),
    },
  },
});
afterAll(() => server.close());

const ownPlace = (text: string, at: number): Edit => ({
  kind: "add-place",
  dayId: `day-${at % DAYS}`,
  place: {
    id: `own-${at}`,
    placeName: text,
    placeDetails: text,
    placeImageURL: "",
    geoCoordinates: "38.7, -9.1",
    ticketsPricing: text,
    timeToTravel: "",
    bestTime: "",
    isOwn: true,
    note: text,
  },
});

/** Guests' texts in every place that guests can write to. */
async function plant(): Promise<void> {
  const shows = { notes: true, costs: true };
  for (let from = 0; from < NAMES.length; from += 50) {
    const { token } = await makeLink(ada, tripId, { scope: "vote", shows });
    for (const [at, name] of NAMES.slice(from, from + 50).entries()) {
      if (at % 20 === 0) clock.advance(MINUTE_MS);
      const guest = createGuest(server.url, token, `198.51.${at}.7`);
      const joined = await guest.join(name);
      expect(joined.headers.get("content-type")).toMatch(/^application\/json/);
      expect(joined.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await joined.json()).toMatchObject({ name: oneLine(name) });
      const word = TEXTS[from + at] ?? "";
      expect((await guest.vote({ placeId: "first-0", value: 1, word })).status).toBe(200);
    }
  }
  clock.advance(MINUTE_MS);
  const { token } = await makeLink(ada, tripId, { scope: "edit", shows });
  const editor = createGuest(server.url, token);
  await editor.join(NAMES[0] ?? "");
  for (let from = 0; from < PLACES.length; from += 50) {
    const edits = PLACES.slice(from, from + 50).map((text, at) => ownPlace(text, from + at));
    const made = await editor.edit(edits);
    expect([made.status, await made.text()][0]).toBe(200);
  }
  const title = { kind: "set-title", text: TEXTS[0] ?? "" } as const;
  expect((await editor.edit([title])).status).toBe(200);
}

const inside = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...inside(child, name),
  ]);
/** A name is one line, and what XML and calendars can't write is left out of a file. */
const plain = (text: string) => oneLine(text).replace(/\p{Cc}/gu, "");

function namesIn(format: ExportFormat, file: string): string[] {
  switch (format) {
    case "gpx":
      return inside(runToEnd(readXml(file)), "wpt").flatMap((one) =>
        inside(one, "name").map((n) => n.text),
      );
    case "kml":
      return inside(runToEnd(readXml(file)), "Placemark").flatMap((one) =>
        inside(one, "name").map(({ text }) => text),
      );
    case "ics":
      return new ICAL.Component(ICAL.parse(file))
        .getAllSubcomponents("vevent")
        .map((event) => String(event.getFirstPropertyValue("summary")));
    case "geojson":
      return (JSON.parse(file) as { features: { properties: { name?: string } }[] }).features.map(
        ({ properties }) => properties.name ?? "",
      );
    case "json":
      return (
        JSON.parse(file) as {
          trip: { tripData: { itinerary: { plan: { placeName: string }[] }[] } };
        }
      ).trip.tripData.itinerary.flatMap(({ plan }) => plan.map(({ placeName }) => placeName));
    case "md":
      return [];
  }
}

describe("T44 Guests who send markup", () => {
  test("is kept as it was sent, told as JSON alone, and in each file a text that nothing reads as more", async () => {
    await plant();
    const said = (await linksOf(ada, tripId)).flatMap(({ guests }) => guests);
    expect(said.flatMap(({ votes }) => votes.map(({ word = "" }) => word))).toEqual(
      TEXTS.slice(0, NAMES.length).map(oneLine),
    );
    const { token } = await makeLink(ada, tripId, {
      isCalendar: true,
      shows: { notes: true, costs: true },
    });
    for (const format of Object.keys(EXPORT_FORMATS) as ExportFormat[]) {
      const answer = await ada.fetch(`/api/trips/${tripId}/export/${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).not.toMatch(/html|script|svg/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-disposition")).toMatch(
        /^attachment; filename="[\w .,-]+"$/,
      );
      const file = await answer.text();
      const names = new Set(namesIn(format, file).map(plain));
      if (format === "md") {
        // Nothing opens a tag, and no link leads anywhere but to a map.
        expect(
          file.replaceAll(/\]\(<https:\/\/www\.google\.com\/maps\/[^\s<>]*>\)/g, "]"),
        ).not.toMatch(/(?<!\\)<|(?<!\\)\]\(/);
      } else {
        expect(PLACES.filter((text) => !names.has(plain(text))).slice(0, 3), format).toEqual([]);
      }
      if (format === "kml") {
        // Map programs show a description as HTML: its only tags are line breaks.
        const html = inside(runToEnd(readXml(file)), "description").map(({ text }) => text);
        expect(html.length).toBeGreaterThan(PLACES.length);
        for (const one of html) expect(one.replaceAll("<br>", "")).not.toContain("<");
      }
    }
    const feed = await fetch(`${server.url}/api/shared/calendar/${token}`);
    expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(feed.headers.get("x-content-type-options")).toBe("nosniff");
    const summaries = new Set(namesIn("ics", await feed.text()).map(plain));
    expect(PLACES.filter((text) => !summaries.has(plain(text)))).toEqual([]);
  });
});
