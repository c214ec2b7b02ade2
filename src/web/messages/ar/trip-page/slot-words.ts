import { storedWords } from "../../../../domain/messages/ar/stored-words.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "الصباح",
  lunch: "الغداء",
  afternoon: "بعد الظهر",
  dinner: "العشاء",
  evening: "المساء",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "مطروح للتصويت",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${storedWords.day(day)}: ${PARTS[part]}`,
  putUp: (name: string) => `طرح ${name} للتصويت`,
  notUp: "غير مطروح للتصويت",
  takeIt: "اختيار",
  take: (name: string) => `اختيار ${name}`,
};
