import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { findTripsWords as english } from "../en/find-trips-words.ts";

export const findTripsWords: typeof english = {
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
};
