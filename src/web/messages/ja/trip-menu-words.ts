import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "もう一度プランを作成",
  againHint: "同じスポットとメモで、新しい旅行を作ります。日付、予約、費用は含みません。",
  making: "旅行を作成しています…",
  made: "新しい旅行ができました。日付が決まったら設定してください。",
  share: "共有",
  deleteTrip: "この旅行を削除",
  deleteQuestion: (trip) => ["「", trip, "」を削除しますか？"],
  deleteWarning: "プランとメモが完全に削除されます。",
  deleteIt: "削除",
  keepIt: "旅行を残す",
  deleted: (trip) => `${trip}を削除しました。`,
  datesSet: (trip, dates) => `${trip}：${dates}。`,
  leave: "「マイトリップ」から外す",
  leaveWarning: "投票も削除されます。旅行そのものはそのまま残ります。",
  leaveIt: "外す",
  left: (trip) => `${trip}を「マイトリップ」から外しました。`,

  find: {
    label: "旅行を検索",
    hint: "目的地、スポット、メモの言葉",
    close: "検索を閉じる",
    show: "表示",
    shows: { all: "すべて", coming: "今後の旅行", past: "過去の旅行", shared: "共有された旅行" },
    found: (count) => japanese.count(count, { one: "件の旅行", other: "件の旅行" }),
    searching: "検索しています…",
    none: "旅行が見つかりません。言葉を減らしてみてください。",
    notKept: (count) =>
      `${japanese.count(count, { one: "件の旅行", other: "件の旅行" })}はこのデバイスに未保存のため、名前でのみ検索できます。`,
  },

  damaged: {
    damaged: "この旅行を読み取れません",
    planned: (at) => `${at}に作成`,
    advice: "サイト管理者がバックアップを持っているかもしれません。",
    remove: "削除",
    question: "この旅行を削除しますか？",
    removeForGood: "完全に削除",
    keep: "旅行を残す",
  },

  import: {
    title: "旅行をインポート",
    about:
      "Tripwrightからエクスポートした旅行（JSON）、Google マイマップの地図（KML、KMZ）、GPXファイルを選んでください。",
    file: "ファイル",
    tooLarge: (mostKb) => `ファイルが大きすぎます。上限は${mostKb}KBです。`,
    choose: "先にファイルを選んでください。",
    destination: "目的地",
    destinationHint: "スポットのある街や地域（「ローマ、イタリア」など）。",
    submit: "インポート",
    working: "インポート中",
  },
};
