import { needAdvice } from "../../../../domain/messages/ar/need-advice.ts";
import { storedWords } from "../../../../domain/messages/ar/stored-words.ts";
import { kindsOf, onDays } from "../../../../domain/messages/ar/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import type { wishWords as english } from "../../en/trip-page/wish-words.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

export const wishWords: typeof english = {
  whatWouldYouLike: "ما رغباتك؟",
  hint: "بالإنجليزية أو الألمانية أو الفرنسية أو الإسبانية، أو اختر:",
  byModel: "إن لم نفهم كلماتك، نرسلها إلى الذكاء الاصطناعي مع أسماء الأماكن.",
  examples: {
    "Less walking": "مشي أقل",
    "Start later": "البدء لاحقًا",
    "Finish earlier": "العودة أبكر",
    Cheaper: "أرخص",
    "Take it easy": "على مهل",
    "Fit more in": "رؤية المزيد",
    "Swap the museum for a market": "سوق بدلًا من المتحف",
    "Add a park": "إضافة حديقة",
    "Keep the evening free": "إبقاء المساء حرًا",
  },
  quoted: (text) => `«${text}»`,
  unmet: ({ text, reason, need, hours, where = [] }) =>
    need !== undefined
      ? `«${text}»: ${needAdvice(need)}`
      : reason === "notOn"
        ? `«${text}»: ليس في ${where.map(({ day }) => storedWords.day(day)).join("، ")}، حيث لا شيء مما جرّبناه يناسب.`
        : where.length > 0 && reason === "isSo"
          ? `«${text}»: ${isThere(where)}.`
          : `«${text}»: ${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}.`,
  otherLanguage: "نقرأ الرغبات بالإنجليزية والألمانية والفرنسية والإسبانية فقط.",
  askAbout: (wish) => `اختر ما نفعله بـ«${wish}»`,
  asked: ({ text, choices, like: [one, other] = [] }) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `«${text}»: ${REASONS.notUnderstood}`
        : `«${text}»: لم نفهم هذا. اكتبه بطريقة أخرى، مثل «skip ${one}» أو «${other} in the morning».`
      : choices.every(({ label }) => label === "which")
        ? `ما المقصود في «${text}»؟`
        : `ماذا نفعل بشأن «${text}»؟`,
  choice: ({ label, name, kinds, when, meant, said }) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${CHOICES[label](kinds === undefined ? name : kindsOf(kinds))}${onDays(when ?? {})}`,
  asides: (texts) => `لم نغيّر شيئًا من أجل: ${texts.map((text) => `«${text}»`).join("، ")}`,
  withoutMeal: "دون هذه الوجبة",
  otherCity: (cities) =>
    `تبقى الخطة في المدن التي وُضعت لها. خطّط لزيارة ${cities} في رحلة واحدة: التواريخ والميزانية والمسافرون معبّأة مسبقًا، وتبقى هذه الرحلة كما هي.`,
  planCities: (cities) => `خطّط لزيارة ${cities}`,
};

/** A meal in the words that are understood, which are English. */
const MEALS: Readonly<Record<string, string>> = {
  breakfast: "الفطور",
  lunch: "الغداء",
  dinner: "العشاء",
};
const mealName = (name: string) => MEALS[name] ?? name;

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `إضافة ${name}`,
  leaveOut: (name) => `استبعاد ${name}`,
  remove: (name) => `إزالة ${name}`,
  moveDay: (name) => `نقل ${name} إلى يوم آخر`,
  note: () => "الاحتفاظ به كملاحظة",
  exchange: () => "كل منهما مكان الآخر",
  first: (name) => `${name} أولًا`,
  last: (name) => `${name} أخيرًا`,
  earlier: (name) => `${mealName(name)} أبكر`,
  later: (name) => `${mealName(name)} لاحقًا`,
  keep: (name) => `إبقاء ${name}`,
  more: (name) => `المزيد: ${name}`,
  fewer: (name) => `أقل: ${name}`,
  none: (name) => `بدون: ${name}`,
  which: (name) => name,
  doIt: (name) => `نفّذ هذا: «${name}»`,
  evenSo: () => "نفّذه حتى لو تغيّر موعد وجبة أو انتهى يوم في وقت متأخر",
  at: (name) => `في ${name}`,
  atMost: (name) => `${name} على الأكثر`,
  swap: (name) => `استبدال ${name} بشيء آخر`,
  swapFor: (name) => `استبدال ${name}`,
  stayFor: (name) => `${name} د`,
  morning: (name) => `${name} في الصباح`,
  afternoon: (name) => `${name} بعد الظهر`,
  evening: (name) => `${name} في المساء`,
  sunset: (name) => `${name} عند الغروب`,
  swapDays: () => "تبديل اليومين",
  visitAt: (name) => name,
  otherMeal: (name) => `مكان آخر: ${mealName(name)}`,
  makeRoom: (name) => `إفساح المجال: بدون ${name}`,
  asItIs: () => "إبقاء الخطة كما هي",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood: "لم نفهم هذا. جرّب كلمات أخرى، مع أسماء الأماكن.",
  noneThere: "لا شيء من ذلك في خطتك.",
  noneKnown: "لا غيرها في دليلنا هنا.",
  unknownPlace: "لا يعرف دليلنا هذا المكان. أضفه بنفسك: «إضافة مكان» في يومه.",
  noOtherTable: "لا يعرف دليلنا مطعمًا آخر قرب ذلك المكان.",
  noTable: "لا يعرف دليلنا مطعمًا كهذا قرب أيامك. ابحث عن واحد وأضفه كمكان.",
  noneFits: "لا شيء مما جرّبناه يناسب. يمكنك نقل الأماكن بنفسك.",
  isClosed: "المكان مغلق في تلك الأيام.",
  notOn: "ليس في كل الأيام.",
  midPriced: "أفضل ما نعرفه قريبًا وضمن ميزانيتك أسعاره متوسطة.",
  isLocked: "إنه مثبّت. ألغِ تثبيته أولًا.",
  hasHour: "له وقت ثابت. افتح «الوقت» عند المكان وألغِ تحديد «إبقاء هذا الوقت عند إعادة التخطيط».",
  lastDay: "تحتاج الرحلة إلى يوم واحد على الأقل.",
  isSo: "خطتك تفعل ذلك بالفعل.",
  noDay: "ليس في رحلتك ذلك اليوم.",
  noBreakfast: "لا فطور في الخطط. حدّد متى تبدأ أيامك.",
  whoTravels: "يُحدَّد المسافرون عند إنشاء الرحلة. اذكر أماكن تناسبهم، أو أنشئ رحلة جديدة للجميع.",
  cantHere: "لا يمكن تغيير أيام الخطة بهذا.",
};
const timed = (time: string | undefined) => (time === undefined ? "" : `، ${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where.map(({ name, day, time }) => `${name} في ${storedWords.day(day)}${timed(time)}`).join("، ");
