import type { importWords as english } from "../../en/trip-page/import-words.ts";
export const importWords: typeof english = {
  title: "استيراد رحلة",
  about: "اختر رحلة مُصدّرة من Tripwright (JSON)، أو خريطة Google My Maps (KML أو KMZ)، أو ملف GPX.",
  file: "الملف",
  tooLarge: (mostKb) => `هذا الملف كبير جدًا. الحد الأقصى ${mostKb} كيلوبايت.`,
  choose: "اختر ملفًا أولًا.",
  destination: "الوجهة",
  destinationHint: "المدينة أو المنطقة التي تقع فيها هذه الأماكن، مثل «روما، إيطاليا».",
  submit: "استيراد",
  working: "جارٍ الاستيراد",
};
