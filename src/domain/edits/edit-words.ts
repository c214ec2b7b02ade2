import type { EditDescription } from "./edit-kind.ts";

/** What an edit is about, for the traveller: "Name of this trip", "Note about Day 1". */
export function editWords({ code, values }: EditDescription): string {
  if (code === "title") return "Name of this trip";
  if (code === "note") return `Note about ${values.about ?? "a day"}`;
  return "This trip";
}
