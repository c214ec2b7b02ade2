// Everything from SQLite to PostgreSQL to Cloud Firestore (an emulator) and back to SQLite, compared by counts and
// hashes: `npm run bench:move`, or `npm run bench:move -- 1000` for as many trips.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startFirestoreEmulator } from "../test/support/firestore-emulator.ts";
import { startPostgresServer } from "../test/support/postgres-server.ts";
import { fillForMove } from "./fill-for-move.ts";

const TRIPS = 10_000;
const COMMAND = "src/server/operating/data-main.ts";
const HASH_LINE = /^\w+ +\d+ {2}[0-9a-f]{64}$/gm;
const LOOK_EVERY_MS = 20;
const TICKS_A_SECOND = 100;
/** Enough for some whole pages. */
const BASELINE_TRIPS = 1_000;
/** What a leg may take in memory beside one of the baseline's: pages don't grow with the store. */
const MAX_GROWTH = 1.5;

type Stop = { readonly name: string; readonly address: string };
type Leg = {
  readonly hashes: readonly string[];
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
};

const trips = Number(process.argv[2] ?? TRIPS);
if (!(trips >= BASELINE_TRIPS)) throw new Error(`name a number of trips from ${BASELINE_TRIPS} on`);

const folder = mkdtempSync(join(tmpdir(), "tripwright-move-"));
const postgres = await startPostgresServer();
const firestore = await startFirestoreEmulator();
try {
  const small = await journey("baseline", BASELINE_TRIPS);
  const large = await journey("all", trips);
  const isSame = small.isSame && large.isSame;
  const growth = large.peakMb / small.peakMb;
  const isFlat = growth <= MAX_GROWTH;
  console.log(`${isSame ? "ok" : "BROKEN"}: every store on the way had the same`);
  console.log(
    `${isFlat ? "ok" : "BROKEN"}: ${trips} trips took ${growth.toFixed(2)} times the memory of ${BASELINE_TRIPS}, budget ${MAX_GROWTH}`,
  );
  if (!isSame || !isFlat) process.exitCode = 1;
} finally {
  firestore.stop();
  await postgres.dispose();
  rmSync(folder, { recursive: true });
}

/** From SQLite through each of the stores, and back to SQLite. */
async function journey(name: string, count: number) {
  const stops: Stop[] = [
    { name: "SQLite", address: join(folder, `from-${name}.sqlite`) },
    { name: "PostgreSQL", address: await postgres.createDatabase() },
    { name: "Firestore", address: `firestore://bench-move-${name}` },
    { name: "SQLite", address: join(folder, `to-${name}.sqlite`) },
  ];
  await fillForMove(stops[0]?.address ?? "", count);
  console.log(`\n${count} trips, with changes, notes and the logs of plans`);
  const legs: Leg[] = [];
  for (const [index, to] of stops.slice(1).entries()) {
    const from = stops[index];
    if (from === undefined) throw new Error("a leg begins somewhere");
    const leg = await move(from, to);
    console.log(
      `${from.name} -> ${to.name}: ${leg.seconds.toFixed(1)} s (${leg.cpuSeconds.toFixed(1)} s of its own work), ${Math.round(count / leg.seconds)} trips a second, ${leg.peakMb.toFixed(0)} MB at most`,
    );
    legs.push(leg);
  }
  const hashes = legs[0]?.hashes ?? [];
  console.log(hashes.join("\n"));
  const isSame = hashes.length > 0 && legs.every((leg) => leg.hashes.join() === hashes.join());
  return { isSame, peakMb: Math.max(...legs.map(({ peakMb }) => peakMb)) };
}

/** One leg by the operator's command in a process of its own, which compares both ends itself. */
async function move(from: Stop, to: Stop): Promise<Leg> {
  const startedMs = performance.now();
  const ends = [...endOf("from", from), ...endOf("to", to)];
  const child = spawn(process.execPath, [COMMAND, "migrate", ...ends], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: "",
      FIRESTORE_EMULATOR_HOST: firestore.host,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let [peakMb, cpuSeconds] = [0, 0];
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid));
    cpuSeconds = Math.max(cpuSeconds, workOf(child.pid));
  }, LOOK_EVERY_MS);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  clearInterval(looking);
  if (code !== 0) throw new Error(`${from.name} -> ${to.name} ended with ${code}: ${said}`);
  const seconds = (performance.now() - startedMs) / 1000;
  return { hashes: said.match(HASH_LINE) ?? [], seconds, cpuSeconds, peakMb };
}

/** A database's address goes by a file, so that its password is in no list of processes. */
function endOf(side: "from" | "to", { address }: Stop): string[] {
  if (!address.includes("://")) return [`--${side}`, address];
  const file = join(folder, `${side}-address`);
  writeFileSync(file, address);
  return [`--${side}-file`, file];
}

/** What Linux says a process has held at most; elsewhere nothing is known. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** How long a process has had a processor, which a busy machine doesn't stretch. */
function workOf(pid: number | undefined): number {
  try {
    const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = after.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}
