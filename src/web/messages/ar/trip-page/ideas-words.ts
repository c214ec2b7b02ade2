import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import { storedWords } from "../../../../domain/messages/ar/stored-words.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { ideasWords as english } from "../../en/trip-page/ideas-words.ts";

const places = (count: number) =>
  arabic.count(count, {
    one: "مكان واحد",
    two: "مكانين",
    few: "أماكن",
    many: "مكانًا",
    other: "مكان",
  });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "الصباح",
  lunch: "الغداء",
  afternoon: "بعد الظهر",
  dinner: "العشاء",
  evening: "المساء",
};

export const ideasWords: typeof english = {
  title: "الأفكار",
  about: "أماكن تستحق زيارتك. أضف أي عدد منها ثم وزّعها على أيامك.",
  paste: "إضافة أماكن",
  pasteHint: "أسماء، واحد في كل سطر، أو روابط من أي خريطة",
  find: "بحث",
  nothingTyped: "أدخل اسمًا أو ألصق رابطًا.",
  file: "أو قائمة من ملف",
  fileHint:
    "Google Takeout أو KML أو KMZ أو GPX أو GeoJSON أو uMap أو CSV أو إشارات مرجعية أو Markdown أو نص، حتى 5 ميغابايت",
  reading: "جارٍ القراءة…",
  failed: "لم ينجح ذلك. حاول مرة أخرى.",
  shortLinks: (count) =>
    arabic.plural(count, {
      one: "لا يبيّن الرابط القصير إلى أين يؤدي. افتحه في متصفحك، ثم انسخ العنوان الطويل وألصقه هنا.",
      other: `الروابط القصيرة (${arabic.number(count)}) لا تبيّن إلى أين تؤدي. افتح كلًا منها في متصفحك، ثم انسخ العنوان الطويل وألصقه هنا.`,
    }),

  review: "راجع ما وجدناه",
  found: (count) => `عثرنا على ${places(count)}. اختر ما يُضاف منها.`,
  leftOut: (count) =>
    arabic.plural(count, {
      one: "سطر واحد أو نقطة واحدة لا يمثل مكانًا، لذلك استبعدناه.",
      other: `بعض الأسطر أو النقاط (${arabic.number(count)}) لا تمثل أماكن، لذلك استبعدناها.`,
    }),
  turned: (count) => `كان خط العرض وخط الطول معكوسين في ${places(count)}. صحّحنا ذلك.`,
  area: "وسط منطقة في قائمتك",
  inGuide: "في دليلنا",
  onMap: "الموقع من قائمتك",
  noPosition: "بلا موقع بعد",
  far: (km) => `على بُعد ${arabic.way(km)} من هذه الرحلة`,
  there: "في هذه الرحلة بالفعل",
  unsure: "غير مؤكد أي مكان هو",
  which: (name) => `أي مكان هو ${name}؟`,
  chooseOne: "اختر…",
  mapMiddle: "وسط الخريطة في رابطك",
  noneOfThese: "لا شيء من هذه: إبقاؤه بلا موقع",
  all: "اختيار الكل",
  none: "إلغاء الاختيار",
  keep: (count) => `إضافة ${places(count)}`,
  nothingChosen: "اختر مكانًا واحدًا على الأقل.",
  back: "رجوع",

  yours: (count) => `أفكارك (${count})`,
  empty: "لا أفكار بعد.",
  onDay: (day) => `في ${storedWords.day(day)}`,
  remove: (name) => `إزالة ${name} من أفكارك`,
  added: (count) => `تمت إضافة ${places(count)} إلى أفكارك.`,
  fit: "توزيعها على الأيام",
  fitting: "البحث عن أفضل المواضع…",
  proposal: "أيامك مع هذه الأفكار",
  noneFit: "لا تتسع الخطة الحالية لأي من أفكارك:",
  left: (count) =>
    `تبقى خارج الخطة ${arabic.count(count, { one: "فكرة واحدة", two: "فكرتان", few: "أفكار", other: "فكرة" })}:`,
  why: ({ reason, km = 0 }, problem) => {
    switch (reason) {
      case "noPosition":
        return "لا نعرف موقعه";
      case "far":
        return `على بُعد ${arabic.way(km)} من أماكنك الأخرى`;
      case "locked":
        return "كل الأيام مثبّتة";
      case "later":
        return "يُضاف مع الأماكن التالية";
      case "noRoom":
        return problem === undefined ? "لا متسع في هذه الأيام" : `لا متسع (${problem})`;
    }
  },

  slot: {
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
  },
};
