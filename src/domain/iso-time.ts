/** The first and the last moment that a date can be, in milliseconds since 1970. */
const MAX_MS = 8.64e15;

/** A moment as ISO 8601, UTC. Of a number that is none, as a damaged row may hold, the nearest that there is. */
export function isoTime(ms: number): string {
  return new Date(Math.min(Math.max(Number.isNaN(ms) ? 0 : ms, -MAX_MS), MAX_MS)).toISOString();
}
