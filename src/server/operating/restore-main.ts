import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartupError } from "../lib/startup-error.ts";
import type { DatabaseFacts } from "../store/sql/sqlite/inspect-sqlite.ts";
import { type CheckedBackup, checkBackup } from "./backup/check-backup.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { embeddedPath } from "./embedded-path.ts";
import { runCommand, type Surroundings } from "./run-command.ts";

const USAGE =
  "Say npm run restore -- FILE, or npm run restore -- --verify FILE to look at it only.";

async function restore(
  args: readonly string[],
  { config, report }: Surroundings,
): Promise<boolean> {
  const { file, isOnlyLook } = readArguments(args);
  function warnWithoutHash({ hasHash }: Pick<CheckedBackup, "hasHash">): void {
    if (hasHash) return;
    report.warn(
      `There is no ${file}.sha256 beside it: a letter that changed within a text would not be noticed.`,
    );
  }
  if (isOnlyLook) {
    const checked = await checkBackup(file);
    warnWithoutHash(checked);
    report.say(`The backup ${file} is good: ${describe(checked.facts)}.`);
    return true;
  }
  const database = embeddedPath(config);
  const restored = await restoreBackup(file, { database, nowMs: Date.now() });
  warnWithoutHash(restored);
  report.say(`Restored ${database} from ${file}: ${describe(restored.facts)}.`);
  if (restored.former !== undefined) {
    report.say(`What was there before is ${restored.former}; remove it when you are sure.`);
  }
  return true;
}

function describe({ people, trips, plans, version }: DatabaseFacts): string {
  return `${people} people, ${trips} trips, ${plans} plans, made at schema version ${version}`;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { verify: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new Error("unusable");
    return { file: resolve(file), isOnlyLook: values.verify };
  } catch (cause) {
    throw new StartupError(USAGE, { cause });
  }
}

await runCommand(restore);
