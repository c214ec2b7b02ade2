import { AppError } from "../../domain/errors/app-error.ts";
import { SignInRefused } from "../auth/identity-provider.ts";
import { ServiceError } from "../lib/service-error.ts";
import { StartupError } from "../lib/startup-error.ts";
import { ModelError } from "../model/model-client.ts";
import { StorageUnreachable } from "../store/storage-error.ts";

/** Errors whose messages are our own. */
const OURS = [AppError, ModelError, ServiceError, SignInRefused, StartupError, StorageUnreachable];
/**
 * Fields in which Node and its libraries use fixed words: ENOSPC, write, ERR_SQLITE_ERROR, 13, or
 * 57P01.
 */
const FACTS: Readonly<Record<string, RegExp>> = {
  code: /^(?:[A-Z][A-Z\d_]{1,60}|[\dA-Z]{5})$/,
  syscall: /^[a-z\d]{1,20}$/,
  errcode: /^\d{1,6}$/,
  status: /^\d{3}$/,
  trouble: /^[a-z_]{1,20}$/,
};
const CLASS_NAME = /^[A-Z][A-Za-z]{1,40}$/;
const MAX_CAUSES = 5;

type DescribedError = {
  readonly type: string;
  readonly message?: string;
  /** Where it was thrown, a line a frame. */
  readonly stack?: string;
  readonly cause?: DescribedError;
  readonly [fact: string]: unknown;
};

/**
 * An error as it is logged: its kind, its code and its stack. The message is included for
 * our own errors only; other messages may quote a key, a name or half a trip.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const isOurs = OURS.some((kind) => error instanceof kind);
  const facts = Object.entries(FACTS)
    .map(([name, form]) => ({ name, form, value: Reflect.get(error, name) as unknown }))
    .filter(({ form, value }) => form.test(String(value)));
  return {
    type: [error.name, error.constructor.name].find((name) => CLASS_NAME.test(name)) ?? "Error",
    ...(isOurs ? { message: error.message } : {}),
    ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    ...(error.stack === undefined ? {} : { stack: framesOf(error.stack, error.message) }),
    ...(error.cause === undefined || depth === MAX_CAUSES
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The stack without the message that heads it, whatever lines that has. */
function framesOf(stack: string, message: string): string {
  const at = stack.indexOf(message);
  return stack
    .slice(at < 0 ? 0 : at + message.length)
    .split("\n")
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .join("\n");
}
