import { resolve } from "node:path";
import { StartupError } from "../lib/startup-error.ts";
import { exportData } from "./export-data.ts";
import { importData } from "./import-data.ts";
import { moveAccounts } from "./move-accounts.ts";
import type { Surroundings } from "./run-command.ts";

const USAGE =
  "Say npm run data -- export FILE with the settings of the store that holds everything, then npm run data -- import FILE with those of an empty one; or npm run data -- move-accounts --from-issuer ISSUER. See docs/operating.md.";

/**
 * Exports the configured store to a file, imports a file into it, or moves accounts inside it.
 *
 * @returns whether it succeeded.
 * @throws StartupError with one sentence for the operator.
 * @throws Stopped
 */
export function runDataCommand(args: readonly string[], around: Surroundings): Promise<boolean> {
  const [command, ...rest] = args;
  if (command === "move-accounts") return moveAccounts(rest, around);
  const [file, ...others] = rest;
  if (file === undefined || file.startsWith("--") || others.length > 0) {
    throw new StartupError(USAGE);
  }
  if (command === "export") return exportData(resolve(file), around);
  if (command === "import") return importData(resolve(file), around);
  throw new StartupError(USAGE);
}
