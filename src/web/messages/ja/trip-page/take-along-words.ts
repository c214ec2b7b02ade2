import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { takeAlongWords as english } from "../../en/trip-page/take-along-words.ts";

export const takeAlongWords: typeof english = {
  title: "印刷・エクスポート",
  files: "ファイルと印刷",
  filesAbout: "オフラインで使えます。メモも含まれます。",
  ics: "カレンダー",
  print: "印刷またはPDF",
  gpx: "ルート",
  kml: "スポット",
  md: "テキスト",
  json: "すべてのデータ",
  geojson: "地図データ",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates:
    "カレンダーには日付が必要です。日付を設定してから、もう一度「カレンダー」を選んでください。",
  noTimeZone: "目的地のタイムゾーンが不明なため、カレンダーは時刻なしの日付のみになります。",
  made: (name) => `${name}の準備ができました`,
  maps: "地図アプリで1日のルートを開く",
  mapsAbout: "その日のスポットを順に回る経路です。スポットは地図アプリに送られます。",
  noWays: "位置のわかるスポットが2か所ある日がありません。",
  services: { google: "Google マップ", apple: "Apple マップ", openstreetmap: "OpenStreetMap" },
  stops: (from, to) => `${japanese.number(from)}～${japanese.number(to)}`,
  serviceOf: (day, service, stops) =>
    stops === undefined ? `${service}、${day}` : `${service} ${stops}、${day}`,
  feed: "自動更新カレンダー",
  feedAbout:
    "このリンクをカレンダーアプリに追加すると、変更が数時間で反映されます。リンクを知っている人は誰でも旅行とメモを見られます。",
  feedNeedsDates: "先に旅行の日付を設定してください。",
};
