import { isCalendarDate } from "../../domain/calendar-date.ts";
import type { Edit } from "../../domain/edits/edit-kinds.ts";
import { dateText } from "../lib/date-format.ts";

const DATE = { dateStyle: "full", timeZone: "UTC" } as const;

/** What an edit puts at its target, in words; "" where it takes away what stands there. */
export function editText(edit: Exclude<Edit, { kind: "delete-trip" }>): string {
  if (edit.kind === "set-start-date") return valueText(edit, edit.date);
  return "text" in edit ? edit.text.trim() : "";
}

/** What stands at the edit's target (`edits.before`), in words; "" where nothing does. */
export function valueText({ kind }: Edit, value: unknown): string {
  const text = String(value ?? "");
  const isDate = kind === "set-start-date" && isCalendarDate(text);
  return isDate ? dateText(DATE, text) : text;
}
