import { existsSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { StartupError } from "../lib/startup-error.ts";
import { isDangling } from "../store/is-dangling.ts";
import { RECORD_KINDS, type RecordStore } from "../store/record-store.ts";
import { beginProgress, findProgress, type MoveEnds, type MoveProgress } from "./move-progress.ts";
import { type Comparison, comparePlaces, moveRecords } from "./move-records.ts";
import { openExport } from "./open-export.ts";
import { nameOfPlace, openPlace, type Place, readAddressFile, readPlace } from "./place.ts";
import { type RecordReader, totalOf } from "./record-reader.ts";
import type { Surroundings } from "./run-command.ts";
import { writeExport } from "./write-export.ts";
import { putInPlace } from "./write-whole.ts";

const USAGE =
  "Say npm run data -- export --to FILE.jsonl, import --from FILE.jsonl, migrate --to ADDRESS, or move-accounts --from-issuer ISSUER; see docs/operating.md";

type StorePlace = Extract<Place, { kind: "store" }>;
type FilePlace = Extract<Place, { kind: "file" }>;

/**
 * Moves everything from one place to another and compares the two.
 *
 * @returns whether they are the same.
 * @throws StartupError where it can't be done, with what to do.
 * @throws Stopped
 */
export async function runDataCommand(
  args: readonly string[],
  around: Surroundings,
): Promise<boolean> {
  const { command, from, to } = readArguments(args, around);
  if (nameOfPlace(from) === nameOfPlace(to)) {
    throw new StartupError(`Source and target are both ${nameOfPlace(from)}. ${USAGE}.`);
  }
  if (command === "export" && from.kind === "store" && to.kind === "file") {
    return exportTo(to, from, around);
  }
  if (command === "import" && from.kind === "file" && to.kind === "store") {
    return importFrom(from, to, around);
  }
  if (command === "migrate" && from.kind === "store" && to.kind === "store") {
    return migrate(from, to, around);
  }
  throw new StartupError(`${USAGE}.`);
}

function readArguments(args: readonly string[], { config, report }: Surroundings) {
  const option = { type: "string" } as const;
  const options = { from: option, "from-file": option, to: option, "to-file": option };
  function parse() {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (cause) {
      throw new StartupError(`${USAGE}.`, { cause });
    }
  }
  const { values, positionals } = parse();

  function placeOf(side: "from" | "to"): Place {
    const [address, file] = [values[side], values[`${side}-file`]];
    const option = file === undefined ? `--${side}` : `--${side}-file`;
    if (address !== undefined && file !== undefined) {
      throw new StartupError(`Give --${side} or --${side}-file, not both.`);
    }
    if (file !== undefined) return readPlace(readAddressFile(file, option), option, config.google);
    if (address === undefined) return { kind: "store", database: config.database };
    if (/:\/\/[^/@]*:[^/@]*@/.test(address)) {
      report.warn(
        `The list of processes shows the password in ${option}. Put the address into a file and name it: ${option}-file FILE.`,
      );
    }
    return readPlace(address, option, config.google);
  }

  const [command, ...rest] = positionals;
  if (rest.length > 0) throw new StartupError(`${USAGE}.`);
  return { command, from: placeOf("from"), to: placeOf("to") };
}

async function exportTo(to: FilePlace, from: StorePlace, around: Surroundings): Promise<boolean> {
  const { signal } = around;
  if (existsSync(to.path)) {
    throw new StartupError(`There is a file ${to.path} already. Name another, or move it away.`);
  }
  if (!existsSync(dirname(to.path))) {
    throw new StartupError(`There is no folder ${dirname(to.path)}. Make it first.`);
  }
  const partial = `${to.path}.partial`;
  const store = await openPlace(from, { option: "--from", mustBeThere: true });
  try {
    await writeExport(store.records, partial, around);
    // As it is on the disk, not as it was meant.
    const file = await openExport(partial, signal);
    try {
      const reader = { ...file.records, keepsOwnerlessTrips: true };
      if (!tell(await comparePlaces(store.records, reader, around), around)) {
        around.report.warn(
          `${nameOfPlace(from)} was written to while it was exported, so there is no file. Stop its servers and run it again.`,
        );
        return false;
      }
    } finally {
      await file.close();
    }
    putInPlace(partial, to.path);
    around.report.say(`Exported ${nameOfPlace(from)} to ${to.path}.`);
    return true;
  } finally {
    rmSync(partial, { force: true });
    await store.close();
  }
}

async function importFrom(from: FilePlace, to: StorePlace, around: Surroundings): Promise<boolean> {
  const file = await openExport(from.path, around.signal);
  try {
    const { config } = around;
    const ends = {
      dataDir: config.dataDir,
      // Another file under the same name is another move.
      from: `${from.path} ${file.sha256}`,
      to: nameOfPlace(to),
    };
    return await moveInto(to, { source: file.records, ends }, around);
  } finally {
    await file.close();
  }
}

async function migrate(from: StorePlace, to: StorePlace, around: Surroundings): Promise<boolean> {
  const store = await openPlace(from, { option: "--from", mustBeThere: true });
  try {
    const { dataDir } = around.config;
    const ends = { dataDir, from: nameOfPlace(from), to: nameOfPlace(to) };
    return await moveInto(to, { source: store.records, ends }, around);
  } finally {
    await store.close();
  }
}

async function moveInto(
  to: StorePlace,
  { source, ends }: { source: RecordReader; ends: MoveEnds },
  around: Surroundings,
): Promise<boolean> {
  const target = await openPlace(to, { option: "--to", mustBeThere: false });
  try {
    const progress = await beginOrGoOn(target.records, ends, around);
    if (!(await moveAndCompare(source, target.records, progress, around))) {
      progress.saveDifference();
      around.report.warn(
        `Something wrote while it was moved. Stop all servers on both, empty ${ends.to}, and run it again.`,
      );
      return false;
    }
    tellLeftBehind(progress, around);
    progress.forget();
    around.report.say(`Everything is in ${ends.to}.`);
    return true;
  } finally {
    await target.close();
  }
}

/** @returns whether both are the same now. */
async function moveAndCompare(
  source: RecordReader,
  target: RecordStore,
  progress: MoveProgress,
  around: Surroundings,
): Promise<boolean> {
  try {
    await moveRecords(source, target, progress, around);
  } catch (error) {
    // It is of someone, or of a plan, that came after the others of that kind had been moved.
    if (!isDangling(error)) throw error;
    around.report.warn("What is moved belongs to someone who wasn't there before.");
    return false;
  }
  return tell(await comparePlaces(source, target, around), around);
}

async function beginOrGoOn(
  target: RecordStore,
  ends: MoveEnds,
  { report }: Surroundings,
): Promise<MoveProgress> {
  const held: string[] = [];
  for (const kind of RECORD_KINDS) {
    const { records } = await target.read(kind, { after: undefined, limit: 1 });
    if (records.length > 0) held.push(`${(await totalOf(target, kind)) ?? "many"} ${kind}`);
  }
  // Whatever was moved into it before is gone.
  if (held.length === 0) return beginProgress(ends);
  const progress = findProgress(ends);
  const empty = "Name an empty one: a database just created, or a path where no file is";
  if (progress === undefined) {
    throw new StartupError(
      `${ends.to} holds ${held.join(", ")} already, and nothing is written over. ${empty}.`,
    );
  }
  if (progress.hasDiffered()) {
    throw new StartupError(
      `${ends.to} holds what was moved before and was found different. Empty it and run this again, or name an empty one.`,
    );
  }
  report.warn("A move that was begun before goes on.");
  return progress;
}

/** @returns whether all kinds are the same on both sides. */
function tell(comparison: readonly Comparison[], { report }: Surroundings): boolean {
  for (const { kind, source, target, isSame } of comparison) {
    if (isSame) {
      report.say(`${kind.padEnd(18)} ${String(source.count).padStart(9)}  ${source.hash}`);
    } else {
      report.warn(
        `${kind} differ: ${source.count} (${source.hash}) in the source, ${target.count} (${target.hash}) in the target.`,
      );
    }
  }
  return comparison.every(({ isSame }) => isSame);
}

function tellLeftBehind(progress: MoveProgress, { report }: Surroundings): void {
  const { leftBehind } = progress.of("trips");
  if (leftBehind === 0) return;
  report.warn(
    `${leftBehind} trips were left where they are: nobody has signed in as their owner yet, and the target keeps no trip without one. Keep the source until they have.`,
  );
}
