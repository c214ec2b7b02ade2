import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import { moneyText } from "../../../../domain/messages/ar/money-text.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const WEEKDAYS = ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"];

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "لاثنين",
  3: "لثلاثة",
  4: "لأربعة",
  5: "لخمسة",
};

export const placeMoreWords: typeof english = {
  weeklyHours: sayWeeklyHours(arabic, {
    weekdays: WEEKDAYS,
    between: ["، ", "–"],
    comma: "، ",
    open: "مفتوح ",
    daily: "يوميًا",
    always: "مفتوح 24 ساعة",
  }),
  yourDay: " (يوم زيارتك)",
  priceForAll: (price, people) =>
    `حوالي ${price} ${COUNT_WORDS[people] ?? `لـ${arabic.count(people, { few: "أشخاص", many: "شخصًا", other: "شخص" })}`}`,
  roomsPrice: (rooms, price) =>
    `${arabic.count(rooms, { one: "غرفة واحدة", two: "غرفتان", few: "غرف", other: "غرفة" })}: ${price.map(moneyText).join(" – ")}`,
  aboutPrice: (price) => `حوالي ${price.map(moneyText).join(" – ")}`,
  priceAsAdults: (price, people) =>
    `بحد أقصى ${price} ${COUNT_WORDS[people] ?? `لـ${arabic.count(people, { few: "أشخاص", many: "شخصًا", other: "شخص" })}`}، وغالبًا ما يدفع الأطفال أقل`,
  bestPartOfDay: {
    morning: "أجمل في الصباح",
    midday: "أجمل حوالي الظهر",
    afternoon: "أجمل بعد الظهر",
    sunset: "أجمل عند الغروب",
    evening: "أجمل في المساء",
    any: "جميل في أي وقت",
  },
  stepFree: {
    yes: "بلا سلالم",
    partly: "بلا سلالم جزئيًا",
    no: "سلالم أو طرق حادة",
  },
  accessUnknown: "لا نعرف إن كانت هناك سلالم: اسأل قبل الذهاب",
  categories: {
    museum: "متحف",
    palace: "قصر أو قلعة",
    worship: "دار عبادة",
    monument: "مَعلم",
    viewpoint: "إطلالة",
    park: "حديقة أو متنزه",
    market: "سوق أو تسوّق",
    "old-town": "حي",
    beach: "شاطئ",
    show: "عرض",
    nightlife: "حياة ليلية",
    nature: "طبيعة",
    zoo: "حديقة حيوان أو أكواريوم",
    "theme-park": "مدينة ملاهٍ",
  },
  notVerified: "لم نتحقق منه: ليس في دليلنا.",
  hoursUnknown: "ساعات العمل غير معروفة. تحقق قبل الذهاب.",
  modelWords: (words) => ["بكلمات الذكاء الاصطناعي: ", words, "."],
  modelBestTime: (words) => `أفضل وقت: ${words}`,
  modelTravelTime: (words) => `وقت التنقل: ${words}`,
  visited: "زرتُ هذا المكان",
  visitedAt: (place) => ` (${place})`,
  onTheMap: "عرض على الخريطة",
  photoCredits: (count) => `مصادر الصور (${count})`,
  openThatDay: (open) =>
    isAlwaysOpen(open)
      ? "مفتوح 24 ساعة"
      : `مفتوح ذلك اليوم ${arabic.span(open.startMinutes, open.endMinutes)}`,
};
