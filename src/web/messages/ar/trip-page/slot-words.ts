import { storedWords } from "../../../../domain/messages/ar/stored-words.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { slotWords as english } from "../../en/trip-page/slot-words.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "الصباح",
  lunch: "الغداء",
  afternoon: "بعد الظهر",
  dinner: "العشاء",
  evening: "المساء",
};

export const slotWords: typeof english = {
  title: "مطروح للتصويت",
  parts: PARTS,
  slot: (day, part) => `${storedWords.day(day)}: ${PARTS[part]}`,
  putUp: (name) => `طرح ${name} للتصويت`,
  notUp: "غير مطروح للتصويت",
  takeIt: "اختيار",
  take: (name) => `اختيار ${name}`,
  inPlan: "في الخطة الآن",
  keepIt: "إبقاء",
  keep: (name) => `إبقاء ${name}`,
  taken: (name, day, hours) => `${name} الآن في الخطة: ${day}، ${hours}.`,
  fitsNowhere: (name) => `لا يتسع أي يوم لـ${name} كما هو. ألغِ تثبيت شيء أو أزله أولًا.`,
};
