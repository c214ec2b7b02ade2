/** A calendar that a calendar program follows. */
export const calendarFeedWords = {
  needsNetwork: "يتطلب هذا الاتصال بالإنترنت.",
  name: "اشتراك التقويم",
  make: "إنشاء رابط",
  isOn: "يوجد رابط مفعّل. لا يمكننا عرضه مرة أخرى. أوقفه أو أنشئ رابطًا آخر.",
  address: "رابط التقويم",
  once: "انسخه الآن. لا يمكننا عرضه مرة أخرى.",
  copy: "نسخ",
  copied: "تم نسخ الرابط.",
  revoke: "إيقاف الرابط",
};
