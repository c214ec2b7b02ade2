import type { analyticsWords as english } from "../en/analytics-words.ts";

export const analyticsWords: typeof english = {
  title: "مشاهدات الصفحات",
  explanation:
    "بموافقتك نُحصي مشاهدات الصفحات عبر Google Analytics for Firebase. لا نرسل شيئًا عن رحلاتك: لا وجهات ولا تواريخ ولا أسماء. يسري اختيارك على هذا المتصفح فقط.",
  stopCounting: "إيقاف الإحصاء",
  count: "إحصاء مشاهداتي",
  counted: "نُحصي مشاهداتك للصفحات.",
  notCounted: "لا نُحصي مشاهداتك للصفحات.",
  question: (account) => [
    "هل يمكننا إحصاء مشاهدات الصفحات عبر Google Analytics؟ لا نرسل شيئًا عن رحلاتك. يمكنك تغيير ذلك في ",
    account,
    ".",
  ],
  yourAccount: "حسابك",
  no: "لا، شكرًا",
  yes: "نعم",
};
