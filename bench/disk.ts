// A disk that fills while a plan is under way, in a small tmpfs: `npm run bench:disk`. The plan must end
// with `storage_full` within 2 s, signing out must end the session, a trip can be deleted, and the server
// serves on; the same with its standard output on the full disk. A stop takes 10 s at most.
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { startModelServer } from "../stand-in/model-server.ts";
import { canMakeSmallDisks, fillDisk, onSmallDisk } from "../test/support/crash/small-disk.ts";
import { readEvents } from "../test/support/server/event-reader.ts";
import { freePort } from "../test/support/server/free-port.ts";
import {
  generateTrip,
  listTripIds,
  SELECTION,
  startGenerating,
} from "../test/support/server/generate.ts";
import { UNLIMITED } from "../test/support/server/unlimited.ts";
import { type SignedInClient, signIn } from "../test/support/sign-in/sign-in.ts";
import { noteOn } from "../test/support/store/change-stored.ts";
import { fetchTrip } from "../test/support/store/fetch-trip.ts";

const MAX_END_MS = 2_000;
const MAX_STOP_MS = 10_000;
const MAX_START_MS = 30_000;
/** Between two pieces of the model's answer, so that its plan takes some seconds. */
const PACE_MS = 60;
const UNKNOWN_PLACE = { ...SELECTION, location: { label: "Atlantis" }, noOfDays: "10" };
const NOTE = "x".repeat(2000);
const MOST_SAVES = 5000;
const MAIN = join(import.meta.dirname, "../src/server/main.ts");

const problems: string[] = [];

function expectThat(what: string, isSo: boolean, seen: unknown): void {
  console.log(`${isSo ? "ok" : "FAILED"}: ${what} (${String(seen)})`);
  if (!isSo) problems.push(what);
}

if (!canMakeSmallDisks()) throw new Error("this machine lets us mount no small disk");
const model = await startModelServer({ port: 0, paceMs: PACE_MS, onRequest: () => undefined });
try {
  await fillAndServe("standard output elsewhere", false);
  await fillAndServe("standard output on the full disk", true);
} finally {
  await model.close();
}
if (problems.length > 0) throw new Error(`${problems.length} problems: ${problems.join("; ")}`);

async function fillAndServe(name: string, isLogOnDisk: boolean): Promise<void> {
  console.log(name);
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-disk-"));
  const port = await freePort();
  const server = startServer(dataDir, port, isLogOnDisk);
  const url = `http://localhost:${port}`;
  try {
    await untilAlive(url);
    const people = await Promise.all(
      ["leaving", "deleting", "planning"].map((who) =>
        signIn(url, { name: who, email: `${who}@example.com` }),
      ),
    );
    const [leaving, deleting, planning] = people as [
      SignedInClient,
      SignedInClient,
      SignedInClient,
    ];
    const tripId = await generateTrip(deleting);
    const reader = await readEvents(planning, await startGenerating(planning, UNKNOWN_PLACE));
    await reader.next();
    fillDisk(Number(server.pid), dataDir);
    await saveUntilFull(deleting, tripId);
    const fullMs = performance.now();
    const end = (await reader.rest()).at(-1)?.event;
    const endMs = Math.round(performance.now() - fullMs);
    const isFull = end?.type === "failed" && end.code === "storage_full";
    expectThat("the plan ends with storage_full", isFull, JSON.stringify(end));
    expectThat(`within ${MAX_END_MS} ms`, endMs <= MAX_END_MS, `${endMs} ms`);
    await serveOn(url, { leaving, deleting, tripId });
    await stop(server);
  } finally {
    server.kill("SIGKILL");
    rmSync(dataDir, { recursive: true });
  }
}

function startServer(dataDir: string, port: number, isLogOnDisk: boolean): ChildProcess {
  const [program = "", ...args] = onSmallDisk(dataDir);
  const command = isLogOnDisk
    ? ["sh", "-c", `exec "$@" > "${dataDir}/log"`, "sh", process.execPath, MAIN]
    : [process.execPath, MAIN];
  return spawn(program, [...args, ...command], {
    env: {
      ...process.env,
      ...UNLIMITED,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      OPEN_DATA: "off",
      LOG_LEVEL: "debug",
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_MODEL: "stand-in",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function untilAlive(url: string): Promise<void> {
  const deadlineMs = performance.now() + MAX_START_MS;
  while (performance.now() < deadlineMs) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await wait(100);
  }
  throw new Error("the server did not start");
}

/** Saves notes until one is refused. */
async function saveUntilFull(client: SignedInClient, tripId: string): Promise<void> {
  const trip = await fetchTrip(client, tripId);
  for (let saves = 0; saves < MOST_SAVES; saves += 1) {
    const edit = noteOn(`${saves}${NOTE}`.slice(9), { day: 0 })(trip);
    const answer = await client.fetch(`/api/trips/${tripId}`, {
      method: "PATCH",
      headers: { "idempotency-key": randomUUID(), "if-match": "*" },
      body: JSON.stringify({ edits: [edit] }),
    });
    await answer.arrayBuffer();
    if (answer.status === 507) return;
    if (answer.status !== 200) throw new Error(`a note was answered ${answer.status}`);
  }
  throw new Error("the disk took everything");
}

async function serveOn(
  url: string,
  {
    leaving,
    deleting,
    tripId,
  }: { leaving: SignedInClient; deleting: SignedInClient; tripId: string },
): Promise<void> {
  const status = async (answer: Promise<Response>) => (await answer).status;
  const signedOut = await status(leaving.fetch("/api/session", { method: "DELETE" }));
  expectThat("signing out is answered 204", signedOut === 204, signedOut);
  const after = await status(leaving.fetch("/api/session"));
  expectThat("and ends the session", after === 401, after);
  const read = await status(deleting.fetch(`/api/trips/${tripId}`));
  expectThat("a trip can be read", read === 200, read);
  const removal = { method: "DELETE", headers: { "if-match": "*" } };
  const removed = await status(deleting.fetch(`/api/trips/${tripId}`, removal));
  expectThat("and deleted", removed === 204, removed);
  const trips = await listTripIds(deleting);
  expectThat("and is gone", trips.length === 0, trips.length);
  for (const path of ["/healthz", "/"]) {
    const seen = await status(fetch(`${url}${path}`));
    expectThat(`${path} is answered`, seen === 200, seen);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  const startedMs = performance.now();
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  const isEnded = await Promise.race([ended.then(() => true), wait(MAX_STOP_MS).then(() => false)]);
  const ms = Math.round(performance.now() - startedMs);
  expectThat(`it stops within ${MAX_STOP_MS} ms`, isEnded && server.exitCode === 0, `${ms} ms`);
}
