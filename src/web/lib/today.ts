import { localTime } from "../../domain/local-time.ts";

/**
 * The date now, "2026-05-04".
 *
 * @param timeZone of the destination; left out, it is the traveller's own day.
 */
export function today(timeZone?: string, nowMs: number = Date.now()): string {
  return localTime(nowMs, timeZone).date;
}
