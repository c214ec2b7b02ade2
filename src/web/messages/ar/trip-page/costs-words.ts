import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import { moneyText } from "../../../../domain/messages/ar/money-text.ts";
import { storedWords } from "../../../../domain/messages/ar/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";
import type { costsWords as english } from "../../en/trip-page/costs-words.ts";

const people = (count: number) =>
  arabic.count(count, { one: "شخص واحد", two: "شخصان", few: "أشخاص", many: "شخصًا", other: "شخص" });
const places = (count: number) =>
  arabic.count(count, {
    one: "مكان واحد",
    two: "مكانان",
    few: "أماكن",
    many: "مكانًا",
    other: "مكان",
  });

export const costsWords: typeof english = {
  title: "التكاليف",
  money: moneyText,
  wholeTripFor: (count) => `الرحلة كلها، ${people(count)}`,
  forEach: (count) =>
    `للشخص الواحد، ${arabic.count(count, { one: "مسافر واحد", two: "مسافران", few: "مسافرين", many: "مسافرًا", other: "مسافر" })}`,
  forOne: "الرحلة كلها لشخص واحد",
  about: (amount) => `حوالي ${amount}`,
  perPerson: "الإجمالي أو للشخص",
  all: (count) => `الإجمالي، ${people(count)}`,
  each: "للشخص",
  bounds: (low, high) => `بين ${low} و${high}`,
  budget: (amount) => `الميزانية ${amount}`,
  budgetOfLevel: (amount, level) => `الميزانية حوالي ${amount} (${storedWords.budget(level)})`,
  within: (spare) => `ضمن الميزانية، يبقى حوالي ${spare}`,
  leftForOthers: (spare) => `يبقى حوالي ${spare} لما لم يُحتسب بعد`,
  mealsNotCounted: "لا تُحتسب الوجبات حتى تضيفها.",
  mealsCounted: (counted, days) => `الوجبات محتسبة في ${counted} من أصل ${days} أيام.`,
  howChildrenCount:
    "حين نعرف عمر الطفل نفترض أنه لا يحتاج إلى تذكرة قبل السادسة ولا إلى وجبة قبل الثالثة، وأنه ينام في غرفة والديه قبل الثانية عشرة، طفلان لكل غرفة. ويُحتسب الآخرون كبالغين. إن اختلف سعر فأضفه كمصروف يحل محل التقدير.",
  leftForRooms: (spare) => `يبقى حوالي ${spare} للغرف (السعر غير معروف)`,
  over: (more) => `فوق الميزانية بحوالي ${more}`,
  noBudget: "لم تُحدَّد ميزانية.",
  barLabel: (expected, budget) => `المتوقع ${expected} من ${budget}`,
  kinds: {
    rooms: "الغرف",
    tickets: "التذاكر",
    rides: "المواصلات",
    journeys: "الطيران والقطارات",
    meals: "الوجبات",
    other: "أخرى",
  } satisfies Record<CostKind, string>,
  kindsTitle: "بحسب الفئة",
  entered: (amount) => `أُضيف ${amount}`,
  stay: (rooms, nights, hotel, isDear) =>
    `${arabic.count(rooms, { one: "غرفة واحدة", two: "غرفتان", few: "غرف", other: "غرفة" })}، ${arabic.count(nights, { one: "ليلة واحدة", two: "ليلتان", few: "ليالٍ", other: "ليلة" })} في ${hotel}${isDear ? "، أكثر من المعتاد بسبب فعالية" : ""}`,
  tickets: (count, persons) => `${places(count)}، ${people(persons)}`,
  taxis: (count) =>
    `${arabic.count(count, { one: "سيارة أجرة واحدة", two: "سيارتا أجرة", few: "سيارات أجرة", other: "سيارة أجرة" })} ومواصلات عامة، تقديريًا`,
  rides: "مواصلات عامة، تقديريًا",
  journeysEstimated: "بين مدنك، تقديريًا",
  meals: "وجبات الغداء والعشاء بالأسعار المعتادة",
  noEstimate: "بلا تقدير",
  range: (low, high) => `${low} – ${high}`,
  addYours: "إضافة المدفوع",
  addYoursFor: (kind) => `إضافة المدفوع: ${kind}`,
  expected: "المتوقع",
  byDay: "بحسب اليوم",
  unpriced: (names) => `السعر غير معروف، لذلك ليس في الإجمالي: ${arabic.list(names)}.`,
  withoutRate: (amounts) => `ليس في الإجمالي لعدم وجود سعر صرف: ${arabic.list(amounts)}.`,
  estimateWithoutRate: (currency) =>
    `أسعار الخطة بعملة ${currency}. لا سعر صرف لها، لذلك ليست في الإجمالي.`,
  estimateRate: (from, to, value, date) =>
    `تعتمد أسعار الخطة حوالي ${value} ${to} مقابل 1 ${from} (${date}).`,
  basis:
    "الأسعار من الخطة وقد تتغير. أضف ما دفعته ليحل محلها. لا تشمل التنقل من المطار وإليه ولا ضريبة المدينة.",
  add: "إضافة مصروف",
  changeBudget: "تغيير الميزانية",
  download: "تنزيل جدول البيانات (CSV)",
  fileName: (trip) => `${trip} - التكاليف.csv`,

  expenses: "المصاريف",
  noExpenses: "لا مصاريف بعد.",
  wholeTrip: "الرحلة كلها",
  paidBy: (names) => `الدافع: ${arabic.list(names)}`,
  noRate: "لا سعر صرف",
  change: (title) => `تعديل ${title}`,

  newCost: "إضافة مصروف",
  changeCost: "تعديل المصروف",
  amount: "المبلغ",
  currency: "العملة",
  amountMissing: (example) => `أدخل مبلغًا، مثل ${example}.`,
  isRefund: "هذا مبلغ مسترد",
  what: "الوصف (اختياري)",
  kind: "الفئة",
  day: "اليوم",
  dayChoice: (number, name, isDated) => (isDated ? `${number} · ${name}` : name),
  rate: (from, to) => `1 ${from} بعملة ${to}`,
  rateOwn: (date) => `تقريبي، من جدولنا بتاريخ ${date}. أدخل السعر الذي دفعت به.`,
  rateAsked: (date) => `آخر سعر للبنك المركزي بتاريخ ${date}. أدخل السعر الذي دفعت به.`,
  rateKept: "السعر عند إضافة هذا المصروف.",
  rateMissing: "بدون سعر صرف، لا يدخل هذا في الإجمالي.",
  rateWrong: "أدخل رقمًا أكبر من 0، مثل 0.92، أو اترك الحقل فارغًا.",
  replaces: (amount) => `يحل محل تقدير الخطة (${amount})`,
  comesOff: (amount) => `يُخصم من تقدير الخطة (${amount})`,
  payer: "الدافع",
  nobody: "غير مقسّم",
  several: "عدة أشخاص",
  paid: (name) => `المبلغ من ${name}`,
  splitTitle: "التقسيم",
  splits: {
    EVENLY: "بالتساوي",
    BY_SHARES: "بالحصص",
    BY_PERCENTAGE: "بالنسبة المئوية",
    BY_AMOUNT: "بالمبلغ",
  } satisfies Record<Split, string>,
  among: "التقسيم بين",
  everyone: "الجميع",
  shareOf: (name) => `${name}: الحصص`,
  percentOf: (name) => `${name}: النسبة المئوية`,
  amountOf: (name) => `${name}: المبلغ`,
  payersWrong: "يجب أن يساوي مجموع المبالغ المدفوعة الإجمالي.",
  splitWrong: {
    EVENLY: "اختر شخصًا واحدًا على الأقل.",
    BY_SHARES: "أدخل حصة واحدة على الأقل، بأعداد صحيحة.",
    BY_PERCENTAGE: "يجب أن يكون مجموع النسب 100.",
    BY_AMOUNT: "يجب أن يساوي مجموع المبالغ الإجمالي.",
  } satisfies Record<Split, string>,
  save: "حفظ",
  remove: "إزالة المصروف",

  budgetTitle: "الميزانية",
  budgetIn: "عملة الإجمالي",
  budgetAmount: "الميزانية الإجمالية (اتركها فارغة لاعتماد مستوى الرحلة)",
  budgetWrong: (example) => `أدخل مبلغًا أكبر من 0، مثل ${example}، أو اترك الحقل فارغًا.`,

  travellers: "المسافرون",
  changeTravellers: "تعديل المسافرين",
  travellersHint:
    "أضف الأسماء فقط. لا يحتاج أحد إلى حساب. مع مسافرَين أو أكثر يمكنك تقسيم المصاريف.",
  unnamed: (count) =>
    arabic.plural(count, {
      one: "شخص آخر بلا اسم",
      two: "شخصان آخران بلا أسماء",
      other: `${arabic.number(count)} غيرهم بلا أسماء`,
    }),
  newTraveller: "الاسم",
  addTraveller: "إضافة",
  removeTraveller: (name) => `إزالة ${name}`,
  isNamed: "مذكور في مصروف",
  goneTraveller: "مسافر مُزال",

  settle: "من يدين لمن",
  notSplit: "حجوزات لم تُحسب هنا بعد، إذ لم يُذكر من دفعها:",
  whoPaid: (title) => `من دفع ثمن ${title}؟`,
  settled: "سُوّيت كل الحسابات.",
  transfer: (from, to) => `الدفع من ${from} إلى ${to}`,
  balances: "الأرصدة",
  balance: (paid, share) => `المدفوع ${paid}، الحصة ${share}`,

  csvHead: (currency) => [
    "اليوم",
    "التاريخ",
    "الوصف",
    "الفئة",
    "المبلغ",
    "العملة",
    `سعر الصرف إلى ${currency}`,
    `بعملة ${currency}`,
    "الدافع",
    "التقسيم",
  ],
};
