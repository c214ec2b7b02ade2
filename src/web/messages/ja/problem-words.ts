import { japanese } from "../../../domain/messages/ja/japanese.ts";
import { openSpans } from "../../../domain/messages/open-spans.ts";
import type { PROBLEM_WORDS as english } from "../en/problem-words.ts";

const spans = (hours: readonly number[]) => openSpans(hours, japanese.span).join("、");

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `${day}日目${startMinutes === undefined ? "" : `の${japanese.time(startMinutes)}`}`;

export const PROBLEM_WORDS: typeof english = {
  closed: "休みです",
  outsideHours: ({ hours }) =>
    hours === undefined
      ? "その時間は閉まっています"
      : `その時間は閉まっています。営業時間：${spans(hours)}`,
  openFrom: ({ hours = [] }) => `営業時間：${spans(hours)}`,
  dark: "その時間は暗くなります",
  beforeEvening: "夜のほうがおすすめです",
  keptFree: "空けておく時間と重なっています",
  pastMidnight: "深夜0時を過ぎます",
  late: ({ minutes }) => `移動時間が足りません：${japanese.duration(minutes)}不足`,
  overlaps: ({ name, startMinutes, endMinutes }) =>
    `${name}と同じ時間です：${spans([startMinutes, endMinutes])}`,
  visitedTwice: "プランに2回入っています",
  endsLate: ({ endMinutes }) => `長い1日：戻りは${japanese.time(endMinutes)}`,
  idle: ({ minutes, startMinutes }) =>
    `${japanese.time(startMinutes)}から${japanese.duration(minutes)}の予定がありません`,
  noLunch: "昼食の時間がありません",
  tableShut: ({ name, startMinutes }) =>
    `${name}は${japanese.time(startMinutes)}には閉まっています`,
  noMealThen: ({ meal, startMinutes }) =>
    `${japanese.time(startMinutes)}に${meal === "lunch" ? "昼食" : "夕食"}の時間がありません`,
  tooManyVisits: ({ count, most }) => `予定が多め：${count}か所（おすすめは${most}か所）`,
  tooManyLongVisits: ({ count }) => `長時間の訪問が1日に${count}か所`,
  tooManyEvenings: ({ count }) => `夜の予定が1日に${count}件`,
  tooManyOfAKind: ({ count }) => `似たスポットが1日に${count}か所`,
  meetsBooking: ({ booking, ...hours }) =>
    `予約と重なります：${booking}、${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }) =>
    `別の予約と同じ時間です：${booking}、${spans([hours.startMinutes, hours.endMinutes])}`,
  inOtherTown: ({ town }) => `このスポットは${town}にあります`,
  stayUnplaced: ({ booking }) =>
    `${booking}の場所がわからないため、この日の移動が表示されません。「予約」の住所に地図のリンクを入れてください`,
  bookingMissed: ({ booking, startMinutes }) =>
    `${japanese.time(startMinutes)}の予約がプランにありません：${booking}`,
  plannedAfterJourney: ({ booking, lastDay, ...leaves }) =>
    `${booking}は${onDay(leaves)}に出発しますが、プランは${lastDay}日目まであります`,
  plannedBeforeJourney: ({ booking, ...arrives }) =>
    `${booking}は${onDay(arrives)}に到着しますが、プランは1日目から始まります`,
  tooMuchWalking: ({ km }) => `歩く距離が長め：${japanese.way(km, japanese.tenths)}`,
};
