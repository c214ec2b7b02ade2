import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { todayWords as english } from "../en/today-words.ts";

export const todayWords: typeof english = {
  dayOf: (dayNumber, ofDays) => `第 ${dayNumber} 天，共 ${ofDays} 天`,
  dateAndTime: (date, time) => `${date}，${time}`,

  now: "现在",
  hereUntil: (time) => `在这里到 ${time}`,
  next: "接下来",
  leaveAt: (time) => `${time} 出发`,
  leaveNow: "现在出发",
  leaveNowFor: (place) => `现在出发去${place}。`,
  late: (minutes) => `你会晚到约 ${chinese.duration(minutes)}`,
  inMinutes: (minutes) => `${chinese.duration(minutes)}后`,
  beThere: "到达",
  openUntil: "开放至",
  alwaysOpen: "全天",
  price: "价格",
  priceFor: (people) => `${people} 人`,
  kept: "已保存在此设备上",
  directions: "路线",
  directionsTo: (place) => `前往${place}的路线（在新标签页中打开地图）`,

  laterToday: "今天稍后",
  back: (hotel) => ["返回", hotel],
  yourHotel: "你的酒店",
  tomorrow: "明天",
  tomorrowStarts: (time, place) =>
    time === undefined ? ["第一站：", place] : ["第一站：", place, `，${time}`],
  tomorrowFree: "自由的一天。",

  hotel: "你的酒店：",
  showDriver: "给司机看",
  showDriverOf: (name) => `给司机看：${name}`,
};
