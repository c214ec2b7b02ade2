import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../../src/server/lib/startup-error.ts";
import { runDataCommand } from "../../src/server/operating/data-command.ts";
import { createReport } from "../../src/server/operating/report.ts";
import { spawnCommand } from "./spawn-command.ts";
import type { SpawnedProgram } from "./spawn-program.ts";

/** Starts `npm run data` with a data folder inside this one. */
export function startDataCommand(folder: string, args: readonly string[]): SpawnedProgram {
  return spawnCommand("data-main", args, { DATA_DIR: join(folder, "data") });
}

/** The same in this process, which is sooner done. */
export async function runDataCommandHere(
  folder: string,
  args: readonly string[],
): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const report = createReport({ out: (line) => lines.push(line), err: (line) => lines.push(line) });
  const dataDir = join(folder, "data");
  const database = { kind: "sqlite", path: join(dataDir, "tripwright.sqlite") } as const;
  const { signal } = new AbortController();
  try {
    const config = {
      dataDir,
      database,
      google: { emulatorHost: undefined, keyFile: undefined },
      identity: { kind: "embedded", isForNetwork: false } as const,
    };
    const isSame = await runDataCommand(args, { config, report, signal });
    return { code: isSame ? 0 : 1, said: lines.join("\n") };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { code: 1, said: [...lines, error.message].join("\n") };
  }
}

/** Where it keeps how far it is; undefined where nothing is under way. */
export function dataProgressFile(folder: string): string | undefined {
  const moving = join(folder, "data/moving");
  const [name] = existsSync(moving) ? readdirSync(moving).filter((n) => /json$/.test(n)) : [];
  return name === undefined ? undefined : join(moving, name);
}
