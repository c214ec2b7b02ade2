import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { TravelMode } from "../../../domain/places/travel.ts";

export const mapWords = {
  showOnMap: (name: string) => `عرض ${name} على الخريطة`,
  /** @param dayNumber undefined: all days. */
  map: (dayNumber: number | undefined) =>
    dayNumber === undefined ? "خريطة كل الأيام" : `خريطة اليوم ${dayNumber}`,
  wayTo: (place: string) => `خريطة الطريق إلى ${place}`,
  surface: "خريطة: استخدم مفاتيح الأسهم لتحريكها، وزائد وناقص للتكبير والتصغير",
  places: "الأماكن على الخريطة: استخدم مفاتيح الأسهم للتنقل بينها",
  /** @param others how many more places of the day the marker stands for. */
  marker: (place: { dayNumber: number; number: number; name: string }, others = 0) =>
    `اليوم ${place.dayNumber}، ${place.number}: ${place.name}${others === 0 ? "" : ` و${others} غيره بالقرب`}`,
  hotel: (name: string) => `فندقك: ${name}`,
  whichDays: "الأيام على الخريطة",
  day: (dayNumber: number) => `اليوم ${dayNumber}`,
  allDays: "كل الأيام",
  legend: "مفتاح الخريطة",
  modes: {
    walk: "مشي",
    transit: "مواصلات عامة",
    taxi: "سيارة أجرة",
  } satisfies Record<TravelMode, string>,
  whereAmI: "عرض موقعي",
  zoomIn: "تكبير",
  zoomOut: "تصغير",
  streetMap: "خريطة الشوارع",
  /** @param server its name, as of an address. */
  streetMapFrom: (server: string) => `من ${server}`,
  streetMapFails: "خريطة الشوارع غير متاحة. نعرض الرسم بدلًا منها.",
  credit: "© مساهمو OpenStreetMap",
  sketch: "رسم تقريبي: ليس للملاحة",
  unplaced: (count: number) =>
    `ليس على الخريطة: ${arabic.count(count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}`,
  nowhere: "لا نعرف مواقع أماكن هذا اليوم، لذلك لا توجد خريطة.",
  fewer: (shown: number, all: number) =>
    `نعرض ${shown} من أصل ${all} من الأماكن. اختر يومًا لعرض كل أماكنه.`,
  close: "إغلاق",
  asking: "جارٍ تحديد موقعك…",
  ownPosition: "أنت هنا",
  near: (distance: string, name: string) => `تبعد ${distance} عن ${name} بخط مستقيم.`,
  far: (distance: string) => `تبعد ${distance} عن هذه الرحلة، وهذا أبعد من أن يظهر على خريطتها.`,
  ownPositionProblems: {
    refused:
      "لا يمكن لهذا الموقع الإلكتروني معرفة مكانك. اسمح بذلك في إعدادات المتصفح ثم حاول مرة أخرى.",
    unknown: "لا يمكن لجهازك تحديد موقعه الآن.",
    late: "استغرق تحديد موقعك وقتًا طويلًا. حاول مرة أخرى في مكان مكشوف.",
    impossible: "لا يمكن لهذا المتصفح مشاركة موقعك.",
  },
};
