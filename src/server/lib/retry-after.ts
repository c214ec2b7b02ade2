const MAX_MS = 3_600_000;

/**
 * The wait that a Retry-After header asks for, in seconds or as a date; an hour at most.
 *
 * @returns undefined where there is no header, or an invalid one.
 */
export function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(MAX_MS, Math.max(0, ms));
}
