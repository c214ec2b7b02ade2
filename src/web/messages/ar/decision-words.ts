import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { PACE_WORDS } from "../../../domain/messages/ar/made-messages.ts";
import { moneyText } from "../../../domain/messages/ar/money-text.ts";
import { storedWords } from "../../../domain/messages/ar/stored-words.ts";
import { ownField } from "../../../domain/own-field.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    arabic.plural(count, {
      one: "أحد تغييراتك يحتاج إلى قرار",
      other: `تغييراتك التي تحتاج إلى قرار: ${count}`,
    }),
  gone: (trip) => `حُذفت ${trip} على جهاز آخر، لذلك لا يمكن حفظ تغييرك.`,
  refused: (trip, problem) => `تعذّر حفظ تغييرك في ${trip}: ${problem}`,
  conflict: (trip) => `تغيّرت ${trip} على جهاز آخر في هذه الأثناء.`,
  deletionConflict: (trip) => `حذفت ${trip}، لكنها تغيّرت على جهاز آخر في هذه الأثناء.`,
  yours: (text) => ["نسختك: ", text],
  theirs: (text) => ["النسخة الأخرى: ", text],
  noText: "لا شيء",
  keepMine: "إبقاء نسختي",
  keepTheirs: "إبقاء النسخة الأخرى",
  deleteAllTheSame: "حذف رغم ذلك",
  keepTrip: "إبقاء الرحلة",
  discardMine: "تجاهل تغييري",

  states: {
    onOther: (what) => `على الجهاز الآخر: ${what}.`,
    what: {
      gone: "تمت الإزالة",
      there: "لا يزال موجودًا",
      inDay: ({ day: name }) => `موعده ${storedWords.day(name)}`,
      stay: ({ minutes }) => `المدة المحددة ${arabic.duration(minutes)}`,
      stayOfPlan: "أُعيد ضبط المدة",
      start: ({ startMinutes }) => `الموعد المحدد ${arabic.time(startMinutes)}`,
      startOfPlan: "أُعيد ضبط الموعد",
      locked: "تم التثبيت",
      unlocked: "أُلغي التثبيت",
      booked: "عليه علامة الحجز",
      unbooked: "ليست عليه علامة الحجز",
      bookedFor: ({ date, time }) =>
        time === ""
          ? `لتاريخ ${arabic.date(date)}`
          : `لتاريخ ${arabic.date(date)} في ${storedTime(time, arabic)}`,
      visited: "تمت زيارته",
      unvisited: "لم تتم زيارته",
      pace: ({ pace }) => `الوتيرة ${ownField(PACE_WORDS, pace) ?? pace}`,
      paceOfTrip: "الوتيرة كوتيرة الرحلة",
      dayNumber: ({ number }) => `هو اليوم ${number}`,
      dayChanged: "تغيّرت الأماكن",
      base: ({ about }) => `فندقك هو ${about}`,
      noBase: "لا فندق",
      cost: ({ about, ...money }) => `المصروف ${about}، ${moneyText(money)}`,
      called: ({ about }) => `الاسم «${about}»`,
      unnamed: "أُزيل الاسم",
      dated: ({ date }) => `تبدأ الرحلة في ${arabic.fullDate(date)}`,
      undated: "أُزيلت التواريخ",
      budget: (money) => `الميزانية ${moneyText(money)}`,
      ideasChanged: "تغيّرت أفكارك أيضًا",
      listChanged: "تغيّرت قوائمك أيضًا",
      noBudget: "أُعيد الضبط",
      planChanged: "تغيّرت الخطة أيضًا",
    },
  },
};
