import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { LIMITS } from "../../../src/domain/limits.ts";
import { importedTripSchema } from "../../../src/domain/wire.ts";
import { kmlOf, pins } from "../../support/plans/map-files.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

const send = (body: string) =>
  ada.fetch("/api/imports", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body,
  });

async function newTrip(days: number, perDay: number): Promise<string> {
  const folders = Array.from({ length: days }, (_, at) => ({
    name: `Day ${at + 1}`,
    pins: pins(perDay, 1 + at * perDay),
  }));
  const answer = await send(kmlOf(folders));
  expect(answer.status).toBe(201);
  return importedTripSchema.parse(await answer.json()).tripId;
}

test("T52 twenty guests' edits at once of two days of 50 places are all made, or told to wait; none fails", async () => {
  const tripId = await newTrip(2, LIMITS.day.places);
  const { token } = await makeLink(ada, tripId, { scope: "edit" });
  const guest = createGuest(server.url, token);
  await guest.join("Ann");
  const trip = await fetchTrip(ada, tripId);
  const [first, second] = trip.tripData.itinerary;
  const places = [...(first?.plan ?? []), ...(second?.plan ?? [])].slice(0, 20);
  const answers = await Promise.all(
    places.map(({ id }) =>
      guest.send("/api/shared", {
        method: "PATCH",
        headers: { "if-match": "*", "idempotency-key": randomUUID() },
        body: JSON.stringify({ edits: [{ kind: "remove-place", placeId: id }] }),
      }),
    ),
  );
  for (const answer of answers) {
    expect([200, 503]).toContain(answer.status);
    if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const made = answers.filter(({ status }) => status === 200).length;
  expect(made).toBeGreaterThan(0);
  const now = await fetchTrip(ada, tripId);
  expect(now.tripData.setAside).toHaveLength(made);
}, 120_000);
