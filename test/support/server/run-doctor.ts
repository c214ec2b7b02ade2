import { join } from "node:path";
import { examine } from "../../../src/server/doctor/examine.ts";
import type { Finding } from "../../../src/server/doctor/finding.ts";
import { spawnProgram } from "./spawn-program.ts";

const MAIN = join(import.meta.dirname, "../../../src/server/doctor/main.ts");
/** No test reaches out, but to a stand-in that it names. */
const QUIET = { OPEN_DATA: "off" };

/** Runs `npm run doctor` with these variables and no others of ours. */
export async function runDoctor(
  env: Record<string, string>,
  args: readonly string[] = [],
  cwd?: string,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { code, stdout, stderr } = await spawnProgram(MAIN, { ...QUIET, ...env }, args, cwd).ended;
  return { code, stdout, stderr: stderr.replace(/^.*WARNING.*\n/gm, "") };
}

export type Examined = {
  readonly findings: readonly Finding[];
  readonly problems: readonly string[];
  /** The findings about one subject, each as "level: text". */
  about(subject: string): string[];
};

/** Its output, without the second that a process of its own takes. */
export async function askDoctor(env: Record<string, string>): Promise<Examined> {
  const findings = await examine({ settings: [{ ...QUIET, ...env }] });
  return {
    findings,
    problems: findings.filter(({ level }) => level === "problem").map((one) => one.text),
    about: (subject) =>
      findings.filter((one) => one.about === subject).map((one) => `${one.level}: ${one.text}`),
  };
}
