const MOST_MS = 3_600_000;

/**
 * How long a Retry-After header asks one to wait, whether by seconds or by a date; an hour at most.
 *
 * @returns undefined where there is none, or nothing that can be read.
 */
export function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(MOST_MS, Math.max(0, ms));
}
