import type { damagedTripWords as english } from "../en/damaged-trip-words.ts";
export const damagedTripWords: typeof english = {
  damaged: "此行程无法读取",
  planned: (at) => `规划于 ${at}`,
  advice: "网站管理员可能有备份。",
  remove: "删除",
  question: "删除此行程？",
  removeForGood: "永久删除",
  keep: "保留行程",
};
