const DAY_MINUTES = 24 * 60;

/** "09:30" for 570; minutes past midnight wrap to the next day's clock. */
export function clockText(minutes: number): string {
  const wrapped = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hours = String(Math.floor(wrapped / 60)).padStart(2, "0");
  return `${hours}:${String(wrapped % 60).padStart(2, "0")}`;
}
