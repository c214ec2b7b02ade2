import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import { moneyText } from "../../../../domain/messages/zh-Hans/money-text.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "两",
  3: "三",
  4: "四",
  5: "五",
};

export const placeMoreWords: typeof english = {
  weeklyHours: sayWeeklyHours(chinese, {
    weekdays: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
    between: ["、", "–"],
    comma: "、",
    open: "开放：",
    daily: "每天",
    always: "24 小时开放",
  }),
  yourDay: "（你去的那天）",
  priceForAll: (price, people) => `你们${COUNT_WORDS[people] ?? people}人约 ${price}`,
  roomsPrice: (rooms, price) =>
    `${chinese.count(rooms, { one: "间客房", other: "间客房" })}：${price.map(moneyText).join(" – ")}`,
  aboutPrice: (price) => `约 ${price.map(moneyText).join(" – ")}`,
  priceAsAdults: (price, people) =>
    `你们${COUNT_WORDS[people] ?? people}人最多 ${price}；儿童票通常更便宜`,
  bestPartOfDay: {
    morning: "早上去最好",
    midday: "中午去最好",
    afternoon: "下午去最好",
    sunset: "日落时去最好",
    evening: "晚上去最好",
    any: "任何时间都合适",
  },
  stepFree: {
    yes: "无台阶",
    partly: "部分无台阶",
    no: "有台阶或陡坡",
  },
  accessUnknown: "无障碍情况未知：请先询问",
  categories: {
    museum: "博物馆",
    palace: "宫殿或城堡",
    worship: "宗教场所",
    monument: "地标",
    viewpoint: "观景点",
    park: "公园或花园",
    market: "市场或购物",
    "old-town": "街区",
    beach: "海滩",
    show: "演出",
    nightlife: "夜生活",
    nature: "自然",
    zoo: "动物园或水族馆",
    "theme-park": "主题乐园",
  },
  notVerified: "未经核实：不在我们的指南中。",
  hoursUnknown: "开放时间未知，出发前请核实。",
  modelWords: (words) => ["AI 原话：", words, "。"],
  modelBestTime: (words) => `最佳时间 ${words}`,
  modelTravelTime: (words) => `路上时间 ${words}`,
  visited: "我去过这里",
  visitedAt: (place) => `（${place}）`,
  onTheMap: "在地图上显示",
  photoCredits: (count) => `照片来源（${count}）`,
  openThatDay: (open) =>
    isAlwaysOpen(open)
      ? "24 小时开放"
      : `当天 ${chinese.span(open.startMinutes, open.endMinutes)} 开放`,
};
