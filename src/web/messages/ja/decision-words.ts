import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    japanese.plural(count, {
      one: "確認が必要な変更があります",
      other: `確認が必要な変更が${count}件あります`,
    }),
  gone: (trip) => `${trip}は別のデバイスで削除されたため、変更を保存できません。`,
  refused: (trip, problem) => `${trip}の変更を保存できませんでした：${problem}`,
  conflict: (trip) => `${trip}は、その間に別のデバイスで変更されました。`,
  deletionConflict: (trip) => `${trip}を削除しましたが、その間に別のデバイスで変更されました。`,
  yours: (text) => ["自分の変更：", text],
  theirs: (text) => ["別のバージョン：", text],
  noText: "なし",
  keepMine: "自分の変更を残す",
  keepTheirs: "別のバージョンを残す",
  deleteAllTheSame: "それでも削除",
  keepTrip: "旅行を残す",
  discardMine: "自分の変更を破棄",
};
