import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { nightWords as english } from "../../en/trip-page/night-words.ts";

export const nightWords: typeof english = {
  more: (town) => `ليلة إضافية في ${town}`,
  nightsIn: (town) => `الليالي في ${town}`,
  travelTo: (town) => `السفر إلى ${town}`,
  onDay: (day, date) => (date === undefined ? day : `${day}، ${arabic.date(date)}`),
  meaning: (day, town) =>
    `يُعاد تخطيط ${day} في ${town} وتُزال أماكنه الحالية. يحتفظ يوم سفرك بأماكنه.`,
  held: (names) => `ألغِ أولًا تثبيت ${arabic.list(names)}، أو اترك اختيار الوقت للخطة.`,
};
