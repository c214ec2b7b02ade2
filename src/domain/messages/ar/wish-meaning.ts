import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { arabic } from "./arabic.ts";
import { choiceWords } from "./choice-words.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** Kinds of place, one and several. */
const KINDS: Readonly<Record<PlaceCategory, readonly [one: string, several: string]>> = {
  museum: ["متحف", "متاحف"],
  palace: ["قصر أو قلعة", "قصور أو قلاع"],
  worship: ["دار عبادة", "دور عبادة"],
  monument: ["نصب تذكاري", "نصب تذكارية"],
  viewpoint: ["إطلالة", "إطلالات"],
  park: ["حديقة", "حدائق"],
  market: ["سوق أو متجر", "أسواق أو متاجر"],
  "old-town": ["حي قديم", "أحياء قديمة"],
  beach: ["شاطئ", "شواطئ"],
  show: ["عرض", "عروض"],
  nightlife: ["سهرة", "حياة ليلية"],
  nature: ["مكان في الطبيعة", "أماكن في الطبيعة"],
  zoo: ["حديقة حيوان أو أكواريوم", "حدائق حيوان أو أكواريوم"],
  "theme-park": ["مدينة ملاهٍ", "مدن ملاهٍ"],
};

const NEEDS: Readonly<Record<Need, string>> = {
  vegetarian: "طعام نباتي",
  vegan: "طعام نباتي صرف",
  glutenFree: "طعام بلا غلوتين",
  lactoseFree: "طعام بلا لاكتوز",
  halal: "طعام حلال",
  kosher: "طعام كوشير",
  nutFree: "طعام بلا مكسرات",
  seafoodFree: "طعام بلا سمك ولا مأكولات بحرية",
  allergy: "حساسية من الطعام",
  stepFree: "وصول بلا سلالم",
  pregnant: "رحلة هادئة أثناء الحمل",
  cleanAir: "أماكن بلا دخان ولا غبار",
  noFood: "طعام يجب تجنبه",
  crowds: "بلا ازدحام",
  transport: "وسائل التنقل",
  heat: "بلا حر",
  heights: "بلا مرتفعات",
  toilets: "دورات مياه قريبة",
  dogs: "مع كلب",
  budgetCap: "مبلغ في اليوم",
  freeThings: "معالم مجانية",
  weather: "بحسب الطقس",
  lodging: "مكان إقامتك",
  facts: "ما لا معلومات عنه في دليلنا",
};

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "أيام هادئة",
  usual: "أيام بالوتيرة العادية",
  full: "أيام مكثفة",
};

/** The meaning of wishes, in one phrase: "relaxed days and no nightlife". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return arabic.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children") return [`أطفال أعمارهم ${arabic.list(wish.childAges.map(String))}`];
  if (wish.kind === "like")
    return wish.interests
      .map((id) => choiceWords.interests[id])
      .map((title) => `المزيد من ${title}`);
  return [wishText(wish)];
}

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `بلا ${kinds(wish.categories, 2)}${onDays(wish)}`;
    case "without":
      return `بدون ${wish.names}${onDays(wish)}`;
    case "see":
      return `زيارة ${wish.names}${onDays(wish)}`;
    case "have":
      return `${kinds(wish.categories, wish.count)}: ${wish.count}${onDays(wish)}`;
    case "most":
      return `${kinds(wish.categories, wish.count)}: ${wish.count} على الأكثر${wish.isADay === 1 ? " في اليوم" : ""}`;
    case "start":
      return isOnSomeDays(wish)
        ? `البدء في ${arabic.time(wish.minutes)}${onDays(wish)}`
        : `أيام تبدأ في ${arabic.time(wish.minutes)}`;
    case "end":
      return `العودة قبل ${arabic.time(wish.minutes)}${onDays(wish)}`;
    case "free":
      return `${freeText(wish)}${onDays(wish)}`;
    case "indoors":
      return `${indoorsText(wish)}${onDays(wish)}`;
    case "dayPace":
      return `${PACES[wish.pace]}${onDays(wish)}`;
    case "change":
      return `«${wish.words}»، بعد تخطيط الأيام`;
    case "walkLess":
      return wish.km === undefined ? "مشي أقل" : `${wish.km} كم مشيًا في اليوم على الأكثر`;
    case "mostADay":
      return `${arabic.count(wish.count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })} في اليوم على الأكثر${onDays(wish)}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "لا شيء في الخطة";
  if (toMinutes === DAY_MINUTES) return `لا شيء بعد ${arabic.time(fromMinutes)}`;
  return fromMinutes === 0
    ? `لا شيء قبل ${arabic.time(toMinutes)}`
    : `وقت حر من ${arabic.time(fromMinutes)} إلى ${arabic.time(toMinutes)}`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `لا شيء في الهواء الطلق قبل ${arabic.time(wish.toMinutes)}`
    : `في أماكن مغلقة من ${arabic.time(wish.fromMinutes)} إلى ${arabic.time(wish.toMinutes)}`;
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return arabic.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["كل يوم"] : []),
    ...(isFromOn(days) ? [`من اليوم ${days[0]} فصاعدًا`] : days.map(dayText)),
    ...(areWeekdays(weekdays) ? ["أيام العمل"] : weekdays.map(arabic.weekday)),
    ...dates.map((date) => `يوم ${date}`),
  ];
  return named.length === 0 ? "" : ` (${arabic.list(named)})`;
}

function ordinal(date: number): string {
  const ending = { 1: "الأول", 2: "الثاني", 3: "الثالث" }[date];
  return ending ?? `${date}`;
}

function dayText(day: number): string {
  if (day === 0) return "اليوم الأوسط";
  if (day > 0) return `اليوم ${day}`;
  return day === -1 ? "اليوم الأخير" : `اليوم ${ordinal(-day)} من النهاية`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
