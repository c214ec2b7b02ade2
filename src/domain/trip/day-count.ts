/** How many days a document says that a trip has, "3 days" included; undefined where it has no number. */
export function dayCount(noOfDays: number | string): number | undefined {
  const days = Number.parseInt(String(noOfDays), 10);
  return Number.isNaN(days) ? undefined : days;
}
