import { constants } from "node:os";
import { applyOutgoing } from "../config/apply-outgoing.ts";
import { type Config, readConfig } from "../config/config.ts";
import { StartupError } from "../lib/startup-error.ts";
import { describeError } from "../logging/describe-error.ts";
import { StorageDamaged, StorageUnreachable } from "../store/storage-error.ts";
import { Stopped } from "./record-reader.ts";
import { createReport, type Report } from "./report.ts";

export type Surroundings = {
  readonly config: Pick<Config, "dataDir" | "database" | "google" | "identity" | "publicUrl">;
  readonly report: Report;
  /** The operator asked to stop. */
  readonly signal: AbortSignal;
};

/**
 * Runs one of the operator's commands with the words after its name, and leaves its status behind: 0
 * where `work` says true.
 */
export async function runCommand(
  work: (args: readonly string[], around: Surroundings) => Promise<boolean>,
): Promise<void> {
  const stop = new AbortController();
  let stoppedBy: "SIGINT" | "SIGTERM" = "SIGINT";
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      stoppedBy = signal;
      stop.abort();
    });
  }
  const report = createReport({
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
  });
  try {
    const config = readConfig();
    applyOutgoing(config.outgoing);
    const around = { config, report, signal: stop.signal };
    process.exitCode = (await work(process.argv.slice(2), around)) ? 0 : 1;
  } catch (error) {
    report.warn(wordsFor(error));
    process.exitCode = error instanceof Stopped ? 128 + constants.signals[stoppedBy] : 1;
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (error instanceof Stopped) return "Stopped. Run the same command again.";
  if (error instanceof StorageUnreachable) {
    return "The database doesn't answer any more. Run the same command again once it does.";
  }
  if (error instanceof StorageDamaged) {
    return "The database is damaged. Restore a backup of it, or export what the backup has.";
  }
  // Messages of other libraries may quote secrets.
  return `The command itself failed: ${JSON.stringify(describeError(error))}`;
}
