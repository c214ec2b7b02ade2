import { afterAll, beforeAll, expect, test } from "vitest";
import type { LinkShows } from "../../../src/domain/sharing/share-link.ts";
import type { TripDocument } from "../../../src/domain/trip/trip.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, type SignedInClient, signIn } from "../../support/sign-in/sign-in.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { countVectors } from "../../support/threats/count-vectors.ts";

let server: TestServer;
let ada: SignedInClient;
beforeAll(async () => {
  server = await startTestServer();
  ada = await signIn(server.url, ADA);
});
afterAll(() => server?.close());

const SPAN = { startMinutes: 600, endMinutes: 660 };
const M = (field: string) => `marker-${field}`;

/** A trip with every field that a document can have, each text a marker that names its field. */
function markedDraft() {
  const draft = tripDraft("marker-label");
  const [hotel] = draft.tripData.hotels;
  const [day] = draft.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (hotel === undefined || day === undefined || place === undefined) throw new Error("a draft");
  const leg = {
    mode: "transit",
    minutes: 5,
    distanceKm: 1,
    from: M("from"),
    way: { by: "train", from: M("station"), fare: M("fare") },
  } as const;
  const full = {
    ...place,
    id: "place-1",
    placeName: M("placeName"),
    placeDetails: M("placeDetails"),
    placeImageURL: M("placeImageURL"),
    geoCoordinates: M("placeCoordinates"),
    ticketsPricing: M("ticketsPricing"),
    timeToTravel: M("timeToTravel"),
    bestTime: M("bestTime"),
    visit: SPAN,
    open: SPAN,
    leg,
    notOn: [M("notOn")],
    guideId: M("guideId"),
    bestTimeWords: M("bestTimeWords"),
    timeToTravelWords: M("timeToTravelWords"),
    note: M("placeNote"),
    unheardOf: M("unheardOf"),
  };
  return {
    ...draft,
    title: M("title"),
    timeZone: M("timeZone"),
    costs: {
      travellers: [{ id: "t1", name: M("travellerName") }],
      expenses: [
        { id: "e1", title: M("expense"), kind: "meals", amountMinor: 100, currency: "EUR" },
      ],
      unheardOf: M("unheardOf"),
    },
    unheardOf: M("unheardOf"),
    userSelection: {
      location: { label: M("label"), value: { place_id: M("placeId") }, unheardOf: M("unheardOf") },
      noOfDays: M("noOfDays"),
      traveler: M("traveler"),
      budget: M("budget"),
      startDate: M("startDate"),
      interests: ["history"],
      unheardOf: M("unheardOf"),
    },
    planCheck: {
      isFeasible: true,
      quality: 50,
      checks: [],
      verified: { places: 0, ofPlaces: 0, hotels: 0, ofHotels: 0 },
      changes: [{ kind: "moved", name: M("changeName"), text: M("changeText") }],
      watch: [{ text: M("watch") }],
    },
    tripData: {
      unheardOf: M("unheardOf"),
      notes: [M("notes")],
      setAside: [{ ...full, id: "aside-1", placeName: M("setAside") }],
      hotels: [
        {
          ...hotel,
          id: "hotel-1",
          hotelName: M("hotelName"),
          hotelAddress: M("hotelAddress"),
          price: M("price"),
          hotelImageURL: M("hotelImageURL"),
          geoCoordinates: M("hotelCoordinates"),
          rating: M("rating"),
          description: M("description"),
          guideId: M("hotelGuideId"),
          unheardOf: M("unheardOf"),
        },
      ],
      itinerary: [
        {
          ...day,
          id: "day-1",
          day: M("day"),
          date: M("date"),
          note: M("dayNote"),
          unheardOf: M("unheardOf"),
          plan: [full],
          wayBack: leg,
          free: [{ ...SPAN, near: [M("near")] }],
          meals: [
            {
              ...SPAN,
              kind: "lunch",
              placeName: M("mealName"),
              placeDetails: M("mealDetails"),
              geoCoordinates: M("mealCoordinates"),
              guideId: M("mealGuideId"),
              notOn: [M("mealNotOn")],
              priceLevel: "high",
            },
          ],
        },
      ],
    },
    // More than its type knows, as a document of a later version has.
  } as unknown as Omit<TripDocument, "id" | "userEmail">;
}

/** What a guest sees of it, whatever the owner ticks. */
const ALWAYS = [
  "bestTime bestTimeWords date day description from guideId hotelAddress hotelCoordinates hotelGuideId",
  "hotelName label mealCoordinates mealDetails mealGuideId mealName mealNotOn near noOfDays notOn",
  "placeCoordinates placeDetails placeName rating startDate station timeToTravel timeToTravelWords",
  "timeZone title",
].flatMap((line) => line.split(" "));
const NOTES = ["dayNote", "notes", "placeNote"];
const COSTS = ["budget", "expense", "fare", "price", "ticketsPricing", "travellerName"];

const markersIn = (text: string) =>
  [...new Set(text.match(/marker-\w+/g) ?? [])].map((one) => one.slice(7)).toSorted();

test("T41 a guest is told the fields that are meant for guests, and no other, in every answer and every error", async ({
  task,
}) => {
  const user = await server.context.sessions.find(ada.sessionToken);
  if (user === undefined) throw new Error("Ada is signed in");
  const tripId = await saveTrip(server.context.store, {
    userId: user.id,
    nowMs: 1_700_000_000_000,
    draft: markedDraft(),
  });
  const secrets = [user.email, user.id, user.subject, user.profile.name, tripId];
  let looked = 0;
  const every: readonly LinkShows[] = [
    { notes: false, costs: false },
    { notes: true, costs: false },
    { notes: false, costs: true },
    { notes: true, costs: true },
  ];
  for (const shows of every) {
    const { token } = await makeLink(ada, tripId, {
      scope: "edit",
      shows,
      name: "marker-linkName",
    });
    const guest = createGuest(server.url, token);
    const expected = [
      ...ALWAYS,
      ...(shows.notes ? NOTES : []),
      ...(shows.costs ? COSTS : []),
    ].toSorted();
    const seen = await (await guest.send("/api/shared")).text();
    expect(markersIn(seen), JSON.stringify(shows)).toEqual(expected);
    expect(seen.includes('"high"'), "a meal's price").toBe(shows.costs);
    await guest.join("Ann");
    const answers = [
      await guest.send("/api/shared"),
      await guest.vote({ placeId: "place-1", value: 1 }),
      await guest.edit([{ kind: "set-lock", id: "place-1", isLocked: true }]),
      await guest.edit([{ kind: "set-lock", id: "nothing", isLocked: true }]),
      await guest.edit([{ kind: "delete-trip" }]),
      await guest.edit([{ kind: "set-title", text: "late" }], { "if-match": '"v1"' }),
      await guest.send("/api/shared/facts"),
      await guest.send("/api/shared/photos/hero"),
      await guest.send("/api/shared/photos/place-1"),
      await guest.send("/api/shared/photos/nothing"),
      await guest.send(`/s/${token}`),
      await guest.send(`/api/trips/${tripId}`),
      await guest.send(`/api/trips/${tripId}/history`),
      await guest.send(`/api/trips/${tripId}/links`),
      await guest.send(`/api/trips/${tripId}/export/json`),
    ];
    for (const answer of answers) {
      looked += 1;
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      expect(
        markersIn(text).filter((one) => !expected.includes(one)),
        answer.url,
      ).toEqual([]);
      for (const secret of secrets.filter((one) => !answer.url.includes(one))) {
        expect(text.includes(secret), `${secret} in ${answer.url}`).toBe(false);
      }
    }
  }
  countVectors(task, looked);
});

test("T41 a calendar that follows a trip tells no more than its link shows", async ({ task }) => {
  const user = await server.context.sessions.find(ada.sessionToken);
  if (user === undefined) throw new Error("Ada is signed in");
  const draft = markedDraft();
  const tripId = await saveTrip(server.context.store, {
    userId: user.id,
    nowMs: 1_700_000_100_000,
    draft: {
      ...draft,
      timeZone: "Europe/Lisbon",
      userSelection: { ...draft.userSelection, startDate: "2027-05-04" },
    },
  });
  for (const notes of [false, true]) {
    for (const costs of [false, true]) {
      const { token } = await makeLink(ada, tripId, { isCalendar: true, shows: { notes, costs } });
      const answer = await fetch(`${server.url}/api/shared/calendar/${token}`);
      const told = (await answer.text()).replaceAll("\r\n ", "");
      const expected = [...ALWAYS, ...(notes ? NOTES : []), ...(costs ? COSTS : [])];
      expect(markersIn(told).filter((one) => !expected.includes(one))).toEqual([]);
      expect(markersIn(told)).toContain("placeName");
      expect(told.includes("marker-ticketsPricing")).toBe(costs);
      expect(told.includes("marker-placeNote")).toBe(notes);
    }
  }
  countVectors(task, 4);
});
