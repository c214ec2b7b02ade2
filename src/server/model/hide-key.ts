import { inspect } from "node:util";
import { ModelError } from "./model-client.ts";

/**
 * Removes the key from an error: some servers repeat a key they refuse, and fetch repeats a header
 * it can't send.
 */
export function hideKey(error: unknown, key: string | undefined): unknown {
  if (!(error instanceof ModelError) || key === undefined || key === "") return error;
  if (!inspect(error).includes(key) && !error.message.includes(key)) return error;
  return new ModelError(error.message.replaceAll(key, "(key)"), { ...error, refusal: undefined });
}
