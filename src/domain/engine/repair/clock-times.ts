const TIME = /\b(\d{1,2})(?:[:.h](\d{2}))?(?:\s*([ap])\.?m\b)?/gi;
const NOON = 12;

/**
 * The times of day that a text names, in minutes after midnight: "9:00 AM - 11:00 AM", "09:00–11:00",
 * "9 to 11 am" (where "9" alone counts as morning), "14h30". Numbers that are no hour are left out.
 */
export function clockTimes(text: string): number[] {
  return [...text.matchAll(TIME)].flatMap(([, hourText, minuteText = "0", half]) => {
    const hour = Number(hourText);
    const minute = Number(minuteText);
    if (hour > 24 || minute > 59) return [];
    if (half === undefined) return [hour * 60 + minute];
    return [((hour % NOON) + (half.toLowerCase() === "p" ? NOON : 0)) * 60 + minute];
  });
}
