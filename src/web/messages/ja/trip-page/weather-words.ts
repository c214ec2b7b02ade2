import { degreesText } from "../../../../domain/degrees.ts";
import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { WeatherKind } from "../../../../domain/places/day-weather.ts";
import type { weatherWords as english } from "../../en/trip-page/weather-words.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "晴れ",
  cloudy: "くもり",
  fog: "霧",
  rain: "雨",
  sleet: "みぞれ",
  snow: "雪",
  thunder: "雷雨",
};

export const weatherWords: typeof english = {
  day: ({ kind, lowC, highC, rainMm }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      degreesText({ lowC, highC, to: "～" }, japanese),
      ...(rainMm === 0 ? [] : [`${rainMm}mm`]),
    ].join("、"),
  trouble: (kind, hours) =>
    ({
      rain: `${hours}に雨`,
      snow: `${hours}に雪`,
      storm: `${hours}に嵐`,
      heat: `${hours}に猛暑`,
    })[kind],
  source: "予報：MET Norway",
  planAround: "天気に合わせる",
  planAroundOf: (day) => `${day}の天気に合わせる`,
  title: "天気に合わせてプランを変更",
  meaning: "悪天候の屋外の時間を減らします。日、時間、スポットの順に入れ替えます。",
  nothingBetter: "よりよい案がないため、プランはそのままです。",
  ifItRains: "一日中雨として計画する日を選んでください。",
  rainNeedsDates:
    "雨の日のプランには日付が必要です。日付を設定してから、もう一度入力してください。",
};
