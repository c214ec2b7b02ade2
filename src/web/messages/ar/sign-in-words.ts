export const signInWords = {
  title: "تسجيل الدخول باستخدام Google!",
  subtitle: "تسجيل دخول آمن عبر مصادقة Google",
  /** The name of the window that opens where it isn't Google's own sign-in. */
  opens: {
    embedded:
      "هذا الخادم غير متصل بـGoogle. له حساباته الخاصة، بمفتاح مرور أو كلمة مرور. أول شخص ينشئ حسابه بنفسه، ويحتاج الآخرون إلى دعوة ممن يدير الخادم.",
    oidc: "يفتح هذا صفحة تسجيل الدخول الخاصة بهذا الخادم.",
  },
  looksClosed:
    "يبدو أن نافذة تسجيل الدخول أُغلقت قبل تسجيل دخولك. إن كانت لا تزال مفتوحة، فتابع هناك.",
  waiting: "بانتظار تسجيل دخولك",
  signIn: "تسجيل الدخول باستخدام Google",
  signInWithOurs: "استخدام حساب على هذا الخادم",
  close: "إغلاق",
};
