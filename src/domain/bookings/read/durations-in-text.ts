const DURATION =
  /(?<![\d:.,])(?:(\d{1,2}(?:[.,]5)?)\s?(?:h|hours?|std\.?|stunden?|heures?|horas?|or[ae]|uur|timmar|godz\.?)(?!\p{L})\s?)?(?:(\d{1,3})\s?(?:m|min|mins|minutes?|minuten|minutos|minuti)(?!\p{L})|(?<=\dh)([0-5]\d)(?!\d))?/giu;

/** Minutes of "8 hours", "1 h 30 min", "90 minutes", "2h40". */
export function minutesIn(text: string): number | undefined {
  for (const [whole, hours, minutes, bare] of text.matchAll(DURATION)) {
    if (whole.trim() === "") continue;
    const sum = Number((hours ?? "0").replace(",", ".")) * 60 + Number(minutes ?? bare ?? 0);
    if (sum >= 15 && sum <= 40 * 60) return sum;
  }
  return undefined;
}
