/** What went wrong with a service we asked: no connection, no answer in time, and so on. */
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
