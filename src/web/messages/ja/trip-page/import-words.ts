import type { importWords as english } from "../../en/trip-page/import-words.ts";
export const importWords: typeof english = {
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
};
