export const uiWords = {
  yourTrip: "رحلتك",
  tripLoading: "جارٍ تحميل رحلتك",
  close: "إغلاق",
  loadingImage: "جارٍ تحميل الصورة…",
  photo: "الصورة: ",
  opensInNewTab: " (يفتح في علامة تبويب جديدة)",
};
