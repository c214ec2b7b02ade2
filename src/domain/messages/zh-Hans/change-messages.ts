import { distanceText } from "../../distances.ts";
import type { CHANGE_MESSAGES as english } from "../en/change-messages.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { chinese } from "./chinese.ts";
import { storedWords } from "./stored-words.ts";

type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "因为那时开放",
  atItsBest: "因为那时去最合适",
  wholeDayFits: "这样全天都排得开",
  shorterWay: (savedMinutes) => `可节省 ${savedMinutes} 分钟路程`,
});

export const CHANGE_MESSAGES: typeof english = {
  neverOpenLongEnough: "它的开放时间太短，不够参观。",
  closedAllTrip: "它在你的行程期间都不开放，或开放时间不够。",
  ticketsOverBudget: "加上门票会超出预算。",
  noTimeWhenOpen: "在它开放的日子里已经排不下了。",
  noTime: "哪一天都排不下了。",
  duplicatePlace: ({ day }) => `它已在计划中，在第 ${day} 天。`,
  duplicateHotel: "它已在列表中。",
  placeTooFar: (values) => `${far(values)}，对这次行程来说，当天去太远。`,
  hotelTooFar: (values) => `${far(values)}，这次行程住那里太远。`,
  otherDayClosed: ({ from, to, weekday }) =>
    `从第 ${from} 天移到第 ${to} 天：它在${chinese.weekday(weekday)}不开放。`,
  otherDayFull: ({ from, to }) => `从第 ${from} 天移到第 ${to} 天：第 ${from} 天安排过多。`,
  earlierInDay: ({ day, ...reason }) => `移到第 ${day} 天较早的时段，${orderReason(reason)}。`,
  laterInDay: ({ day, ...reason }) => `移到第 ${day} 天较晚的时段，${orderReason(reason)}。`,
  otherHour: ({ now, before, why }) =>
    `从 ${chinese.time(before)} 改到 ${chinese.time(now)}${hourReason(why)}。`,
  otherHourThanWords: (values) =>
    `安排在 ${chinese.span(values.startMinutes, values.endMinutes)}；AI 建议的是“${values.words}”。`,
  notWanted: "你说过行程里不要它。",
  askedFor: "按你的要求，从我们的指南中添加。",
  otherDayAsked: ({ from, to }) => `按你的要求，从第 ${from} 天移到第 ${to} 天。`,
  fillsEmptyDay: ({ day }) => `第 ${day} 天原本是空的。已从我们的指南中添加。`,
  nearestHotelFirst: "排在第一，因为离你的地点更近。",
  coordinatesSwapped: "计划中它的经纬度写反了。",
  coordinatesWrong: "计划中它的坐标有误。",
  wrongSpot: ({ km }) => `计划中的位置与实际相差 ${distanceText(km, chinese)}。`,
  otherPrice: ({ before, now }) =>
    `计划写的是${storedWords.price(before) || "免费"}，我们的指南是${storedWords.price(now) || "免费"}。`,
};

type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `距离${city ?? "计划中的其他地点"}约 ${chinese.way(km)}`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? "，那时才开放" : "：再早就到不了了";
}
