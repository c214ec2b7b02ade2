import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { LIMITS } from "../../../src/domain/limits.ts";
import { importedTripSchema } from "../../../src/domain/wire-schemas.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { longestTurnMs } from "../../support/server/longest-turn.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { daysOfPins, hostileFiles } from "../../support/threats/hostile-files.ts";

/** Five of one kind in one piece cost more, each by itself much less. */
const MAX_TURN_CPU_MS = 100;
const AT_ONCE = 5;

const server = await startTestServer();
afterAll(() => server.close());

let people = 0;
const newPerson = () => {
  people += 1;
  return signIn(server.url, { name: "Eve", email: `eve${people}@example.com` });
};
type Person = Awaited<ReturnType<typeof newPerson>>;

const importOf = (person: Person, body: string | Buffer<ArrayBuffer>) =>
  person.fetch("/api/imports", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body,
  });

/** The least of three: a turn in which the machine or the garbage collector had other things to do is no measure. */
async function leastTurnMs(work: () => Promise<unknown>): Promise<number> {
  let leastMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && leastMs > MAX_TURN_CPU_MS; tries += 1) {
    leastMs = Math.min(leastMs, await longestTurnMs(work));
  }
  return leastMs;
}

/** Does it a number of times at once. @returns the statuses, and the longest turn meanwhile. */
async function measured(times: number, send: (at: number) => Promise<Response>) {
  const statuses = new Set<number>();
  const turnMs = await leastTurnMs(() =>
    Promise.all(
      Array.from({ length: times }, async (_, at) => {
        const answer = await send(at);
        await answer.arrayBuffer();
        statuses.add(answer.status);
      }),
    ),
  );
  return { statuses: [...statuses], turnMs };
}

test("T57 five hostile files of a kind at once are each answered as one is, and hold nobody up", async () => {
  const files = hostileFiles().filter((_, nth) => IS_NIGHTLY || nth % 3 === 0);
  const through: unknown[] = [];
  for (const [what, status, body] of files) {
    const person = await newPerson();
    // Code that has never run is slow.
    await importOf(person, body);
    const other = await newPerson();
    const { statuses, turnMs } = await measured(AT_ONCE, () => importOf(other, body));
    if (statuses.join() !== String(status) || turnMs > MAX_TURN_CPU_MS) {
      through.push([what, statuses, turnMs]);
    }
  }
  expect(through).toEqual([]);
}, 240_000);

test("T57 a trip of as many places as one may have is read and exported by many at once, and holds nobody up", async () => {
  const person = await newPerson();
  const made = await importOf(person, daysOfPins(10, LIMITS.day.places));
  const { tripId } = importedTripSchema.parse(await made.json());
  const { itinerary } = (await fetchTrip(person, tripId)).tripData;
  const placeIds = itinerary.flatMap(({ plan }) => plan.map(({ id }) => id));
  const guest = createGuest(server.url, (await makeLink(person, tripId)).token);
  const questions: readonly [string, number, (at: number) => Promise<Response>][] = [
    ["json", 10, () => person.fetch(`/api/trips/${tripId}/export/json`)],
    ["kml", 30, () => person.fetch(`/api/trips/${tripId}/export/kml`)],
    ["facts", 100, () => person.fetch(`/api/trips/${tripId}/facts`)],
    ["shared", 50, () => guest.send("/api/shared")],
    ["photos", 100, (at) => person.fetch(`/api/trips/${tripId}/photos/${placeIds[at]}`)],
    ["places", 300, (at) => fetch(`${server.url}/api/places/named?input=no place ${at}`)],
    ["suggestions", 300, (at) => fetch(`${server.url}/api/places/suggestions?input=no city ${at}`)],
  ];
  const through: unknown[] = [];
  for (const [what, times, send] of questions) {
    await send(0);
    const { statuses, turnMs } = await measured(IS_NIGHTLY ? times : times / 5, send);
    if (statuses.join() !== "200" || turnMs > MAX_TURN_CPU_MS) {
      through.push([what, statuses, turnMs]);
    }
  }
  expect(through).toEqual([]);
}, 240_000);

test("T57 forty bodies of as many edits as fit, all of them none, are read one in a turn", async () => {
  const person = await newPerson();
  const body = JSON.stringify({ edits: Array(170_000).fill({}) });
  const patch = () =>
    server.app.inject({
      method: "PATCH",
      // Elsewhere it is sent to its own address.
      url: `${server.url}/api/trips/1700000000000`,
      headers: {
        cookie: `${SESSION_COOKIE}=${person.sessionToken}`,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        "if-match": "*",
        "idempotency-key": randomUUID(),
      },
      body,
    });
  expect((await patch()).statusCode).toBe(400);
  const requests = Array.from({ length: 40 }, () => patch);
  const turnMs = await leastTurnMs(() => Promise.all(requests.map((send) => send())));
  expect(turnMs).toBeLessThan(MAX_TURN_CPU_MS);
});
