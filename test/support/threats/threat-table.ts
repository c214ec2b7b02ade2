import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

export type Threat = {
  /** "T1" */
  readonly number: string;
  readonly name: string;
  /** The files with its tests, or with those that every store runs. */
  readonly files: readonly string[];
};

/** The threats of docs/security.md, in its order: "| T1 | Instructions in the destination | ... | `test/...` |". */
export function readThreats(): Threat[] {
  const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
  return [...text.matchAll(/^\| (T\d+) \| ([^|]+) \|.*\| ([^|]+) \|$/gm)].map(
    ([, number = "", name = "", tests = ""]) => ({
      number,
      name,
      files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
    }),
  );
}
