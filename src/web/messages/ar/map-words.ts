import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { mapWords as english } from "../en/map-words.ts";

export const mapWords: typeof english = {
  showOnMap: (name) => `عرض ${name} على الخريطة`,
  map: (dayNumber) => (dayNumber === undefined ? "خريطة كل الأيام" : `خريطة اليوم ${dayNumber}`),
  wayTo: (place) => `خريطة الطريق إلى ${place}`,
  surface: "خريطة: استخدم مفاتيح الأسهم لتحريكها، وزائد وناقص للتكبير والتصغير",
  places: "الأماكن على الخريطة: استخدم مفاتيح الأسهم للتنقل بينها",
  marker: (place, others = 0) =>
    `اليوم ${place.dayNumber}، ${place.number}: ${place.name}${others === 0 ? "" : ` و${others} غيره بالقرب`}`,
  hotel: (name) => `فندقك: ${name}`,
  whichDays: "الأيام على الخريطة",
  day: (dayNumber) => `اليوم ${dayNumber}`,
  allDays: "كل الأيام",
  legend: "مفتاح الخريطة",
  modes: {
    walk: "مشي",
    transit: "مواصلات عامة",
    taxi: "سيارة أجرة",
  },
  whereAmI: "عرض موقعي",
  zoomIn: "تكبير",
  zoomOut: "تصغير",
  streetMap: "خريطة الشوارع",
  streetMapFrom: (server) => `من ${server}`,
  streetMapFails: "خريطة الشوارع غير متاحة. نعرض الرسم بدلًا منها.",
  credit: "© مساهمو OpenStreetMap",
  sketch: "رسم تقريبي: ليس للملاحة",
  unplaced: (count) =>
    `ليس على الخريطة: ${arabic.count(count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}`,
  nowhere: "لا نعرف مواقع أماكن هذا اليوم، لذلك لا توجد خريطة.",
  fewer: (shown, all) => `نعرض ${shown} من أصل ${all} من الأماكن. اختر يومًا لعرض كل أماكنه.`,
  asking: "جارٍ تحديد موقعك…",
  ownPosition: "أنت هنا",
  near: (distance, name) => `تبعد ${distance} عن ${name} بخط مستقيم.`,
  far: (distance) => `تبعد ${distance} عن هذه الرحلة، وهذا أبعد من أن يظهر على خريطتها.`,
  ownPositionProblems: {
    refused:
      "لا يمكن لهذا الموقع الإلكتروني معرفة مكانك. اسمح بذلك في إعدادات المتصفح ثم حاول مرة أخرى.",
    unknown: "لا يمكن لجهازك تحديد موقعه الآن.",
    late: "استغرق تحديد موقعك وقتًا طويلًا. حاول مرة أخرى في مكان مكشوف.",
    impossible: "لا يمكن لهذا المتصفح مشاركة موقعك.",
  },
};
