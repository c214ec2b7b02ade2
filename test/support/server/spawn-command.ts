import { join } from "node:path";
import { type SpawnedProgram, spawnProgram } from "./spawn-program.ts";

const FOLDER = join(import.meta.dirname, "../../../src/server/operating");

/** Starts one of the operator's commands, as npm does. */
export function spawnCommand(
  name: "data-main" | "account-main" | "backup-main" | "restore-main",
  args: readonly string[],
  env: Record<string, string>,
): SpawnedProgram {
  return spawnProgram(join(FOLDER, `${name}.ts`), env, args);
}
