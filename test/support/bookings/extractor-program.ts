import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const STAND_IN = join(import.meta.dirname, "../../../stand-in/kitinerary-extractor.ts");

/** The stand-in of KDE's extractor as programs of a folder that goes after the tests of a file. */
export function extractorPrograms() {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-extractor-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    /** One that notes the number of its process. @param fault an argument of the stand-in. */
    program(fault = ""): string {
      const path = join(folder, `extractor-${fault}`);
      const note = `echo $$ > "${join(folder, "pid-")}$$"`;
      const run = `exec "${process.execPath}" "${STAND_IN}" ${fault}`;
      writeFileSync(path, `#!/bin/sh\n${note}\n${run}\n`);
      chmodSync(path, 0o755);
      return path;
    },
    /** How many of those that were started are running. */
    running(): number {
      const notes = readdirSync(folder).filter((name) => name.startsWith("pid-"));
      return notes.filter((name) => isRunning(Number(readFileSync(join(folder, name), "utf8"))))
        .length;
    },
    missing: join(folder, "nothing-here"),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
