import { type DestinationStream, type LogFn, type Logger, pino } from "pino";
import type { Config } from "../config/config.ts";
import { describeError } from "./describe-error.ts";
import { createSecretHider } from "./hide-secrets.ts";
import type { LogOutput } from "./open-log-output.ts";

/**
 * The server's log: one line of JSON for each event. A line contains none of the configured
 * secrets, and of an error only what `describeError` returns.
 */
export function createLog(config: Config, output?: DestinationStream & Partial<LogOutput>): Logger {
  const hideSecrets = createSecretHider(config);
  const log = pino(
    {
      level: config.log.level,
      serializers: { err: describeError },
      redact: ["req.headers.cookie", "req.headers.authorization"],
      hooks: {
        logMethod(args, method) {
          method.apply(this, withWords(args));
        },
        streamWrite: hideSecrets,
      },
    },
    output,
  );
  output?.onRecovery?.((lines) => log.warn({ lines }, "log lines could not be written"));
  return log;
}

/** pino would use the message of an error that is logged without a text. */
function withWords(args: Parameters<LogFn>): Parameters<LogFn> {
  const [first, ...rest] = args;
  const isBare = first instanceof Error || (isObject(first) && first.err instanceof Error);
  return isBare && rest.length === 0 ? [first, "an error"] : args;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
