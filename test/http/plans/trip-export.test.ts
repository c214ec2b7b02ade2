import ICAL from "ical.js";
import { afterAll, expect, test } from "vitest";
import { loadWords, wordsIn } from "../../../src/domain/messages/words.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
const id = await saveCheckedTrip(server.context, ada.sessionToken);
afterAll(() => server.close());

/** Three octets a letter: longer than a line. */
const NOTE = "朝一番に行く、混むから。".repeat(9);
const pathOf = (format: string) => `/api/trips/${id}/export/${format}`;

async function edit(trip: string, ...edits: object[]): Promise<void> {
  const answer = await sendEdits(ada, trip, edits);
  expect(answer.status).toBe(200);
}

test("a trip is exported in each format, the same bytes until it changes; a calendar when it has dates", async () => {
  await expectError(await ada.fetch(pathOf("ics")), 422, "start_date_missing");
  await edit(id, { kind: "set-start-date", date: "2026-05-04" });

  const types = {
    ics: "text/calendar",
    gpx: "application/gpx+xml",
    kml: "application/vnd.google-earth.kml+xml",
    geojson: "application/geo+json",
    md: "text/markdown",
    json: "application/json",
  };
  for (const [format, type] of Object.entries(types)) {
    const answer = await ada.fetch(pathOf(format));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="porto-portugal.${format}"`,
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text).toContain("Livraria Lello");
    if (format === "gpx" || format === "md") {
      const headers = { "accept-language": "ja" };
      expect(await (await ada.fetch(pathOf(format), { headers })).text()).toContain("ポルトガル");
    }
    const again = await ada.fetch(pathOf(format));
    expect(await again.text()).toBe(text);
    const etag = answer.headers.get("etag") ?? "";
    const unchanged = await ada.fetch(pathOf(format), { headers: { "if-none-match": etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
  }

  const before = await (await ada.fetch(pathOf("ics"))).text();
  await edit(id, { kind: "set-title", text: "Books & bridges" });
  const changed = await ada.fetch(pathOf("ics"));
  const calendar = new ICAL.Component(ICAL.parse(await changed.text()));
  expect(calendar.getFirstPropertyValue("name")).toBe("Books & bridges");
  const versions = calendar
    .getAllSubcomponents("vevent")
    .map((event) => Number(event.getFirstPropertyValue("sequence")));
  expect(new Set(versions)).toEqual(new Set([3]));
  expect(before).toContain("SEQUENCE:2\r\n");
});

test.each(["ja", "ar"] as const)(
  "the calendar in %s has the same events at the same hours, in its words, and no line of it splits a letter",
  async (language) => {
    const dated = await generateTrip(ada, { ...SELECTION, startDate: "2027-05-03" });
    const { tripData } = await fetchTrip(ada, dated);
    const [first] = tripData.itinerary[0]?.plan ?? [];
    await edit(dated, { kind: "set-note", id: first?.id, text: NOTE });
    const read = async (tag: string) => {
      const bytes = new Uint8Array(
        await (await ada.fetch(`/api/trips/${dated}/export/ics?lang=${tag}`)).arrayBuffer(),
      );
      // As bytes: one a character.
      for (const line of Buffer.from(bytes).toString("latin1").split("\r\n")) {
        expect(line.length).toBeLessThanOrEqual(75);
        const letters = new TextDecoder("utf-8", { fatal: true });
        expect(() => letters.decode(Buffer.from(line, "latin1"))).not.toThrow();
      }
      const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(bytes)));
      return calendar.getAllSubcomponents("vevent").map((event) => ({
        uid: event.getFirstPropertyValue("uid"),
        zone: event.getFirstProperty("dtstart")?.getParameter("tzid"),
        starts: String(event.getFirstPropertyValue("dtstart")),
        ends: String(event.getFirstPropertyValue("dtend")),
        about: String(event.getFirstPropertyValue("description")),
      }));
    };
    const [english, own] = [await read("en"), await read(language)];
    await loadWords(language);
    const whens = (events: typeof own) => events.map(({ about: _, ...when }) => when);
    expect(whens(own)).toEqual(whens(english));
    const visit = own.find(({ uid }) => String(uid).includes(`-${first?.id}@`));
    expect(visit?.starts).toMatch(/^2027-05-03T\d\d:\d\d:00$/);
    expect(visit?.zone).toBe("Europe/Lisbon");
    expect(visit?.about).toContain(wordsIn(language).exports.note(NOTE));
    const price = wordsIn(language).exports.tickets(first?.ticketsPricing ?? "");
    expect(visit?.about).toContain(price);

    // Where nobody knows the time zone, its days are events.
    await edit(id, { kind: "set-start-date", date: "2026-05-04" });
    const days = await (await ada.fetch(`${pathOf("ics")}?lang=${language}`)).text();
    expect(days).toContain(`SUMMARY:${wordsIn(language).stored.day("Day 1")}: `);
  },
);

test("the traveller's own places and hotels are searched for by their position, others by their names", async () => {
  const own = { geoCoordinates: "41.1484, -8.6110", isOwn: true };
  const bare = { placeDetails: "", placeImageURL: "", ticketsPricing: "", timeToTravel: "" };
  const { tripData } = await fetchTrip(ada, id);
  const place = { id: "own-1", placeName: "Aunt Rosa", bestTime: "", ...bare, ...own };
  await edit(id, { kind: "add-place", dayId: tripData.itinerary[0]?.id, place });
  const words = { price: "", hotelImageURL: "", rating: "", description: "" };
  const hotel = { id: "own-2", hotelName: "Casa do Rui", hotelAddress: "", ...words, ...own };
  await edit(id, { kind: "add-hotel", hotel, isBase: true });
  const searched = "https://www.google.com/maps/search/?api=1&query=";
  const markdown = await (await ada.fetch(pathOf("md"))).text();
  const at = `${searched}41.1484%2C%20-8.6110`;
  expect(markdown).toContain(`**Aunt Rosa** ([Map](<${at}>)`);
  expect(markdown).toContain(`**Casa do Rui** ([Map](<${at}>)`);
  const known = tripData.hotels[0];
  if (known === undefined) throw new Error("a trip without hotels");
  const searchedFor = encodeURIComponent(`${known.hotelName}, ${known.hotelAddress}`);
  expect(markdown).toContain(`${searched}${searchedFor}`);
});

test("an export is in a format that is there", async () => {
  for (const format of ["xlsx", "constructor", "__proto__"]) {
    await expectError(await ada.fetch(pathOf(format)), 404, "not_found");
  }
});

test("a calendar follows the trip by a link of its own, until that is revoked", async () => {
  const make = (notes: boolean) =>
    makeLink(ada, id, { name: "Calendar", isCalendar: true, shows: { notes, costs: false } });
  const [own, public_] = [await make(true), await make(false)];
  // A calendar program has no cookie and no header of ours.
  const ask = (token: string, headers = {}) =>
    fetch(`${server.url}/api/shared/calendar/${token}`, { headers });
  const trip = await fetchTrip(ada, id);
  const placeId = trip.tripData.itinerary[0]?.plan[0]?.id;
  await edit(id, { kind: "set-note", id: placeId, text: "Our secret" });
  const first = await ask(own.token);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(first.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  const text = await first.text();
  expect(text).toContain("Our secret");
  expect(text).not.toContain("@example.com");
  expect(await (await ask(own.token)).text()).toBe(text);
  const unchanged = await ask(own.token, { "if-none-match": first.headers.get("etag") ?? "" });
  expect(unchanged.status).toBe(304);
  expect(await (await ask(public_.token)).text()).not.toContain("Our secret");

  await edit(id, { kind: "set-title", text: "Later" });
  expect(await (await ask(own.token)).text()).toContain("SUMMARY:Later");
  // It opens no page, and a page's link no calendar.
  const guest = createGuest(server.url, own.token);
  await expectError(await guest.send("/api/shared"), 404, "link_ended");
  expect(await (await guest.send(`/s/${own.token}`)).text()).toContain("<title>A trip</title>");
  const page = await makeLink(ada, id, {});
  await expectError(await ask(page.token), 404, "link_ended");
  expect((await linksOf(ada, id)).map(({ isCalendar = false }) => isCalendar)).toEqual([
    true,
    true,
    false,
  ]);

  const revoked = await ada.fetch(`/api/trips/${id}/links/${own.link.id}`, { method: "DELETE" });
  expect(revoked.status).toBe(204);
  await expectError(await ask(own.token), 404, "link_ended");
  await expectError(await ask("A".repeat(22)), 404, "link_ended");
});

test("what is to be booked is in the file with its day, until it is ticked off", async () => {
  const { tripData } = await fetchTrip(ada, id);
  const [day] = tripData.itinerary;
  const [place] = day?.plan ?? [];
  const booking = { need: "must", daysAhead: 30, url: "https://tickets.example/lello" };
  await edit(
    id,
    { kind: "set-start-date", date: "2096-05-04" },
    { kind: "add-place", dayId: day?.id, place: { ...place, id: "booked-place", booking } },
  );
  const linesOf = async () =>
    (await (await ada.fetch(pathOf("md"))).text()).split("\n").filter((line) => /Book/.test(line));
  const booked = "Book by April 4, 2096: you may not get in otherwise.";
  expect((await linesOf()).join("\n")).toContain(booked);
  await edit(id, { kind: "set-start-date", date: "2026-05-04" });
  expect((await linesOf()).join("\n")).toContain("Book now: you may not get in otherwise.");
  await edit(id, { kind: "set-booked", placeId: "booked-place", isBooked: true });
  expect((await linesOf()).join("\n")).not.toContain(booked);
  expect((await linesOf()).join("\n")).toContain("Booked.");
});

test("an address for tickets is a plain one of https", async () => {
  const [day] = (await fetchTrip(ada, id)).tripData.itinerary;
  const booking = { need: "must", daysAhead: 30, url: "javascript:alert(1)" };
  const [place] = day?.plan ?? [];
  const made = { kind: "add-place", dayId: day?.id, place: { ...place, id: "sly", booking } };
  const answer = await sendEdits(ada, id, [made]);
  await expectError(answer, 400, "bad_request");
});
