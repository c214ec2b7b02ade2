import { japanese } from "../../../domain/messages/ja/japanese.ts";
import { storedWords } from "../../../domain/messages/ja/stored-words.ts";
import type { myTripsWords as english } from "../en/my-trips-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = { days: { one: "日間", other: "日間" }, travelers: { one: "人", other: "人" } };

export const myTripsWords: typeof english = {
  title: "マイトリップ",
  loading: "旅行を読み込んでいます",
  noneKept: "オフラインです。このデバイスに保存された旅行はまだありません。",
  notRefreshed: "旅行を更新できませんでした。このデバイスに保存された内容を表示しています。",
  showMore: "もっと見る",
  search: "検索",
  calendar: "カレンダー",
  partUnavailable: "今は読み込めません。接続を確認して、もう一度お試しください。",
  actionsOf: (trip) => `操作：${trip}`,
  importTrip: "旅行をインポート",
  none: "旅行が見つかりません。",
  planFirst: "最初の旅行を作成",
  summary: sayTripSummary(
    (amount, of) => `${amount}${japanese.plural(Number(amount), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "目的地のない旅行",
  planned: (at) => `${at}に作成`,
  upcoming: "今後の旅行",
  past: "過去の旅行",
  pastCount: (count) => japanese.count(count, { one: "件の旅行", other: "件の旅行" }),
  noDates: "日付は未定",
  starts: (at, place) =>
    at === undefined ? ["最初のスポット：", place] : ["最初のスポット：", place, `、${at}`],
  todayStarts: (at, place) =>
    at === undefined
      ? ["今日の最初のスポット：", place]
      : ["今日の最初のスポット：", place, `、${at}`],
  sharedWithYou: "共有された旅行",
  sharedBy: (name, canEdit) => (canEdit ? `${name}さんが共有 · 編集できます` : `${name}さんが共有`),
  kept: "このデバイスに保存済み、オフラインで使えます",

  month: {
    close: "カレンダーを閉じる",
    none: "日付のある旅行はまだありません。",
    noTrips: "この月の旅行はありません。",
    earlier: (count) =>
      `これより前の${japanese.count(count, { one: "か月", other: "か月" })}を表示`,
    undated: (count) =>
      `${japanese.count(count, { one: "件の旅行は", other: "件の旅行は" })}日付が未定です。`,
    feed: "カレンダーアプリで見る",
    feedAbout:
      "このリンクをカレンダーアプリに追加してください。すべての旅行の日程と、次の旅行の訪問先やメモが表示されます。リンクを知っている人は誰でも見られます。新しいリンクを作ると、前のリンクは使えなくなります。",
    feedName: "すべての旅行のカレンダー",
  },
};
