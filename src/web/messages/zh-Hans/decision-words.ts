import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    chinese.plural(count, {
      one: `你有 ${count} 项更改需要决定`,
      other: `你有 ${count} 项更改需要决定`,
    }),
  gone: (trip) => `“${trip}”已在另一台设备上删除，因此无法保存你的更改。`,
  refused: (trip, problem) => `你对“${trip}”的更改无法保存：${problem}`,
  conflict: (trip) => `“${trip}”在此期间已在另一台设备上更改。`,
  deletionConflict: (trip) => `你删除了“${trip}”，但它在此期间已在另一台设备上更改。`,
  yours: (text) => ["你的版本：", text],
  theirs: (text) => ["另一版本：", text],
  noText: "无",
  keepMine: "保留我的",
  keepTheirs: "保留另一版本",
  deleteAllTheSame: "仍要删除",
  keepTrip: "保留行程",
  discardMine: "放弃我的更改",
};
