import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { LIMITS } from "../../../src/domain/limits.ts";
import {
  type PhotoAnswer,
  type PhotoLookup,
  photoLookupSchema,
  tripPhotoPath,
} from "../../../src/domain/places/photo-answer.ts";
import type { TripDraft } from "../../../src/domain/trip/trip.ts";
import { withIds } from "../../../src/domain/trip/with-ids.ts";
import type { Overrides } from "../../../src/server/create-context.ts";
import { type PlacesServer, startPlacesServer } from "../../../stand-in/places-server.ts";
import { tripDraft } from "../plans/trip-draft.ts";
import { ADA, EVE, signIn } from "../sign-in/sign-in.ts";
import type { SignedInClient } from "../sign-in/walk.ts";
import { saveTrip } from "../store/save-trip.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

export const MAPS_KEY = "AIza-canary-maps-key";

export type PhotoWorld = {
  readonly server: TestServer;
  readonly services: PlacesServer;
  readonly clock: TestClock;
  readonly ada: SignedInClient;
  readonly eve: SignedInClient;
  /** Lines of the log, warnings and worse. */
  readonly log: string[];
  /** Saves a trip of Ada's. @returns its id. */
  save(names: PhotoNames): Promise<string>;
  ask(tripId: string, slot: string, client?: SignedInClient): Promise<Response>;
  /** Asks until it is known, as the page does. @returns null where there is none. */
  lookUp(tripId: string, slot: string): Promise<PhotoAnswer | null>;
  /** A photo that is there. */
  photo(tripId: string, slot: string): Promise<PhotoAnswer>;
  close(): Promise<void>;
};

export type PhotoNames = {
  readonly destination?: string;
  readonly placeId?: string;
  readonly hotels?: readonly string[];
  readonly places?: readonly string[];
};

export function googleAt(url: string): Record<string, string> {
  return { GOOGLE_MAPS_API_KEY: MAPS_KEY, PLACES_BASE_URL: url };
}

export function openDataAt(url: string): Record<string, string> {
  const services = {
    PHOTON_URL: url,
    WIKIPEDIA_URL: url,
    COMMONS_URL: url,
    // Nobody stands here who knows the weather, or what guides are made from.
    MET_NORWAY_URL: `${url}/none`,
    OPEN_GUIDES_A_DAY: "0",
  };
  const contact = { OPEN_DATA_CONTACT: "operator@example.org" };
  return { OPEN_DATA: "on", MAP_TILES: "off", ...contact, ...services };
}

/** The application with a service's stand-in behind it, two people, and a clock to move. */
export async function startPhotoWorld(
  envAt: (url: string) => Record<string, string>,
  overrides: Pick<Overrides, "photos"> = {},
): Promise<PhotoWorld> {
  const services = await startPlacesServer();
  const clock = createTestClock(Date.now());
  const log: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(...String(chunk).trimEnd().split("\n"));
      done();
    },
  });
  const server = await startTestServer({
    env: envAt(services.url),
    overrides: { ...overrides, clock, log: pino({ level: "warn" }, stream) },
  });
  const [ada, eve] = await Promise.all([signIn(server.url, ADA), signIn(server.url, EVE)]);
  const user = await server.context.sessions.find(ada.sessionToken);
  if (user === undefined) throw new Error("Ada is signed in");
  const ask = (tripId: string, slot: string, client = ada) =>
    client.fetch(tripPhotoPath(tripId, slot));

  async function lookUp(tripId: string, slot: string): Promise<PhotoAnswer | null> {
    for (;;) {
      const answer = await ask(tripId, slot);
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      const lookup: PhotoLookup = photoLookupSchema.parse(await answer.json());
      if (lookup === null || "src" in lookup) return lookup;
      if (answer.status !== 202) throw new Error(`${answer.status} for "not yet"`);
      await wait(200);
    }
  }

  return {
    server,
    services,
    clock,
    ada,
    eve,
    log,
    save: (names) =>
      saveTrip(server.context.store, {
        userId: user.id,
        nowMs: clock.nowMs(),
        draft: draftOf(names),
      }),
    ask,
    lookUp,
    async photo(tripId, slot) {
      const photo = await lookUp(tripId, slot);
      if (photo === null) throw new Error("there is no photo");
      return photo;
    },
    async close() {
      await server.close();
      await services.close();
    },
  };
}

const BELEM = "38.6916, -9.216";

function draftOf({ destination = "Lisbon, Portugal", placeId, hotels, places }: PhotoNames) {
  const draft = tripDraft(destination);
  const [hotel] = draft.tripData.hotels;
  const [day] = draft.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (hotel === undefined || day === undefined || place === undefined) {
    throw new Error("the draft has a hotel and a place");
  }
  const location =
    placeId === undefined
      ? { label: destination }
      : { label: destination, value: { place_id: placeId } };
  const plan = (places ?? ["Belém Tower"]).map((placeName) => ({
    ...place,
    placeName,
    geoCoordinates: BELEM,
  }));
  // By where they stand, so that a test can name their slots.
  return {
    ...draft,
    userSelection: { ...draft.userSelection, location },
    tripData: withIds({
      hotels: (hotels ?? ["Memmo Alfama"]).map((hotelName) => ({
        ...hotel,
        hotelName,
        geoCoordinates: BELEM,
      })),
      itinerary: Array.from({ length: Math.ceil(plan.length / LIMITS.day.places) }, (_, at) => ({
        ...day,
        plan: plan.slice(at * LIMITS.day.places, (at + 1) * LIMITS.day.places),
      })),
    }),
  } satisfies TripDraft;
}
