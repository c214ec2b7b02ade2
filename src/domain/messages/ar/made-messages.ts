import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MADE_MESSAGES as english } from "../en/made-messages.ts";
import { arabic } from "./arabic.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "هادئة",
  usual: "عادية",
  full: "مكثفة",
};

const day = (name: string) => (name === "" ? "يوم آخر" : storedWords.day(name));

export const MADE_MESSAGES: typeof english = {
  renamed: ({ to }) => `إعادة تسمية الرحلة: «${to}»`,
  unnamed: "إزالة اسم الرحلة",
  noted: ({ about }) =>
    about === "" ? "تعديل الملاحظة" : `تعديل ملاحظة ${storedWords.day(about)}`,
  noteRemoved: ({ about }) =>
    about === "" ? "إزالة الملاحظة" : `إزالة ملاحظة ${storedWords.day(about)}`,
  dated: ({ date }) => `تحديد تاريخ البدء: ${arabic.fullDate(date)}`,
  undated: "إزالة تواريخ الرحلة",
  moved: ({ about, to }) => `نقل ${about} إلى ${day(to)}`,
  reordered: ({ about, to }) => `نقل ${about} ضمن ${day(to)}`,
  removed: ({ about }) => `إزالة ${about}`,
  added: ({ about, to }) => `إضافة ${about} إلى ${day(to)}`,
  putBack: ({ about, to }) => `إرجاع ${about} إلى ${day(to)}`,
  swapped: ({ about, by }) => `${by} بدلًا من ${about}`,
  staySet: ({ about, minutes }) => `تحديد الوقت في ${about}: ${arabic.duration(minutes)}`,
  stayUnset: ({ about }) => `إعادة ضبط الوقت في ${about}`,
  startSet: ({ about, startMinutes }) => `تحديد موعد ${about}: ${arabic.time(startMinutes)}`,
  startUnset: ({ about }) => `إعادة ضبط موعد ${about}`,
  locked: ({ about }) => `تثبيت ${about}`,
  unlocked: ({ about }) => `إلغاء تثبيت ${about}`,
  booked: ({ about }) => `حجز ${about}`,
  unbooked: ({ about }) => `إلغاء علامة الحجز: ${about}`,
  bookingAdded: ({ about }) => `إضافة ${about} إلى حجوزاتك`,
  bookingChanged: ({ about }) => `تغيير حجز ${about}`,
  bookingCancelled: ({ about }) => `إلغاء حجز ${about}`,
  bookingRemoved: ({ about }) => `إزالة ${about} من حجوزاتك`,
  visited: ({ about }) => `وضع علامة الزيارة: ${about}`,
  unvisited: ({ about }) => `إلغاء علامة الزيارة: ${about}`,
  severalVisited: ({ count }) =>
    `وضع علامة الزيارة: ${arabic.count(count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}`,
  severalUnvisited: ({ count }) =>
    `إلغاء علامة الزيارة: ${arabic.count(count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}`,
  paceSet: ({ about, pace }) => `وتيرة ${storedWords.day(about)}: ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }) => `وتيرة ${storedWords.day(about)} كوتيرة الرحلة`,
  dayAdded: ({ number }) => `إضافة اليوم ${number}`,
  dayRemoved: ({ about }) => `إزالة ${storedWords.day(about)}`,
  dayMoved: ({ about, number }) => `${storedWords.day(about)} أصبح اليوم ${number}`,
  baseChosen: ({ about }) => `${about} أصبح فندقك`,
  nightMoved: ({ about }) => `ليلة إضافية في ${about}`,
  hotelAdded: ({ about }) => `إضافة ${about} إلى الفنادق`,
  hotelRemoved: ({ about }) => `إزالة ${about} من الفنادق`,
  planned: ({ days }) =>
    days.length === 0 ? "تغيير الخطة" : `تغيير ${arabic.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }) => `إضافة ${about} إلى أفكارك`,
  ideasAdded: ({ count }) =>
    `إضافة ${arabic.count(count, { one: "مكان واحد", two: "مكانين", few: "أماكن", many: "مكانًا", other: "مكان" })} إلى أفكارك`,
  ideaRemoved: ({ about }) => `إزالة ${about} من أفكارك`,
  listItemSet: ({ about }) => `إضافة ${about} إلى قوائمك`,
  listItemsSet: ({ count }) =>
    `إضافة ${arabic.count(count, { one: "عنصر واحد", two: "عنصرين", few: "عناصر", many: "عنصرًا", other: "عنصر" })} إلى قوائمك`,
  listItemRemoved: ({ about }) => `إزالة ${about} من قوائمك`,
  itemTicked: ({ about }) => `إنجاز ${about}`,
  itemUnticked: ({ about }) => `إلغاء إنجاز ${about}`,
  itemsTicked: ({ count }) =>
    `إنجاز ${arabic.count(count, { one: "عنصر واحد", two: "عنصرين", few: "عناصر", many: "عنصرًا", other: "عنصر" })}`,
  itemsUnticked: ({ count }) =>
    `إلغاء إنجاز ${arabic.count(count, { one: "عنصر واحد", two: "عنصرين", few: "عناصر", many: "عنصرًا", other: "عنصر" })}`,
  expenseSet: ({ about, ...money }) => `تحديد ${about}: ${moneyText(money)}`,
  expenseRemoved: ({ about }) => `إزالة مصروف ${about}`,
  travellerAdded: ({ about }) => `إضافة ${about} إلى المسافرين`,
  travellerRenamed: ({ about, to }) => `تغيير الاسم ${about} إلى ${to}`,
  travellerRemoved: ({ about }) => `إزالة ${about} من المسافرين`,
  budgetSet: (money) => `تحديد الميزانية: ${moneyText(money)}`,
  budgetUnset: "إعادة ضبط الميزانية",
  restored: "استعادة نسخة سابقة",
  deleted: "حذف الرحلة",
  several: ({ count }) =>
    arabic.count(count, {
      one: "تغيير واحد",
      two: "تغييران",
      few: "تغييرات",
      many: "تغييرًا",
      other: "تغيير",
    }),
};
