import { afterAll, describe, expect, test } from "vitest";
import { tripSchema } from "../../../src/domain/trip/trip.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { type FaultyProxy, startFaultyProxy } from "../../support/server/faulty-proxy.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { createLogLines } from "../../support/server/log-lines.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { startFirestoreEmulator } from "../../support/store/firestore-emulator.ts";

const emulator = await startFirestoreEmulator();
afterAll(() => emulator.stop());

/** The application on a Cloud Firestore that may fail, a traveller, and their first trip. */
async function begin() {
  const { projectId } = emulator.newDatabase();
  const proxy = await startFaultyProxy(Number(emulator.host.split(":")[1]));
  const log = createLogLines();
  const server = await startTestServer({
    env: {
      DATABASE_URL: `firestore://${projectId}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${proxy.port}`,
      LOG_LEVEL: "error",
    },
    overrides: { logTo: log.stream },
  });
  const ada = await signIn(server.url);
  return { proxy, server, ada, log, tripId: await generateTrip(ada) };
}

async function end({ proxy, server }: { proxy: FaultyProxy; server: TestServer }) {
  await server.close();
  await proxy.close();
}

describe.concurrent("the application on Cloud Firestore", () => {
  test("makes a trip, from signing in to the list, the page and the change of its name", async () => {
    const { ada, tripId, ...rest } = await begin();
    expect(await listTripIds(ada)).toEqual([tripId]);
    const trip = await ada.fetch(`/api/trips/${tripId}`);
    expect(trip.headers.get("etag")).toMatch(/^"v1-[\w-]{11}"$/);
    const document = tripSchema.parse(await trip.json());
    expect(document).toMatchObject({ id: tripId, userEmail: "ada@example.com" });
    const renamed = await ada.fetch(`/api/trips/${tripId}`, {
      method: "PATCH",
      headers: { "if-match": '"v1"', "idempotency-key": "key-12345" },
      body: JSON.stringify({ edits: [{ kind: "set-title", text: "Grand tour" }] }),
    });
    expect(await renamed.json()).toEqual({ ...document, title: "Grand tour", version: 2 });
    expect((await fetch(`${rest.server.url}/readyz`)).status).toBe(200);
    const config = await fetch(`${rest.server.url}/api/config`);
    expect(await config.json()).toMatchObject({ backend: "Cloud Firestore" });
    await end(rest);
  });

  // The contract of the store has a silent one by day.
  test.runIf(IS_NIGHTLY).for(["is silent", "is gone"] as const)(
    "says so when it %s, and is well soon after it is back",
    { timeout: 60_000 },
    async (how, { expect }) => {
      const { ada, tripId, log, ...rest } = await begin();
      const { proxy, server } = rest;
      if (how === "is silent") proxy.silence();
      else await proxy.refuse();
      const startedMs = Date.now();
      const [trip, list, ready] = await Promise.all([
        ada.fetch(`/api/trips/${tripId}`),
        ada.fetch("/api/trips"),
        fetch(`${server.url}/readyz`),
      ]);
      expect(Date.now() - startedMs).toBeLessThan(30_000);
      const { text } = await expectError(trip, 503, "trip_unreachable");
      expect(text).toBe("Failed to get document because the client is offline.");
      expect(trip.headers.get("retry-after")).toBe("5");
      await expectError(list, 503, "storage_unreachable");
      expect(await ready.json()).toEqual({ ready: false, problems: ["store"] });
      expect(log.lines.join("\n")).toContain('"Could not reach Cloud Firestore backend."');

      await proxy.recover();
      const backMs = Date.now();
      await expect
        .poll(() => listTripIds(ada).catch(() => []), { timeout: 60_000 })
        .toEqual([tripId]);
      expect(Date.now() - backMs).toBeLessThan(30_000);
      await end(rest);
    },
  );
});
