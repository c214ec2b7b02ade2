import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartupError } from "../lib/startup-error.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { embeddedPath } from "./embedded-path.ts";
import { runCommand, type Surroundings } from "./run-command.ts";

const KEPT = "14";
const USAGE = "Say npm run backup, or npm run backup -- PATH; --keep 14 says how many are kept.";

async function backUp(args: readonly string[], { config, report }: Surroundings): Promise<boolean> {
  const { to, keep } = readArguments(args);
  const database = embeddedPath(config);
  const { dataDir } = config;
  const { path, facts, removed } = await makeBackup(database, {
    dataDir,
    to,
    keep,
    nowMs: Date.now(),
  });
  report.say(
    `Backed up to ${path}: ${facts.people} people, ${facts.trips} trips, ${facts.plans} plans, schema version ${facts.version}.`,
  );
  for (const old of removed) report.say(`Removed ${old}: the newest ${keep} are kept.`);
  return true;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { keep: { type: "string", default: KEPT } },
      allowPositionals: true,
    });
    const keep = Number(values.keep);
    const [path] = positionals;
    if (positionals.length > 1 || !Number.isInteger(keep) || keep < 1) throw new Error("unusable");
    return { to: path === undefined ? undefined : resolve(path), keep };
  } catch (cause) {
    throw new StartupError(USAGE, { cause });
  }
}

await runCommand(backUp);
