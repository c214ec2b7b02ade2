import { ServiceError } from "../../lib/service-error.ts";
import type { Asked } from "../../operating/watch-asked.ts";
import { type Finding, findingsAbout } from "../finding.ts";
import { whatFails } from "../judge-service.ts";
import { isWebPage } from "../web-page.ts";

/** Findings in a service's answers. */
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
  /** The question that was asked. */
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
    readonly isContactNamed?: boolean | undefined;
  },
): Finding {
  const { about, what, setting, level = "warning" } = subject;
  const findings = findingsAbout(about);
  const { reading, error, isContactNamed } = came;
  if (reading === undefined) {
    const failed = asked.findLast((one) => one.error !== undefined) ?? asked.at(-1);
    const why = failed?.error ?? unreadable(error);
    const judged = { answer: failed?.answer, refused: setting, gone: setting, isContactNamed };
    const words = failed && (errorCode(failed) ?? remarkOf(failed));
    const said = words === undefined ? "" : ` It says "${words}".`;
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

/** The faults of answers that arrived whole: the circuit breaker's error says less. @throws any other error. */
function unreadable(error: unknown): ServiceError {
  if (!(error instanceof ServiceError)) throw error;
  return error.trouble === "circuit_open"
    ? new ServiceError(error.message, { trouble: "broken" })
    : error;
}

/** "200, 0.4 s, 6 of 263 kB: "; of several answers the largest is compared with the most that is taken. */
function figuresOf(asked: readonly Asked[]): string {
  if (asked.length === 0) return "";
  const answers = asked.flatMap(({ answer, mostBytes }) =>
    answer ? { ...answer, mostBytes } : [],
  );
  const seconds = `${asked.reduce((sum, one) => sum + one.seconds, 0).toFixed(1)} s`;
  const [largest] = answers.toSorted((a, b) => b.bytes - a.bytes);
  if (largest === undefined) return `no answer after ${seconds}: `;
  const statuses = [...new Set(answers.map(({ status }) => status))].join(" and ");
  const { mostBytes } = largest;
  const of = mostBytes === undefined ? "" : ` of ${kB(mostBytes)}`;
  const size = `${kB(largest.bytes)}${of} kB`;
  if (answers.length === 1) return `${statuses}, ${seconds}, ${size}: `;
  const sum = kB(answers.reduce((total, { bytes }) => total + bytes, 0));
  return `${answers.length} answers, ${statuses}, ${seconds}, ${sum} kB, the largest ${size}: `;
}

function kB(bytes: number): string {
  return Math.ceil(bytes / 1000).toLocaleString("en");
}

/** Overpass says so that it gave up halfway. */
function remarkOf({ answer }: Asked): string | undefined {
  return wordOf(answer?.text, /"remark"\s*:\s*"((?:[^"\\]|\\.){1,120})/)?.replace(/\\(.)/g, "$1");
}

/** MediaWiki's errors come with status 200. */
function errorCode({ answer }: Asked): string | undefined {
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
