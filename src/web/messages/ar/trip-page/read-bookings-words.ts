import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { readBookingsWords as english } from "../../en/trip-page/read-bookings-words.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "رحلة جوية",
  train: "قطار",
  bus: "حافلة",
  ferry: "عبّارة",
  car: "سيارة مستأجرة",
  stay: "إقامة",
  table: "طاولة",
  ticket: "تذكرة",
  event: "فعالية",
};

const bookings = (count: number) =>
  arabic.count(count, { one: "حجز واحد", two: "حجزين", few: "حجوزات", many: "حجزًا", other: "حجز" });

export const readBookingsWords: typeof english = {
  title: "قراءة تأكيد حجز",
  about:
    "أضف رسالة بريد أو PDF أو تقويمًا أو بطاقة محفظة أو صورة رمزها، أو ألصق النص. تتم القراءة على هذا الجهاز ولا يُرسل شيء إلى أحد.",
  file: "الملف",
  fileHint:
    "EML أو PDF أو ICS أو PKPASS أو HTML أو نص أو صورة رمز، حتى 5 ميغابايت لكل منها. يمكنك أيضًا إفلات الملفات هنا.",
  paste: "أو ألصق التأكيد",
  read: "قراءة",
  nothingTyped: "ألصق تأكيدًا أولًا.",
  reading: "جارٍ القراءة…",
  failed: "لم ينجح ذلك. حاول مرة أخرى.",
  ofFile: (name, problem) => `${name}: ${problem}`,
  dropHere: "أفلِت هنا",

  sharedTitle: "إلى أي رحلة ينتمي؟",
  sharedFound: (count) => `عثرنا فيما شاركته على ${bookings(count)}.`,
  sharedNothing: "لم نجد حجوزات فيما شاركته.",
  addTo: (trip) => `إضافة إلى ${trip}`,
  newTrip: "تخطيط رحلة جديدة حولها",

  review: "مراجعة الحجوزات",
  found: (count) =>
    arabic.plural(count, {
      one: "وجدنا حجزًا واحدًا. راجعه قبل إضافته.",
      other: `الحجوزات التي وجدناها: ${arabic.number(count)}. راجعها قبل إضافتها.`,
    }),
  kinds: KINDS,
  named: (kind, name) => `${kind}: ${name}`,
  unnamed: "بلا اسم بعد",
  cancelled: "أُلغي هذا الحجز.",
  known: "في هذه الرحلة بالفعل",
  changes: "يغيّر حجزًا في هذه الرحلة",
  outside: "ليس في تواريخ هذه الرحلة",
  details: "كل التفاصيل",
  notSaid: "ليس في التأكيد",
  check: "يُرجى التحقق",
  add: (count) => (count === 0 ? "اختر ما يُضاف" : `إضافة ${bookings(count)}`),
  keepFiles: "حفظ كل ملف مع حجزه على هذا الجهاز",
  nothingChosen: "اختر حجزًا واحدًا على الأقل.",
  incomplete: (name) => `يحتاج ${name} إلى اسم وتاريخ.`,
  back: "رجوع",
  fields: {
    kind: "النوع",
    name: "الاسم",
    number: "رقم التأكيد",
    "from.name": "من",
    "to.name": "إلى",
    "at.name": "المكان",
    "at.address": "العنوان",
    "starts.date": "التاريخ",
    "starts.time": "الوقت",
    "starts.zone": "المنطقة الزمنية",
    "ends.date": "تاريخ النهاية",
    "ends.time": "وقت النهاية",
    "ends.zone": "المنطقة الزمنية عند النهاية",
    seat: "المقعد",
  },
};
