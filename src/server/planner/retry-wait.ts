/** Full jitter between 1 s and 32 s, as Firestore's and Google's own clients back off. */
const FIRST_MS = 1_000;
const MOST_MS = 32_000;

/**
 * How long to wait before trying again.
 *
 * @param failures how many attempts have failed so far, from 1.
 * @param random a number from 0 to 1.
 * @returns what the provider asked for where it did, else a jittered, doubling time.
 */
export function retryWaitMs(
  error: { readonly retryAfterMs?: number | undefined },
  failures: number,
  random: number,
): number {
  if (error.retryAfterMs !== undefined) return error.retryAfterMs;
  const ceiling = Math.min(MOST_MS, FIRST_MS * 2 ** failures);
  return Math.max(FIRST_MS, random * ceiling);
}
