import { ServiceError } from "../../lib/service-error.ts";
import type { Asked } from "../../operating/watch-asked.ts";
import { type Finding, findingsAbout } from "../finding.ts";
import { whatFails } from "../judge-service.ts";
import { isWebPage } from "../web-page.ts";

/** What was read of a service's answers. */
export type LiveReading = {
  /** "30 places". */
  readonly items: string;
  /** Fields that a reader looks for and some of the items lack: "4 without extent". */
  readonly lacks?: readonly string[];
  /** Whether it is what was to be expected. */
  readonly isGood: boolean;
};

export type LiveSubject = {
  /** The service, as people know it. */
  readonly about: string;
  /** What it was asked for. */
  readonly what: string;
  /** The setting that names the service. */
  readonly setting: string;
  /** Where it fails; a warning without it. */
  readonly level?: "warning" | "problem";
};

/** A line about one question of the server's: status, seconds, size, what was read and what is missing. */
export function liveLine(
  subject: LiveSubject,
  asked: readonly Asked[],
  came: {
    readonly reading?: LiveReading | undefined;
    /** Why there is no reading. */
    readonly error?: unknown;
    readonly isContactNamed?: boolean;
  },
): Finding {
  const { about, what, setting, level = "warning" } = subject;
  const findings = findingsAbout(about);
  const { reading, error, isContactNamed } = came;
  // The circuit breaker's own error says less than the one that opened it.
  const failed = asked.findLast((one) => one.error !== undefined);
  const why = failed?.error ?? error;
  if (reading === undefined) {
    if (!(why instanceof ServiceError)) throw why;
    const answer = failed?.answer ?? asked.at(-1)?.answer;
    const judged = { answer, refused: setting, gone: setting, isContactNamed };
    const code = errorCode(asked.at(-1));
    const said = code === undefined ? "" : ` It says "${code}".`;
    return findings[level](`${what}: ${figuresOf(asked)}${whatFails(why, judged)}${said}`);
  }
  const { items, lacks = [], isGood } = reading;
  const remarks = asked.flatMap((one) => remarkOf(one) ?? []);
  const troubles = asked.flatMap((one) => (one.error === undefined ? [] : one.error.message));
  const notes = [
    ...lacks,
    ...remarks.map((remark) => `half an answer: "${remark}"`),
    ...new Set(troubles),
  ];
  const more = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
  const text = `${what}: ${figuresOf(asked)}${items}${more}.`;
  const isWhole = remarks.length + troubles.length === 0;
  if (isGood) return isWhole ? findings.ok(text) : findings.warning(text);
  return findings[level](`${text} That is less than is to be expected. Check ${setting}.`);
}

/** "200, 0.4 s, 6 of 262 kB, "; of several answers the largest is compared with the most that is taken. */
function figuresOf(asked: readonly Asked[]): string {
  if (asked.length === 0) return "";
  const statuses = [...new Set(asked.map(({ answer }) => answer?.status ?? "no answer"))];
  const seconds = asked.reduce((sum, one) => sum + one.seconds, 0);
  const bytes = asked.reduce((sum, { answer }) => sum + (answer?.bytes ?? 0), 0);
  const largest = asked.toSorted((a, b) => (b.answer?.bytes ?? 0) - (a.answer?.bytes ?? 0))[0];
  const most = largest?.mostBytes;
  const of = most === undefined ? "" : ` of ${kB(most)}`;
  const size = asked.length === 1 ? `${kB(bytes)}${of} kB` : `${kB(bytes)} kB`;
  const biggest =
    asked.length === 1 ? "" : `, the largest ${kB(largest?.answer?.bytes ?? 0)}${of} kB`;
  const count = asked.length === 1 ? "" : `${asked.length} answers, `;
  return `${count}${statuses.join(" and ")}, ${seconds.toFixed(1)} s, ${size}${biggest}: `;
}

function kB(bytes: number): string {
  return Math.ceil(bytes / 1000).toLocaleString("en");
}

/** Overpass says so that it gave up halfway. */
function remarkOf({ answer }: Asked): string | undefined {
  return wordOf(answer?.text, /"remark"\s*:\s*"((?:[^"\\]|\\.){1,120})/);
}

/** MediaWiki's errors come with status 200. */
function errorCode(asked: Asked | undefined): string | undefined {
  const { answer } = asked ?? {};
  if (answer === undefined || isWebPage(answer)) return undefined;
  return wordOf(answer.text.slice(0, 500), /"error"\s*:\s*\{\s*"code"\s*:\s*"([\w-]{1,60})"/);
}

function wordOf(text: string | undefined, pattern: RegExp): string | undefined {
  return pattern.exec(text ?? "")?.[1];
}

/** "4 without hours", for each field that some of the items lack. */
export function lacksOf<T>(
  items: readonly T[],
  fields: Readonly<Record<string, (item: T) => unknown>>,
): string[] {
  return Object.entries(fields).flatMap(([name, of]) => {
    const count = items.filter((item) => (of(item) ?? "") === "").length;
    return count === 0 ? [] : `${count} without ${name}`;
  });
}
