import type { exportWords as english } from "../en/export-words.ts";
import { exportParts } from "../export-parts.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { chinese } from "./chinese.ts";
import { freeWords } from "./free-words.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  ...exportParts(chinese, {
    day: storedWords.day,
    booking: bookingText,
    comma: "，",
    between: "、",
    beforeTime: "，",
    brackets: ["（", "）"],
  }),
  goodToKnow: "出行须知",
  hotels: "酒店",
  allTrips: "我的行程",
  tickets: (price) => `门票：${storedWords.price(price)}`,
  booked: "已预订",
  bookings: "预订",
  bookingTitle,
  confirmation: (number) => `确认号：${number}`,
  deposit: ({ paid, left }) => `已付 ${moneyText(paid)}，待付 ${moneyText(left)}`,
  seat: (seat) => `座位：${seat}`,
  leavesFrom: (stop) => `出发：${stop}`,
  arrivesAt: (stop) => `到达：${stop}`,
  travellers: (names) => `出行人：${chinese.list([...names])}`,
  note: (text) => `备注：${text}`,
  hoursUnknown: "开放时间未知。",
  address: (address) => `地址：${address}`,
  price: (price) => `价格：${storedWords.price(price)}`,
  map: "地图",
  free: "没有安排。",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "午餐" : "晚餐";
    if (placeName !== undefined) return `${name}：${placeName}`;
    return near === undefined ? name : `${name}：${near}附近`;
  },
  list: (list) => (list === "pack" ? "行李" : "待办"),
  toBook: (name) => `预订${name}`,
  timeToLeave: (title) => `该出发了：${title}`,
  withoutPosition: (names) => `因位置未知而未列入：${names.join("、")}`,
};
