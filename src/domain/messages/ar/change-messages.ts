import { distanceText } from "../../distances.ts";
import type { CHANGE_MESSAGES as english } from "../en/change-messages.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { arabic } from "./arabic.ts";
import { storedWords } from "./stored-words.ts";

type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "عندما يكون مفتوحًا",
  atItsBest: "في أفضل وقت لزيارته",
  wholeDayFits: "ليتسع اليوم لكل شيء",
  shorterWay: (savedMinutes) => `وهذا يوفّر ${savedMinutes} د من التنقل`,
});

export const CHANGE_MESSAGES: typeof english = {
  neverOpenLongEnough: "لا يفتح أبدًا مدة تكفي للزيارة.",
  closedAllTrip: "مغلق في كل أيامك، أو لا يفتح مدة كافية.",
  ticketsOverBudget: "التذاكر تتجاوز ميزانيتك.",
  noTimeWhenOpen: "لم يبقَ له وقت في الأيام التي يفتح فيها.",
  noTime: "لم يبقَ له وقت في أي يوم.",
  duplicatePlace: ({ day }) => `موجود في الخطة بالفعل، في اليوم ${day}.`,
  duplicateHotel: "موجود في القائمة بالفعل.",
  placeTooFar: (values) => `${far(values)}، وهذا بعيد جدًا ليوم من هذه الرحلة.`,
  hotelTooFar: (values) => `${far(values)}، وهذا بعيد جدًا للإقامة في هذه الرحلة.`,
  otherDayClosed: ({ from, to, weekday }) =>
    `من اليوم ${from} إلى اليوم ${to}: مغلق يوم ${arabic.weekday(weekday)}.`,
  otherDayFull: ({ from, to }) => `من اليوم ${from} إلى اليوم ${to}: كان اليوم ${from} مزدحمًا.`,
  earlierInDay: ({ day, ...reason }) => `أبكر في اليوم ${day}، ${orderReason(reason)}.`,
  laterInDay: ({ day, ...reason }) => `لاحقًا في اليوم ${day}، ${orderReason(reason)}.`,
  otherHour: ({ now, before, why }) =>
    `في ${arabic.time(now)} بدلًا من ${arabic.time(before)}${hourReason(why)}.`,
  otherHourThanWords: (values) =>
    `موعده في الخطة ${arabic.span(values.startMinutes, values.endMinutes)}؛ واقترح الذكاء الاصطناعي «${values.words}».`,
  notWanted: "طلبت رحلة بدونه.",
  askedFor: "بناءً على طلبك. أُضيف من دليلنا.",
  otherDayAsked: ({ from, to }) => `من اليوم ${from} إلى اليوم ${to}، بناءً على طلبك.`,
  fillsEmptyDay: ({ day }) => `كان اليوم ${day} سيبقى فارغًا. أُضيف من دليلنا.`,
  nearestHotelFirst: "في أول القائمة لأنه أقرب إلى أماكنك.",
  coordinatesSwapped: "كان خط العرض وخط الطول معكوسين في الخطة.",
  coordinatesWrong: "كانت إحداثياته في الخطة خاطئة.",
  wrongSpot: ({ km }) => `كان موقعه في الخطة على بُعد ${distanceText(km, arabic)} من موقعه الحقيقي.`,
  otherPrice: ({ before, now }) =>
    `في الخطة: ${storedWords.price(before) || "مجاني"}. في دليلنا: ${storedWords.price(now) || "مجاني"}.`,
};

type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `يبعد حوالي ${arabic.way(km)} عن ${city ?? "بقية الخطة"}`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? "، عندما يكون مفتوحًا" : ": لا يمكن الوصول قبل ذلك";
}
