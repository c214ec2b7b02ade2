import { join } from "node:path";
import { type SpawnedProgram, spawnProgram } from "./spawn-program.ts";

const MAIN = join(import.meta.dirname, "../../../src/server/main.ts");

export type SpawnedServer = SpawnedProgram & {
  /** Resolves when it says where it is, or ends without. */
  readonly listening: Promise<unknown>;
};

/** Starts the server as `npm start` does. */
export function spawnServer(env: Record<string, string>, main = MAIN, cwd?: string): SpawnedServer {
  const program = spawnProgram(main, { OPEN_DATA: "off", ...env }, [], cwd);
  const said = new Promise<void>((resolve) => {
    program.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("Tripwright is at ")) resolve();
    });
  });
  return { ...program, listening: Promise.race([said, program.ended]) };
}
