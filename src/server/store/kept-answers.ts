import * as z from "zod/mini";
import type { askJson } from "../lib/ask-json.ts";
import type { CircuitBreaker, ServiceLog } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { KeptLookups } from "./lookup-store.ts";

/** What the adapter of an open service is given beside its address. */
export type ServiceParts = {
  readonly userAgent: string;
  readonly lookups: KeptLookups;
  readonly circuit: CircuitBreaker;
  readonly clock: Clock;
  readonly log: ServiceLog;
  readonly askService: typeof askJson;
};

const storedSchema = z.looseObject({ atMs: z.number() });

/**
 * Answers of a service that are kept among the lookups for a while, each asked for once for all who want it.
 *
 * @param options.name of the answer beside its moment, as it is kept.
 */
export function createKeptAnswers<Answer>(
  { lookups, clock }: Pick<ServiceParts, "lookups" | "clock">,
  {
    name,
    schema,
    keepMs,
  }: { readonly name: string; readonly schema: z.ZodMiniType<Answer>; readonly keepMs: number },
) {
  const coalesce = createCoalescer<Answer>();

  /** What is kept under the key; undefined where nothing is. Asks nobody. */
  async function kept(key: string): Promise<Answer | undefined> {
    const text = await lookups.find(key);
    const stored = text === undefined ? undefined : storedSchema.safeParse(JSON.parse(text)).data;
    if (stored === undefined || clock.nowMs() - stored.atMs >= keepMs) return undefined;
    return schema.safeParse(stored[name]).data;
  }

  async function lookUp(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = await kept(key);
    if (known !== undefined) return known;
    const answer = await ask();
    const atMs = clock.nowMs();
    await lookups.save(key, JSON.stringify({ atMs, [name]: answer }), atMs);
    return answer;
  }

  return {
    kept,
    /** @throws what `ask` throws, and the signal's reason; a question under way goes on then, and is kept. */
    find: (key: string, ask: () => Promise<Answer>, signal: AbortSignal) =>
      waitUntil(
        coalesce(key, () => lookUp(key, ask)),
        signal,
      ),
  };
}
