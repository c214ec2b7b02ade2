import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { editWords as english } from "../en/edit-words.ts";

type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}、${count}か所中${number}番目`;
}

export const editWords: typeof english = {
  editing: "プランを編集中",
  handleHint: "Enterで持ち上げ、Altと矢印キーで1つ移動、Deleteで外します。",
  move: "移動",
  moveIt: (name) => `${name}を移動`,
  remove: "外す",
  removeIt: (name) => `${name}を外す`,
  lock: "固定",
  unlock: "固定を解除",
  lockIt: (name) => `${name}をこの時間に固定`,
  locked: "固定中",
  note: "メモ",
  actionsFor: (name) => `${name}を変更`,

  moving: (name) => `${name}を移動中`,
  earlier: "前へ",
  later: "後へ",
  day: "日",
  chooseDay: "移動先の日",
  cancel: "キャンセル",
  putHere: "ここに移動",
  dragHelp: "離すとここに移動します。Escでキャンセルします。",
  stand: standText,
  standWith: (stand, visit, problem) =>
    `${standText(stand)}、${japanese.span(visit.startMinutes, visit.endMinutes)}、${problem ?? "問題なし"}。`,
  fits: "問題なし",

  pickedUp: (name, stand) =>
    `${name}を持ち上げました。${standText(stand)}。矢印キーで場所を選び、Tabで次の日、Enterで移動、Escapeでキャンセルします。`,
  placed: (name, day, startMinutes) =>
    startMinutes === undefined
      ? `${name}を${day}に移動しました。`
      : `${name}を${day}の${japanese.time(startMinutes)}に移動しました。`,
  noMeal: (kind, day) => `${day}：${kind === "lunch" ? "昼食" : "夕食"}の時間がなくなりました`,
  mealsChanged: (meals) => `食事が変わりました。${meals.join("。")}`,
  takenBack: (name) => `${name}は元の場所のままです。`,
  removed: (name) => `${name}を外しました。`,
  putBack: (name, day) => `${name}を${day}に戻しました。`,
  nowLocked: (name) => `${name}を固定しました。`,
  nowUnlocked: (name) => `${name}の固定を解除しました。`,
  dayAdded: "日を追加しました。",
  dayRemoved: (day) => `${day}を削除しました。その日のスポットは「外したスポット」から戻せます。`,
  dayMoved: "日を移動しました。",
  paceSet: (day, pace) => `${day}のペース：${pace}。`,

  dayOptions: (day) => `${day}のオプション`,
  addDay: "この後に日を追加",
  dayEarlier: "1日前へ移動",
  dayLater: "1日後へ移動",
  lockDay: "この日を固定",
  unlockDay: "この日の固定を解除",
  removeDay: "この日を削除",
  pace: "この日のペース",
  paces: {
    usual: "標準",
    relaxed: "ゆったり",
    full: "充実",
  },
  tripsPace: "旅行と同じ",

  makeBase: "ここに泊まる",
  isBase: (name) => `毎日${name}から出発します。`,
  hotelRemoved: (name) => `${name}を外しました。`,

  setAside: (count) => `外したスポット（${count}）`,
  putItBack: "元に戻す",
  putPlaceBack: (name) => `${name}を元に戻す`,

  text: {
    save: "保存",
    cancel: "キャンセル",
    discardQuestion: "入力した内容を破棄しますか？",
    keepWriting: "入力を続ける",
    discard: "破棄",
    deletedElsewhere: "この旅行は削除されました",
    deletedElsewhereDetail:
      "別のタブまたはデバイスで削除されました。入力した内容はここに残っているので、コピーできます。",
  },
};
