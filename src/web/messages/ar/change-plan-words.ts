import { LIMITS } from "../../../domain/limits.ts";
import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { storedWords } from "../../../domain/messages/ar/stored-words.ts";
import type { EateryDiet } from "../../../domain/places/eatery-kind.ts";
import type { changePlanWords as english } from "../en/change-plan-words.ts";

const DIETS: Readonly<Record<EateryDiet, string>> = {
  vegetarian: "نباتي",
  vegan: "نباتي صرف",
  halal: "حلال",
  kosher: "كوشر",
  "gluten-free": "خالٍ من الغلوتين",
};
const dietsText = (diets: readonly EateryDiet[]) => arabic.list(diets.map((diet) => DIETS[diet]));

export const changePlanWords: typeof english = {
  workingItOut: "جارٍ التحقق…",
  notNow: "لا يمكننا التحقق من الأوقات الآن. لا يزال بإمكانك إجراء هذا التغيير.",
  fits: "مناسب.",
  fitsStill: "لا مشاكل جديدة. ما زال قائمًا:",
  fitsNot: "لا يصلح هكذا:",
  fitsBut: "هذا ممكن، لكن:",
  notMet: (check) => `لم يتحقق: ${check}`,

  time: "الوقت",
  whenAndHowLong: "متى وكم من الوقت؟",
  starts: "البداية",
  stayFor: "المدة",
  stay: (minutes) => arabic.duration(minutes),
  usualStay: "كما في الخطة",
  keepTime: "إبقاء هذا الوقت عند إعادة التخطيط",
  startsMissing: "أدخل وقتًا، مثل 14:30.",
  set: "تحديد",

  swap: "استبدال",
  swapThis: "استبدال هذا المكان",
  inPlaceOf: (place, hours) =>
    hours === undefined ? ["بدلًا من ", place, "."] : ["بدلًا من ", place, `، ${hours}.`],
  theseFit: "هذه تناسب يومك:",
  nearest: "الأقرب إلى المطلوب:",
  noneFits: "لا نعرف مكانًا آخر يناسب هنا. ابحث بالاسم.",
  takeThis: "اختيار",
  take: (place) => `اختيار ${place}`,
  moreTravel: (minutes) =>
    minutes === 0
      ? "بلا تنقل إضافي"
      : minutes > 0
        ? `تنقل أكثر: ${arabic.duration(minutes)}`
        : `تنقل أقل: ${arabic.duration(-minutes)}`,
  tablesFit: "قريب ومفتوح في ذلك الوقت:",
  noTables: "لا نعرف مطعمًا آخر مفتوحًا في ذلك الوقت وقريبًا بما يكفي.",
  suitsDiets: (diets: readonly EateryDiet[]) => `خيارات مناسبة: ${dietsText(diets)}`,
  lacksDiets: (diets: readonly EateryDiet[]) =>
    `قد لا يناسب، لا خيارات معروفة: ${dietsText(diets)}`,
  tableByName: "البحث بالاسم أو الطبق",
  tablesNamed: "مفتوحة حينها ويمكن الوصول إليها:",
  noTableNamed: (text: string) => `لا نعرف مطعمًا باسم «${text}» مفتوحًا حينها ويمكن الوصول إليه.`,
  whenAndWhere: "متى وأين؟",
  noMealThen: "هذا الوقت لا يناسب هذا اليوم. جرّب وقتًا آخر.",
  evenSoAt: (name: string) => `تناول الطعام في «${name}» على أي حال`,

  ideas: "الأفكار",
  bookings: "الحجوزات",
  dropBookings: "أفلِت تأكيد الحجز هنا لقراءته",
  addPlace: "إضافة مكان",
  addPlaceTo: (day) => `إضافة مكان إلى ${day}`,
  lookFor: "أو ابحث عن مكان آخر",
  lookForFirst: "ابحث عن مكان",
  lookForHint: "اسم أو نوع، مثل «حديقة»",
  noneFound: (text) => `لا نتائج أخرى في دليلنا لعبارة «${text}» هنا.`,
  elsewhere: "أماكن أخرى",
  searching: "جارٍ البحث…",
  noneElsewhere: "لا أماكن أخرى. تحقق من الكتابة أو أضف مكانك أدناه.",
  elsewhereNotNow:
    "لا يمكننا البحث عن أماكن أخرى الآن. افتح «أضف مكانك الخاص» أدناه: ما كتبته هو اسمه.",
  hoursUnknown: "ساعات العمل غير معروفة",
  addTicked: (count) =>
    `إضافة ${arabic.count(count, { one: "مكان واحد", two: "مكانين", few: "أماكن", many: "مكانًا", other: "مكان" })}`,
  foundCount: (count) =>
    `عدد النتائج: ${arabic.count(count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}.`,
  putThese: "طرحها للتصويت",
  orVote: "أو دع الضيوف يصوّتون…",
  tooMany: `يمكن طرح ${LIMITS.list.candidates} أماكن معًا للتصويت كحد أقصى.`,
  tickToVote: "حدّد أماكن أخرى ليصوّت الضيوف عليها وعلى هذا المكان.",
  voteOn: (count) => `تصويت الضيوف على هذه الأماكن (${count})`,
  ownPlace: "أضف مكانك الخاص",
  ownName: "الاسم",
  ownPosition: "الموقع (اختياري)",
  ownPositionHint:
    "ألصق رابط Google Maps، أو أدخل خط العرض وخط الطول، مثل \u206641.9029, 12.4534\u2069",
  ownNameMissing: "أدخل اسمًا.",
  ownPositionUnreadable:
    "أدخل خط العرض وخط الطول، مثل \u206641.9029, 12.4534\u2069، أو اترك الحقل فارغًا.",
  shortLink:
    "الرابط القصير لا يبيّن إلى أين يؤدي. افتحه في المتصفح والصق العنوان الطويل هنا، أو أدخل خط العرض وخط الطول، مثل \u206641.9029, 12.4534\u2069.",
  ownNotice: "لم نتحقق منه. بدون موقع لا يمكننا عرض الاتجاهات.",
  add: "إضافة",
  ownHotel: "أضف فندقك الخاص",
  hotelSearch: "اسم الفندق أو عنوانه",
  hotelsFound: "النتائج",
  hotelSearchNotNow: "لا يمكننا البحث الآن. أدخل موقعه أدناه.",
  hotelByHand: "لم تجده؟ أدخل موقعه",
  ownHotelNotice: "تبدأ أيامك من هنا. لم نتحقق منه.",
  near: "ما القريب منه؟",
  nearUnknown: "اختر",
  quarters: "الأحياء",
  plannedPlaces: "أماكن في خطتك",
  position: "موقعه الدقيق، إن كنت تعرفه",
  positionMissing: "اختر ما هو قريب منه، أو أدخل موقعه الدقيق.",

  changeTrip: "تغيير الرحلة كلها",
  changeTheTrip: "تغيير الرحلة",
  fillDay: "ملء هذا اليوم",
  fillOf: (day) => `ملء ${day}`,
  isFull: "لا شيء آخر يتسع له هذا اليوم.",
  isNew: "جديد",
  replanDay: "إعادة تخطيط هذا اليوم",
  replanMeaning: "تبقى أماكنك، وتُرتَّب بأقل تنقل تسمح به ساعات العمل.",
  wholeTrip: "الرحلة كلها",
  what: "ما الذي يتغير",
  staysAsItIs: (names) => `لن يتغير: ${names}.`,
  lockOthers: "لن تتغير الأماكن المثبّتة.",
  showProposal: "معاينة التغييرات",
  nothingYet: "يمكنك مراجعتها قبل أن يتغير أي شيء.",
  proposalFor: (what) => `التغييرات المقترحة: ${what}`,
  nothingBetter: "خطتك في أفضل ترتيب بالفعل.",
  fitDates: (dates) => `رحلتك في ${dates}`,
  placeBecause: (name, why) => `${name} (${why})`,
  fitDatesMeaning: (names) =>
    names.length === 0
      ? "كل شيء يناسب هذه التواريخ."
      : `لتناسب هذه التواريخ، نُقل أو استُبدل: ${arabic.list(names)}.`,
  stillShut: (names) =>
    `غير ممكن في هذه التواريخ: ${arabic.list(names)}. ابحث عن وقت أو مكان آخر ضمن «الفحص».`,
  bookingsOff: (names) =>
    `تبقى حجوزاتك في تواريخها، وهذه لم تعد مناسبة: ${arabic.list(names)}. غيّرها في الحجوزات أو اختر تواريخ أخرى.`,
  datesAllTheSame: "تحديد التواريخ على أي حال",
  onlyDates: "تحديد التواريخ وإبقاء خطتي",
  fixOf: (place) => `حل مشكلة ${place}`,
  noOtherTime: "لا يناسب أيًا من أيامك.",
  swapInstead: (place) => `لا يناسب وقتًا آخر في أيامك. بدلًا منه: ${place}.`,
  failed: "حدث خطأ ولم تتغير خطتك. حاول مرة أخرى.",
  outdated: "تغيّرت الرحلة منذ ذلك الحين. عاين التغييرات مرة أخرى.",
  before: "قبل",
  after: "بعد",
  onFoot: "المشي",
  travel: "وقت التنقل",
  backAt: "العودة إلى الفندق",
  minutes: (minutes) => (minutes === 0 ? "0 د" : arabic.duration(minutes)),
  to: "إلى",
  stays: "بلا تغيير",
  locked: "مثبّت",
  moved: (day) => `نُقل من ${day}`,
  movesTo: (day) => `يُنقل إلى ${day}`,
  earlier: (minutes) => `قبل موعده بـ${arabic.duration(minutes)}`,
  later: (minutes) => `بعد موعده بـ${arabic.duration(minutes)}`,
  cancel: "إلغاء",
  apply: "تطبيق",
  becomes: (day, next) => `${day} يصبح ${next}`,
  dayUnchanged: "لا تغييرات.",
  noMeal: "بلا وجبة",
  meal: (kind, start) => `${kind === "lunch" ? "الغداء" : "العشاء"}، ${start}`,

  putBackChanges: "إعادته إلى مكانه السابق تغيّر أشياء أخرى في اليوم.",
  waysOut: (place) => `خيارات ${place}`,
  moveTo: (day, hours) => `نقله إلى ${storedWords.day(day)}، ${hours}`,
  moveWithin: (hours) => `زيارته ${hours} بدلًا من ذلك`,
  letPlanChoose: "ترك اختيار الوقت للخطة",
  setAside: "إزالة",
  isSetAside: "تمت الإزالة",

  runningLate: "تأخّرت",
  byHowMuch: "كم التأخير؟",
  late: (minutes) => `+${minutes} د`,
  lateBy: (minutes) =>
    `+${minutes} د: تأخير ${arabic.count(minutes, { one: "دقيقة واحدة", two: "دقيقتين", few: "دقائق", other: "دقيقة" })}`,
  skip: "تخطي",
  skipOf: (place) => `تخطي ${place}`,
  noLongerFits: "لم يعد يتسع له اليوم:",
  setAsideOf: (place) => `إزالة ${place}`,

  night: {
    more: (town) => `ليلة إضافية في ${town}`,
    nightsIn: (town) => `الليالي في ${town}`,
    travelTo: (town) => `السفر إلى ${town}`,
    onDay: (day, date) => (date === undefined ? day : `${day}، ${arabic.date(date)}`),
    meaning: (day, town) =>
      `يُعاد تخطيط ${day} في ${town} وتُزال أماكنه الحالية. يحتفظ يوم سفرك بأماكنه.`,
    held: (names) => `ألغِ أولًا تثبيت ${arabic.list(names)}، أو اترك اختيار الوقت للخطة.`,
  },
};
