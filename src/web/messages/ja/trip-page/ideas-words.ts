import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { ideasWords as english } from "../../en/trip-page/ideas-words.ts";

const places = (count: number) => japanese.count(count, { one: "か所", other: "か所" });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "午前",
  lunch: "昼食",
  afternoon: "午後",
  dinner: "夕食",
  evening: "夜",
};

export const ideasWords: typeof english = {
  title: "候補",
  about: "行きたいスポットです。好きなだけ追加して、日程に入れましょう。",
  paste: "スポットを追加",
  pasteHint: "名前（1行に1つ）または地図のリンク",
  find: "検索",
  nothingTyped: "名前を入力するか、リンクを貼り付けてください。",
  file: "またはリストのファイル",
  fileHint:
    "Google Takeout、KML、KMZ、GPX、GeoJSON、uMap、CSV、ブックマーク、Markdown、テキスト（5MBまで）",
  reading: "読み取っています…",
  failed: "うまくいきませんでした。もう一度お試しください。",
  shortLinks: (count) =>
    japanese.plural(count, {
      one: "リンク先のわからない短縮リンクがあります。ブラウザで開き、長いアドレスをコピーしてここに貼り付けてください。",
      other: `リンク先のわからない短縮リンクが${japanese.number(count)}件あります。ブラウザで開き、長いアドレスをコピーしてここに貼り付けてください。`,
    }),

  review: "見つかった内容を確認",
  found: (count) => `${places(count)}見つかりました。残すものを選んでください。`,
  leftOut: (count) =>
    japanese.plural(count, {
      one: "スポットではない行または地点を1件除きました。",
      other: `スポットではない行や地点が${japanese.number(count)}件あったため、除きました。`,
    }),
  turned: (count) => `${places(count)}の緯度と経度が逆だったため、入れ替えました。`,
  area: "リストにあるエリアの中心",
  inGuide: "ガイドにあります",
  onMap: "リストの位置",
  noPosition: "位置は未定",
  far: (km) => `この旅行から${japanese.way(km)}`,
  there: "すでにこの旅行にあります",
  unsure: "どのスポットかわかりません",
  which: (name) => `${name}はどのスポットですか？`,
  chooseOne: "選択…",
  mapMiddle: "リンクの地図の中心",
  noneOfThese: "どれでもない：位置なしで残す",
  all: "すべて選択",
  none: "選択を解除",
  keep: (count) => `${places(count)}を追加`,
  nothingChosen: "スポットを1か所以上選んでください。",
  back: "戻る",

  yours: (count) => `候補（${count}）`,
  empty: "まだ候補はありません。",
  onDay: (day) => `${day}に入っています`,
  remove: (name) => `${name}を候補から削除`,
  added: (count) => `${places(count)}を候補に追加しました。`,
  fit: "日程に入れる",
  fitting: "入れる時間を探しています…",
  proposal: "候補を入れた日程",
  noneFit: "今のままでは、どの候補も入りません：",
  left: (count) =>
    `${japanese.count(count, { one: "件の候補は", other: "件の候補は" })}入りません：`,
  why: ({ reason, km = 0 }, problem) => {
    switch (reason) {
      case "noPosition":
        return "位置がわかりません";
      case "far":
        return `ほかのスポットから${japanese.way(km)}`;
      case "locked":
        return "すべての日が固定されています";
      case "later":
        return "次の回に入れてください";
      case "noRoom":
        return problem === undefined
          ? "どの日にも空きがありません"
          : `空きがありません（${problem}）`;
    }
  },

  slot: {
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
  },
};
