import type { MealKind } from "../../places/eatery-kind.ts";
import type { InterestId } from "../../trip/interest.ts";
import { arabic } from "./arabic.ts";
import { choiceWords } from "./choice-words.ts";
import { durationText } from "./duration-text.ts";

type OnDay = { day: number };

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "الغداء", dinner: "العشاء" };

/** Weaknesses that lower a plan's quality. Minutes are a length, or count from midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) => `ينقص الخطة: ${arabic.list(names)}.`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `لا شيء من ${arabic.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `القليل من ${arabic.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }: { wishes: string[] }) =>
    `ليس بالكامل في الخطة: ${arabic.list(wishes.map((wish) => `«${wish}»`))}.`,
  emptyDay: ({ day }: OnDay) => `اليوم ${day} فارغ.`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `ينتهي اليوم ${day} مبكرًا، في ${arabic.time(minutes)}.`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `يبدأ اليوم ${day} متأخرًا، في ${arabic.time(minutes)}.`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `في اليوم ${day} زيارات مدتها ${durationText(minutes)} فقط.`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `اليوم ${day}: انتظار ${durationText(minutes)}.`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `مسار اليوم ${day} أطول من اللازم بنسبة ${percent}%.`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `اليوم ${day}: تنقل ${durationText(minutes)}.`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name} (اليوم ${day}) أقرب إلى أماكن اليوم ${otherDay}.`,
  noLunch: ({ day }: OnDay) => `لا غداء في اليوم ${day}.`,
  noDinner: ({ day }: OnDay) => `لا عشاء في اليوم ${day}.`,
  mealUnnamed: ({ day, meals }: OnDay & { meals: MealKind[] }) =>
    `اليوم ${day}: لا مكان لوجبة ${arabic.list(meals.map((meal) => MEALS[meal]))}.`,
  /** After midnight. */
  mealEarly: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `اليوم ${day}: ${MEALS[meal]} في ${arabic.time(minutes)}، قبل أن تفتح معظم المطابخ.`,
  /** After midnight. */
  mealLate: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `اليوم ${day}: ${MEALS[meal]} متأخرًا في ${arabic.time(minutes)}.`,
  afterDark: ({ names }: { names: string[] }) => `مظلم حينها: ${arabic.list(names)}.`,
  beforeSunset: ({ day, name }: OnDay & { name: string }) =>
    `اليوم ${day}: مغادرة ${name} قبيل الغروب.`,
  inHeat: ({ day, names }: OnDay & { names: string[] }) =>
    `اليوم ${day}: زيارة ${arabic.list(names)} في الحر.`,
  missesEvent: ({ event, names }: { event: string; names: string[] }) =>
    `${event}: يمكنك زيارة ${arabic.list(names)}.`,
  alike: ({ day, name }: OnDay & { name: string }) => `يشبه كثيرًا ما زرته: ${name} (اليوم ${day}).`,
  shortOuting: ({ day, name }: OnDay & { name: string }) =>
    `أقصر من اللازم: ${name} (اليوم ${day}).`,
  forChildren: ({ day, name }: OnDay & { name: string }) =>
    `للأطفال في المقام الأول: ${name} (اليوم ${day}).`,
  longForChildren: ({ day, name }: OnDay & { name: string }) =>
    `طويل على الأطفال: ${name} (اليوم ${day}).`,
  nothingForChildren: ({ day }: OnDay) => `لا شيء للأطفال في اليوم ${day}.`,
  longWalkForChildren: ({ day, name }: OnDay & { name: string }) =>
    `اليوم ${day}: مشي طويل إلى ${name} على الأطفال الصغار.`,
  tableDoesNotSuit: ({ day, name }: OnDay & { name: string }) =>
    `قد لا يناسبك لوجبة: ${name} (اليوم ${day}).`,
};
