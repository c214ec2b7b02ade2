import type { WATCH_MESSAGES as english } from "../en/watch-messages.ts";
import { openSpans } from "../open-spans.ts";
import { countNames, watchParts } from "../watch-parts.ts";
import { arabic } from "./arabic.ts";
import { eventText } from "./event-text.ts";
import { storedWords } from "./stored-words.ts";

const { span, wayBy, wayText, placesAre, list } = watchParts(arabic, storedWords, {
  way: (from, to) => `من ${from} إلى ${to}`,
  placesAre: {
    one: "مكان واحد",
    two: "مكانان",
    few: "أماكن",
    many: "مكانًا",
    other: "مكان",
  },
  more: (count) => `${count} غيرها`,
});

export const WATCH_MESSAGES: typeof english = {
  closedThatDay: (values) =>
    values.event !== undefined
      ? `اليوم ${values.day}: ${values.name} مغلق (${values.event}).${values.openDay === undefined ? "" : ` يفتح في اليوم ${values.openDay}.`}`
      : values.openDay === undefined
        ? `اليوم ${values.day}: ${values.name} مغلق في كل أيامك.`
        : `اليوم ${values.day}: ${values.name} مغلق يوم ${arabic.weekday(values.weekday)}. يفتح في اليوم ${values.openDay}.`,
  notOpenThen: ({ name, day, hours, ...visit }) =>
    `${name} مفتوح ${openSpans(hours, arabic.span).join(" و")} في اليوم ${day}، لكن زيارتك في الخطة ${span(visit)}.`,
  neverOpenThen: ({ name, goAt, ...visit }) =>
    `${name} لا يفتح أبدًا في ${span(visit)}. ${goAt === undefined ? "أزله" : `اذهب في ${arabic.time(goAt)}`}.`,
  emptyDay: ({ day }) => `اليوم ${day} فارغ.`,
  tooLate: ({ leftMinutes, ...way }) =>
    `التنقل ${wayText(way)} يستغرق حوالي ${wayBy(way)}، لكن الخطة ${leftMinutes > 0 ? `تتيح ${leftMinutes} د` : "لا تتيح له وقتًا"}.`,
  longDay: ({ day, ...hours }) => `اليوم ${day} طويل: ${span(hours)}.`,
  overBudget: ({ percent }) => `فوق الميزانية: حوالي ${percent}% أكثر مما يتيحه هذا المستوى.`,
  leftOutClosed: ({ names }) => `استُبعد لأنه مغلق في أيامك: ${arabic.list(names)}.`,
  leftOutDear: ({ names }) => `استُبعد للبقاء ضمن الميزانية: ${arabic.list(names)}.`,
  leftOutForTime: ({ names }) => `استُبعد لضيق الوقت: ${arabic.list(names)}.`,
  fewStalls: ({ count, all }) =>
    `أكل الشارع: ${count} من أصل ${all} من الوجبات في أكشاك أو أسواق أو قاعات طعام. لا نعرف شيئًا كهذا قرب البقية في تلك الساعات.`,
  leftOutFor: ({ name, day, instead }) =>
    `لا وقت لزيارة ${name}. لزيارته، تخطَّ ${arabic.list(instead)} في اليوم ${day}.`,
  notVerified: (values) => `لم نتمكن من تأكيد ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }) =>
    `اليوم ${day} هو ${arabic.date(date)}، ${holiday}: قد تختلف ساعات العمل في ${list(names)}.`,
  event: eventText,
  noTransit: ({ day, date, holiday }) =>
    `اليوم ${day} هو ${arabic.date(date)}، ${holiday}: لا مواصلات عامة، فامشِ أو احجز سيارة أجرة مسبقًا.`,
  openOnlyOn: ({ name, weekdays }) =>
    `${name} لا يفتح في ذلك الوقت إلا يوم ${arabic.list(weekdays.map((day) => arabic.weekday(day)))}.`,
  closedOn: ({ weekday, ...names }) =>
    `مغلق يوم ${arabic.weekday(weekday)} (${placesAre(names)}): ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }) =>
    `مغلق يوم ${arabic.weekday(weekday)} (${placesAre(names)})، أو في ${arabic.plural(countNames(names), { one: "الوقت المخطط", other: "الأوقات المخططة" })}: ${list(names)}.`,
  hoursUnknown: (values) => `ساعات العمل غير معروفة: ${list(values)}. تحقق قبل الذهاب.`,
  tight: ({ spareMinutes, ...way }) =>
    `وقت ضيق: التنقل ${wayText(way)} يستغرق حوالي ${wayBy(way)}، ويبقى ${spareMinutes} د.`,
  longWay: (way) => `تنقل طويل: ${wayText(way)}، حوالي ${wayBy(way)}.`,
  positionMissing: ({ name }) => `${name}: لا تذكر الخطة موقعه، لذلك لا يمكننا عرض الاتجاهات.`,
  positionWrong: ({ name }) =>
    `${name}: لا يمكن أن تكون إحداثياته صحيحة، لذلك لا يمكننا عرض الاتجاهات.`,
};
