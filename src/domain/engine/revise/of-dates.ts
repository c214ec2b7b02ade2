/** What other dates can do to a visit: its doors are shut, the light is gone, or the hours of that weekday are to be free. */
export const OF_DATES: ReadonlySet<string> = new Set([
  "closed",
  "outsideHours",
  "dark",
  "beforeEvening",
  "keptFree",
]);
