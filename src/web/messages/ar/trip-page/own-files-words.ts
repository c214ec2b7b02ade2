import type { ownFilesWords as english } from "../../en/trip-page/own-files-words.ts";
export const ownFilesWords: typeof english = {
  add: "إضافة تذكرة أو صورة",
  addTo: (about) => ` إلى ${about}`,
  filesOf: (about) => `ملفات ${about}`,
  picture: (name) => `الصورة «${name}»`,
  onThisDevice: "على هذا الجهاز فقط، حتى تسجيل خروجك.",
  inAccount: "في الحساب أيضًا",
  alsoInAccount: (name) => `في الحساب أيضًا: ${name}`,
  whoSees: "ما في الحساب يُفتح على أجهزتك الأخرى، ولمن لديهم حساب هنا ويمكنهم تعديل هذه الرحلة.",
  fetch: (name) => `تنزيل ${name}`,
  notHere: "ليس على هذا الجهاز بعد",
  remove: (name) => `إزالة ${name}`,
  problems: {
    type: "يمكن حفظ ملفات PDF والصور فقط (JPEG وPNG وWebP وGIF).",
    size: "الحد الأقصى لكل ملف 10 ميغابايت.",
    full: "يحفظ هذا الجهاز ملفات حتى 50 ميغابايت. أزل بعضها أولًا.",
    away: "هذا الملف في الحساب فقط. اتصل بالإنترنت لفتحه.",
    failed: "تعذّر على هذا المتصفح حفظ الملف. قد تكون مساحة التخزين ممتلئة.",
  },
};
