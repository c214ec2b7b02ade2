import { japanese } from "../../../domain/messages/ja/japanese.ts";
import { PACE_WORDS } from "../../../domain/messages/ja/made-messages.ts";
import { moneyText } from "../../../domain/messages/ja/money-text.ts";
import { storedWords } from "../../../domain/messages/ja/stored-words.ts";
import { ownField } from "../../../domain/own-field.ts";
import { storedTime } from "../../../domain/stored-time.ts";
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

  states: {
    onOther: (what) => `別のデバイスでは、${what}。`,
    what: {
      gone: "外されています",
      there: "まだ残っています",
      inDay: ({ day: name }) => `${storedWords.day(name)}にあります`,
      stay: ({ minutes }) => `${japanese.duration(minutes)}に設定されました`,
      stayOfPlan: "長さがリセットされました",
      start: ({ startMinutes }) => `${japanese.time(startMinutes)}に設定されました`,
      startOfPlan: "開始時刻がリセットされました",
      locked: "固定されました",
      unlocked: "固定が解除されました",
      booked: "予約済みになりました",
      unbooked: "予約済みではありません",
      bookedFor: ({ date, time }) =>
        time === ""
          ? `${japanese.date(date)}の予定です`
          : `${japanese.date(date)} ${storedTime(time, japanese)}の予定です`,
      visited: "訪問済みになっています",
      unvisited: "訪問済みではありません",
      pace: ({ pace }) => `ペースが「${ownField(PACE_WORDS, pace) ?? pace}」になりました`,
      paceOfTrip: "ペースが旅行全体と同じになりました",
      dayNumber: ({ number }) => `${number}日目になっています`,
      dayChanged: "スポットが変更されました",
      base: ({ about }) => `滞在ホテルは${about}です`,
      noBase: "ホテルはありません",
      cost: ({ about, ...money }) => `${about}、${moneyText(money)}です`,
      called: ({ about }) => `名前は「${about}」です`,
      unnamed: "名前が削除されました",
      dated: ({ date }) => `${japanese.fullDate(date)}に始まります`,
      undated: "日付が削除されました",
      budget: (money) => `${moneyText(money)}です`,
      ideasChanged: "候補も変更されました",
      listChanged: "リストも変更されました",
      noBudget: "リセットされました",
      planChanged: "プランも変更されました",
    },
  },
};
