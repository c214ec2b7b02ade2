import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { tripsCalendarWords as english } from "../en/trips-calendar-words.ts";

export const tripsCalendarWords: typeof english = {
  close: "カレンダーを閉じる",
  none: "日付のある旅行はまだありません。",
  noTrips: "この月の旅行はありません。",
  earlier: (count) => `これより前の${japanese.count(count, { one: "か月", other: "か月" })}を表示`,
  undated: (count) =>
    `${japanese.count(count, { one: "件の旅行は", other: "件の旅行は" })}日付が未定です。`,
  feed: "カレンダーアプリで見る",
  feedAbout:
    "このリンクをカレンダーアプリに追加してください。すべての旅行の日程と、次の旅行の訪問先やメモが表示されます。リンクを知っている人は誰でも見られます。新しいリンクを作ると、前のリンクは使えなくなります。",
  feedName: "すべての旅行のカレンダー",
};
