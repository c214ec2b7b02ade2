import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { NOTE_MESSAGES as english } from "../en/note-messages.ts";
import { transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { arabic } from "./arabic.ts";
import { choiceWords } from "./choice-words.ts";
import { eventText } from "./event-text.ts";
import { needAdvice } from "./need-advice.ts";
import { storedWords } from "./stored-words.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "المترو",
  tram: "الترام",
  bus: "الحافلات",
  train: "القطارات",
  ferry: "العبّارات",
};

export const NOTE_MESSAGES: typeof english = {
  destinationChosen: (values) =>
    `تركت الوجهة مفتوحة، فاخترنا ${values.city}: ${values.suiting} من الأماكن في دليلنا هناك تناسب هذه الرحلة (${choiceWords.travellers[values.traveller].title})، و${values.free} منها مجانية.`,
  destinationTaken: ({ typed, place }) => `طلبت «${typed}». فهمنا أن المقصود ${place}.`,
  sightIn: ({ typed, place }) => `يقع «${typed}» في ${place}، لذلك خططنا لإقامتك هناك.`,
  daysAssumed: ({ days }) =>
    `لم تحدّد عدد الأيام، لذلك أعددنا خطة من ${arabic.count(days, { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" })}.`,
  startsAtHotel: ({ hotel, budget, city }) =>
    `${city === undefined ? "كل يوم" : `كل يوم في ${city}`} يبدأ وينتهي في ${hotel}، أفضل الفنادق موقعًا من الفئة «${choiceWords.budgets[budget].title}».`,
  otherHotelLevel: ({ budget }) =>
    `لا نعرف هنا فندقًا من الفئة «${choiceWords.budgets[budget].title}»، لذلك أخذنا أقرب فئة.`,
  fewPlaces: ({ city, places }) =>
    `نعرف لك في ${city}: ${arabic.count(places, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}. بقية الأيام متروكة لك.`,
  restClosed: ({ city }) => `كل ما نعرفه غير ذلك في ${city} مغلق في الأيام الفارغة.`,
  restDoesNotFit: ({ city }) =>
    `لا شيء آخر نعرفه في ${city} يناسب الأيام الفارغة، بسبب ساعات العمل أو التذاكر أو وقت التنقل.`,
  quietDays: ({ city, places, days }) =>
    `ما نعرفه في ${city} مناسبًا لهذه الرحلة: ${arabic.count(places, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}. على مدى ${arabic.count(days, { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" })}، يبقى وقت فراغ في معظم الأيام.`,
  startOn: ({ weekdays }) =>
    `${arabic.plural(weekdays.length, { one: "أنسب يوم", other: "أنسب الأيام" })} لبدء هذه الخطة: ${arabic.list(weekdays.map(arabic.weekday))}. عندها يكون كل مكان مفتوحًا في يومه.`,
  hoursOfAllSeasons:
    "لم تحدّد تواريخ، لذلك اعتمدنا ساعات العمل السارية طوال السنة. بعض الأماكن يفتح مدة أطول في بعض الأشهر.",
  usualWeather: ({ city, date, highC, lowC, rainDays }) => {
    const days = arabic.count(Math.round(rainDays), {
      one: "يوم واحد",
      two: "يومان",
      few: "أيام",
      many: "يومًا",
      other: "يوم",
    });
    const usual = `حوالي ${arabic.date(date)}، تكون الحرارة في ${city} عادةً من ${degreesText({ lowC, highC, to: " إلى " }, arabic)}، والأيام الماطرة في الشهر: ${days}.`;
    if (highC >= HOT_C) return `${usual} استرح في الداخل ظهرًا واحمل معك ماءً.`;
    return lowC <= COLD_C ? `${usual} ارتدِ ما يقي من الصقيع وخطط لاستراحات دافئة.` : usual;
  },
  walksByStreet:
    "المشي يتبع الشوارع بحسب OpenStreetMap (© OpenStreetMap contributors, ODbL). أوقات المواصلات تقديرية.",
  event: (values) => eventText(values),
  factsAsOf: ({ hours, prices }) =>
    `أوقات التنقل تقديرية. ساعات العمل ${hours === prices ? "والأسعار" : `بتاريخ ${arabic.month(hours)}، والأسعار`} بتاريخ ${arabic.month(prices)}. تحقق منها قبل الذهاب.`,
  fromOpenData: ({ city, places, hours, prices }) =>
    `نعرف ${city} من بيانات مفتوحة لا من دليلنا، لذلك لم نتحقق منها. من أصل ${arabic.count(places, { one: "مكان واحد", two: "مكانين", few: "أماكن", many: "مكانًا", other: "مكان" })}: ساعات العمل معروفة لـ${hours} والسعر معروف لـ${prices}. أوقات التنقل تقديرية. تحقق من الباقي قبل الذهاب.`,
  factsOfGuide: "أوقات التنقل تقديرية. ساعات العمل والأسعار بتاريخ 2025. تحقق منها قبل الذهاب.",
  imported:
    "استُوردت هذه الرحلة من ملف. افترضنا مسافرَين وميزانية من الفئة «عادي». ساعات العمل غير معروفة للأماكن التي ليست في دليلنا.",
  importedSpread: "لا أيام في الملف، لذلك وزّعنا أماكنه على الرحلة بالترتيب.",
  importedAside: ({ places }) =>
    `أماكن لا تتسع لها أيام الملف: ${arabic.count(places, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}، ${arabic.plural(places, { one: "وهو", two: "وهما", other: "وهي" })} ضمن «المُزالة».`,
  wishesMet: ({ wishes, shownBy }) => `أُخذ في الاعتبار: ${quoted(wishes, shownBy)}.`,
  wishReadAs: (wish) => `فهمنا «${wish.text}» على أنه: ${meaningOf([wish])}.`,
  wishesUnread: ({ wishes }) => `لم نفهم ${quoted(wishes)}، لذلك خططنا بدونه.`,
  wishUnknown: ({ name, city }) => `لا نعرف «${name}» في ${city}، لذلك ليس في الخطة.`,
  wishNoneKnown: ({ wish, city }) => `«${wish}»: لا نعرف شيئًا كهذا في ${city}.`,
  wishOtherDay: ({ wish, name, day }) =>
    `«${wish}»: ${name} مغلق حينها أو لا يناسب، لذلك هو في اليوم ${day}.`,
  wishAbout: ({ wish, name, day }) => `«${wish}»: ما نعرفه من ذلك هو ${name}، في اليوم ${day}.`,
  wishBriefly: ({ wish, name, day, minutes }) =>
    `«${wish}»: في الخطة ${minutes} د فقط من ذلك، في ${name} في اليوم ${day}.`,
  wishMealsAt: ({ wish, count, all, names }) =>
    `«${wish}»: ${count} من أصل ${all} من الوجبات في أماكن نعرف أن فيها خيارًا مناسبًا. اسأل في البقية${names.length === 0 ? "" : `: ${arabic.list(names)}`}.`,
  wishFixture: ({ wish, name }) =>
    `«${wish}»: لا نعرف مواعيد المباريات. ${name} في الخطة للزيارة فقط؛ ابحث عن المواعيد والتذاكر.`,
  wishClosed: ({ wish, name }) => `«${wish}»: ${name} غير مفتوح في أيامك.`,
  wishNoRoom: ({ wish, name }) =>
    `«${wish}»: لم نجد مكانًا لـ${name} في هذه الخطة. اطلبه في صفحة الرحلة أو أفسح له مجالًا في أحد الأيام.`,
  wishNoDates: ({ wish }) => `«${wish}»: بدون تواريخ لا نعرف أي يوم هو. حدّد التواريخ ثم غيّر الخطة.`,
  wishCelebrated: ({ wish, name, day }) =>
    `«${wish}»: لهذا خُصص العشاء في ${name} في اليوم ${day}. أخبرهم عند الحجز، واسأل هناك عن الكعكة والموسيقى.`,
  wishNoAlcohol: ({ wish }) =>
    `«${wish}»: في كل مطعم أو حانة مشروبات بلا كحول. وفي جلسات التذوق اطلبها عند الحجز.`,
  wishNoSuchDay: ({ wish }) => `«${wish}»: لا تشمل رحلتك هذا اليوم. غيّر التواريخ أو اطلب يومًا آخر.`,
  wishNotKnown: ({ wish, need }) => `«${wish}»: ${needAdvice(need)}`,
  wishSteps: ({ wish, names }) =>
    `«${wish}»: توجد سلالم أو منحدرات في ${arabic.list(names)}، وبعضها يمكن تجنبه. اسأل قبل الذهاب؛ وقد لا نعرف ما في الأماكن الأخرى.`,
  wishTransit: ({ city, ...kinds }) => {
    const said = transitParts(kinds, {
      list: (of) => arabic.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all} جزئيًا`,
      no: (all) => `${all} نادرًا`,
    }).join("؛ ");
    return `مواصلات بلا سلالم في ${city}: ${said}.`;
  },
  wishUndone: ({ wish }) =>
    `«${wish}»: لا شيء مما جرّبناه يناسب هذه الخطة. اطلبه في صفحة الرحلة أو انقل الأماكن بنفسك.`,
  wishMidPriced: ({ wish, names }) =>
    `«${wish}»: أفضل ما نعرفه ضمن ميزانيتك أسعاره متوسطة: ${arabic.list(names)}. غيّر الوجبة إن أردت إنفاق المزيد.`,
  wishNotMet: ({ wish, names }) =>
    `«${wish}»: تعذّر ذلك في ${arabic.list(names.map(storedWords.day))}.`,
  writtenByModel:
    "أعدّ الذكاء الاصطناعي هذه الخطة. يعرض فحص الخطة ما قارنّاه بدليلنا. تحقق من الساعات والأسعار قبل الذهاب.",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? ` (${shownBy[at]})` : "");
  return arabic.list(wishes.map((wish, at) => `«${wish}»${named(at)}`));
}
