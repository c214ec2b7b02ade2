const SHORTEST_PART = 0.5;
const LONGEST_PART = 1.5;

/** Whether a visit lasts between half of what is usual and one and a half times that. */
export function isUsualStay(minutes: number, usualMinutes: number): boolean {
  return minutes >= SHORTEST_PART * usualMinutes && minutes <= LONGEST_PART * usualMinutes;
}
