import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { storedWords } from "../../../domain/messages/ar/stored-words.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";

/** Where a place stands or would stand, counted from 1. */
type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${storedWords.day(day)}، المكان ${number} من ${count}`;
}

/** Changing a plan by hand. */
export const editWords = {
  editing: "تعديل الخطة",
  /** For those who hear the handle. */
  handleHint: "اضغط على Enter للالتقاط، أو Alt مع مفتاح سهم للنقل خطوة واحدة، أو Delete للإزالة.",
  move: "نقل",
  moveIt: (name: string) => `نقل ${name}`,
  remove: "إزالة",
  removeIt: (name: string) => `إزالة ${name}`,
  lock: "تثبيت",
  unlock: "إلغاء التثبيت",
  lockIt: (name: string) => `تثبيت ${name} في وقته`,
  locked: "مثبّت",
  note: "ملاحظة",
  actionsFor: (name: string) => `تغيير ${name}`,

  moving: (name: string) => `جارٍ نقل ${name}`,
  earlier: "أبكر",
  later: "لاحقًا",
  day: "اليوم",
  chooseDay: "نقل إلى يوم",
  cancel: "إلغاء",
  putHere: "نقل إلى هنا",
  dragHelp: "أفلِت للنقل إلى هنا. اضغط على Esc للإلغاء.",
  stand: standText,
  /** The same, with the hours there and what is wrong with them. */
  standWith: (
    stand: Stand,
    visit: { readonly startMinutes: number; readonly endMinutes: number },
    problem: string | undefined,
  ) =>
    `${standText(stand)}، من ${arabic.time(visit.startMinutes)} إلى ${arabic.time(visit.endMinutes)}، ${problem ?? "مناسب"}.`,
  fits: "مناسب",

  pickedUp: (name: string, stand: Stand) =>
    `تم التقاط ${name}. ${standText(stand)}. استخدم مفاتيح الأسهم لاختيار موضع، وTab لليوم التالي، وEnter للنقل، وEscape للإلغاء.`,
  placed: (name: string, day: string, startMinutes: number | undefined) =>
    startMinutes === undefined
      ? `${name} الآن في ${storedWords.day(day)}.`
      : `${name} الآن في ${storedWords.day(day)} في ${arabic.time(startMinutes)}.`,
  mealsChanged: (meals: readonly string[]) => `تغيّرت الوجبات. ${meals.join(". ")}`,
  takenBack: (name: string) => `${name} بقي في موضعه.`,
  removed: (name: string) => `تمت إزالة ${name}.`,
  putBack: (name: string, day: string) => `عاد ${name} إلى ${day}.`,
  nowLocked: (name: string) => `تم تثبيت ${name}.`,
  nowUnlocked: (name: string) => `أُلغي تثبيت ${name}.`,
  dayAdded: "تمت إضافة يوم.",
  dayRemoved: (day: string) => `تمت إزالة ${day}. يمكنك إرجاع أماكنه من «المُزالة».`,
  dayMoved: "تم نقل اليوم.",
  paceSet: (day: string, pace: string) => `وتيرة ${day}: ${pace}.`,

  dayOptions: (day: string) => `خيارات ${day}`,
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
  } satisfies Record<PaceChoice, string>,
  tripsPace: "مثل الرحلة",

  makeBase: "الإقامة هنا",
  isBase: (name: string) => `تبدأ أيامك الآن من ${name}.`,
  hotelRemoved: (name: string) => `تمت إزالة ${name}.`,

  setAside: (count: number) => `المُزالة (${count})`,
  putItBack: "إرجاع",
  putPlaceBack: (name: string) => `إرجاع ${name}`,
};
