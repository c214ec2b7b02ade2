import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { slotWords as english } from "../../en/trip-page/slot-words.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "上午",
  lunch: "午餐",
  afternoon: "下午",
  dinner: "晚餐",
  evening: "晚上",
};

export const slotWords: typeof english = {
  title: "投票中",
  parts: PARTS,
  slot: (day, part) => `${day}：${PARTS[part]}`,
  putUp: (name) => `对${name}发起投票`,
  notUp: "不在投票中",
  takeIt: "选用",
  take: (name) => `选用${name}`,
  inPlan: "目前在计划中",
  keepIt: "保留",
  keep: (name) => `保留${name}`,
  taken: (name, day, hours) => `${name}已排入计划：${day}，${hours}。`,
  fitsNowhere: (name) => `目前没有哪一天能放下${name}。请先解锁或移除一些安排。`,
};
