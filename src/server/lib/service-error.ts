/** Trouble with a service that we asked: no connection, no answer in time, and so on. */
export type ServiceTrouble =
  | "unreachable"
  | "late"
  | "refused"
  | "busy"
  | "broken"
  | "circuit_open";

type ServiceFacts = {
  readonly trouble: ServiceTrouble;
  readonly status?: number | undefined;
  /**
   * The service's own code, such as "API_KEY_SERVICE_BLOCKED"; or Node's, such as "ECONNREFUSED".
   */
  readonly reason?: string | undefined;
  readonly retryAfterMs?: number | undefined;
};

/**
 * Another service failed. The message is made of our own words, a status and capital-letter codes
 * only: no address, no query, no key, no text of the service.
 */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly trouble: ServiceTrouble;
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, facts: ServiceFacts) {
    super(message);
    this.trouble = facts.trouble;
    this.status = facts.status;
    this.reason = facts.reason;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** What a service answers, or `nothing` where it fails. @throws the signal's reason, and every other error. */
export async function orNothing<T, Nothing>(
  asked: Promise<T>,
  nothing: Nothing,
  signal?: AbortSignal,
): Promise<T | Nothing> {
  try {
    return await asked;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ServiceError) return nothing;
    throw error;
  }
}

const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;
/** `fetch` has a proxy's status in its words, `http` beside its code. */
const PROXY_STATUS = /^Proxy response \((\d{3})\)/;
const MAX_CAUSES = 5;

/**
 * Why nothing came, as Node has it: "ECONNREFUSED", or "PROXY_407" where a proxy refuses. The messages of others may
 * repeat a header.
 */
export function codeOf(error: unknown): string | undefined {
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth += 1) {
    const { code = "", statusCode } = cause as { code?: unknown; statusCode?: unknown };
    const status = PROXY_STATUS.exec(cause.message)?.[1];
    const refused = code === "ERR_PROXY_TUNNEL" ? statusCode : status;
    if (refused !== undefined) return `PROXY_${refused}`;
    if (CODE.test(String(code))) return String(code);
    cause = cause.cause;
  }
  return undefined;
}
