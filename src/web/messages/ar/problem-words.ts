import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { durationText } from "../../../domain/messages/ar/duration-text.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "مغلق",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined ? "مغلق حينها" : `مغلق حينها. ساعات العمل ${spans(hours)}`,
  dark: "مظلم حينها",
  beforeEvening: "أفضل في المساء",
  keptFree: "في الوقت الذي تريده حرًا",
  pastMidnight: "يمتد إلى ما بعد منتصف الليل",
  late: ({ minutes }: { minutes: number }) => `وقت التنقل لا يكفي: ينقص ${durationText(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `في الوقت نفسه مع ${name}، ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "مكرر في الخطة",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `يوم طويل: العودة في ${arabic.time(endMinutes)}`,
  noLunch: "لا وقت للغداء",
  tooManyVisits: ({ count, most }: Count) => `مزدحم: عدد المحطات ${count}، والموصى به ${most}`,
  tooManyLongVisits: ({ count }: Count) => `زيارات طويلة في يوم واحد: ${count}`,
  tooManyEvenings: ({ count }: Count) => `سهرات في يوم واحد: ${count}`,
  tooManyOfAKind: ({ count }: Count) => `أماكن متشابهة في يوم واحد: ${count}`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `يتعارض مع حجزك: ${booking}، ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `في وقت حجز آخر: ${booking}، ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `محجوز في ${arabic.time(startMinutes)} وليس في الخطة: ${booking}`,
  tooMuchWalking: ({ km }: { km: number }) => `مشي كثير: ${arabic.way(km, arabic.tenths)}`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [arabic.span(open, hours[index + 1] ?? open)] : [],
    )
    .join("، ");
}
