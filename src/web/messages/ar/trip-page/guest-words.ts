import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { guestWords as english } from "../../en/trip-page/guest-words.ts";

export const guestWords: typeof english = {
  title: (destination) => `رحلة إلى ${destination}`,
  shared: "شارك شخص هذه الرحلة معك.",
  ownTrip: "هذه رحلتك أنت، كما يراها من لديه هذا الرابط.",
  toOwnTrip: "العودة إلى رحلتك",
  scopes: {
    view: "يمكنك عرضها.",
    vote: "يمكنك عرضها والتصويت والتعليق: افتح مكانًا لذلك.",
    edit: "يمكنك عرضها وتغييرها والتصويت والتعليق: افتح مكانًا للتصويت أو التعليق.",
  },
  keep: "الاحتفاظ بها في «رحلاتي»",
  keepHint:
    "تظهر ضمن «رحلاتي» على كل أجهزتك، وبلا إنترنت أيضًا. أما رحلتك الخاصة ففيها هذه الأماكن نفسها ويمكنك تغييرها.",
  planOwn: "إنشاء رحلتي الخاصة منها",
  copiedTrip: "هذه رحلتك الخاصة. حدّد تواريخها عندما تتضح.",
  cannotPlan: "لا يمكننا فعل ذلك الآن. تحقق من اتصالك ثم حاول مرة أخرى.",
  signInToKeep: "تسجيل الدخول للاحتفاظ بالرحلة",
  keptIt: "حُفظت في «رحلاتي».",
  sharedBy: (name) => `هذه الرحلة مشارَكة معك من ${name}.`,
  leave: "إزالة من «رحلاتي»",
  leaveAsk: (name) =>
    `إزالة هذه الرحلة من «رحلاتي»؟ تبقى رحلة ${name} كما هي. للعودة إليها، استخدم الرابط مرة أخرى أو اسأل ${name}.`,
  leaveIt: "إزالة",
  stay: "إبقاء",
  left: "أُزيلت من «رحلاتي».",
  changed: (name, change) => `${name}: ${change}`,
  changedMore: (name, count) =>
    `${name}: ${arabic.count(count, { one: "تغيير واحد", two: "تغييران", few: "تغييرات", many: "تغييرًا", other: "تغيير" })}.`,
  undo: "تراجع",
  ended: "لم يعد هذا الرابط يعمل",
  endedDetail: "اسأل من أرسله.",
  unavailable: "لا يمكننا عرض هذه الرحلة الآن",
  yourName: "اسمك، إن أردت التصويت أو التعليق",
  join: "انضمام",
  joinFirst: "أدخل اسمك أولًا. لا حاجة إلى حساب.",
  joined: (name) => `انضممت باسم ${name}.`,
  comeBack: "نسخ رابطك لأجهزة أخرى",
  copied: "تم نسخ رابطك الشخصي. لا تشاركه.",
  cannotCopy: "تعذّر نسخ الرابط.",
  votes: "الأصوات",
  up: "يعجبني",
  down: "لا، شكرًا",
  upOn: (place) => `يعجبني: ${place}`,
  downOn: (place) => `لا، شكرًا: ${place}`,
  word: "تعليق",
  saveWord: "حفظ",
  wordSaved: "حُفظ التعليق.",
  for: (count) =>
    arabic.count(count, {
      one: "صوت واحد مع",
      two: "صوتان مع",
      few: "أصوات مع",
      many: "صوتًا مع",
      other: "صوت مع",
    }),
  against: (count) => `${count} ضد`,
  comments: (count) =>
    arabic.count(count, {
      one: "تعليق واحد",
      two: "تعليقان",
      few: "تعليقات",
      many: "تعليقًا",
      other: "تعليق",
    }),
  conflict: "غيّر شخص آخر هذا للتو. إليك أحدث نسخة.",
};
