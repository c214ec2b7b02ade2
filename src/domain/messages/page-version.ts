/** The version of a page, by its day, or by its id where that is no date. @param dateText says a date. */
export function pageVersion(
  revisedAt: string,
  id: number,
  dateText: (date: string) => string,
): string {
  return Number.isNaN(Date.parse(revisedAt)) ? String(id) : dateText(revisedAt);
}
