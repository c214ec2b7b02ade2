import type { ModelRequest } from "./model-client.ts";

/** Asks a model one small question, such as what a traveller's words mean, while somebody waits for the answer. */
export type ModelAsker = {
  /**
   * @param asker.signal ends the call: who asked has gone.
   * @returns the answer as JSON, strictly read. Nothing is known of its shape.
   * @throws AppError `too_many_requests` past the limits of a minute and of a day; `planner_busy`, `planner_blocked`
   * or `planner_unreadable` for what goes wrong, `cancelled` once the signal is aborted.
   */
  ask(
    question: ModelRequest,
    asker: { readonly userId: string; readonly reqId: string; readonly signal: AbortSignal },
  ): Promise<unknown>;
};
