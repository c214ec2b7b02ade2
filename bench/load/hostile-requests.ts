import { randomUUID } from "node:crypto";
import { LIMITS } from "../../src/domain/limits.ts";
import { importedTripSchema, MAX_EDITS_BYTES } from "../../src/domain/wire.ts";
import { createGuest, makeLink } from "../../test/support/server/guest.ts";
import type { SignedInClient } from "../../test/support/sign-in/walk.ts";
import { fetchTrip } from "../../test/support/store/fetch-trip.ts";
import { daysOfPins, hostileFiles } from "../../test/support/threats/hostile-files.ts";
import { type Attacked, atOnce, type HostileInput } from "./hostile-input.ts";

/** An account may import so often in a minute. */
const IMPORTS = 10;

/** A trip of as many places as one may have, and whose it is. */
type FullTrip = {
  readonly person: SignedInClient;
  readonly tripId: string;
  readonly placeIds: readonly string[];
};

/** Files that take long to read for what they are, each sent ten times at once by a person of their own. */
export function hostileImports({ newPerson }: Attacked): HostileInput[] {
  return hostileFiles().map(([what, status, body]) => ({
    what,
    statuses: [status],
    async prepare() {
      const person = await newPerson();
      // A body that is sent ten times is encoded once.
      const bytes = Buffer.from(body as string);
      return () => atOnce(IMPORTS, () => importFile(person, bytes));
    },
  }));
}

/** Questions about trips of the greatest length, many times at once. */
export function hostileRequests(attacked: Attacked): HostileInput[] {
  return [...edits(attacked), ...reads(attacked), ...guests(attacked)];
}

async function newFullTrip({ newPerson }: Attacked): Promise<FullTrip> {
  const person = await newPerson();
  const answer = await importFile(person, daysOfPins(10, LIMITS.day.places));
  const { tripId } = importedTripSchema.parse(await answer.json());
  const headers = { "if-match": "*", "idempotency-key": randomUUID() };
  // A calendar needs dates.
  const body = JSON.stringify({ edits: [{ kind: "set-start-date", date: "2027-05-04" }] });
  await person.fetch(`/api/trips/${tripId}`, { method: "PATCH", headers, body });
  const { itinerary } = (await fetchTrip(person, tripId)).tripData;
  return { person, tripId, placeIds: itinerary.flatMap(({ plan }) => plan.map(({ id }) => id)) };
}

function edits(attacked: Attacked): HostileInput[] {
  const list = (item: string) => {
    const room = MAX_EDITS_BYTES - 200;
    return `[${`${item},`.repeat(Math.floor(room / (item.length + 1))).slice(0, -1)}]`;
  };
  const editing = (what: string, statuses: number[], bodyOf: (trip: FullTrip) => string) => ({
    what,
    statuses,
    async prepare() {
      const trip = await newFullTrip(attacked);
      const body = bodyOf(trip);
      return () =>
        atOnce(10, () => {
          const headers = { "if-match": "*", "idempotency-key": randomUUID() };
          const path = `/api/trips/${trip.tripId}`;
          return trip.person.fetch(path, { method: "PATCH", headers, body });
        });
    },
  });
  return [
    editing("10 bodies of empty edits", [400], () => `{"edits":${list("{}")}}`),
    editing("10 plans of empty days", [400], () => {
      return `{"edits":[{"kind":"set-plan","days":${list("{}")}}]}`;
    }),
    editing("10 times 50 edits of full days", [200, 503], ({ placeIds }) =>
      JSON.stringify({
        edits: placeIds
          .slice(0, LIMITS.list.edits)
          .map((placeId) => ({ kind: "set-stay", placeId, minutes: 60 })),
      }),
    ),
  ];
}

function reads(attacked: Attacked): HostileInput[] {
  const reading = (
    times: number,
    what: string,
    pathOf: (trip: FullTrip, at: number) => string,
  ) => ({
    what: `${times} ${what}`,
    statuses: [200, 202],
    async prepare() {
      const trip = await newFullTrip(attacked);
      return () => atOnce(times, (at) => trip.person.fetch(pathOf(trip, at)));
    },
  });
  const exporting = (format: string) =>
    reading(10, `exports as ${format}`, ({ tripId }) => `/api/trips/${tripId}/export/${format}`);
  return [
    ...["json", "ics", "kml", "md"].map(exporting),
    reading(100, "lookups of photos", ({ tripId, placeIds }, at) => {
      return `/api/trips/${tripId}/photos/${placeIds[at]}`;
    }),
    reading(50, "questions for its facts", ({ tripId }) => `/api/trips/${tripId}/facts`),
  ];
}

function guests(attacked: Attacked): HostileInput[] {
  const byLink = (
    what: string,
    statuses: number[],
    sendTo: (token: string, trip: FullTrip) => Promise<readonly number[]>,
  ) => ({
    what,
    statuses,
    async prepare() {
      const trip = await newFullTrip(attacked);
      const { token } = await makeLink(trip.person, trip.tripId, { scope: "edit" });
      return () => sendTo(token, trip);
    },
  });
  const { url } = attacked;
  return [
    byLink("100 looks at a shared trip", [200], (token) => {
      const guest = createGuest(url, token);
      return atOnce(100, () => guest.send("/api/shared"));
    }),
    // One browser that forgets who it is.
    byLink("20 votes of one guest each", [200, 201, 409, 429], async (token, { placeIds }) => {
      const statuses = await atOnce(20, async (at) => {
        const guest = createGuest(url, token);
        const joined = await guest.join(`Guest ${at}`);
        const [placeId = ""] = placeIds;
        return joined.ok ? guest.vote({ placeId, value: 1 }) : joined;
      });
      return statuses;
    }),
    byLink("20 guests' edits of full days", [200, 503], async (token, { placeIds }) => {
      const guest = createGuest(url, token);
      await guest.join("Ann");
      return atOnce(20, (at) =>
        guest.edit([{ kind: "remove-place", placeId: placeIds[at * 5] ?? "" }]),
      );
    }),
  ];
}

function importFile(person: SignedInClient, body: string | Buffer<ArrayBuffer>): Promise<Response> {
  return person.fetch("/api/imports", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body,
  });
}
