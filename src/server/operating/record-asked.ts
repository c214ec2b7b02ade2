import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../lib/startup-error.ts";
import type { Asked } from "./watch-asked.ts";

/** Those that a reader or a person looks at. No other is written, so no cookie is. */
const HEADERS = ["content-type", "location", "retry-after", "server", "x-cache"] as const;
/** Google's content may not be stored (docs/providers.md). */
const NOT_KEPT = /^https:\/\/(?:places\.googleapis|[\w-]+\.googleusercontent)\.com\//;

/** One question and what came, as a file has it. */
export type Recorded = {
  readonly request: { readonly method: string; readonly url: string; readonly body?: unknown };
  /** Why nothing came, in place of all that follows. */
  readonly failure?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** In place of `body`, base64. */
  readonly image?: string;
};

/** @throws StartupError where the folder can't be recorded to: what is in one already stays alone. */
export function makeRecordFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`The folder ${folder} can't be written to (${code}). Name another.`);
  }
  throw new StartupError(`The folder ${folder} isn't empty. Name a new one.`);
}

/**
 * Writes each question and its answer to a file of its own, in the order of asking. Headers that were sent are left out,
 * where keys are.
 *
 * @param hideSecrets takes out what a service has repeated.
 * @returns how many.
 */
export function recordAsked(
  folder: string,
  asked: readonly Asked[],
  hideSecrets: (text: string) => string,
): number {
  const kept = asked.filter(({ url }) => !NOT_KEPT.test(url));
  for (const [index, one] of kept.entries()) {
    const number = String(index + 1).padStart(2, "0");
    const name = `${number}-${one.service.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.json`;
    const text = JSON.stringify(recordedOf(one), null, 1);
    writeFileSync(join(folder, name), `${hideSecrets(text)}\n`, { flag: "wx" });
  }
  return kept.length;
}

function recordedOf({ url, body, answer, error, image }: Asked): Recorded {
  const request = { method: body === undefined ? "GET" : "POST", url, body };
  if (answer === undefined) return { request, failure: error?.reason ?? error?.trouble ?? "none" };
  const { status, headers, text } = answer;
  const kept = HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const came =
    image === undefined ? { body: text } : { image: Buffer.from(image).toString("base64") };
  return { request, status, headers: Object.fromEntries(kept), ...came };
}
