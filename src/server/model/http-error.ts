import { retryAfterMs } from "../lib/retry-after.ts";
import type { ModelError } from "./model-client.ts";
import { providerError } from "./provider-error.ts";

const MAX_ERROR_BYTES = 64 * 1024;

/** Turns a refusal into specification section 8's text and what can be done about it. */
export async function httpError(url: string, response: Response): Promise<ModelError> {
  const body = parseJson(await readSome(response));
  const { status, statusText, headers } = response;
  const wait = retryAfterMs(headers.get("retry-after"));
  const error = providerError(url, body, { status, statusText, retryAfterMs: wait });
  if (error === undefined) throw new Error("an answer with a status always makes an error");
  return error;
}

async function readSome(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ERROR_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
