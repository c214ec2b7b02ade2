import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MoneyValues } from "../message-values.ts";
import { arabic } from "./arabic.ts";
import { durationText } from "./duration-text.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type About = { about: string };

const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "هادئة",
  usual: "عادية",
  full: "مكثفة",
};

/** A day that the trip no longer has goes without its name. */
const day = (name: string) => (name === "" ? "يوم آخر" : storedWords.day(name));

/** Descriptions of edits. `about` names a place, a day or a hotel; `from` and `to` name days. */
export const MADE_MESSAGES = {
  renamed: ({ to }: { to: string }) => `إعادة تسمية الرحلة: «${to}»`,
  unnamed: "إزالة اسم الرحلة",
  noted: ({ about }: About) =>
    about === "" ? "تعديل الملاحظة" : `تعديل ملاحظة ${storedWords.day(about)}`,
  noteRemoved: ({ about }: About) =>
    about === "" ? "إزالة الملاحظة" : `إزالة ملاحظة ${storedWords.day(about)}`,
  /** `date` is "2026-05-04". */
  dated: ({ date }: { date: string }) => `تحديد تاريخ البدء: ${arabic.fullDate(date)}`,
  undated: "إزالة تواريخ الرحلة",
  moved: ({ about, to }: About & { from: string; to: string }) => `نقل ${about} إلى ${day(to)}`,
  reordered: ({ about, to }: About & { to: string }) => `نقل ${about} ضمن ${day(to)}`,
  removed: ({ about }: About & { from: string }) => `إزالة ${about}`,
  added: ({ about, to }: About & { to: string }) => `إضافة ${about} إلى ${day(to)}`,
  putBack: ({ about, to }: About & { to: string }) => `إرجاع ${about} إلى ${day(to)}`,
  swapped: ({ about, by }: About & { by: string }) => `${by} بدلًا من ${about}`,
  staySet: ({ about, minutes }: About & { minutes: number }) =>
    `تحديد الوقت في ${about}: ${durationText(minutes)}`,
  stayUnset: ({ about }: About) => `إعادة ضبط الوقت في ${about}`,
  startSet: ({ about, startMinutes }: About & { startMinutes: number }) =>
    `تحديد موعد ${about}: ${arabic.time(startMinutes)}`,
  startUnset: ({ about }: About) => `إعادة ضبط موعد ${about}`,
  locked: ({ about }: About) => `تثبيت ${about}`,
  unlocked: ({ about }: About) => `إلغاء تثبيت ${about}`,
  booked: ({ about }: About) => `حجز ${about}`,
  unbooked: ({ about }: About) => `إلغاء علامة الحجز: ${about}`,
  bookingAdded: ({ about }: About) => `إضافة ${about} إلى حجوزاتك`,
  bookingChanged: ({ about }: About) => `تغيير حجز ${about}`,
  bookingCancelled: ({ about }: About) => `إلغاء حجز ${about}`,
  bookingRemoved: ({ about }: About) => `إزالة ${about} من حجوزاتك`,
  visited: ({ about }: About) => `وضع علامة الزيارة: ${about}`,
  unvisited: ({ about }: About) => `إلغاء علامة الزيارة: ${about}`,
  severalVisited: ({ count }: { count: number }) =>
    `وضع علامة الزيارة: ${arabic.count(count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}`,
  severalUnvisited: ({ count }: { count: number }) =>
    `إلغاء علامة الزيارة: ${arabic.count(count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}`,
  paceSet: ({ about, pace }: About & { pace: PaceChoice }) =>
    `وتيرة ${storedWords.day(about)}: ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }: About) => `وتيرة ${storedWords.day(about)} كوتيرة الرحلة`,
  dayAdded: ({ number }: { number: number }) => `إضافة اليوم ${number}`,
  dayRemoved: ({ about }: About) => `إزالة ${storedWords.day(about)}`,
  dayMoved: ({ about, number }: About & { number: number }) =>
    `${storedWords.day(about)} أصبح اليوم ${number}`,
  baseChosen: ({ about }: About) => `${about} أصبح فندقك`,
  /** `about` names the town. */
  nightMoved: ({ about }: About) => `ليلة إضافية في ${about}`,
  hotelAdded: ({ about }: About) => `إضافة ${about} إلى الفنادق`,
  hotelRemoved: ({ about }: About) => `إزالة ${about} من الفنادق`,
  planned: ({ days }: { days: string[] }) =>
    days.length === 0 ? "تغيير الخطة" : `تغيير ${arabic.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }: About) => `إضافة ${about} إلى أفكارك`,
  ideasAdded: ({ count }: { count: number }) =>
    `إضافة ${arabic.count(count, { one: "مكان واحد", two: "مكانين", few: "أماكن", many: "مكانًا", other: "مكان" })} إلى أفكارك`,
  ideaRemoved: ({ about }: About) => `إزالة ${about} من أفكارك`,
  listItemSet: ({ about }: About) => `إضافة ${about} إلى قوائمك`,
  listItemsSet: ({ count }: { count: number }) =>
    `إضافة ${arabic.count(count, { one: "عنصر واحد", two: "عنصرين", few: "عناصر", many: "عنصرًا", other: "عنصر" })} إلى قوائمك`,
  listItemRemoved: ({ about }: About) => `إزالة ${about} من قوائمك`,
  itemTicked: ({ about }: About) => `إنجاز ${about}`,
  itemUnticked: ({ about }: About) => `إلغاء إنجاز ${about}`,
  itemsTicked: ({ count }: { count: number }) =>
    `إنجاز ${arabic.count(count, { one: "عنصر واحد", two: "عنصرين", few: "عناصر", many: "عنصرًا", other: "عنصر" })}`,
  itemsUnticked: ({ count }: { count: number }) =>
    `إلغاء إنجاز ${arabic.count(count, { one: "عنصر واحد", two: "عنصرين", few: "عناصر", many: "عنصرًا", other: "عنصر" })}`,
  expenseSet: ({ about, ...money }: About & MoneyValues) => `تحديد ${about}: ${moneyText(money)}`,
  expenseRemoved: ({ about }: About) => `إزالة مصروف ${about}`,
  travellerAdded: ({ about }: About) => `إضافة ${about} إلى المسافرين`,
  travellerRenamed: ({ about, to }: About & { to: string }) => `تغيير الاسم ${about} إلى ${to}`,
  travellerRemoved: ({ about }: About) => `إزالة ${about} من المسافرين`,
  budgetSet: (money: MoneyValues) => `تحديد الميزانية: ${moneyText(money)}`,
  budgetUnset: "إعادة ضبط الميزانية",
  restored: "استعادة نسخة سابقة",
  deleted: "حذف الرحلة",
  several: ({ count }: { count: number }) =>
    arabic.count(count, {
      one: "تغيير واحد",
      two: "تغييران",
      few: "تغييرات",
      many: "تغييرًا",
      other: "تغيير",
    }),
};
