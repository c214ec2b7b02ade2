import * as z from "zod/mini";
import type { LogOutput } from "./open-log-output.ts";

const WARN = 40;
const ERROR = 50;
const INDENT = " ".repeat(10);
/** A line break or an escape in a value must not reach the terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const errorSchema = z.looseObject({
  type: z.string(),
  message: z.optional(z.string()),
  stack: z.optional(z.string()),
});
const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string(),
  err: z.optional(errorSchema),
});
const requestSchema = z.looseObject({
  msg: z.literal("request"),
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
});
/** Fastify's own line: the server's greeting says the same. */
const LISTENING = "Server listening at ";
/** Fields that are the same in every line, or that only machines need. */
const LEFT_OUT = new Set(["level", "time", "pid", "hostname", "msg", "err"]);

/**
 * Writes the log's JSON lines as text for a terminal, without successful reads of pages and files.
 */
export function readableLog(output: LogOutput): LogOutput {
  return { ...output, write: (line) => output.write(readableLine(line)) };
}

/** @returns nothing for a request that only read something, and went well. */
export function readableLine(line: string): string {
  const json: unknown = JSON.parse(line);
  const request = requestSchema.safeParse(json);
  if (request.success) {
    const { method, status } = request.data;
    if (status < 400 && (method === "GET" || method === "HEAD")) return "";
  }
  const { level, time, msg, err, ...rest } = lineSchema.parse(json);
  if (msg.startsWith(LISTENING)) return "";
  const clock = new Date(time).toTimeString().slice(0, 8);
  const mark = level >= ERROR ? "error: " : level >= WARN ? "warning: " : "";
  const text = request.success
    ? `${request.data.method} ${request.data.route} ${request.data.status} (${request.data.ms} ms)`
    : `${mark}${[msg, ...factsOf(rest)].join("  ")}`;
  const trouble = err === undefined ? [] : describe(err);
  return `${[`${clock}  ${printable(text)}`, ...trouble.map((one) => `${INDENT}${printable(one)}`)].join("\n")}\n`;
}

function factsOf(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
}

function describe({ type, message, stack, ...facts }: z.infer<typeof errorSchema>): string[] {
  const head = message === undefined ? type : `${type}: ${message}`;
  return [[head, ...factsOf(facts)].join("  "), ...(stack?.split("\n") ?? [])];
}

function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
