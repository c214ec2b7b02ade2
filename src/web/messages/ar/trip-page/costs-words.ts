import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import { moneyText } from "../../../../domain/messages/ar/money-text.ts";
import { storedWords } from "../../../../domain/messages/ar/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

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

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "التكاليف",
  money: moneyText,
  wholeTripFor: (count: number) => `الرحلة كلها، ${people(count)}`,
  forEach: (count: number) =>
    `للشخص الواحد، ${arabic.count(count, { one: "مسافر واحد", two: "مسافران", few: "مسافرين", many: "مسافرًا", other: "مسافر" })}`,
  forOne: "الرحلة كلها لشخص واحد",
  about: (amount: string) => `حوالي ${amount}`,
  perPerson: "الإجمالي أو للشخص",
  all: (count: number) => `الإجمالي، ${people(count)}`,
  each: "للشخص",
  bounds: (low: string, high: string) => `بين ${low} و${high}`,
  budget: (amount: string) => `الميزانية ${amount}`,
  budgetOfLevel: (amount: string, level: string) =>
    `الميزانية حوالي ${amount} (${storedWords.budget(level)})`,
  within: (spare: string) => `ضمن الميزانية، يبقى حوالي ${spare}`,
  leftForOthers: (spare: string) => `يبقى حوالي ${spare} لما لم يُحتسب بعد`,
  mealsNotCounted: "لا تُحتسب الوجبات حتى تضيفها.",
  mealsCounted: (counted: number, days: number) =>
    `الوجبات محتسبة في ${counted} من أصل ${days} أيام.`,
  childrenPayLess: "تُحتسب التذاكر بسعر البالغين، وغالبًا ما يدفع الأطفال أقل.",
  leftForRooms: (spare: string) => `يبقى حوالي ${spare} للغرف (السعر غير معروف)`,
  over: (more: string) => `فوق الميزانية بحوالي ${more}`,
  noBudget: "لم تُحدَّد ميزانية.",
  barLabel: (expected: string, budget: string) => `المتوقع ${expected} من ${budget}`,
  kinds: {
    rooms: "الغرف",
    tickets: "التذاكر",
    rides: "المواصلات",
    journeys: "الطيران والقطارات",
    meals: "الوجبات",
    other: "أخرى",
  } satisfies Record<CostKind, string>,
  kindsTitle: "بحسب الفئة",
  entered: (amount: string) => `أُضيف ${amount}`,
  stay: (rooms: number, nights: number, hotel: string, isDear: boolean) =>
    `${arabic.count(rooms, { one: "غرفة واحدة", two: "غرفتان", few: "غرف", other: "غرفة" })}، ${arabic.count(nights, { one: "ليلة واحدة", two: "ليلتان", few: "ليالٍ", other: "ليلة" })} في ${hotel}${isDear ? "، أكثر من المعتاد بسبب فعالية" : ""}`,
  tickets: (count: number, persons: number) => `${places(count)}، ${people(persons)}`,
  taxis: (count: number) =>
    `${arabic.count(count, { one: "سيارة أجرة واحدة", two: "سيارتا أجرة", few: "سيارات أجرة", other: "سيارة أجرة" })} ومواصلات عامة، تقديريًا`,
  rides: "مواصلات عامة، تقديريًا",
  meals: "وجبات الغداء والعشاء بالأسعار المعتادة",
  noEstimate: "بلا تقدير",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "إضافة المدفوع",
  addYoursFor: (kind: string) => `إضافة المدفوع: ${kind}`,
  expected: "المتوقع",
  byDay: "بحسب اليوم",
  unpriced: (names: readonly string[]) =>
    `السعر غير معروف، لذلك ليس في الإجمالي: ${arabic.list(names)}.`,
  withoutRate: (amounts: readonly string[]) =>
    `ليس في الإجمالي لعدم وجود سعر صرف: ${arabic.list(amounts)}.`,
  estimateWithoutRate: (currency: string) =>
    `أسعار الخطة بعملة ${currency}. لا سعر صرف لها، لذلك ليست في الإجمالي.`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `تعتمد أسعار الخطة حوالي ${value} ${to} مقابل 1 ${from} (${date}).`,
  basis: "الأسعار من الخطة وقد تتغير. أضف ما دفعته ليحل محلها.",
  add: "إضافة مصروف",
  changeBudget: "تغيير الميزانية",
  download: "تنزيل جدول البيانات (CSV)",
  fileName: (trip: string) => `${trip} - التكاليف.csv`,

  expenses: "المصاريف",
  noExpenses: "لا مصاريف بعد.",
  wholeTrip: "الرحلة كلها",
  paidBy: (names: readonly string[]) => `الدافع: ${arabic.list(names)}`,
  noRate: "لا سعر صرف",
  change: (title: string) => `تعديل ${title}`,

  newCost: "إضافة مصروف",
  changeCost: "تعديل المصروف",
  amount: "المبلغ",
  currency: "العملة",
  amountMissing: (example: string) => `أدخل مبلغًا، مثل ${example}.`,
  isRefund: "هذا مبلغ مسترد",
  what: "الوصف (اختياري)",
  kind: "الفئة",
  day: "اليوم",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string, isDated: boolean) =>
    isDated ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} بعملة ${to}`,
  rateOwn: (date: string) => `تقريبي، من جدولنا بتاريخ ${date}. أدخل السعر الذي دفعت به.`,
  rateAsked: (date: string) => `آخر سعر للبنك المركزي بتاريخ ${date}. أدخل السعر الذي دفعت به.`,
  rateKept: "السعر عند إضافة هذا المصروف.",
  rateMissing: "بدون سعر صرف، لا يدخل هذا في الإجمالي.",
  rateWrong: "أدخل رقمًا أكبر من 0، مثل 0.92، أو اترك الحقل فارغًا.",
  replaces: (amount: string) => `يحل محل تقدير الخطة (${amount})`,
  payer: "الدافع",
  nobody: "غير مقسّم",
  several: "عدة أشخاص",
  paid: (name: string) => `المبلغ من ${name}`,
  splitTitle: "التقسيم",
  splits: {
    EVENLY: "بالتساوي",
    BY_SHARES: "بالحصص",
    BY_PERCENTAGE: "بالنسبة المئوية",
    BY_AMOUNT: "بالمبلغ",
  } satisfies Record<Split, string>,
  among: "التقسيم بين",
  everyone: "الجميع",
  shareOf: (name: string) => `${name}: الحصص`,
  percentOf: (name: string) => `${name}: النسبة المئوية`,
  amountOf: (name: string) => `${name}: المبلغ`,
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
  budgetWrong: (example: string) => `أدخل مبلغًا أكبر من 0، مثل ${example}، أو اترك الحقل فارغًا.`,

  travellers: "المسافرون",
  changeTravellers: "تعديل المسافرين",
  travellersHint:
    "أضف الأسماء فقط. لا يحتاج أحد إلى حساب. مع مسافرَين أو أكثر يمكنك تقسيم المصاريف.",
  unnamed: (count: number) =>
    arabic.plural(count, {
      one: "شخص آخر بلا اسم",
      two: "شخصان آخران بلا أسماء",
      other: `${arabic.number(count)} غيرهم بلا أسماء`,
    }),
  newTraveller: "الاسم",
  addTraveller: "إضافة",
  removeTraveller: (name: string) => `إزالة ${name}`,
  isNamed: "مذكور في مصروف",
  goneTraveller: "مسافر مُزال",

  settle: "من يدين لمن",
  settled: "سُوّيت كل الحسابات.",
  transfer: (from: string, to: string) => `الدفع من ${from} إلى ${to}`,
  balances: "الأرصدة",
  balance: (paid: string, share: string) => `المدفوع ${paid}، الحصة ${share}`,

  csvHead: (currency: string) => [
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
