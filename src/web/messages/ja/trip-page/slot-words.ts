import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { slotWords as english } from "../../en/trip-page/slot-words.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "午前",
  lunch: "昼食",
  afternoon: "午後",
  dinner: "夕食",
  evening: "夜",
};

export const slotWords: typeof english = {
  title: "投票受付中",
  parts: PARTS,
  slot: (day, part) => `${day}：${PARTS[part]}`,
  putUp: (name) => `${name}を投票にかける`,
  notUp: "投票にかけない",
  takeIt: "決定",
  take: (name) => `${name}に決定`,
  inPlan: "現在プランにあります",
  keepIt: "残す",
  keep: (name) => `${name}を残す`,
  taken: (name, day, hours) => `${name}をプランに入れました：${day}、${hours}。`,
  fitsNowhere: (name) =>
    `このままでは${name}を入れられる日がありません。先に固定を外すか、何かを外してください。`,
};
