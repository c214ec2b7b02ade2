import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";

/** Where a place stands or would stand, counted from 1. */
type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}、${count}か所中${number}番目`;
}

/** Changing a plan by hand. */
export const editWords = {
  editing: "プランを編集中",
  /** For those who hear the handle. */
  handleHint: "Enterで持ち上げ、Altと矢印キーで1つ移動、Deleteで外します。",
  move: "移動",
  moveIt: (name: string) => `${name}を移動`,
  remove: "外す",
  removeIt: (name: string) => `${name}を外す`,
  lock: "固定",
  unlock: "固定を解除",
  lockIt: (name: string) => `${name}をこの時間に固定`,
  locked: "固定中",
  note: "メモ",
  actionsFor: (name: string) => `${name}を変更`,

  moving: (name: string) => `${name}を移動中`,
  earlier: "前へ",
  later: "後へ",
  day: "日",
  chooseDay: "移動先の日",
  cancel: "キャンセル",
  putHere: "ここに移動",
  dragHelp: "離すとここに移動します。Escでキャンセルします。",
  stand: standText,
  /** The same, with the hours there and what is wrong with them. */
  standWith: (
    stand: Stand,
    visit: { readonly startMinutes: number; readonly endMinutes: number },
    problem: string | undefined,
  ) =>
    `${standText(stand)}、${japanese.span(visit.startMinutes, visit.endMinutes)}、${problem ?? "問題なし"}。`,
  fits: "問題なし",

  pickedUp: (name: string, stand: Stand) =>
    `${name}を持ち上げました。${standText(stand)}。矢印キーで場所を選び、Tabで次の日、Enterで移動、Escapeでキャンセルします。`,
  placed: (name: string, day: string, startMinutes: number | undefined) =>
    startMinutes === undefined
      ? `${name}を${day}に移動しました。`
      : `${name}を${day}の${japanese.time(startMinutes)}に移動しました。`,
  mealsChanged: (meals: readonly string[]) => `食事が変わりました。${meals.join("。")}`,
  takenBack: (name: string) => `${name}は元の場所のままです。`,
  removed: (name: string) => `${name}を外しました。`,
  putBack: (name: string, day: string) => `${name}を${day}に戻しました。`,
  nowLocked: (name: string) => `${name}を固定しました。`,
  nowUnlocked: (name: string) => `${name}の固定を解除しました。`,
  dayAdded: "日を追加しました。",
  dayRemoved: (day: string) =>
    `${day}を削除しました。その日のスポットは「外したスポット」から戻せます。`,
  dayMoved: "日を移動しました。",
  paceSet: (day: string, pace: string) => `${day}のペース：${pace}。`,

  dayOptions: (day: string) => `${day}のオプション`,
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
  } satisfies Record<PaceChoice, string>,
  tripsPace: "旅行と同じ",

  makeBase: "ここに泊まる",
  isBase: (name: string) => `毎日${name}から出発します。`,
  hotelRemoved: (name: string) => `${name}を外しました。`,

  setAside: (count: number) => `外したスポット（${count}）`,
  putItBack: "元に戻す",
  putPlaceBack: (name: string) => `${name}を元に戻す`,
};
