import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

test.each(["constructor", "__proto__", "toString"])(
  "T54 no edit and no file names a part of a trip %s",
  async (odd) => {
    const id = await saveCheckedTrip(server.context, ada.sessionToken);
    const headers = { "if-match": "*", "idempotency-key": randomUUID() };
    const body = JSON.stringify({ edits: [{ kind: "add-day", dayId: odd }] });
    const edited = await ada.fetch(`/api/trips/${id}`, { method: "PATCH", headers, body });
    expect(edited.status).toBe(400);
    const file = JSON.parse(await (await ada.fetch(`/api/trips/${id}/export/json`)).text());
    file.trip.tripData.itinerary[0].id = odd;
    const imported = await ada.fetch("/api/imports", {
      method: "POST",
      headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
      body: JSON.stringify(file),
    });
    expect(imported.status).toBe(422);
  },
);
