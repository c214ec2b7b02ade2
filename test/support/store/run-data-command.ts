import { dirname } from "node:path";
import { type DatabaseConfig, readDatabaseUrl } from "../../../src/server/config/read-database.ts";
import { StartupError } from "../../../src/server/lib/startup-error.ts";
import { createReport } from "../../../src/server/operating/report.ts";
import { runDataCommand } from "../../../src/server/operating/run-data-command.ts";
import { spawnCommand } from "../server/spawn-command.ts";
import type { SpawnedProgram } from "../server/spawn-program.ts";

/** Starts `npm run data` on a store: the data folder of an embedded one, or a DATABASE_URL. */
export function startDataCommand(store: string, args: readonly string[]): SpawnedProgram {
  const env = store.includes("://") ? { DATABASE_URL: store } : { DATA_DIR: store };
  return spawnCommand("data-main", args, env);
}

/** The same in this process, which is sooner done. @param path of an embedded database, or a DATABASE_URL. */
export async function runDataCommandHere(
  path: string,
  args: readonly string[],
  { emulatorHost }: { emulatorHost?: string } = {},
): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const report = createReport({ out: (line) => lines.push(line), err: (line) => lines.push(line) });
  const google = { emulatorHost, keyFile: undefined };
  const database: DatabaseConfig = path.includes("://")
    ? readDatabaseUrl(path, google).database
    : { kind: "sqlite", path };
  const { signal } = new AbortController();
  try {
    const config = {
      dataDir: dirname(path),
      publicUrl: "http://localhost:3000",
      database,
      google,
      identity: { kind: "embedded" } as const,
    };
    const isSame = await runDataCommand(args, { config, report, signal });
    return { code: isSame ? 0 : 1, said: lines.join("\n") };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { code: 1, said: [...lines, error.message].join("\n") };
  }
}
