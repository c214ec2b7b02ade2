import type { MealKind } from "../../places/eatery-kind.ts";
import type { WEAKNESS_MESSAGES as english } from "../en/weakness-messages.ts";
import { arabic } from "./arabic.ts";
import { choiceWords } from "./choice-words.ts";

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "الغداء", dinner: "العشاء" };

const onDays = (days: readonly number[]) => arabic.list(days.map((day) => `اليوم ${day}`));

export const WEAKNESS_MESSAGES: typeof english = {
  without: ({ names }) => `ينقص الخطة: ${arabic.list(names)}.`,
  nothingFor: ({ interests }) =>
    `لا شيء من ${arabic.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }) =>
    `القليل من ${arabic.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }) =>
    `ليس بالكامل في الخطة: ${arabic.list(wishes.map((wish) => `«${wish}»`))}.`,
  wishNotOn: ({ wish, days }) =>
    `ليس بالكامل في الخطة في ${arabic.list(days.map((day) => `اليوم ${day}`))}: «${wish}».`,
  emptyDay: ({ day }) => `اليوم ${day} فارغ.`,
  endsEarly: ({ day, minutes }) => `ينتهي اليوم ${day} مبكرًا، في ${arabic.time(minutes)}.`,
  startsLate: ({ day, minutes }) => `يبدأ اليوم ${day} متأخرًا، في ${arabic.time(minutes)}.`,
  littleToSee: ({ day, minutes }) =>
    `في اليوم ${day} زيارات مدتها ${arabic.duration(minutes)} فقط.`,
  waiting: ({ day, minutes }) => `اليوم ${day}: انتظار ${arabic.duration(minutes)}.`,
  roundabout: ({ day, percent }) => `مسار اليوم ${day} أطول من اللازم بنسبة ${percent}%.`,
  muchTravel: ({ day, minutes }) => `اليوم ${day}: تنقل ${arabic.duration(minutes)}.`,
  stray: ({ name, day, otherDay }) => `${name} (اليوم ${day}) أقرب إلى أماكن اليوم ${otherDay}.`,
  mealsMissing: ({ meal, days }) => `لا ${meal === "lunch" ? "غداء" : "عشاء"} في ${onDays(days)}.`,
  mealsUnnamed: ({ meal, days }) => `لا مكان لوجبة ${MEALS[meal]} في ${onDays(days)}.`,
  mealEarly: ({ day, meal, minutes }) =>
    `اليوم ${day}: ${MEALS[meal]} في ${arabic.time(minutes)}، قبل أن تفتح معظم المطابخ.`,
  mealLate: ({ day, meal, minutes }) =>
    `اليوم ${day}: ${MEALS[meal]} متأخرًا في ${arabic.time(minutes)}.`,
  afterDark: ({ names }) => `مظلم حينها: ${arabic.list(names)}.`,
  beforeSunset: ({ day, name }) => `اليوم ${day}: مغادرة ${name} قبيل الغروب.`,
  inHeat: ({ day, names }) => `اليوم ${day}: زيارة ${arabic.list(names)} في الحر.`,
  missesEvent: ({ event, names }) => `${event}: يمكنك زيارة ${arabic.list(names)}.`,
  alike: ({ day, name }) => `يشبه كثيرًا ما زرته: ${name} (اليوم ${day}).`,
  shortOuting: ({ day, name }) => `أقصر من اللازم: ${name} (اليوم ${day}).`,
  forChildren: ({ day, name }) => `للأطفال في المقام الأول: ${name} (اليوم ${day}).`,
  longForChildren: ({ day, name }) => `طويل على الأطفال: ${name} (اليوم ${day}).`,
  nothingForChildren: ({ day }) => `لا شيء للأطفال في اليوم ${day}.`,
  longWalkForChildren: ({ day, name }) => `اليوم ${day}: مشي طويل إلى ${name} على الأطفال الصغار.`,
  tableDoesNotSuit: ({ day, name }) => `قد لا يناسبك لوجبة: ${name} (اليوم ${day}).`,
  noChoiceAt: ({ day, meal, name, wishes }) =>
    `${name} (${MEALS[meal]}، اليوم ${day}): لا نعرف فيه أطباقًا تناسب ${arabic.list(wishes.map((wish) => `«${wish}»`))}.`,
};
