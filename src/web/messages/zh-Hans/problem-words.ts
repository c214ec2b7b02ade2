import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import { durationText } from "../../../domain/messages/zh-Hans/duration-text.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "不开放",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined ? "那时不开放" : `那时不开放。开放时间 ${spans(hours)}`,
  dark: "那时天已黑",
  beforeEvening: "晚上去更好",
  keptFree: "在要留空的时间内",
  pastMidnight: "会持续到午夜后",
  late: ({ minutes }: { minutes: number }) => `路上时间不足：差 ${durationText(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `与${name}时间冲突，${spans([startMinutes, endMinutes])}`,
  visitedTwice: "在计划中出现了两次",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `当天行程太长：${chinese.time(endMinutes)} 才返回`,
  noLunch: "没有午餐时间",
  tooManyVisits: ({ count, most }: Count) => `太满：${count} 站，建议 ${most} 站`,
  tooManyLongVisits: ({ count }: Count) => `一天内有 ${count} 处长时间游览`,
  tooManyEvenings: ({ count }: Count) => `一天内有 ${count} 项夜间活动`,
  tooManyOfAKind: ({ count }: Count) => `一天内有 ${count} 个相似地点`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `与你的预订冲突：${booking}，${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `与另一项预订时间冲突：${booking}，${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `已预订 ${chinese.time(startMinutes)}，但不在计划中：${booking}`,
  tooMuchWalking: ({ km }: { km: number }) => `步行较多：${chinese.way(km, chinese.tenths)}`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [chinese.span(open, hours[index + 1] ?? open)] : [],
    )
    .join("、");
}
