import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { checkWords as english } from "../../en/trip-page/check-words.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) =>
  arabic.count(count, {
    one: "مكان واحد",
    two: "مكانين",
    few: "أماكن",
    many: "مكانًا",
    other: "مكان",
  });
const hotels = (count: number) =>
  arabic.count(count, {
    one: "فندق واحد",
    two: "فندقين",
    few: "فنادق",
    many: "فندقًا",
    other: "فندق",
  });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "خطة رائعة: كل شيء مفتوح ويمكن الوصول إليه",
  good: "خطة جيدة: كل شيء مفتوح ويمكن الوصول إليه",
  fair: "خطة صالحة، ويمكن أن تكون أفضل",
  poor: viewTripWords.verdicts.poor,
};

export const checkWords: typeof english = {
  planCheck: "فحص الخطة",
  verified: (values) =>
    `المقارنة مع ${values.by === "open" ? "البيانات المفتوحة" : "دليلنا"}: ${values.places} من أصل ${places(values.ofPlaces)}، و${values.hotels} من أصل ${hotels(values.ofHotels)}.`,
  weaknesses: "ما يمكن تحسينه",
  soundLine: (quality) => WORTH_LINES[worthVerdict(quality)],
  toDo: "ما يجب فعله",
  details: (headsUps) => (headsUps === 0 ? "التفاصيل" : `التفاصيل والتنبيهات (${headsUps})`),
  closedThatDay: ({ weekday, event }) =>
    event === undefined ? `مغلق يوم ${arabic.weekday(weekday)}.` : `مغلق: ${event}.`,
  closedAllDays: "مغلق في كل أيامك.",
  neverOpenThen: (hours) => `لا يفتح أبدًا في ${hours}.`,
  openOnly: (hours) => `يفتح ${hours}.`,
  closedOnDates: (names) => `مغلق في تواريخك: ${arabic.list(names)}.`,
  findTime: "البحث عن وقت أفضل",
  fitBookings: "المواءمة مع الحجوزات",
  fitDates: "مواءمة الخطة مع تواريخك",
  endOnDay: (day) => `إنهاء الرحلة في اليوم ${day}`,
  startOn: (date) => `بدء الرحلة: ${arabic.date(date)}`,
  shorten: (day) => `تقصير اليوم ${day}`,
  cheaper: "خفض التكلفة",
  add: (name) => `إضافة ${name}`,
  moreOf: (interest) => `المزيد من ${interest}`,
  fillDay: "ملء اليوم",
  planDayAnew: "إعادة تخطيط اليوم",
  bringTogether: "جمعها في يوم واحد",
  swap: "استبداله",
  changeTime: "تغيير الوقت",
  nothingVerified:
    "لا شيء من هذه الأماكن في دليلنا. كل ما نعرفه عنها من الذكاء الاصطناعي، فتحقق قبل الذهاب من وجود كل منها وموقعه وساعات عمله وتكلفته.",
  notChecked: (checks) => `لم يُفحص: ${arabic.list(checks)}.`,
  unmet: (problems) => problems.map((problem) => `${problem}.`).join(" "),
  watch: "تنبيهات",
  changes: (count) => `ما غيّرناه (${count})`,
  changeKinds: {
    moved: "نُقل:",
    dropped: "أُزيل:",
    corrected: "صُحّح:",
    added: "أُضيف:",
  },
  checks: (count) => `كل الفحوص (${count})`,
  check: "الفحص",
  found: "الفعلي",
  wanted: "المطلوب",
  wantedHere: "، المطلوب",
  result: "النتيجة",
  met: "تحقق",
  notMet: "لم يتحقق",
};
