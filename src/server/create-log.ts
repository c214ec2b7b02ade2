import { type DestinationStream, type LogFn, type Logger, pino } from "pino";
import type { Config } from "./config.ts";
import { describeError } from "./lib/describe-error.ts";
import { secretsOfPostgresUrl } from "./postgres-url.ts";

/** A shorter secret stands in innocent words too. */
const MIN_SECRET_LENGTH = 8;

/**
 * The server's log: one line of JSON an event. Whatever an event holds, the line has none of the
 * configured secrets, and of an error only what `describeError` tells.
 */
export function createLog(config: Config, stream?: DestinationStream): Logger {
  const secrets = secretsOf(config)
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    // As they stand in JSON.
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return pino(
    {
      level: config.logLevel,
      serializers: { err: describeError },
      redact: ["req.headers.cookie", "req.headers.authorization"],
      hooks: {
        logMethod(args, method) {
          method.apply(this, withWords(args));
        },
        streamWrite: (line) =>
          secrets.reduce((text, secret) => text.replaceAll(secret, "(secret)"), line),
      },
    },
    stream,
  );
}

/** Where an error comes without words of its own, pino would take the error's message. */
function withWords(args: Parameters<LogFn>): Parameters<LogFn> {
  const [first, ...rest] = args;
  const isBare = first instanceof Error || (isObject(first) && first.err instanceof Error);
  return isBare && rest.length === 0 ? [first, "an error"] : args;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function secretsOf({ database, identity, planner, places }: Config): string[] {
  return [
    identity.kind === "embedded" ? undefined : identity.clientSecret,
    planner.kind === "guide" ? undefined : planner.apiKey,
    places.kind === "google" ? places.apiKey : undefined,
    ...(database.kind === "postgres" ? secretsOfPostgresUrl(database.url) : []),
  ].filter((secret) => secret !== undefined);
}
