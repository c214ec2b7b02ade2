import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { checkWords as english } from "../../en/trip-page/check-words.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) => japanese.count(count, { one: "か所", other: "か所" });
const hotels = (count: number) => japanese.count(count, { one: "軒", other: "軒" });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "すばらしいプラン：すべて営業時間内で、無理なく回れます",
  good: "よいプラン：すべて営業時間内で、無理なく回れます",
  fair: "問題はありませんが、改善の余地があります",
  poor: viewTripWords.verdicts.poor,
};

export const checkWords: typeof english = {
  planCheck: "プランチェック",
  verified: (values) =>
    `${values.by === "open" ? "オープンデータ" : "ガイド"}と照合：スポット${places(values.ofPlaces)}中${values.places}、ホテル${hotels(values.ofHotels)}中${values.hotels}。`,
  weaknesses: "改善できる点",
  soundLine: (quality) => WORTH_LINES[worthVerdict(quality)],
  toDo: "対処方法",
  details: (headsUps) => (headsUps === 0 ? "詳細" : `詳細と注意点（${headsUps}）`),
  closedThatDay: ({ weekday, event }) =>
    event === undefined ? `${japanese.weekday(weekday)}は休み。` : `休み：${event}。`,
  closedAllDays: "旅行中はずっと休みです。",
  neverOpenThen: (hours) => `${hours}には開いていません。`,
  openOnly: (hours) => `開いている時間：${hours}`,
  closedOnDates: (names) => `旅行中は休み：${japanese.list(names)}。`,
  findTime: "合う時間を探す",
  fitBookings: "予約に合わせる",
  fitDates: "プランを日付に合わせる",
  endOnDay: (day) => `旅行を${day}日目で終える`,
  startOn: (date) => `旅行の開始日を${japanese.date(date)}にする`,
  shorten: (day) => `${day}日目を短くする`,
  cheaper: "費用を抑える",
  add: (name) => `${name}を追加`,
  moreOf: (interest) => `${interest}を増やす`,
  fillDay: "この日を埋める",
  planDayAnew: "この日を組み直す",
  bringTogether: "同じ日にまとめる",
  swap: "入れ替える",
  changeTime: "時間を変更",
  nothingVerified:
    "どのスポットもガイドにありません。情報はすべてAIによるものなので、実在するか、場所、営業時間、料金を出発前に確認してください。",
  notChecked: (checks) => `未チェック：${japanese.list(checks)}。`,
  unmet: (problems) => problems.map((problem) => `${problem}。`).join(""),
  watch: "注意点",
  changes: (count) => `変更した内容（${count}）`,
  changeKinds: {
    moved: "移動：",
    dropped: "外したもの：",
    corrected: "修正：",
    added: "追加：",
  },
  checks: (count) => `すべてのチェック（${count}）`,
  check: "チェック",
  found: "実際",
  wanted: "目標",
  wantedHere: "、目標",
  result: "結果",
  met: "達成",
  notMet: "未達成",
};
