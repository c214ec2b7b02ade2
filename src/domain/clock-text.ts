const DAY_MINUTES = 24 * 60;

/** 570 for "09:30". */
export function clockMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** "09:30" for 570; the midnight that ends the day is "24:00", and minutes past it are the next day's. */
export function clockText(minutes: number): string {
  if (minutes === DAY_MINUTES) return "24:00";
  const wrapped = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hours = String(Math.floor(wrapped / 60)).padStart(2, "0");
  return `${hours}:${String(wrapped % 60).padStart(2, "0")}`;
}
