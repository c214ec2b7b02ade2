import { dateText } from "../../lib/date-format.ts";

const TIME = { dateStyle: "medium", timeStyle: "short" } as const;

/** An ISO 8601 time as the account page shows it. */
export function accountTime(iso: string): string {
  return dateText(TIME, iso);
}
