import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { FirestoreUnreachable } from "./firestore-unreachable.ts";

/** Somebody else was quicker; look again. */
export const AGAIN = Symbol("again");

/** Each time it is another's write that was made, so that someone always gets on. */
const MOST_TRIES = 60;
const LONGEST_PAUSE_MS = 100;

/** Runs `work`, which looks and then writes, until nobody wrote in between. */
export async function untilUndisturbed<T>(work: () => Promise<T | typeof AGAIN>): Promise<T> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const result = await work();
    if (result !== AGAIN) return result as T;
    await wait(randomInt(Math.min(5 * tries, LONGEST_PAUSE_MS)));
  }
  throw new FirestoreUnreachable("others were in the way again and again");
}
