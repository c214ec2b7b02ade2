import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { storedWords } from "../../../domain/messages/ar/stored-words.ts";
import type { editWords as english } from "../en/edit-words.ts";

type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${storedWords.day(day)}، المكان ${number} من ${count}`;
}

export const editWords: typeof english = {
  editing: "تعديل الخطة",
  handleHint: "اضغط على Enter للالتقاط، أو Alt مع مفتاح سهم للنقل خطوة واحدة، أو Delete للإزالة.",
  move: "نقل",
  moveIt: (name) => `نقل ${name}`,
  remove: "إزالة",
  removeIt: (name) => `إزالة ${name}`,
  lock: "تثبيت",
  unlock: "إلغاء التثبيت",
  lockIt: (name) => `تثبيت ${name} في وقته`,
  locked: "مثبّت",
  note: "ملاحظة",
  actionsFor: (name) => `تغيير ${name}`,

  moving: (name) => `جارٍ نقل ${name}`,
  earlier: "أبكر",
  later: "لاحقًا",
  day: "اليوم",
  chooseDay: "نقل إلى يوم",
  cancel: "إلغاء",
  putHere: "نقل إلى هنا",
  dragHelp: "أفلِت للنقل إلى هنا. اضغط على Esc للإلغاء.",
  stand: standText,
  standWith: (stand, visit, problem) =>
    `${standText(stand)}، من ${arabic.time(visit.startMinutes)} إلى ${arabic.time(visit.endMinutes)}، ${problem ?? "مناسب"}.`,
  fits: "مناسب",

  pickedUp: (name, stand) =>
    `تم التقاط ${name}. ${standText(stand)}. استخدم مفاتيح الأسهم لاختيار موضع، وTab لليوم التالي، وEnter للنقل، وEscape للإلغاء.`,
  placed: (name, day, startMinutes) =>
    startMinutes === undefined
      ? `${name} الآن في ${storedWords.day(day)}.`
      : `${name} الآن في ${storedWords.day(day)} في ${arabic.time(startMinutes)}.`,
  noMeal: (kind, day) => `${day}: لا وقت ${kind === "lunch" ? "للغداء" : "للعشاء"}`,
  mealsChanged: (meals) => `تغيّرت الوجبات. ${meals.join(". ")}`,
  takenBack: (name) => `${name} بقي في موضعه.`,
  removed: (name) => `تمت إزالة ${name}.`,
  putBack: (name, day) => `عاد ${name} إلى ${day}.`,
  nowLocked: (name) => `تم تثبيت ${name}.`,
  nowUnlocked: (name) => `أُلغي تثبيت ${name}.`,
  dayAdded: "تمت إضافة يوم.",
  dayRemoved: (day) => `تمت إزالة ${day}. يمكنك إرجاع أماكنه من «المُزالة».`,
  dayMoved: "تم نقل اليوم.",
  paceSet: (day, pace) => `وتيرة ${day}: ${pace}.`,

  dayOptions: (day) => `خيارات ${day}`,
  addDay: "إضافة يوم بعده",
  dayEarlier: "نقل إلى يوم أبكر",
  dayLater: "نقل إلى يوم لاحق",
  lockDay: "تثبيت هذا اليوم",
  unlockDay: "إلغاء تثبيت هذا اليوم",
  removeDay: "إزالة هذا اليوم",
  pace: "وتيرة هذا اليوم",
  paces: {
    usual: "عادي",
    relaxed: "على مهل",
    full: "رؤية الكثير",
  },
  tripsPace: "مثل الرحلة",

  makeBase: "الإقامة هنا",
  isBase: (name) => `تبدأ أيامك الآن من ${name}.`,
  hotelRemoved: (name) => `تمت إزالة ${name}.`,

  setAside: (count) => `المُزالة (${count})`,
  putItBack: "إرجاع",
  putPlaceBack: (name) => `إرجاع ${name}`,

  text: {
    save: "حفظ",
    cancel: "إلغاء",
    discardQuestion: "تجاهل ما كتبته؟",
    keepWriting: "متابعة الكتابة",
    discard: "تجاهل",
    deletedElsewhere: "حُذفت هذه الرحلة",
    deletedElsewhereDetail:
      "حُذفت في علامة تبويب أخرى أو على جهاز آخر. نصك لا يزال هنا ويمكنك نسخه.",
  },
};
