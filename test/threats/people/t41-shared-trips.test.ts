import { afterAll, expect, test } from "vitest";
import { EXPORT_FORMATS, type ExportFormat } from "../../../src/domain/export/export-format.ts";
import { exportTrip } from "../../../src/domain/export/export-trip.ts";
import { wordsIn } from "../../../src/domain/messages/words.ts";
import { type SharedTrip, shareTrip } from "../../../src/domain/sharing/shared-trip.ts";
import { tripOfShared } from "../../../src/domain/sharing/trip-of-shared.ts";
import { LINK_SCOPES, type LinkShows } from "../../../src/domain/trip/shared-by.ts";
import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import { basesSchema } from "../../../src/domain/trip/trip-bases.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { GUEST_FIELDS, isOwners } from "../../support/threats/guest-fields.ts";
import {
  fieldsOf,
  markerOf,
  markersIn,
  wholeDocument,
} from "../../support/threats/whole-document.ts";

const server = await startTestServer({ env: UNLIMITED });
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

const EXPENSE = "costs.expenses[]";
const TOWN = wholeDocument(basesSchema.shape.towns._zod.def.element, {}, "bases.towns[]");
/** Fields that take no marker. */
const GIVEN = {
  id: "1700000000000",
  version: 1,
  "userSelection.wishes[].days[]": 1,
  "userSelection.wishes[].weekdays[]": 1,
  "userSelection.wishes[].count": 1,
  // Two at least.
  "bases.towns": [TOWN, TOWN],
  "bases.ways[].from": 0,
  "bases.ways[].to": 1,
  "tripData.hotels[].base": 0,
  "tripData.itinerary[].base": 0,
  "tripData.itinerary[].id": "day-1",
  "tripData.itinerary[].plan[].id": "place-1",
  // The marker of its path, where tickets are sold: an address of its own shape.
  "tripData.itinerary[].plan[].booking.url": `https://tickets.example/${markerOf("tripData.itinerary[].plan[].booking.url")}`,
  "tripData.itinerary[].plan[].booking.daysAhead": 30,
  "tripData.itinerary[].meals[].booking.url": `https://tickets.example/${markerOf("tripData.itinerary[].meals[].booking.url")}`,
  "tripData.itinerary[].meals[].booking.daysAhead": 30,
  "tripData.itinerary[].plan[].visit.endMinutes": 660,
  "tripData.setAside[].id": "aside-1",
  "tripData.hotels[].id": "hotel-1",
  "bookings[].id": "booking-1",
  "bookings[].partId": "place-1",
  "bookings[].starts.date": "2027-05-04",
  "bookings[].starts.time": "10:30",
  "bookings[].starts.zone": "Europe/Lisbon",
  "bookings[].ends.date": "2027-05-04",
  "bookings[].ends.time": "12:30",
  "bookings[].ends.zone": "Europe/Lisbon",
  "bookings[].price.amount": 1,
  "bookings[].price.currency": "EUR",
  "bookings[].price.paid": 1,
  // A date takes no marker.
  "listItems[].dueDate": "2027-05-04",
  "listItems[].id": "item-1",
  "planCheck.problems[].dayId": "day-1",
  "planCheck.problems[].placeId": "place-1",
  "costs.currency": "EUR",
  "costs.travellers[].id": "ada",
  [`${EXPENSE}.id`]: "expense-1",
  [`${EXPENSE}.dayId`]: "day-1",
  [`${EXPENSE}.currency`]: "EUR",
  [`${EXPENSE}.rate.to`]: "EUR",
  [`${EXPENSE}.payers[].travellerId`]: "ada",
  [`${EXPENSE}.split.parts[].travellerId`]: "ada",
  [`${EXPENSE}.split.parts[].part`]: 1,
};
const DOCUMENT = wholeDocument(tripSchema, GIVEN) as Trip;

const EVERY: readonly LinkShows[] = [
  { notes: false, costs: false },
  { notes: true, costs: false },
  { notes: false, costs: true },
  { notes: true, costs: true },
  { notes: false, costs: false, bookings: true },
  { notes: false, costs: true, bookings: true },
];

/** The fields that guests of a link see. */
function meantFor({ notes, costs, bookings = false }: LinkShows): string[] {
  const { always, notes: noted, costs: priced, bookings: booked, pricedBookings } = GUEST_FIELDS;
  return [
    ...always,
    ...(notes ? noted : []),
    ...(costs ? priced : []),
    ...(bookings ? booked : []),
    ...(bookings && costs ? pricedBookings : []),
  ].toSorted();
}

async function save(nowMs: number, draft = DOCUMENT) {
  const user = await server.context.sessions.find(ada.sessionToken);
  if (user === undefined) throw new Error("Ada is signed in");
  const { id: _, userEmail: __, ...rest } = draft;
  const tripId = await saveTrip(server.context.store, { userId: user.id, nowMs, draft: rest });
  return { tripId, user };
}

/** Markers of fields that are not meant for guests of the link. */
function leaked(text: string, shows: LinkShows): string[] {
  const meant = new Set(meantFor(shows).map(markerOf));
  return markersIn(text).filter((marker) => !meant.has(marker));
}

test("T41 of every field that a trip's document can have it is decided whether guests see it", () => {
  const { always, notes, costs, bookings, pricedBookings } = GUEST_FIELDS;
  const decided = [...always, ...notes, ...costs, ...bookings, ...pricedBookings];
  expect(new Set(decided).size).toBe(decided.length);
  const open = fieldsOf(DOCUMENT).filter(
    (field) => !field.endsWith("unheardOf") && !isOwners(field),
  );
  expect(open).toEqual(decided.toSorted());
});

test("T41 a guest is told the fields that are meant for guests, and no other, in every answer and every error of every scope", async () => {
  const { tripId, user } = await save(1_700_000_000_000);
  const secrets = [user.email, user.id, user.subject, user.profile.name, tripId];
  for (const scope of LINK_SCOPES) {
    for (const shows of EVERY) {
      const { token } = await makeLink(ada, tripId, { scope, shows, name: markerOf("linkName") });
      const guest = createGuest(server.url, token);
      const seen = (await (await guest.send("/api/shared")).json()) as { trip: SharedTrip };
      expect(fieldsOf(seen.trip), `${scope} ${JSON.stringify(shows)}`).toEqual(meantFor(shows));
      await guest.join("Ann");
      const answers = [
        await guest.send("/api/shared"),
        await guest.vote({ placeId: "place-1", value: 1 }),
        await guest.vote({ placeId: "nothing", value: 1 }),
        await guest.edit([{ kind: "set-lock", id: "place-1", isLocked: true }]),
        await guest.edit([{ kind: "set-lock", id: "nothing", isLocked: true }]),
        await guest.edit([{ kind: "set-note", id: "nothing", text: "x" }]),
        await guest.edit([{ kind: "delete-trip" }]),
        await guest.edit([{ kind: "set-lock", id: "day-1", isLocked: true }], {
          "if-match": '"v0"',
        }),
        await guest.send("/api/shared", { method: "PATCH", body: "{}" }),
        await guest.send("/api/shared/votes", { method: "POST", body: "{" }),
        await guest.comeBack("A".repeat(22)),
        await guest.send("/api/shared/facts"),
        await guest.send("/api/shared/photos/hero"),
        await guest.send("/api/shared/photos/place-1"),
        await guest.send("/api/shared/photos/aside-1"),
        await guest.send("/api/shared/photos/nothing"),
        await guest.send("/api/shared/images/nothing"),
        await guest.send(`/api/shared/calendar/${token}`),
        await guest.send(`/s/${token}`),
        await guest.send(`/api/trips/${tripId}`),
        await guest.send(`/api/trips/${tripId}/history`),
        await guest.send(`/api/trips/${tripId}/facts`),
        await guest.send(`/api/trips/${tripId}/links`),
        await guest.send(`/api/trips/${tripId}/export/json`),
      ];
      for (const answer of answers) {
        const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
        expect(leaked(text, shows), `${scope} ${answer.url}`).toEqual([]);
        for (const secret of secrets.filter((one) => !answer.url.includes(one))) {
          expect(text.includes(secret), `${secret} in ${answer.url}`).toBe(false);
        }
      }
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(2);
    }
  }
});

test("T41 a file that a guest takes along, and a calendar that follows a trip, tell no more than the link shows", async () => {
  const { userSelection } = DOCUMENT;
  const dated: Trip = {
    ...DOCUMENT,
    timeZone: "Europe/Lisbon",
    userSelection: { ...userSelection, startDate: "2027-05-04" },
  };
  const { tripId, user } = await save(1_700_000_100_000, dated);
  for (const shows of EVERY) {
    const { token } = await makeLink(ada, tripId, { isCalendar: true, shows });
    const answer = await fetch(`${server.url}/api/shared/calendar/${token}`);
    const files = [(await answer.text()).replaceAll("\r\n ", "")];
    const shown = tripOfShared(shareTrip(dated as Trip, shows, "Booked"));
    for (const format of Object.keys(EXPORT_FORMATS) as ExportFormat[]) {
      const facts = { timeZone: shown.timeZone, changedAtMs: 1 };
      files.push((exportTrip(shown, format, facts, wordsIn())?.text ?? "").replaceAll("\r\n ", ""));
    }
    for (const file of files) {
      expect(leaked(file, shows)).toEqual([]);
      expect(markersIn(file)).toContain(markerOf("tripData.itinerary[].plan[].placeName"));
      for (const secret of [user.email, user.id, user.profile.name]) {
        expect(file).not.toContain(secret);
      }
    }
    const [calendar = ""] = files;
    expect(calendar.includes(markerOf("tripData.itinerary[].plan[].ticketsPricing"))).toBe(
      shows.costs,
    );
    expect(calendar.includes(markerOf("tripData.itinerary[].plan[].note"))).toBe(shows.notes);
  }
});
