import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import { moneyText } from "../../../../domain/messages/ja/money-text.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "2",
  3: "3",
  4: "4",
  5: "5",
};

export const placeMoreWords: typeof english = {
  weeklyHours: sayWeeklyHours(japanese, {
    weekdays: ["月", "火", "水", "木", "金", "土", "日"],
    between: ["・", "～"],
    comma: "、",
    open: "営業：",
    daily: "毎日",
    always: "24時間営業",
  }),
  yourDay: "（訪問日）",
  priceForAll: (price, people) => `${COUNT_WORDS[people] ?? people}人で約${price}`,
  roomsPrice: (rooms, price) =>
    `${japanese.count(rooms, { one: "室", other: "室" })}：${price.map(moneyText).join(" – ")}`,
  aboutPrice: (price) => `約${price.map(moneyText).join(" – ")}`,
  priceAsAdults: (price, people) =>
    `${COUNT_WORDS[people] ?? people}人で最大${price}（子ども料金は安いことが多いです）`,
  bestPartOfDay: {
    morning: "朝がおすすめ",
    midday: "正午ごろがおすすめ",
    afternoon: "午後がおすすめ",
    sunset: "日没ごろがおすすめ",
    evening: "夜がおすすめ",
    any: "いつでもおすすめ",
  },
  stepFree: {
    yes: "段差なし",
    partly: "一部段差なし",
    no: "段差や急な坂あり",
  },
  accessUnknown: "段差の有無は不明：事前に確認を",
  categories: {
    museum: "美術館・博物館",
    palace: "宮殿・城",
    worship: "宗教施設",
    monument: "名所",
    viewpoint: "展望スポット",
    park: "公園・庭園",
    market: "市場・ショッピング",
    "old-town": "街歩きエリア",
    beach: "ビーチ",
    show: "ショー",
    nightlife: "ナイトライフ",
    nature: "自然",
    zoo: "動物園・水族館",
    "theme-park": "テーマパーク",
  },
  notVerified: "未確認：ガイドにありません。",
  hoursUnknown: "営業時間は不明です。出発前に確認してください。",
  modelWords: (words) => ["AIの説明：", words, "。"],
  modelBestTime: (words) => `おすすめの時間：${words}`,
  modelTravelTime: (words) => `移動時間：${words}`,
  visited: "訪問済み",
  visitedAt: (place) => `（${place}）`,
  onTheMap: "地図に表示",
  photoCredits: (count) => `写真のクレジット（${count}）`,
  openThatDay: (open) =>
    isAlwaysOpen(open)
      ? "24時間営業"
      : `この日の営業時間：${japanese.span(open.startMinutes, open.endMinutes)}`,
};
