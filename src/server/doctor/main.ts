import { parseArgs } from "node:util";
import { describeError } from "../logging/describe-error.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./finding.ts";
import type { LiveOptions } from "./live/examine-live.ts";

const USAGE = `npm run doctor                       looks at the settings and at everything they name
npm run doctor -- --live             asks each service what the server asks it; with a Google Maps key some billed questions
npm run doctor -- --live --call      calls the model once, too, which is billed
--json is for machines.
`;

/** `npm run doctor`; ends with 1 where there is a problem. */
async function main(): Promise<void> {
  const asked = readArguments();
  if (asked === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const { isJson, live } = asked;
  const say = (finding: Finding) => process.stdout.write(`${asLine(finding)}\n`);
  const findings = await examine({ live, ...(isJson ? {} : { say }) });
  process.stdout.write(isJson ? `${JSON.stringify(findings, null, 2)}\n` : sumOf(findings));
  if (findings.some(({ level }) => level === "problem")) process.exitCode = 1;
}

/** @returns undefined for words that mean nothing. */
function readArguments(): { isJson: boolean; live: LiveOptions | undefined } | undefined {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: "boolean", default: false },
        live: { type: "boolean", default: false },
        call: { type: "boolean", default: false },
      },
    });
    const { json, live, call } = values;
    if (!live && call) return undefined;
    return { isJson: json, live: live ? { isModelCalled: call } : undefined };
  } catch {
    return undefined;
  }
}

function asLine({ level, about, text }: Finding): string {
  return `${level.padEnd(8)} ${about.padEnd(14)} ${text}`;
}

function sumOf(findings: readonly Finding[]): string {
  const count = (level: Finding["level"]) => findings.filter((one) => one.level === level).length;
  return `\n${counted(count("problem"), "problem")}, ${counted(count("warning"), "warning")}.\n`;
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

main().catch((error: unknown) => {
  // Messages of other libraries may quote secrets.
  process.stderr.write(`The doctor itself failed: ${JSON.stringify(describeError(error))}\n`);
  process.exitCode = 1;
});
