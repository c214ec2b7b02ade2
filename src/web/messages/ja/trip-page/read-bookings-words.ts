import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { readBookingsWords as english } from "../../en/trip-page/read-bookings-words.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "フライト",
  train: "列車",
  bus: "バス",
  ferry: "フェリー",
  car: "レンタカー",
  stay: "宿泊",
  table: "レストラン",
  ticket: "チケット",
  event: "イベント",
};

const bookings = (count: number) => japanese.count(count, { one: "件の予約", other: "件の予約" });

export const readBookingsWords: typeof english = {
  title: "予約確認書を読み取る",
  about:
    "メール、PDF、カレンダー、ウォレットのパス、コードの写真を追加するか、テキストを貼り付けてください。このデバイスで読み取り、どこにも送信しません。",
  file: "ファイル",
  fileHint:
    "EML、PDF、ICS、PKPASS、HTML、テキスト、コードの画像（1つ5MBまで）。ここにドロップすることもできます。",
  paste: "または予約確認書を貼り付け",
  read: "読み取る",
  nothingTyped: "先に予約確認書を貼り付けてください。",
  reading: "読み取っています…",
  failed: "うまくいきませんでした。もう一度お試しください。",
  ofFile: (name, problem) => `${name}：${problem}`,
  dropHere: "ここにドロップ",

  sharedTitle: "どの旅行の予約ですか？",
  sharedFound: (count) => `共有された内容に、${bookings(count)}が見つかりました。`,
  sharedNothing: "共有された内容に、予約は見つかりませんでした。",
  addTo: (trip) => `${trip}に追加`,
  newTrip: "これに合わせて新しい旅行を計画",

  review: "予約を確認",
  found: (count) =>
    japanese.plural(count, {
      one: "予約が1件見つかりました。追加する前に確認してください。",
      other: `予約が${japanese.number(count)}件見つかりました。追加する前に確認してください。`,
    }),
  kinds: KINDS,
  named: (kind, name) => `${kind}：${name}`,
  unnamed: "名前なし",
  cancelled: "この予約はキャンセルされました。",
  known: "すでにこの旅行にあります",
  changes: "この旅行の予約を変更します",
  outside: "この旅行の日程外です",
  details: "詳細をすべて表示",
  notSaid: "予約確認書に記載なし",
  check: "確認してください",
  add: (count) => (count === 0 ? "追加するものを選択" : `${bookings(count)}を追加`),
  keepFiles: "ファイルを予約と一緒にこのデバイスに保存",
  nothingChosen: "予約を1件以上選んでください。",
  incomplete: (name) => `${name}に名前と日付を入力してください。`,
  back: "戻る",
  fields: {
    kind: "種類",
    name: "名前",
    number: "確認番号",
    "from.name": "出発地",
    "to.name": "到着地",
    "at.name": "場所",
    "at.address": "住所",
    "starts.date": "日付",
    "starts.time": "時刻",
    "starts.zone": "タイムゾーン",
    "ends.date": "終了日",
    "ends.time": "終了時刻",
    "ends.zone": "終了時のタイムゾーン",
    seat: "座席",
  },
};
