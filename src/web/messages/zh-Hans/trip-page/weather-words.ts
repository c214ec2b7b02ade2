import { degreesText } from "../../../../domain/degrees.ts";
import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { WeatherKind } from "../../../../domain/places/day-weather.ts";
import type { weatherWords as english } from "../../en/trip-page/weather-words.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "晴",
  cloudy: "多云",
  fog: "雾",
  rain: "雨",
  sleet: "雨夹雪",
  snow: "雪",
  thunder: "雷暴",
};

export const weatherWords: typeof english = {
  day: ({ kind, lowC, highC, rainMm }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      degreesText({ lowC, highC, to: " 至 " }, chinese),
      ...(rainMm === 0 ? [] : [`${rainMm} 毫米`]),
    ].join("，"),
  trouble: (kind, hours) =>
    ({
      rain: `${hours} 有雨`,
      snow: `${hours} 有雪`,
      storm: `${hours} 有风暴`,
      heat: `${hours} 酷热`,
    })[kind],
  source: "预报：MET Norway",
  planAround: "按天气调整",
  planAroundOf: (day) => `按${day}的天气调整`,
  title: "按天气调整",
  meaning: "天气不好时减少户外时间。先对调日子，再调时间，最后换地点。",
  nothingBetter: "没有找到更好的方案，计划保持不变。",
  ifItRains: "按全天下雨来安排哪一天？",
  rainNeedsDates: "雨天计划需要日期。请先设置日期，然后再试。",
};
