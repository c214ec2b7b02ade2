import { durationText } from "../../../domain/messages/ja/duration-text.ts";
import { japanese } from "../../../domain/messages/ja/japanese.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "休みです",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined
      ? "その時間は閉まっています"
      : `その時間は閉まっています。営業時間：${spans(hours)}`,
  dark: "その時間は暗くなります",
  beforeEvening: "夜のほうがおすすめです",
  keptFree: "空けておく時間と重なっています",
  pastMidnight: "深夜0時を過ぎます",
  late: ({ minutes }: { minutes: number }) => `移動時間が足りません：${durationText(minutes)}不足`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `${name}と同じ時間です：${spans([startMinutes, endMinutes])}`,
  visitedTwice: "プランに2回入っています",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `長い1日：戻りは${japanese.time(endMinutes)}`,
  noLunch: "昼食の時間がありません",
  tooManyVisits: ({ count, most }: Count) => `予定が多め：${count}か所（おすすめは${most}か所）`,
  tooManyLongVisits: ({ count }: Count) => `長時間の訪問が1日に${count}か所`,
  tooManyEvenings: ({ count }: Count) => `夜の予定が1日に${count}件`,
  tooManyOfAKind: ({ count }: Count) => `似たスポットが1日に${count}か所`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `予約と重なります：${booking}、${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `別の予約と同じ時間です：${booking}、${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `${japanese.time(startMinutes)}の予約がプランにありません：${booking}`,
  tooMuchWalking: ({ km }: { km: number }) =>
    `歩く距離が長め：${japanese.way(km, japanese.tenths)}`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [japanese.span(open, hours[index + 1] ?? open)] : [],
    )
    .join("、");
}
