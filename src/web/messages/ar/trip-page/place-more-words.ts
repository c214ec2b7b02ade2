import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import { moneyText } from "../../../../domain/messages/ar/money-text.ts";
import type { HoursGroup } from "../../../../domain/places/hours-groups.ts";
import type { PlaceCategory } from "../../../../domain/places/place-category.ts";
import type { BestTime } from "../../../../domain/trip/best-time.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { isAlwaysOpen } from "../view-trip-words.ts";

const MINUTES_A_DAY = 24 * 60;
const WEEKDAYS = ["اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت", "أحد"];

function daysText([first, last]: HoursGroup["runs"][number]): string {
  const between = last === first + 1 ? "، " : "–";
  return `ال${WEEKDAYS[first]}${last === first ? "" : `${between}ال${WEEKDAYS[last]}`}`;
}

function windowText([opens, closes]: HoursGroup["windows"][number]): string {
  const hour = (minutes: number) => arabic.time(minutes);
  return `${hour(opens)}–${hour(closes)}`;
}

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "لاثنين",
  3: "لثلاثة",
  4: "لأربعة",
  5: "لخمسة",
};

export const placeMoreWords: typeof english = {
  weeklyHours: ({ runs, windows }, isFirst) => {
    const isDaily = runs[0]?.[0] === 0 && runs[0][1] === 6;
    const [[opens, closes] = [0, 0]] = windows;
    if (isDaily && opens === 0 && closes === MINUTES_A_DAY) return "مفتوح 24 ساعة";
    const days = isDaily ? "يوميًا" : runs.map(daysText).join("، ");
    return `${isFirst ? "مفتوح " : ""}${days} ${windows.map(windowText).join("، ")}`;
  },
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
  } satisfies Record<BestTime, string>,
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
  } satisfies Record<PlaceCategory, string>,
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
