import { sayWishes } from "../say-wishes.ts";
import { arabic } from "./arabic.ts";
import { choiceWords } from "./choice-words.ts";

export const wishWords = sayWishes(arabic, choiceWords.interests, {
  kinds: {
    museum: ["متحف", "متاحف"],
    palace: ["قصر أو قلعة", "قصور أو قلاع"],
    worship: ["دار عبادة", "دور عبادة"],
    monument: ["نصب تذكاري", "نصب تذكارية"],
    viewpoint: ["إطلالة", "إطلالات"],
    park: ["حديقة", "حدائق"],
    market: ["سوق أو متجر", "أسواق أو متاجر"],
    "old-town": ["حي قديم", "أحياء قديمة"],
    beach: ["شاطئ", "شواطئ"],
    show: ["عرض", "عروض"],
    nightlife: ["سهرة", "حياة ليلية"],
    nature: ["مكان في الطبيعة", "أماكن في الطبيعة"],
    zoo: ["حديقة حيوان أو أكواريوم", "حدائق حيوان أو أكواريوم"],
    "theme-park": ["مدينة ملاهٍ", "مدن ملاهٍ"],
  },
  needs: {
    vegetarian: "طعام نباتي",
    vegan: "طعام نباتي صرف",
    glutenFree: "طعام بلا غلوتين",
    lactoseFree: "طعام بلا لاكتوز",
    halal: "طعام حلال",
    kosher: "طعام كوشير",
    nutFree: "طعام بلا مكسرات",
    seafoodFree: "طعام بلا سمك ولا مأكولات بحرية",
    allergy: "حساسية من الطعام",
    stepFree: "وصول بلا سلالم",
    pregnant: "رحلة هادئة أثناء الحمل",
    cleanAir: "أماكن بلا دخان ولا غبار",
    noFood: "الطعام",
    crowds: "بلا ازدحام",
    transport: "وسائل التنقل",
    heat: "بلا حر",
    heights: "بلا مرتفعات",
    toilets: "دورات مياه قريبة",
    dogs: "مع كلب",
    budgetCap: "مبلغ في اليوم",
    freeThings: "معالم مجانية",
    weather: "ما يتوقف على الطقس",
    lodging: "مكان إقامتك",
    facts: "ما لا معلومات عنه في دليلنا",
    answers: "إجابة عن سؤال",
    apart: "أن يذهب كلٌّ في طريقه",
  },
  unplanned: (what) => `${what} (لا يمكننا التخطيط لذلك)`,
  paces: {
    relaxed: "أيام هادئة",
    usual: "أيام بالوتيرة العادية",
    full: "أيام مكثفة",
  },
  hours: {
    sunrise: " عند الشروق",
    sunset: " عند الغروب",
    opening: " عند الافتتاح",
    morning: " صباحًا",
    afternoon: " بعد الظهر",
    evening: " مساءً",
    cool: " قبل الحر",
    last: " في نهاية اليوم",
    night: " بعد حلول الظلام",
  },
  children: (ages) => `أطفال أعمارهم ${arabic.list(ages.map(String))}`,
  more: (interest) => `المزيد من ${interest}`,
  none: (kinds) => `بلا ${kinds}`,
  without: (names) => `بدون ${names}`,
  see: (names) => `زيارة ${names}`,
  have: (count, kinds) => `${kinds}: ${count}`,
  most: (count, kinds, isADay) => `${kinds}: ${count} على الأكثر${isADay ? " في اليوم" : ""}`,
  start: (time) => `البدء في ${time}`,
  startDaily: (time) => `أيام تبدأ في ${time}`,
  end: (time) => `العودة قبل ${time}`,
  nothing: "لا شيء في الخطة",
  nothingAfter: (time) => `لا شيء بعد ${time}`,
  nothingBefore: (time) => `لا شيء قبل ${time}`,
  free: (fromMinutes, toMinutes) =>
    `وقت حر من ${arabic.time(fromMinutes)} إلى ${arabic.time(toMinutes)}`,
  notOutdoorsBefore: (time) => `لا شيء في الهواء الطلق قبل ${time}`,
  indoors: (fromMinutes, toMinutes) =>
    `في أماكن مغلقة من ${arabic.time(fromMinutes)} إلى ${arabic.time(toMinutes)}`,
  change: (words) => `«${words}»، بعد تخطيط الأيام`,
  lessWalking: "مشي أقل",
  mostWalking: (km) => `${km} كم مشيًا في اليوم على الأكثر`,
  mostADay: (count) =>
    `${arabic.count(count, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })} في اليوم على الأكثر`,
  everyDay: "كل يوم",
  fromDay: (day) => `من اليوم ${day} فصاعدًا`,
  day: dayText,
  weekdays: "أيام العمل",
  date: (date) => `يوم ${date}`,
  on: (days) => ` (${days})`,
});
export const { meaningOf, onDays, kindsOf } = wishWords;

function ordinal(date: number): string {
  const ending = { 1: "الأول", 2: "الثاني", 3: "الثالث" }[date];
  return ending ?? `${date}`;
}

function dayText(day: number): string {
  if (day === 0) return "اليوم الأوسط";
  if (day > 0) return `اليوم ${day}`;
  return day === -1 ? "اليوم الأخير" : `اليوم ${ordinal(-day)} من النهاية`;
}
