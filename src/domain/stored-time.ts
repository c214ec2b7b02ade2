import type { Language } from "./language.ts";

/** "9:30 AM", by the reader's customs, for a time of day that is stored as "09:30"; other words stay. */
export function storedTime(text: string, { time }: Language): string {
  const [hours, minutes] = text.split(":", 2).map(Number);
  return minutes === undefined ? text : time(Number(hours) * 60 + minutes);
}
