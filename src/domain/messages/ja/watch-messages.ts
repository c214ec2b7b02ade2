import type { WATCH_MESSAGES as english } from "../en/watch-messages.ts";
import { openSpans } from "../open-spans.ts";
import { countNames, watchParts } from "../watch-parts.ts";
import { eventText } from "./event-text.ts";
import { japanese } from "./japanese.ts";
import { storedWords } from "./stored-words.ts";

const { span, wayBy, wayText, placesAre, list } = watchParts(japanese, storedWords, {
  way: (from, to) => `${from}から${to}まで`,
  placesAre: { one: "か所", other: "か所" },
  more: (count) => `ほか${count}か所`,
});

export const WATCH_MESSAGES: typeof english = {
  closedThatDay: (values) =>
    values.event !== undefined
      ? `${values.day}日目：${values.name}は休みです（${values.event}）。${values.openDay === undefined ? "" : `${values.openDay}日目は開いています。`}`
      : values.openDay === undefined
        ? `${values.day}日目：${values.name}は旅行中はずっと休みです。`
        : `${values.day}日目：${values.name}は${japanese.weekday(values.weekday)}が休みです。${values.openDay}日目は開いています。`,
  notOpenThen: ({ name, day, hours, ...visit }) =>
    `${name}は${day}日目は${openSpans(hours, japanese.span).join("、")}に開いていますが、プランでは${span(visit)}に訪れます。`,
  neverOpenThen: ({ name, goAt, ...visit }) =>
    `${name}は${span(visit)}には開いていません。${goAt === undefined ? "外してください" : `${japanese.time(goAt)}に訪れてください`}。`,
  emptyDay: ({ day }) => `${day}日目は予定がありません。`,
  tooLate: ({ leftMinutes, ...way }) =>
    `${wayText(way)}は${wayBy(way)}が目安ですが、プランの移動時間は${leftMinutes > 0 ? `${leftMinutes}分` : "0分"}です。`,
  longDay: ({ day, ...hours }) => `${day}日目は長めです：${span(hours)}。`,
  overBudget: ({ percent }) => `予算オーバー：このレベルの目安より約${percent}%高くなります。`,
  leftOutClosed: ({ names }) => `旅行中は休みのため入れていません：${japanese.list(names)}。`,
  leftOutDear: ({ names }) => `予算内に収めるため入れていません：${japanese.list(names)}。`,
  leftOutForTime: ({ names }) => `時間が足りないため入れていません：${japanese.list(names)}。`,
  fewStalls: ({ count, all }) =>
    `ストリートフード：${all}回の食事のうち${count}回が屋台、市場、フードホールです。ほかは、その時間に近くで開いている店がわかりません。`,
  leftOutFor: ({ name, day, instead }) =>
    `${name}に行く時間がありません。行くには、${day}日目の${japanese.list(instead)}を外してください。`,
  notVerified: (values) => `確認できませんでした：${list(values)}。`,
  holidayHours: ({ day, date, holiday, ...names }) =>
    `${day}日目は${japanese.date(date)}（${holiday}）です。次の場所の営業時間が変わることがあります：${list(names)}。`,
  event: eventText,
  noTransit: ({ day, date, holiday }) =>
    `${day}日目は${japanese.date(date)}（${holiday}）です。公共交通機関が動かないため、歩くか、タクシーを予約してください。`,
  openOnlyOn: ({ name, weekdays }) =>
    `${name}がその時間に開いているのは、${japanese.list(weekdays.map((day) => `${japanese.weekday(day)}`))}だけです。`,
  closedOn: ({ weekday, ...names }) =>
    `${japanese.weekday(weekday)}は${placesAre(names)}が休みです：${list(names)}。`,
  closedOrNotOpenThenOn: ({ weekday, ...names }) =>
    `${japanese.weekday(weekday)}または予定の${japanese.plural(countNames(names), { one: "時間", other: "時間" })}に、${placesAre(names)}が閉まっています：${list(names)}。`,
  hoursUnknown: (values) => `営業時間が不明：${list(values)}。出発前に確認してください。`,
  tight: ({ spareMinutes, ...way }) =>
    `時間に余裕がありません：${wayText(way)}は${wayBy(way)}が目安で、余裕は${spareMinutes}分です。`,
  longWay: (way) => `長い移動：${wayText(way)}、${wayBy(way)}の見込みです。`,
  positionMissing: ({ name }) => `${name}：プランに位置がないため、経路を表示できません。`,
  positionWrong: ({ name }) => `${name}：座標が正しくないため、経路を表示できません。`,
};
