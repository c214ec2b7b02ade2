/** Words around every screen, and those that every page must have at once: it is in the first file. */
export const shellWords = {
  product: "Tripwright",
  skip: "الانتقال إلى المحتوى",
  loading: "جارٍ تحميل الصفحة",
  mainNavigation: "الرئيسية",
  menu: "القائمة",
  home: "الصفحة الرئيسية",
  createTrip: "إنشاء رحلة",
  contact: "اتصل بنا",
  newTrip: "+ رحلة جديدة",
  myTrips: "رحلاتي",
  signIn: "تسجيل الدخول",
  footer: "التذييل",
  languages: "اللغة",
  planTrip: "خطط رحلة",
  terms: "الشروط والأحكام",
  contactUs: "اتصل بنا",
  socialMedia: "التواصل الاجتماعي",
  socialComing: "التواصل الاجتماعي (قريبًا)",
  social: { photos: "الصور", chat: "الدردشة", videos: "الفيديو" },
  offline: "لا اتصال بالإنترنت. يمكنك عرض الرحلات المحفوظة على هذا الجهاز وتعديلها.",
  accountOf: (name: string) => `الحساب: ${name}`,
  offlineByLink:
    "أنت غير متصل بالإنترنت. تظهر هذه الرحلة كما فُتحت هنا آخر مرة، ولا يمكن تغييرها الآن.",
  decisionWanted: "أحد تغييراتك يحتاج إلى قرار. انظر أعلى الصفحة.",
  messages: "الرسائل",
  close: "إغلاق",
  tryAgain: "إعادة المحاولة",
  reload: "إعادة التحميل",

  notFound: "غير موجود",
  notFoundDetail: "404 الصفحة غير موجودة",
  errorTitle: "خطأ غير متوقع في التطبيق!",
  screenFailed: "تعذّر عرض هذه الصفحة. جرّب إعادة تحميلها.",
  backHome: "العودة إلى الصفحة الرئيسية",

  signInUnavailable: "تعذّر تحميل تسجيل الدخول",
  unavailableAdvice: "تحقق من اتصالك ثم حاول مرة أخرى. إن لم يُفد ذلك، فأعد تحميل الصفحة.",
  loadProfileMenu: "إعادة تحميل قائمة الحساب",

  /** The beginning of the form for a trip: it is seen before the form's code has come. */
  createTripHead: {
    title: "إلى أين رحلتك القادمة؟",
    introduction:
      "تفاصيل قليلة فقط، وتحصل على فنادق وخطة لكل يوم، بأماكن حقيقية مفتوحة وقت زيارتك.",
  },
};
