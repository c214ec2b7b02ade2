import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { openSpans } from "../../../domain/messages/open-spans.ts";
import type { PROBLEM_WORDS as english } from "../en/problem-words.ts";

const spans = (hours: readonly number[]) => openSpans(hours, arabic.span).join("، ");

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `في اليوم ${day}${startMinutes === undefined ? "" : ` في ${arabic.time(startMinutes)}`}`;

export const PROBLEM_WORDS: typeof english = {
  closed: "مغلق",
  outsideHours: ({ hours }) =>
    hours === undefined ? "مغلق حينها" : `مغلق حينها. ساعات العمل ${spans(hours)}`,
  openFrom: ({ hours = [] }) => `ساعات العمل ${spans(hours)}`,
  dark: "مظلم حينها",
  beforeEvening: "أفضل في المساء",
  keptFree: "في الوقت الذي تريده حرًا",
  pastMidnight: "يمتد إلى ما بعد منتصف الليل",
  late: ({ minutes }) => `وقت التنقل لا يكفي: ينقص ${arabic.duration(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }) =>
    `في الوقت نفسه مع ${name}، ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "مكرر في الخطة",
  endsLate: ({ endMinutes }) => `يوم طويل: العودة في ${arabic.time(endMinutes)}`,
  idle: ({ minutes, startMinutes }) =>
    `لا شيء مخطط لمدة ${arabic.duration(minutes)} ابتداءً من ${arabic.time(startMinutes)}`,
  noLunch: "لا وقت للغداء",
  tableShut: ({ name, startMinutes }) => `${name} مغلق في ${arabic.time(startMinutes)}`,
  noMealThen: ({ meal, startMinutes }) =>
    `لا وقت ${meal === "lunch" ? "للغداء" : "للعشاء"} في ${arabic.time(startMinutes)}`,
  tooManyVisits: ({ count, most }) => `مزدحم: عدد المحطات ${count}، والموصى به ${most}`,
  tooManyLongVisits: ({ count }) => `زيارات طويلة في يوم واحد: ${count}`,
  tooManyEvenings: ({ count }) => `سهرات في يوم واحد: ${count}`,
  tooManyOfAKind: ({ count }) => `أماكن متشابهة في يوم واحد: ${count}`,
  meetsBooking: ({ booking, ...hours }) =>
    `يتعارض مع حجزك: ${booking}، ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }) =>
    `في وقت حجز آخر: ${booking}، ${spans([hours.startMinutes, hours.endMinutes])}`,
  inOtherTown: ({ town }) => `هذا المكان في ${town}`,
  stayUnplaced: ({ booking }) =>
    `لا نعرف أين يقع ${booking}، لذلك تنقص مسارات هذا اليوم. ضع رابط الخريطة في عنوانه ضمن «الحجوزات»`,
  bookingMissed: ({ booking, startMinutes }) =>
    `محجوز في ${arabic.time(startMinutes)} وليس في الخطة: ${booking}`,
  plannedAfterJourney: ({ booking, lastDay, ...leaves }) =>
    `${booking} يغادر ${onDay(leaves)}، لكن الخطة تستمر حتى اليوم ${lastDay}`,
  plannedBeforeJourney: ({ booking, ...arrives }) =>
    `${booking} يصل ${onDay(arrives)}، لكن الخطة تبدأ في اليوم 1`,
  tooMuchWalking: ({ km }) => `مشي كثير: ${arabic.way(km, arabic.tenths)}`,
};
