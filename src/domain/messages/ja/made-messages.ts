import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MADE_MESSAGES as english } from "../en/made-messages.ts";
import { japanese } from "./japanese.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "ゆったり",
  usual: "標準",
  full: "充実",
};

const day = (name: string) => (name === "" ? "別の日" : storedWords.day(name));

export const MADE_MESSAGES: typeof english = {
  renamed: ({ to }) => `旅行名を「${to}」に変更`,
  unnamed: "旅行名を削除",
  noted: ({ about }) => (about === "" ? "メモを更新" : `${storedWords.day(about)}のメモを更新`),
  noteRemoved: ({ about }) =>
    about === "" ? "メモを削除" : `${storedWords.day(about)}のメモを削除`,
  dated: ({ date }) => `開始日を${japanese.fullDate(date)}に設定`,
  undated: "旅行の日付を削除",
  moved: ({ about, to }) => `${about}を${day(to)}に移動`,
  reordered: ({ about, to }) => `${about}を${day(to)}の中で移動`,
  removed: ({ about }) => `${about}を外す`,
  added: ({ about, to }) => `${about}を${day(to)}に追加`,
  putBack: ({ about, to }) => `${about}を${day(to)}に戻す`,
  swapped: ({ about, by }) => `${about}を${by}と入れ替え`,
  staySet: ({ about, minutes }) => `${about}の滞在時間を${japanese.duration(minutes)}に設定`,
  stayUnset: ({ about }) => `${about}の滞在時間をリセット`,
  startSet: ({ about, startMinutes }) => `${about}を${japanese.time(startMinutes)}に設定`,
  startUnset: ({ about }) => `${about}の開始時刻をリセット`,
  locked: ({ about }) => `${about}を固定`,
  unlocked: ({ about }) => `${about}の固定を解除`,
  booked: ({ about }) => `${about}を予約済みに設定`,
  unbooked: ({ about }) => `${about}の予約済みを解除`,
  bookingAdded: ({ about }) => `${about}を予約に追加`,
  bookingChanged: ({ about }) => `${about}の予約を変更`,
  bookingCancelled: ({ about }) => `${about}の予約をキャンセル済みに設定`,
  bookingRemoved: ({ about }) => `${about}を予約から削除`,
  visited: ({ about }) => `${about}を訪問済みに設定`,
  unvisited: ({ about }) => `${about}の訪問済みを解除`,
  severalVisited: ({ count }) =>
    `${japanese.count(count, { one: "か所", other: "か所" })}を訪問済みに設定`,
  severalUnvisited: ({ count }) =>
    `${japanese.count(count, { one: "か所", other: "か所" })}の訪問済みを解除`,
  paceSet: ({ about, pace }) => `${storedWords.day(about)}のペースを「${PACE_WORDS[pace]}」に設定`,
  paceUnset: ({ about }) => `${storedWords.day(about)}のペースを旅行全体に合わせる`,
  dayAdded: ({ number }) => `${number}日目を追加`,
  dayRemoved: ({ about }) => `${storedWords.day(about)}を削除`,
  dayMoved: ({ about, number }) => `${storedWords.day(about)}を${number}日目に変更`,
  baseChosen: ({ about }) => `${about}を滞在ホテルに設定`,
  nightMoved: ({ about }) => `${about}に1泊追加`,
  hotelAdded: ({ about }) => `${about}をホテルに追加`,
  hotelRemoved: ({ about }) => `${about}をホテルから外す`,
  planned: ({ days }) =>
    days.length === 0 ? "プランを変更" : `${japanese.list(days.map(storedWords.day))}を変更`,
  ideaAdded: ({ about }) => `${about}を候補に追加`,
  ideasAdded: ({ count }) => `${japanese.count(count, { one: "か所", other: "か所" })}を候補に追加`,
  ideaRemoved: ({ about }) => `${about}を候補から削除`,
  listItemSet: ({ about }) => `${about}をリストに追加`,
  listItemsSet: ({ count }) => `${japanese.count(count, { one: "件", other: "件" })}をリストに追加`,
  listItemRemoved: ({ about }) => `${about}をリストから削除`,
  itemTicked: ({ about }) => `${about}をチェック`,
  itemUnticked: ({ about }) => `${about}のチェックを解除`,
  itemsTicked: ({ count }) => `${japanese.count(count, { one: "件", other: "件" })}をチェック`,
  itemsUnticked: ({ count }) =>
    `${japanese.count(count, { one: "件", other: "件" })}のチェックを解除`,
  expenseSet: ({ about, ...money }) => `${about}を${moneyText(money)}に設定`,
  expenseRemoved: ({ about }) => `${about}の支出を削除`,
  travellerAdded: ({ about }) => `${about}を旅行者に追加`,
  travellerRenamed: ({ about, to }) => `${about}の名前を${to}に変更`,
  travellerRemoved: ({ about }) => `${about}を旅行者から削除`,
  budgetSet: (money) => `予算を${moneyText(money)}に設定`,
  budgetUnset: "予算をリセット",
  restored: "以前のバージョンを復元",
  deleted: "旅行を削除",
  several: ({ count }) => japanese.count(count, { one: "件の変更", other: "件の変更" }),
};
