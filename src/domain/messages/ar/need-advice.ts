import type { TravelNeed } from "../../trip/trip-wish.ts";

const ASK = "لا نعرف من يقدّم ذلك. اسأل قبل الذهاب.";
const FOOD = "لا نعرف من يقدّم ذلك في كل مكان. اسأل المطعم.";
const EACH_TIME = "لا نعرف أي المطابخ آمن. اسأل المطعم في كل مرة.";

/** Advice where the guide has no facts. */
const ADVICE: Readonly<Partial<Record<TravelNeed, string>>> = {
  vegetarian: FOOD,
  vegan: FOOD,
  glutenFree: FOOD,
  lactoseFree: FOOD,
  halal: FOOD,
  kosher: FOOD,
  nutFree: EACH_TIME,
  allergy: EACH_TIME,
  seafoodFree:
    "نستبعد الأماكن المعروفة بالمأكولات البحرية، لكننا لا نعرف أي المطابخ آمن. اسأل المطعم في كل مرة.",
  noFood: "لا نعرف ما يطبخه كل مطعم. اسأل المطعم.",
  stepFree: "لا نعرف أين توجد سلالم أو منحدرات. اسأل في المكان نفسه قبل الذهاب.",
  pregnant:
    "نستبعد الصعود والمشي الطويل في الطبيعة وألعاب الملاهي وركوب الأمواج وحمامات البخار. واسأل طبيبك عما سوى ذلك.",
  cleanAir:
    "نستبعد ما نعرف أن فيه دخانًا أو غبارًا، لكننا لا نعرف حال الهواء في ذلك اليوم. تحقق منه صباحًا.",
  crowds: "لا نعرف مدى ازدحام الأماكن. معظمها أهدأ ما يكون بعد الافتتاح مباشرة.",
  transport:
    "نقدّر المواصلات بحسب المعتاد، ولا يمكننا تغيير ذلك. اختر في الرحلة ما يناسبك: افتح أي تنقل لعرض الاتجاهات.",
  heat: "لا نعرف أماكن الظل.",
  heights: "لا نعرف ما يصعب على من يخاف المرتفعات. اذكر الأماكن التي يجب استبعادها.",
  toilets: "لا نعرف أين توجد دورات المياه.",
  dogs: "لا نعرف أين يُسمح بالكلاب. اسأل قبل الذهاب.",
  weather: "لا نعرف حالة الطقس. في يوم ماطر، افتح مكانًا في صفحة الرحلة واستبدل به مكانًا داخليًا.",
  lodging: "نختار فندقك بحسب سعره، لا بحسب الحي. حدّد فندقك في صفحة الرحلة.",
  facts: "لا معلومات عن ذلك في دليلنا. نخطط بحسب المعالم وساعات العمل والطرق؛ اسأل في المكان نفسه.",
  freeThings: "نختار المجاني أولًا. وقد يكون ما سميته وأشهر المعالم مدفوعًا.",
  budgetCap: "نخطط بحسب الميزانية التي اخترتها، لا بحسب مبلغ في اليوم.",
};

/** The rest of a sentence that begins with the traveller's words. */
export function needAdvice(need: TravelNeed | undefined): string {
  return (need === undefined ? undefined : ADVICE[need]) ?? ASK;
}
