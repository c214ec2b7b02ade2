import type { historyWords as english } from "../en/history-words.ts";
export const historyWords: typeof english = {
  title: "السجل",
  about: "آخر التغييرات في هذه الرحلة. اعرض أي نسخة سابقة أو استعدها.",
  loading: "جارٍ تحميل السجل",
  unavailable: "لا يمكننا تحميل السجل الآن. تحقق من اتصالك.",
  none: "لا تغييرات بعد.",
  when: (time, isOwn, guest = "مسافر آخر") => (isOwn ? time : `${time}، ${guest}`),
  now: "النسخة الحالية",
  asFirst: "قبل هذه التغييرات",
  lookAt: "عرض",
  lookAtAfter: (change) => `عرض النسخة بعد: ${change}`,
  past: (time) => `هذه الرحلة كما كانت في ${time}. لا يمكنك تعديل هذه النسخة.`,
  pastFirst: "هذه الرحلة قبل تغييراتها. لا يمكنك تعديل هذه النسخة.",
  restore: "استعادة هذه النسخة",
  backToNow: "العودة إلى النسخة الحالية",
  isSame: "لم يتغير شيء منذ هذه النسخة.",
};
