import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LINK_HEADER } from "../../../src/domain/sharing/share-link.ts";
import { freePort } from "../../support/server/free-port.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { type ServerProcess, startServerProcess } from "../../support/server/server-process.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";
import { newPostgresDatabase } from "../../support/store/new-postgres-database.ts";

/** A change is heard of within this time. */
const LIVE_MS = 2_000;

let dataDir: string;
let one: ServerProcess;
let two: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "tripwright-live-"));
  const databaseUrl = await newPostgresDatabase();
  const start = async () =>
    startServerProcess({ port: await freePort(), dataDir, pauseMs: 0, databaseUrl });
  [one, two] = await Promise.all([start(), start()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([one?.kill(), two?.kill()]);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Counts what a stream says. */
async function follow(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers });
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const said = { count: 0, isOver: false, text: "", heardAtMs: 0, status: answer.status };
  void (async () => {
    for (;;) {
      const { done = true, value = "" } = (await reader?.read()) ?? {};
      if (done) break;
      said.text += value;
      said.heardAtMs = performance.now();
      said.count += value.split("data:").length - 1;
    }
    said.isOver = true;
  })().catch(() => undefined);
  return said;
}

test("T42 over two server processes on one database, owner and guest hear of each other's changes within 2 s, and a revoked link hears no more", async () => {
  const ada = await signIn(one.url, ADA);
  const tripId = await generateTrip(ada, SELECTION);
  const { token, link } = await makeLink(ada, tripId, { scope: "edit" });
  const guest = createGuest(two.url, token);
  await guest.join("Ann");
  const cookie = `${SESSION_COOKIE}=${ada.sessionToken}`;
  const atOwner = await follow(`${one.url}/api/trips/${tripId}/events`, { cookie });
  const atGuest = await follow(`${two.url}/api/shared/events`, { [LINK_HEADER]: token });
  expect([atOwner.status, atGuest.status]).toEqual([200, 200]);
  // Each is told at once how things stand.
  await expect.poll(() => [atOwner.count, atGuest.count]).toEqual([1, 1]);
  const { trip } = await guest.see();
  const placeId = trip.tripData.itinerary[0]?.plan[0]?.id ?? "";
  expect((await guest.vote({ placeId, value: 1 })).status).toBe(200);
  await expect.poll(() => [atOwner.count, atGuest.count]).toEqual([2, 2]);
  await guest.edit([{ kind: "remove-place", placeId }]);
  await expect.poll(() => [atOwner.count, atGuest.count]).toEqual([3, 3]);
  expect(atGuest.text).not.toMatch(/Ann|example\.com/);

  // Each change comes just after the other server has looked, so that it waits for all of the time between two
  // looks: a server that looks too seldom is late every time, a slow machine now and then.
  const delays: number[] = [];
  for (const text of ["One", "Two", "Three"]) {
    const heard = atGuest.count;
    const written = await ada.fetch(`/api/trips/${tripId}`, {
      method: "PATCH",
      headers: { "idempotency-key": `live-${text}`, "if-match": "*" },
      body: JSON.stringify({ edits: [{ kind: "set-title", text }] }),
    });
    const acknowledgedAtMs = performance.now();
    expect(written.status).toBe(200);
    await expect.poll(() => atGuest.count, { interval: 5, timeout: 30_000 }).toBe(heard + 1);
    delays.push(atGuest.heardAtMs - acknowledgedAtMs);
  }
  expect(Math.min(...delays), delays.join(", ")).toBeLessThanOrEqual(LIVE_MS);

  await ada.fetch(`/api/trips/${tripId}/links/${link.id}`, { method: "DELETE" });
  await expect.poll(() => atGuest.isOver).toBe(true);
  expect(atOwner.isOver).toBe(false);
});
