import { randomUUID } from "node:crypto";
import { LIMITS } from "../../src/domain/limits.ts";
import { importedTripSchema, MAX_IMPORT_BYTES } from "../../src/domain/wire.ts";
import { gpxOf, kmlOf, pins } from "../../test/support/plans/map-files.ts";
import { zipOf } from "../../test/support/plans/zip-of.ts";
import { createGuest, makeLink } from "../../test/support/server/guest.ts";
import type { SignedInClient } from "../../test/support/sign-in/sign-in.ts";
import { fetchTrip } from "../../test/support/store/fetch-trip.ts";

/** An account may import so often in a minute, so an input of its own person each. */
const TIMES = 10;

type Input = readonly [what: string, send: () => Promise<unknown>];

/** What a stranger may send to keep a server busy, each sent ten times by people of their own. */
export function hostileInputs(
  url: string,
  newPerson: () => Promise<SignedInClient>,
): readonly Input[] {
  const importing = (what: string, body: string | Buffer<ArrayBuffer>): Input => [
    what,
    async () => {
      const person = await newPerson();
      await Promise.all(Array.from({ length: TIMES }, () => importFile(person, body)));
    },
  ];
  const perDay = LIMITS.day.places;
  const days = (count: number, each: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `Day ${at + 1}`,
      pins: pins(each, 1 + at * each),
    }));
  return [
    importing("a file of 400 places on one day", crowdedFile(400)),
    importing(`a file of ${perDay} places on one day`, crowdedFile(perDay)),
    importing("80 pins in a folder", kmlOf(days(1, 80))),
    importing("5 points and 200 waypoints", gpxOf(pins(5), pins(200, 6))),
    importing("437 pins in 19 folders", kmlOf(days(19, 23))),
    importing("300 pins in no folder", kmlOf([], pins(300))),
    importing(`${LIMITS.trip.places} pins in full days`, kmlOf(days(10, perDay))),
    importing("1 MB of &", `<gpx>${"&".repeat(MAX_IMPORT_BYTES - 50)}</gpx>`),
    importing("1 MB of &amp;", `<gpx>${"&amp;".repeat((MAX_IMPORT_BYTES - 50) / 5)}</gpx>`),
    importing("a KMZ of 2 MB of &", kmzOf(`<kml>${"&".repeat(2_097_000)}</kml>`)),
    [
      "20 guests' edits of full days",
      () => Promise.all(Array.from({ length: TIMES }, () => editAsGuests(url, newPerson))),
    ],
  ];
}

async function importFile(
  person: SignedInClient,
  body: string | Buffer<ArrayBuffer>,
): Promise<Response> {
  return person.fetch("/api/imports", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body,
  });
}

function kmzOf(kml: string): Buffer<ArrayBuffer> {
  return Buffer.from(zipOf([{ name: "doc.kml", content: Buffer.from(kml) }], true));
}

/** A file of our own with so many places on its one day. */
function crowdedFile(count: number): string {
  const plan = pins(count).map(({ name, lat, lon }) => ({
    placeName: name,
    placeDetails: "",
    placeImageURL: "",
    geoCoordinates: `${lat}, ${lon}`,
    ticketsPricing: "",
    timeToTravel: "",
    bestTime: "",
    isOwn: true,
  }));
  const userSelection = {
    location: { label: "Lisbon, Portugal" },
    noOfDays: 1,
    traveler: "2",
    budget: "Comfort",
  };
  const tripData = { hotels: [], itinerary: [{ day: "Day 1", plan }] };
  return JSON.stringify({
    format: "tripwright-trip",
    formatVersion: 1,
    trip: { userSelection, tripData },
  });
}

async function editAsGuests(url: string, newPerson: () => Promise<SignedInClient>): Promise<void> {
  const person = await newPerson();
  const file = kmlOf(["Day 1", "Day 2"].map((name, at) => ({ name, pins: pins(50, 1 + at * 50) })));
  const { tripId } = importedTripSchema.parse(await (await importFile(person, file)).json());
  const { token } = await makeLink(person, tripId, { scope: "edit" });
  const guest = createGuest(url, token);
  await guest.join("Ann");
  const { itinerary } = (await fetchTrip(person, tripId)).tripData;
  await Promise.all(
    itinerary
      .flatMap(({ plan }) => plan.slice(0, 10))
      .map(({ id }) =>
        guest.send("/api/shared", {
          method: "PATCH",
          headers: { "if-match": "*", "idempotency-key": randomUUID() },
          body: JSON.stringify({ edits: [{ kind: "remove-place", placeId: id }] }),
        }),
      ),
  );
}
