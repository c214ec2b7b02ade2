import { describeError } from "../logging/describe-error.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./finding.ts";

/** `npm run doctor`, with `--json` for machines; ends with 1 where there is a problem. */
async function main(): Promise<void> {
  const findings = await examine();
  const isJson = process.argv.includes("--json");
  process.stdout.write(isJson ? `${JSON.stringify(findings, null, 2)}\n` : asText(findings));
  if (findings.some(({ level }) => level === "problem")) process.exitCode = 1;
}

function asText(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ level, about, text }) => `${level.padEnd(8)} ${about.padEnd(14)} ${text}`,
  );
  const count = (level: Finding["level"]) => findings.filter((one) => one.level === level).length;
  const sum = `${counted(count("problem"), "problem")}, ${counted(count("warning"), "warning")}`;
  return `${[...lines, "", `${sum}.`].join("\n")}\n`;
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

main().catch((error: unknown) => {
  // Messages of other libraries may quote secrets.
  process.stderr.write(`The doctor itself failed: ${JSON.stringify(describeError(error))}\n`);
  process.exitCode = 1;
});
