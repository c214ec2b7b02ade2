import { arabic } from "../../../../domain/messages/ar/arabic.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `ليلة إضافية في ${town}`,
  nightsIn: (town: string) => `الليالي في ${town}`,
  travelTo: (town: string) => `السفر إلى ${town}`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}، ${arabic.date(date)}`,
  meaning: (day: string, town: string) =>
    `يُعاد تخطيط ${day} في ${town} وتُزال أماكنه الحالية. يحتفظ يوم سفرك بأماكنه.`,
  held: (names: readonly string[]) =>
    `ألغِ أولًا تثبيت ${arabic.list(names)}، أو اترك اختيار الوقت للخطة.`,
};
