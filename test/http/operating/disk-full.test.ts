import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canMakeSmallDisks, fillDisk, onSmallDisk } from "../../support/crash/small-disk.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { freePort } from "../../support/server/free-port.ts";
import {
  generateTrip,
  listTripIds,
  postGeneration,
  startGenerating,
} from "../../support/server/generate.ts";
import { type ServerProcess, startServerProcess } from "../../support/server/server-process.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { noteOn } from "../../support/store/change-stored.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

/** Slow enough that the disk is full while some plan. */
const PAUSE_MS = 300;
const PLANNERS = 6;
/** Left while people sign in, so that the last of it is gone in a moment. */
const ROOM_BYTES = 6 * 1024 * 1024;
const BEFORE = "before it was full";
const NOTE_BYTES = 2000;
/** More than the room that SQLite has set aside already can take. */
const MAX_SAVES = 5000;

let dataDir: string;
let server: ServerProcess;

async function saveNote(client: SignedInClient, tripId: string, text: string): Promise<Response> {
  const edit = noteOn(text, { day: 0 })(await fetchTrip(client, tripId));
  return sendEdits(client, tripId, [edit]);
}

/** Saves notes until one is refused. @returns the last that was taken, and the refusal. */
async function saveUntilFull(client: SignedInClient, tripId: string) {
  let kept = BEFORE;
  for (let saves = 0; saves < MAX_SAVES; saves += 1) {
    const note = `${saves} `.padEnd(NOTE_BYTES, "x");
    const answer = await saveNote(client, tripId, note);
    if (answer.status !== 200) return { kept, refusal: answer };
    kept = note;
    await answer.arrayBuffer();
  }
  throw new Error("the disk took everything");
}

/** Requests that free room or end a right work on a full disk. */
async function expectRemovals(
  client: SignedInClient,
  who: {
    other: string;
    leaving: SignedInClient | undefined;
    deleting: SignedInClient | undefined;
  },
): Promise<void> {
  expect((await who.leaving?.fetch("/api/session", { method: "DELETE" }))?.status).toBe(204);
  expect((await who.leaving?.fetch("/api/session"))?.status).toBe(401);
  const trip = { method: "DELETE", headers: { "if-match": "*" } };
  expect((await client.fetch(`/api/trips/${who.other}`, trip)).status).toBe(204);
  expect((await client.fetch(`/api/trips/${who.other}`)).status).toBe(404);
  const profile = (await (await who.deleting?.fetch("/api/session"))?.json()) as { email: string };
  const account = { method: "DELETE", body: JSON.stringify({ email: profile.email }) };
  expect((await who.deleting?.fetch("/api/account", account))?.status).toBe(204);
  expect((await who.deleting?.fetch("/api/session"))?.status).toBe(401);
}

describe.runIf(IS_NIGHTLY && canMakeSmallDisks())("a disk without room", () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "tripwright-full-"));
    server = await startServerProcess({
      port: await freePort(),
      dataDir,
      pauseMs: PAUSE_MS,
      within: onSmallDisk(dataDir),
      env: UNLIMITED,
    });
  });
  afterAll(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true });
  });

  test("is said, keeps what was acknowledged, hinders no reading or deleting, and is over when there is room", async () => {
    const client = await signIn(server.url, { name: "Ada", email: `${randomUUID()}@example.com` });
    const tripId = await generateTrip(client);
    const other = await generateTrip(client);
    expect((await saveNote(client, tripId, BEFORE)).status).toBe(200);
    const unfill = fillDisk(server.pid, dataDir, ROOM_BYTES);
    const people: SignedInClient[] = [];
    for (let index = 0; index < PLANNERS; index += 1) {
      const email = `${index}-${randomUUID()}@example.com`;
      people.push(await signIn(server.url, { name: "Some One", email }));
    }
    const planning = await Promise.all(
      people.map(async (person) => {
        const id = await startGenerating(person);
        return { person, reader: await readEvents(person, id) };
      }),
    );
    const makeRoom = fillDisk(server.pid, dataDir);

    const { kept, refusal } = await saveUntilFull(client, tripId);
    const { text } = await expectError(refusal, 507, "storage_full");
    expect(text).toBe(
      "The server has no space left to save this. Please tell the site administrator.",
    );
    await expectError(await postGeneration(client), 507, "storage_full");
    const ends = await Promise.all(
      planning.map(async ({ person, reader }) => {
        const end = (await reader.rest()).at(-1)?.event;
        const trips = await listTripIds(person);
        expect(trips).toEqual(end?.type === "saved" ? [end.tripId] : []);
        return end?.type === "failed" ? end.code : end?.type;
      }),
    );
    expect(ends).toContain("storage_full");
    expect(ends.filter((end) => end !== "storage_full" && end !== "saved")).toEqual([]);

    expect(await listTripIds(client)).toEqual([other, tripId]);
    const trip = await client.fetch(`/api/trips/${tripId}`);
    expect(trip.status).toBe(200);
    expect(await trip.text()).toContain(kept);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    const [leaving, deleting, ...staying] = planning.map(({ person }) => person);
    await expectRemovals(client, { other, leaving, deleting });

    makeRoom();
    unfill();
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await saveNote(client, tripId, "room again")).status).toBe(200);
    for (const person of staying) await generateTrip(person);
    expect(await (await client.fetch(`/api/trips/${tripId}`)).text()).toContain("room again");
  });
});
