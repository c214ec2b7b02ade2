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

  tokens: {
    title: "رموز الوصول",
    about:
      "يتيح رمز الوصول لبرامجك استخدام رحلاتك بدون تسجيل الدخول. ولا يمكنه عرض حسابك أو تغييره أو حذفه.",
    lookingUp: "جارٍ تحميل الرموز",
    none: "ليست لديك رموز.",
    some: (count) =>
      arabic.plural(count, {
        one: "لديك رمز واحد. ألغِه عند انتهاء الحاجة إليه.",
        other: `عدد رموزك ${count}. ألغِ ما انتهت الحاجة إليه منها.`,
      }),
    make: "إنشاء رمز",
    name: "الاسم",
    mayTitle: "يمكنه",
    scopes: {
      read: "عرض رحلاتك",
      plan: "إنشاء رحلات",
      write: "عرض الرحلات وتغييرها واستيرادها وحذفها",
      share: "إنشاء روابط للرحلات وإيقافها",
      calendar: "عرض رحلاتك في تطبيق تقويم",
    },
    ends: "تنتهي صلاحيته",
    lives: { month: "بعد 30 يومًا", quarter: "بعد 90 يومًا", year: "بعد سنة", never: "أبدًا" },
    noScope: "حدّد شيئًا واحدًا على الأقل يمكنه فعله.",
    making: "جارٍ الإنشاء",
    makeIt: "إنشاء",
    cancel: "إلغاء",
    secret: (name) => `الرمز «${name}»`,
    secretOnce: "انسخه الآن. لا يمكننا عرضه مرة أخرى.",
    copy: "نسخ",
    copied: "تم نسخ الرمز.",
    cannotCopy: "تعذّر نسخ الرمز. حدّده وانسخه بنفسك.",
    done: "نسختُه",
    may: (scopes) => `يمكنه ${arabic.list(scopes)}`,
    made: (at) => `تاريخ الإنشاء ${at}`,
    lastUsed: (at) => `آخر استخدام ${at}`,
    neverUsed: "لم يُستخدم بعد",
    endsAt: (at) => `ينتهي في ${at}`,
    endsNever: "لا تنتهي صلاحيته",
    isOver: " · انتهت صلاحيته",
    revoke: "إلغاء الرمز",
    revokeNamed: (name) => `إلغاء الرمز ${name}`,
    revoked: (name) => `تم إلغاء الرمز «${name}».`,
  },

  apps: {
    title: "التطبيقات المتصلة",
    about: (address) =>
      `يمكن للمساعدين الذين يدعمون Model Context Protocol (MCP) الاتصال عبر ${address}. نسألك أولًا.`,
    lookingUp: "جارٍ تحميل التطبيقات",
    none: "لا تطبيقات متصلة.",
    some: (count) =>
      `المتصل الآن: ${arabic.count(count, { one: "تطبيق واحد", two: "تطبيقان", few: "تطبيقات", many: "تطبيقًا", other: "تطبيق" })}.`,
    scopes: {
      read: "عرض رحلاتك",
      plan: "إنشاء رحلات",
      write: "عرض الرحلات وتغييرها",
    },
    may: (scopes) => `يمكنه ${arabic.list(scopes)}`,
    connected: (time) => `متصل منذ ${time}`,
    disconnect: "قطع الاتصال",
    disconnectNamed: (name) => `قطع الاتصال بـ${name}`,
    disconnected: (name) => `تم قطع الاتصال بـ${name}.`,
  },
};
