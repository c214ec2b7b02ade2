import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/zh-Hans/duration-text.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `第 ${dayNumber} 天，共 ${ofDays} 天`,
  dateAndTime: (date: string, time: string) => `${date}，${time}`,

  now: "现在",
  hereUntil: (time: string) => `在这里到 ${time}`,
  next: "接下来",
  leaveAt: (time: string) => `${time} 出发`,
  leaveNow: "现在出发",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `现在出发去${place}。`,
  late: (minutes: number) => `你会晚到约 ${durationText(minutes)}`,
  inMinutes: (minutes: number) => `${durationText(minutes)}后`,
  beThere: "到达",
  openUntil: "开放至",
  alwaysOpen: "全天",
  price: "价格",
  priceFor: (people: number) => `${people} 人`,
  kept: "已保存在此设备上",
  directions: "路线",
  directionsTo: (place: string) => `前往${place}的路线（在新标签页中打开地图）`,

  laterToday: "今天稍后",
  back: (hotel: ReactNode) => ["返回", hotel],
  yourHotel: "你的酒店",
  tomorrow: "明天",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["第一站：", place] : ["第一站：", place, `，${time}`],
  tomorrowFree: "自由的一天。",

  hotel: "你的酒店：",
  showDriver: "给司机看",
  showDriverOf: (name: string) => `给司机看：${name}`,
  close: "关闭",
};
