import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import { bookingText } from "../../../../domain/messages/ar/booking-text.ts";
import type { listsWords as english } from "../../en/trip-page/lists-words.ts";

export const listsWords: typeof english = {
  aboutVisited: (visited, count) =>
    `عدد ما زرته ${visited} من أصل ${count} من الأماكن. عند التخطيط لهذه الوجهة في المرة القادمة، سنستبعد تلك الأماكن.`,
  markAllVisited: "وضع علامة الزيارة على الكل",
  toBook: "للحجز",
  oftenFull: "غالبًا ما تمتلئ",
  lists: { do: "للإنجاز", pack: "للحقيبة" },
  newItem: { do: "شيء للإنجاز", pack: "شيء للحقيبة" },
  addTo: { do: "إضافة إلى قائمة المهام", pack: "إضافة إلى قائمة الحقيبة" },
  by: (date) => `بحلول ${date}`,
  change: (item) => `تغيير ${item}`,
  what: "ماذا",
  who: "من (اختياري)",
  dueDate: "بحلول (اختياري)",
  save: "حفظ",
  cancel: "إلغاء",
  remove: "إزالة",
  suggestions: (count) => `اقتراحات (${count})`,
  aboutSuggestions: "بحسب مدة هذه الرحلة وطقسها وأماكنها والمسافرين فيها.",
  addSuggested: (item) => `إضافة ${item}`,
  addAll: (count) =>
    arabic.plural(count, { one: "إضافته", other: `إضافة الكل (${arabic.number(count)})` }),
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `ملابس ${arabic.count(days, { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" })}`
      : SUGGESTED[code],

  booking: {
    when: bookingText,
    hotel: "تبدأ أيامك من هنا: احجزه أولًا.",
    book: "التذاكر",
    bookAt: (name) => ` لزيارة ${name} (يفتح في علامة تبويب جديدة)`,
    booked: "محجوز",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "التأكد من صلاحية جوازات السفر والهويات",
  insurance: "ترتيب تأمين السفر",
  "check-in": "إنجاز إجراءات السفر عبر الإنترنت",
  home: "ترتيب رعاية النباتات والحيوانات والبريد",
  documents: "جواز السفر أو الهوية",
  cards: "بطاقات مصرفية وبعض النقود",
  chargers: "شواحن ومحوّل مقبس",
  medicine: "أدوية",
  toiletries: "أدوات النظافة",
  "walking-shoes": "حذاء مريح للمشي",
  laundry: "منظف غسيل للسفر",
  umbrella: "مظلة أو سترة مطر",
  sunscreen: "واقٍ من الشمس",
  "sun-hat": "قبعة ونظارة شمسية",
  "water-bottle": "قارورة ماء",
  "warm-jacket": "سترة دافئة",
  gloves: "قفازات ووشاح وقبعة دافئة",
  diapers: "حفاضات ومناديل مبللة",
  stroller: "عربة أو حمّالة أطفال",
  toys: "ألعاب ووجبات خفيفة للطريق",
  swimwear: "ملابس سباحة",
  "beach-towel": "منشفة شاطئ",
  "hiking-shoes": "حذاء متين",
  daypack: "حقيبة ظهر صغيرة",
  "covering-clothes": "ملابس تغطي الكتفين والركبتين",
  "smart-clothes": "ملابس أنيقة للمساء",
};
