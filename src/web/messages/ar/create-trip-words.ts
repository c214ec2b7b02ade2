import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";
import type { createTripWords as english } from "../en/create-trip-words.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords: typeof english = {
  chooseOne: "اختر واحدًا من هذه.",
  screen: "إنشاء رحلة",
  haveBookings: "لديّ رحلة جوية أو فندق",
  destination: "ما وجهتك؟",
  destinationExample: "مدينة، مثل لشبونة",
  destinationHint: "لرحلة من 5 أيام أو أقل، يمكنك ترك هذا فارغًا لنختار لك مكانًا.",
  destinationNeeded: "اختر وجهة.",
  addCity: "أضف مدينة أخرى",
  cityDays: "أيامك في كل مدينة",
  fewerDays: (city) => `يوم أقل في ${city}`,
  moreDays: (city) => `يوم إضافي في ${city}`,
  removeCity: (city) => `إزالة ${city}`,
  suggestions: "اقتراحات",
  suggestionCount: (count) =>
    arabic.count(count, {
      one: "اقتراح واحد",
      two: "اقتراحان",
      few: "اقتراحات",
      many: "اقتراحًا",
      other: "اقتراح",
    }),
  anyPlace: "يمكنك إدخال أي مكان.",
  chooseCity: (city) => `اختيار ${city}`,
  thinTrip: (city, days) =>
    `في دليلنا ما يكفي في ${city} لحوالي ${arabic.count(days, { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" })}. خطط لأيام أقل أو اقضِ الباقي في مدينة أخرى.`,
  isReadAbout: (destination) =>
    `${destination} ليست في دليلنا. سنبحث عنها أولًا في البيانات المفتوحة (Wikivoyage وOpenStreetMap وWikidata)، وقد يستغرق ذلك دقيقة أو دقيقتين.`,
  unanswered: (destination) =>
    `${destination} ليست في دليلنا، والخدمة التي نسألها عن الأماكن الأخرى لا تستجيب الآن. يمكنك المحاولة رغم ذلك أو اختيار مدينة من دليلنا.`,
  isCountry: (country) => `في ${country} عدة مدن للإقامة. الاختيار في الخطوة التالية.`,
  planDays: (days) =>
    `تخطيط ${arabic.count(days, { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" })}`,
  allCities: (count) =>
    `كل مدن دليلنا (${arabic.count(count, { one: "مدينة واحدة", two: "مدينتان", few: "مدن", other: "مدينة" })})`,
  visitedBefore: (leftOut) =>
    leftOut === 0
      ? "أماكن زرتها"
      : `بدون أماكن زرتها: ${arabic.count(leftOut, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}`,
  seeAgain: "اختر ما يستحق زيارة أخرى.",
  notAgain: (names) => `بدون ${names}`,
  days: "كم يومًا رحلتك؟",
  daysExample: "مثال: 3",
  daysHint: "إن تركت هذا فارغًا، نخطط لـ3 أيام.",
  daysOfDates: "من يومك الأول إلى الأخير.",
  budget: "ما ميزانيتك؟",
  travellers: "من يسافر معك؟",
  moreWishes: "تفضيلات أخرى (اختياري)",
  when: "متى موعد رحلتك؟",
  whenChoices: { dates: "تواريخ", month: "شهر", open: "لا أعرف بعد" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates: "نخطط بحسب ساعات العمل والعطلات وضوء النهار في تواريخك.",
    month: "نخطط بحسب الموسم والطقس وضوء النهار. حدّد تواريخك لاحقًا.",
    open: "نخطط لأي أسبوع في السنة. حدّد تواريخك لاحقًا.",
  } satisfies Record<WhenChoice, string>,
  usualWeather: ({ city, month, highC, lowC, rainDays }) =>
    `${city} في ${arabic.month(month)}: عادةً من ${degreesText({ lowC, highC, to: " إلى " }, arabic)}، والأيام الماطرة: ${arabic.count(Math.round(rainDays), { one: "يوم واحد", two: "يومان", few: "أيام", many: "يومًا", other: "يوم" })}.`,
  month: "الشهر",
  anyMonth: "اختر شهرًا",
  startDate: "اليوم الأول",
  endDate: "اليوم الأخير",
  arriveAt: "الوصول حوالي",
  leaveAt: "المغادرة حوالي",
  byAir: "هذه مواعيد رحلات جوية: احسب وقت المطار",
  arriving: (time) => `الوصول في ${time}`,
  leaving: (time) => `المغادرة في ${time}`,
  dateProblems: {
    start_date_past: "مضى هذا التاريخ. اختر اليوم أو تاريخًا لاحقًا، أو اترك الحقل فارغًا.",
    end_date_unreadable: "أدخل يومًا أخيرًا صالحًا أو اترك الحقل فارغًا.",
    end_before_start: "اليوم الأخير قبل الأول. اختر يومًا لاحقًا.",
    arrival_unreadable: "أدخل الوقت كاملًا أو اترك الحقل فارغًا.",
    departure_unreadable: "أدخل الوقت كاملًا أو اترك الحقل فارغًا.",
  },
  howMany: "كم عددكم؟",
  childAges: "ما أعمار الأطفال؟",
  agesAssumed: "من دون أعمار نخطّط لأطفال بين 6 و12 سنة.",
  child: (number) => `الطفل ${number}`,
  noAge: "العمر",
  age: (years) => (years === 0 ? "أقل من سنة" : `${years}`),
  needs: "احتياجات في الطعام أو سهولة الوصول؟ (اختياري)",
  allOfUs: "جميعنا",
  someOfUs: (count, people) => `${count} من ${people}`,
  ofSome: (title, count, people) => `${title} (${count} من ${people})`,
  needTitles: {
    vegetarian: "نباتي",
    vegan: "نباتي صرف",
    glutenFree: "بلا غلوتين",
    lactoseFree: "بلا لاكتوز",
    halal: "حلال",
    kosher: "كوشير",
    nutFree: "بلا مكسرات",
    stepFree: "بلا سلالم",
  },
  pace: "ما وتيرة أيامك؟",
  paces: { relaxed: "على مهل", usual: "عادي", full: "رؤية الكثير" } satisfies Record<
    PaceChoice,
    string
  >,
  interests: "ما الذي يعجبك؟",
  planner: "من يخطط للرحلة؟",
  planners: { model: "الذكاء الاصطناعي", guide: "دليلنا" },
  plannerHint:
    "يغطي دليلنا هذه المدينة: تجهز الخطة فورًا، بأماكن تحققنا منها. الذكاء الاصطناعي أكثر مرونة لكنه يستغرق وقتًا أطول.",
  generating: "جارٍ الإنشاء",
  wishUnanswered: "اختر ما نفعله بهذا، أو اضغط «إنشاء الرحلة!» مرة أخرى للتخطيط من دونه.",
  generate: "إنشاء الرحلة!",
  startEmpty: "البدء بخطة فارغة",
  planGoesOn: "ما زلنا نعمل على خطتك. تظهر في «رحلاتي».",
  planIsReady: "خطتك جاهزة. تظهر في «رحلاتي».",

  progressTitle: "إعداد خطتك",
  progress: "التقدم",
  stop: "إيقاف",
  askingPlanner: "استشارة أداة التخطيط",
  readingAbout: (place) => `القراءة عن ${place}`,
  readingSteps: {
    where: "البحث عنها على الخريطة",
    wikivoyage: "البحث في Wikivoyage عما يستحق الزيارة",
    wikidata: "البحث في Wikidata عن المعالم المعروفة",
    openstreetmap: "جلب ساعات العمل والفنادق من OpenStreetMap",
    pageviews: "معرفة ما يقرأ الناس عنه",
    composing: "تجميع الخطة",
    wishes: "قراءة رغباتك",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "حفظ رحلتك",
  dayIsReady: (day, days) => `اليوم ${day} من ${days} جاهز`,
  lookingForHotels: (destination) => `البحث عن فنادق في ${destination}`,
  hotels: (count) =>
    arabic.count(count, {
      one: "فندق واحد",
      two: "فندقان",
      few: "فنادق",
      many: "فندقًا",
      other: "فندق",
    }),
  hotelsAreReady: (count) =>
    arabic.count(count, {
      one: "فندق واحد جاهز",
      two: "فندقان جاهزان",
      few: "فنادق جاهزة",
      many: "فندقًا جاهزًا",
      other: "فندق جاهز",
    }),
  reconnecting: "انقطع الاتصال. ما زلنا نعمل على خطتك.",
  freeDay: "يوم حر",

  failureTitle: "خطتك غير جاهزة",
  nameRequest: (requestId, code) =>
    `عند التواصل مع مشرف الموقع، اذكر هذا الطلب: ${requestId} (${code})`,
  planInstead: (destination) => `رحلة إلى ${destination} بدلًا منها`,
  meantTitle: "هل المقصود…؟",
  planMeant: (label) => `تخطيط ${label}`,
  basesTitle: "اختر مكان الإقامة",
  basesHint: "يشمل هذا أكثر من بلدة. أقم في عدة بلدات ونخطط للتنقل بينها، أو أقم في واحدة.",
  severalBases: "الإقامة في عدة بلدات",
  oneBase: "أو الإقامة في واحدة",
  basesOf: (count) =>
    arabic.count(count, { one: "بلدة واحدة", two: "بلدتان", few: "بلدات", other: "بلدة" }),
  planOne: (label) => `تخطيط ${label.split(",")[0]}`,
  daysIn: (label, days) =>
    `${label.split(",")[0]}: ${arabic.count(days, { one: "يوم واحد", two: "يومان", few: "أيام", many: "يومًا", other: "يوم" })}`,
  takeGuide: (destination) => `استخدام دليلنا: ${destination}`,
  tryAgain: "إعادة المحاولة",
};
