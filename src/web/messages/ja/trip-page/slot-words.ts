import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "午前",
  lunch: "昼食",
  afternoon: "午後",
  dinner: "夕食",
  evening: "夜",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "投票受付中",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${day}：${PARTS[part]}`,
  putUp: (name: string) => `${name}を投票にかける`,
  notUp: "投票にかけない",
  takeIt: "決定",
  take: (name: string) => `${name}に決定`,
};
