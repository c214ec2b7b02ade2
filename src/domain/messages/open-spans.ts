/** Says when a place opens and closes by turns: 540, 780, 840, 1080 is "09:00–13:00" and "14:00–18:00". */
export function openSpans(
  hours: readonly number[],
  say: (startMinutes: number, endMinutes: number) => string,
): string[] {
  return hours.flatMap((open, index) =>
    index % 2 === 0 ? [say(open, hours[index + 1] ?? open)] : [],
  );
}
