import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { freeWords } from "../../../domain/messages/ar/free-words.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { viewTripWords as english } from "../en/view-trip-words.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) =>
  arabic.count(count, {
    one: "مكان واحد",
    two: "مكانان",
    few: "أماكن",
    many: "مكانًا",
    other: "مكان",
  });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "الغداء", dinner: "العشاء" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}، حوالي ${hours}`;
}

const walkText = sayWalk(arabic, "مشي قليل", (way) => `${way} مشيًا`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : ` (${said})`);

export const viewTripWords: typeof english = {
  location: "الوجهة: ",
  noOfDays: "أيام الرحلة:",
  travellers: "المسافرون:",
  budget: "فئة الميزانية:",
  hotels: "فنادق مقترحة",
  noHotels: "لا نعرف أي فنادق هنا، لذلك تبدأ أيامك من وسط المدينة.",
  places: "أماكن للزيارة",
  beforeTrip: (left) => (left === undefined ? "قبل السفر" : `قبل السفر: ${left}`),
  afterTrip: "بعد رحلتك",
  wishes: "ما طلبته",
  wishesSummary: (open) => (open === 0 ? "ما طلبته: كله في الخطة" : `ما طلبته: ${open} للمراجعة`),
  goodToKnow: "معلومات مفيدة",
  goodToKnowCount: (count) => `معلومات مفيدة (${count})`,
  share: "مشاركة",
  more: "خيارات أخرى",
  views: "طرق عرض هذه الرحلة",
  viewNames: { today: "اليوم", plan: "الخطة", map: "الخريطة", costs: "التكاليف", check: "الفحص" },
  partLoading: "جارٍ التحميل",
  partUnavailable: "تعذّر تحميل هذا الجزء. خطتك لا تزال كاملة.",
  thingsToWatch: (count) =>
    ` ${arabic.plural(count, { one: "أمر للإصلاح", few: "أمور للإصلاح", many: "أمرًا للإصلاح", other: "أمر للإصلاح" })}`,
  hotelsTab: "الفنادق",
  dayTab: (number) => `اليوم ${number}`,
  placesOf: (day) => `أماكن ${day}`,
  today: "اليوم",
  locked: "مثبّت",
  yourBase: "تبدأ أيامك من هنا",
  edit: "تعديل",
  doneEditing: "تم",
  moreAbout: (name) => `المزيد عن ${name}`,
  opensMaps: " (يفتح بحثًا في الخرائط في علامة تبويب جديدة)",

  days: "الأيام",
  dayFigures: (count, kmOnFoot) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open) =>
    isAlwaysOpen(open) ? "مفتوح 24 ساعة" : `حتى ${arabic.time(open.endMinutes)}`,
  change: "تغيير",
  changeOf: (day) => `تغيير ${day}`,
  aFreeDay: "يوم حر",
  freeDay: "لا شيء في الخطة، فتجوّل على راحتك.",
  aLastDay: "يوم المغادرة",
  freeLastDay: "لا شيء مخطط ليوم المغادرة.",
  travel: (way) => ["وقت التنقل: ", way],
  travelOut: (way, from, fare) => [
    "وقت التنقل: ",
    way,
    " من ",
    from,
    ...(fare === undefined ? [] : ["، ", fare, " ذهابًا وإيابًا"]),
  ],
  backAt: (way, time) =>
    time === undefined ? `العودة: ${way}` : `العودة: ${way}، الوصول في ${time}`,
  arrival: (time, said) => `في الفندق بحلول ${time} تقريبًا${inBrackets(said)}`,
  departure: (time, said) => `مغادرة الفندق بحلول ${time} تقريبًا${inBrackets(said)}`,
  fullDay: "مخطط كيوم كامل.",
  addArrival: "أضف وصولك",
  addDeparture: "أضف مغادرتك",
  chooseTable: "اختيار مطعم",
  meals: MEALS,
  meal: mealText,
  mealNear: (name) => ["، قرب ", name],
  mealAt: (kind, hours, place) => [`${mealText(kind, hours)}: `, place],
  lunchThere: "الغداء هناك أثناء زيارتك",
  eatery: sayEatery({
    kinds: {
      market: "سوق",
      "food-hall": "قاعة طعام",
      "food-street": "شارع طعام",
      restaurant: "مطعم",
      cafe: "مقهى",
    },
    prices: {
      low: "أسعار منخفضة",
      middle: "أسعار متوسطة",
      high: "أسعار مرتفعة",
    },
    comma: "، ",
    end: ".",
  }),
  free: (free, minutes) => `${freeWords.kind(free)}: ${arabic.duration(minutes)}.`,
  freeEntry: ({ why, isQueue }) =>
    `${why === "firstSunday" ? "مجاني في أول أحد من الشهر" : "مجاني في ذلك الوقت"}${isQueue === true ? ": لا تذاكر مسبقة والطوابير طويلة" : ""}`,
  near: (names) => [" بالقرب: ", names, "."],
  names: (names) => arabic.list(names),
  notVerified: (count) => `لم نتحقق منها لأنها ليست في دليلنا: ${places(count)}.`,
  hoursUnknown: (count) => `ساعات العمل غير معروفة: ${places(count)}.`,

  verdicts: {
    sound: "كل شيء مفتوح ويمكن الوصول إليه",
    faulty: "تحتاج هذه الخطة إلى بعض الإصلاحات",
    unverified: "تعذّر علينا التحقق من هذه الخطة",
    stale: "تغيّرت الخطة أو تواريخها منذ هذا الفحص.",
    unsure: "خطة صالحة، مع أمور تحتاج إلى التحقق",
    poor: "كل شيء مفتوح ويمكن الوصول إليه، لكن الخطة يمكن أن تكون أفضل بكثير",
    weak: "يمكن أن تكون هذه الخطة أفضل بكثير، مع أمور تحتاج إلى التحقق",
  },
  checkedLine: (verdict) =>
    verdict === "sound"
      ? "تم الفحص: كل شيء مفتوح ويمكن الوصول إليه"
      : viewTripWords.verdicts[verdict],

  yourNote: "ملاحظتك: ",
  noteAbout: (about) => `ملاحظتك على ${about}`,
  addNote: "إضافة ملاحظة",
  addNoteTo: (about) => `إضافة ملاحظة: ${about}`,
  editNote: "تعديل ملاحظتك",
  editNoteOf: (about) => `تعديل ملاحظتك: ${about}`,

  notFound: "لم نعثر على رحلة",
  notFoundDetail: "ربما حُذفت، أو أنها لشخص آخر.",
  signInToSee: " إن كانت رحلتك، فسجّل الدخول لعرضها.",
  cannotBeShown: "لا يمكن عرض هذه الرحلة",
  myTrips: "رحلاتي",

  paper: {
    ownNotes: "ملاحظات",
    hoursChange: "تتغير الساعات والأسعار. تحقق منها قبل الذهاب.",
    pageOf: (dayNumber, ofDays) => `، اليوم ${dayNumber} من ${ofDays}`,
  },

  actions: {
    tripName: "اسم الرحلة",
    rename: "إعادة تسمية",
    renameTrip: "إعادة تسمية هذه الرحلة",
    renameHint: "اتركه فارغًا لاستخدام الوجهة.",
    deleteTrip: "حذف هذه الرحلة",
    ideas: "الأفكار والقوائم",
    bookings: "الحجوزات",
    takeAlong: "طباعة أو تصدير",
    history: "السجل",
    deleteQuestion: (trip) => ["حذف ", trip, "؟"],
    deleteWarning: "سيؤدي هذا إلى حذف الخطة وملاحظاتك نهائيًا.",
    deleteIt: "حذف",
    keepIt: "إبقاء الرحلة",
    deleted: (trip) => `تم حذف ${trip}.`,
  },
};
