import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { takeAlongWords as english } from "../../en/trip-page/take-along-words.ts";

export const takeAlongWords: typeof english = {
  title: "طباعة أو تصدير",
  files: "الملفات والطباعة",
  filesAbout: "تعمل بلا إنترنت، مع ملاحظاتك.",
  ics: "التقويم",
  print: "طباعة أو PDF",
  gpx: "المسارات",
  kml: "الأماكن",
  md: "نص",
  json: "كل البيانات",
  geojson: "بيانات الخريطة",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "يحتاج التقويم إلى تواريخ. حدّدها ثم اختر «التقويم» مرة أخرى.",
  noTimeZone: "لا نعرف المنطقة الزمنية لهذه الوجهة، لذلك في تقويمها أيام بلا أوقات.",
  made: (name) => `${name} جاهز`,
  maps: "فتح يوم في تطبيق خرائط",
  mapsAbout: "اتجاهات عبر أماكن اليوم بالترتيب. تُرسل هذه الأماكن إلى تطبيق الخرائط.",
  noWays: "لا يوم فيه مكانان معروفا الموقع.",
  services: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  stops: (from, to) => `${arabic.number(from)}–${arabic.number(to)}`,
  serviceOf: (day, service, stops) =>
    stops === undefined ? `${service}، ${day}` : `${service} ${stops}، ${day}`,
  feed: "تقويم محدَّث دائمًا",
  feedAbout:
    "أضف هذا الرابط إلى تطبيق التقويم لديك لتظهر التغييرات خلال ساعات. كل من لديه الرابط يمكنه عرض الرحلة وملاحظاتك.",
  feedNeedsDates: "حدّد تواريخ الرحلة أولًا.",
};
