import type { SignedInClient } from "../../test/support/sign-in/walk.ts";

/** Inputs that a stranger may send to keep a server busy. */
export type HostileInput = {
  readonly what: string;
  /** Statuses of its answers where the server takes it as it should. */
  readonly statuses: readonly number[];
  /** Gets ready to send it once more. @returns what sends it, many at once. */
  readonly prepare: () => Promise<() => Promise<readonly number[]>>;
};

/** A server to attack, and people who have just signed in to it. */
export type Attacked = {
  readonly url: string;
  readonly newPerson: () => Promise<SignedInClient>;
};

/** Sends a number of requests at once. @returns the statuses, once each answer has been read. */
export function atOnce(
  times: number,
  send: (at: number) => Promise<Response>,
): Promise<readonly number[]> {
  return Promise.all(
    Array.from({ length: times }, async (_, at) => {
      const answer = await send(at);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
}
