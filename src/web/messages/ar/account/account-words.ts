import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { accountWords as english } from "../../en/account/account-words.ts";

export const accountWords: typeof english = {
  screen: "الحساب",
  title: "حسابك",
  signInTitle: "طريقة تسجيل دخولك",
  signInMethods:
    "مفاتيح المرور وكلمة المرور ورموز الاسترداد. وهناك أيضًا يدير أصحاب هذا الخادم الأشخاص الآخرين.",
  changeSignIn: "تغيير طريقة تسجيل الدخول",
  dataTitle: "بياناتك",
  data: "كل بياناتك في ملف JSON واحد: ملفك الشخصي، وأماكن تسجيل دخولك، وما طلبت منا تخطيطه، وكل رحلاتك.",
  downloadData: "تنزيل بياناتك",

  sessionsTitle: "أماكن تسجيل دخولك",
  lookingUp: "جارٍ التحميل",
  tryAgain: "إعادة المحاولة",
  browsers: (count) =>
    arabic.plural(count, {
      one: "في هذا المتصفح فقط.",
      other: `عدد المتصفحات ${count}. سجّل الخروج من أي متصفح غير معروف لك.`,
    }),
  unknownBrowser: "متصفح غير معروف",
  browserOn: (browser, system) => `${browser} على ${system}`,
  thisBrowser: " · هذا المتصفح",
  signedIn: (at, lastUsedAt) => `تسجيل الدخول ${at}، آخر استخدام ${lastUsedAt}`,
  signOut: "تسجيل الخروج",
  signOutOf: (device, at) => `تسجيل الخروج من ${device}، تسجيل الدخول ${at}`,
  signedOut: (device) => `تم تسجيل الخروج من ${device}.`,
  signOutElsewhere: "تسجيل الخروج من كل مكان آخر",
  signedOutElsewhere: "تم تسجيل الخروج من كل المتصفحات الأخرى.",

  deletionTitle: "حذف حسابك",
  deletion:
    "سيؤدي هذا إلى حذف ملفك الشخصي وكل رحلاتك وكل خطة طلبتها. لا يمكن التراجع عن ذلك. يُستحسن تنزيل بياناتك أولًا.",
  deleteAccount: "حذف الحساب",
  deletionQuestion: "حذف حسابك؟",
  typeAddress: (address) => ["لحذفه نهائيًا، اكتب بريده الإلكتروني أو اسمه، ", address],
  deleting: "جارٍ الحذف",
  deleteForGood: "حذف نهائي",
  keepAccount: "إبقاء الحساب",
  deleted: "حُذف حسابك وكل ما فيه.",
};
