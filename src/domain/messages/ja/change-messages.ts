import { distanceText } from "../../distances.ts";
import type { CHANGE_MESSAGES as english } from "../en/change-messages.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { japanese } from "./japanese.ts";
import { storedWords } from "./stored-words.ts";

type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "開いている時間だから",
  atItsBest: "いちばんおすすめの時間だから",
  wholeDayFits: "1日の予定がすべて収まるから",
  shorterWay: (savedMinutes) => `移動が${savedMinutes}分短くなるから`,
});

export const CHANGE_MESSAGES: typeof english = {
  neverOpenLongEnough: "見学できるほど長く開いている日がありません。",
  closedAllTrip: "旅行中はずっと休みか、開いている時間が足りません。",
  ticketsOverBudget: "入場料が予算を超えてしまいます。",
  noTimeWhenOpen: "開いている日には時間が残っていません。",
  noTime: "どの日にも時間が残っていません。",
  duplicatePlace: ({ day }) => `${day}日目にすでに入っています。`,
  duplicateHotel: "すでにリストにあります。",
  placeTooFar: (values) => `${far(values)}、この旅行の1日で回るには遠すぎます。`,
  hotelTooFar: (values) => `${far(values)}、この旅行の宿泊先にするには遠すぎます。`,
  otherDayClosed: ({ from, to, weekday }) =>
    `${from}日目から${to}日目に変更：${japanese.weekday(weekday)}は休みです。`,
  otherDayFull: ({ from, to }) =>
    `${from}日目から${to}日目に変更：${from}日目は予定が多すぎました。`,
  earlierInDay: ({ day, ...reason }) => `${day}日目の早い時間に変更（${orderReason(reason)}）。`,
  laterInDay: ({ day, ...reason }) => `${day}日目の遅い時間に変更（${orderReason(reason)}）。`,
  otherHour: ({ now, before, why }) =>
    `${japanese.time(before)}から${japanese.time(now)}に変更${hourReason(why)}。`,
  otherHourThanWords: (values) =>
    `${japanese.span(values.startMinutes, values.endMinutes)}に予定しました。AIの提案は「${values.words}」でした。`,
  notWanted: "入れないようにとのご希望でした。",
  askedFor: "ご希望に合わせて、ガイドから追加しました。",
  otherDayAsked: ({ from, to }) => `ご希望に合わせて、${from}日目から${to}日目に変更しました。`,
  fillsEmptyDay: ({ day }) => `${day}日目が空いていたため、ガイドから追加しました。`,
  nearestHotelFirst: "訪れるスポットに近いため、先頭に表示しています。",
  coordinatesSwapped: "プランでは緯度と経度が逆でした。",
  coordinatesWrong: "プランの座標が間違っていました。",
  wrongSpot: ({ km }) =>
    `プランの位置が、実際の場所から${distanceText(km, japanese)}ずれていました。`,
  otherPrice: ({ before, now }) =>
    `プランでは${storedWords.price(before) || "無料"}、ガイドでは${storedWords.price(now) || "無料"}です。`,
};

type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `${city ?? "プランのほかの場所"}から約${japanese.way(km)}離れており`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? "（開いている時間に合わせました）" : "（それより早くは着けません）";
}
