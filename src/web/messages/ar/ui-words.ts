export const uiWords = {
  yourTrip: "رحلتك",
  tripLoading: "جارٍ تحميل رحلتك",
  loadingImage: "جارٍ تحميل الصورة…",
  photo: "الصورة: ",
  opensInNewTab: " (يفتح في علامة تبويب جديدة)",
  unreachable: "تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.",
  outdatedPage: "هذه الصفحة قديمة. أعد تحميلها للحصول على النسخة الجديدة.",
};
