import type { CustomFetch } from "openid-client";

/** The longest that one step of a sign-in may take, however many requests it makes. */
export const STEP_DEADLINE_MS = 10_000;
/** A discovery document has some 3 KB, a set of keys less. */
const MAX_ANSWER_BYTES = 256 * 1024;

/** The provider's answer is longer than any real one. */
class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";
}

/** One step of a sign-in: its requests end in time, and the length of their answers is limited. */
export type ProviderStep = {
  readonly fetch: CustomFetch;
  /** Aborted when the step has taken too long. */
  readonly signal: AbortSignal;
  /** How far the provider's clock is ahead of ours, by its last answer. */
  readonly clockLeadMs: () => number;
};

/** One request to a provider, unchanged; measurements wrap it. */
export const askProvider: CustomFetch = (url, { body, ...options }) =>
  fetch(url, { ...options, body: body ?? null });

export function startProviderStep(deadlineMs = STEP_DEADLINE_MS, ask = askProvider): ProviderStep {
  const stepSignal = AbortSignal.timeout(deadlineMs);
  let clockLeadMs = 0;
  return {
    async fetch(url, options) {
      const signal =
        options.signal === undefined ? stepSignal : AbortSignal.any([options.signal, stepSignal]);
      const response = await ask(url, { ...options, signal });
      const providerMs = Date.parse(response.headers.get("date") ?? "");
      if (!Number.isNaN(providerMs)) clockLeadMs = providerMs - Date.now();
      const { status, headers } = response;
      const body = await readBody(response);
      return new Response(body.length === 0 ? null : body, { status, headers });
    },
    signal: stepSignal,
    clockLeadMs: () => clockLeadMs,
  };
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new AnswerTooLong("the provider's answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
