import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { shareWords as english } from "../../en/trip-page/share-words.ts";

const guests = (count: number) =>
  arabic.count(count, { one: "ضيف واحد", two: "ضيفان", few: "ضيوف", many: "ضيفًا", other: "ضيف" });

export const shareWords: typeof english = {
  title: "مشاركة هذه الرحلة",
  about:
    "كل من لديه رابط يمكنه فتح الرحلة. ومن يحتفظ بها في «رحلاتي» يرى اسمك الأول. يبقى بريدك الإلكتروني وحسابك خاصَّين.",
  people: "أشخاص تشاركهم الرحلات",
  peopleAbout: "يجدون الرحلة فورًا في «رحلاتي». لا يحتاجون إلى رابط.",
  person: "الشخص",
  choosePerson: "اختر شخصًا",
  personCan: "يمكنه",
  addPerson: "مشاركة",
  personAdded: (name) => `تمت المشاركة مع ${name}.`,
  isPerson: "هذه الرحلة في «رحلاتي» لديه.",
  removePerson: "إيقاف المشاركة",
  removePersonNamed: (name) => `إيقاف المشاركة مع ${name}`,
  personRemoved: (name) => `توقفت المشاركة مع ${name}.`,
  loading: "جارٍ تحميل الروابط",
  name: "اسم الرابط",
  firstName: "العائلة والأصدقاء",
  scope: "يمكن للضيوف",
  scopes: {
    view: "العرض",
    vote: "العرض والتصويت والتعليق",
    edit: "العرض والتصويت والتعليق والتعديل",
  },
  make: "إنشاء رابط",
  another: "إنشاء رابط آخر",
  anotherNamed: (name) => `إنشاء رابط آخر مثل «${name}»`,
  address: (name) => `الرابط «${name}»`,
  addressOnce: "انسخه الآن. لا يمكننا عرضه مرة أخرى.",
  addressLost: "لا نحتفظ بعنوان الرابط، لذا لا يمكننا عرضه مرة أخرى. أنشئ رابطًا آخر مثله أو أوقفه.",
  copy: "نسخ",
  copied: "تم نسخ الرابط.",
  cannotCopy: "تعذّر نسخ الرابط. حدّده وانسخه بنفسك.",
  send: "إرسال",
  showCosts: "إظهار الأسعار والميزانية",
  showNotes: "إظهار ملاحظاتك",
  showBookings: "إظهار حجوزاتك، بدون أرقامها",
  ends: "تنتهي صلاحيته في",
  endsNever: "لا تنتهي صلاحيته.",
  isCalendar: "هذا الرابط لتطبيقات التقويم. لا يفتح صفحة.",
  isOver: "لم يعد هذا الرابط يعمل.",
  lastUsed: (when) => `آخر استخدام ${when}`,
  neverUsed: "لم يُستخدم بعد",
  revoke: "إيقاف الرابط",
  revokeNamed: (name) => `إيقاف الرابط: ${name}`,
  revoked: "أُوقف الرابط. لم يعد بإمكان أحد فتحه.",
  guests: (count) => guests(count),
  votes: (count) =>
    count === 0
      ? "لا أصوات بعد"
      : arabic.count(count, {
          one: "صوت واحد",
          two: "صوتان",
          few: "أصوات",
          many: "صوتًا",
          other: "صوت",
        }),
  linkFull: "هذا الرابط ممتلئ. أزل ضيفًا أو أنشئ رابطًا آخر.",
  scopeOf: (name) => `يمكن لـ${name}`,
  isMember: "محتفظ بهذه الرحلة",
  removeGuest: "إزالة",
  removeGuestNamed: (name) => `إزالة الضيف: ${name}`,
  removeGuestAsk: (name) =>
    `إزالة ${name} مع الأصوات؟ لن يمكن فتح هذا الرابط في ذلك المتصفح بعدها.`,
  keepGuest: "إبقاء",
  guestRemoved: (name) => `تمت إزالة ${name}.`,
  voted: (count) =>
    `عدد من صوّت: ${arabic.count(count, { one: "ضيف واحد", two: "ضيفان", few: "ضيوف", many: "ضيفًا", other: "ضيف" })}.`,
  startVote: (swap) =>
    `يمكن للضيوف التصويت على كل مكان. ليختاروا بين عدة أماكن، افتح أحدها في الخطة واضغط «${swap}» ثم حدّد الأماكن الأخرى.`,
  disliked: "أماكن صوّت الضيوف ضدها",
  against: (down, up) => `ضد: ${guests(down)}، مع: ${up}.`,
  swap: "استبدال",
  swapNamed: (place) => `استبدال بأفضل مكان مناسب: ${place}`,
  drop: "إزالة",
  dropNamed: (place) => `إزالة من الخطة: ${place}`,
  nothingFits: "لا شيء آخر يناسب هناك. أزله أو استبدله في الخطة.",
  mostLiked: (place, up) => `الأكثر تفضيلًا: ${place} (${guests(up)}).`,
};
