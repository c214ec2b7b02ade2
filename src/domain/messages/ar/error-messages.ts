import { LIMITS } from "../../limits.ts";
import type { ERROR_MESSAGES as english } from "../en/error-messages.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { arabic } from "./arabic.ts";

const requestProblem = sayProblem({
  whole: {
    badAddress: "عنوانه لا يبدأ بشرطة مائلة",
    bodyEmpty: "المحتوى فارغ",
    destinationTooLong: "اسم الوجهة طويل جدًا",
    fileUnnamed: "لا يمكن استخدام معرّف الملف أو اسمه أو جزئه",
    inputTooLong: "النص المُدخل طويل جدًا",
    notHttp: "ليس طلب HTTP كاملًا وصالحًا",
    notJson: "ليس JSON صالحًا أو أن عنوانه غير سليم",
    notUtf8: "ليس UTF-8 صالحًا",
    tokenInAddress: "مكان رمز الوصول هو ترويسة Authorization",
    twoHosts: "يذكر المضيف مرتين",
    unknownCursor: "المؤشّر ليس من عندنا",
    unknownTripIds: `يجب أن يضم «ids» حتى ${LIMITS.list.wholeTrips} من معرّفات الرحلات، مفصولة بفواصل`,
  },
  body: "المحتوى",
  fieldUnknown: (field) => `في ${field} حقل لا نعرفه`,
  fieldUnfit: (field) => `${field} غير صالح`,
  fieldValue: (field, allowed) => `${field}: يجب أن يكون من ${allowed.join("، ")}`,
  fieldType: (field, types) => `${field}: يجب أن يكون من النوع ${types.join(" أو ")}`,
  bounds: { fieldTooBig: "على الأكثر", fieldTooSmall: "على الأقل" },
  units: { characters: "الأحرف", entries: "العناصر" },
  value: (field, bound, amount) => `${field}: يجب أن تكون القيمة ${amount} ${bound}`,
  size: (field, bound, amount, unit) => `${field}: يجب أن يكون عدد ${unit} ${amount} ${bound}`,
});

const IMPORT_PROBLEMS = {
  unknownFormat: "ليس ملف Tripwright أو GPX أو KML أو KMZ",
  notList: "ليس قائمة يمكننا قراءتها. استخدم JSON أو CSV أو KML أو KMZ أو GPX أو نصًا",
  noNames: "لا أسماء أماكن فيه",
  notBooking: "ليس تأكيد حجز يمكننا قراءته. استخدم رسالة بريد أو PDF أو تقويمًا أو بطاقة أو نصًا",
  noBookings: "لم نجد فيه حجوزات",
  noText: "صورة بلا نص",
  noCode: "لم نجد فيها رمزًا. التقط الصورة من الأعلى مباشرة وفي ضوء جيد",
  fileTooLarge: "أكبر من {most} ميغابايت",
  notUtf8: "نصه ليس UTF-8",
  notJson: "ليس JSON صالحًا",
  notOurs: "ملف JSON، لكنه ليس رحلة من Tripwright",
  newerVersion: "من إصدار أحدث من Tripwright",
  notXml: "ليس XML صالحًا",
  documentType: "فيه نوع مستند لا ندعمه",
  entity: "يعرّف كيانات خاصة به لا ندعمها",
  tooDeep: "مستوياته متداخلة أكثر من اللازم",
  tooMany: "أجزاؤه كثيرة جدًا",
  tooManyDays: "أيامه أكثر من {most}. قسّمه إلى عدة ملفات",
  tooManyPlaces: "أماكنه أكثر من {most}. قسّمه إلى عدة ملفات",
  tooManyOnDay: "فيه يوم أماكنه أكثر من {most}. قسّم اليوم",
  tooManyHotels: "فنادقه أكثر من {most}. أزل بعضها",
  tooLarge: "محتواه بعد فك الضغط كبير جدًا",
  notZip: "ليس KMZ صالحًا",
  noKml: "لا KML في ملف KMZ هذا",
  noPlaces: "لا أماكن فيه لها اسم وموقع",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `، و${arabic.list(others)}`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) => `أقرب مدينة لدينا هي ${city}، على بُعد حوالي ${arabic.way(km)}.`,
  namesake: ({ city, others }) => `لدينا ${city}، وهو مكان آخر${besides(others)}.`,
  similar: ({ city }) => `هل المقصود ${city}؟`,
  sameCountry: ({ cities }) => `في البلد نفسه لدينا ${arabic.list(cities)}.`,
  some: ({ total, cities }) => `لدينا ${total} مدينة، منها ${arabic.list(cities)}.`,
});

export const ERROR_MESSAGES: typeof english = {
  bad_request: (values) => `تعذّرت علينا قراءة الطلب: ${requestProblem(values)}.`,
  idempotency_key_missing:
    "أرسِل ترويسة Idempotency-Key من 8 إلى 100 حرف أو رقم أو شرطة أو شرطة سفلية.",
  sign_in_failed: ({ problem }) => `تعذّر تسجيل دخولك: ${problem}.`,
  not_signed_in: "سجّل الدخول أولًا.",
  token_refused: "رمز الوصول هذا غير صالح.",
  token_forbids: ({ scope }) =>
    scope === "none" ? "لا تعمل رموز الوصول هنا." : `يتطلب هذا رمزًا بالصلاحية ${scope}.`,
  too_many_tokens: "بلغت الحد الأقصى لرموز الوصول. ألغِ واحدًا أولًا.",
  wrong_origin: "جاء هذا الطلب من موقع آخر، لذلك رفضناه.",
  not_found: "لا شيء على هذا العنوان.",
  trip_not_found: "لم نعثر على رحلة",
  version_not_found: "لم نعد نحتفظ بهذه النسخة من الرحلة.",
  link_not_found: "لم يعد هذا الرابط موجودًا.",
  link_ended: "لم يعد هذا الرابط يعمل. اسأل من أرسله.",
  link_forbids: "لا يسمح هذا الرابط بذلك. اسأل من أرسله.",
  guest_unnamed: "أدخل اسمك أولًا.",
  name_taken:
    "لدى شخص في هذه الرحلة هذا الاسم. إن كنت أنت، فافتح رابطك الشخصي، وإلا فاختر اسمًا آخر.",
  guest_not_found: "لم يعد هذا الضيف على هذا الرابط.",
  person_not_found: "لم يعد لهذا الشخص حساب هنا.",
  person_full:
    "لدى هذا الشخص أكبر عدد من الرحلات المشتركة يتسع له الحساب. اطلب منه مغادرة واحدة أولًا.",
  too_many_links: "بلغت الحد الأقصى لروابط هذه الرحلة. أوقف واحدًا أولًا.",
  link_full: "هذا الرابط ممتلئ. اسأل من أرسله.",
  photo_not_found: "لا صورة لهذا المكان.",
  generation_not_found: "لم يعد هذا الطلب لدينا. ابدأ من جديد.",
  method_not_allowed: "لا يقبل هذا العنوان هذا النوع من الطلبات.",
  session_not_found: "لم يعد ذلك المتصفح مسجّل الدخول.",
  request_too_slow: "استغرق وصول الطلب وقتًا طويلًا.",
  other_person: "شخص آخر مسجّل الدخول الآن في هذا المتصفح. أعد تحميل الصفحة.",
  too_many_trips: ({ trips }) =>
    `لديك ${arabic.count(trips, { one: "رحلة واحدة", two: "رحلتان", few: "رحلات", other: "رحلة" })}، ولا مكان في حسابك لمزيد. احذف بعضها أولًا.`,
  files_full: ({ megabytes }) =>
    megabytes === 0
      ? "لا مساحة للملفات لدى الحسابات على هذا الخادم."
      : `يتسع الحساب لملفات حجمها ${megabytes} ميغابايت، والرحلة حتى ${LIMITS.keptFile.ofTrip}. أزل بعضها أولًا.`,
  file_not_found: "لم يعد هذا الملف في الحساب.",
  file_refused: "يمكن حفظ ملفات PDF والصور فقط (JPEG وPNG وWebP وGIF).",
  version_conflict: "تغيّرت هذه الرحلة في مكان آخر. قارن بين النسختين واختر واحدة.",
  body_too_large: ({ mostBytes }) =>
    `هذا الطلب كبير جدًا. الحد الأقصى ${mostBytes / 1024} كيلوبايت.`,
  wrong_host: ({ publicUrl }) => `هذا الخادم متاح على ${publicUrl} فقط.`,
  unsupported_media_type: "أرسِل JSON غير مضغوط بترميز UTF-8 ونوع المحتوى application/json.",
  required_selection_missing: "يُرجى ملء كل التفاصيل",
  days_out_of_range: ({ maxDays }) => `أدخل عددًا صحيحًا من الأيام من 1 إلى ${maxDays}.`,
  cities_out_of_range: "يمكن أن تضم الرحلة من مدينتين إلى أربع مدن، بيوم أو أكثر في كل منها.",
  start_date_unreadable: "أدخل تاريخ بدء صالحًا، أو اترك الحقل فارغًا.",
  start_date_missing: "يحتاج التقويم إلى تواريخ. حدّد تاريخ البدء ثم حاول مرة أخرى.",
  import_unreadable: ({ problem, most }) =>
    `تعذّرت علينا قراءة الملف: ${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}.`,
  import_destination_missing: "لا يذكر الملف أين تقع أماكنه. أدخل الوجهة ثم استورده مرة أخرى.",
  idempotency_key_reused: "سبق إرسال هذا الطلب بتفاصيل أخرى. اضغط على «إنشاء الرحلة!» مرة أخرى.",
  confirmation_mismatch: "ليس هذا عنوان البريد الإلكتروني لهذا الحساب، لذلك لم يُحذف شيء.",
  change_impossible: "ليس هذا اليوم أو المكان في هذه الرحلة، لذلك لم يتغير شيء.",
  day_locked: "هذا اليوم أو يوم سفرك مثبّت أو فيه مكان مثبّت، لذلك لم يتغير شيء.",
  trip_full: "هذه الرحلة أو هذا اليوم ممتلئ، لذلك لم يتغير شيء. أزل شيئًا أولًا.",
  costs_full: "بلغت الحد الأقصى للمصاريف أو المسافرين في هذه الرحلة. أزل واحدًا أولًا.",
  ideas_full: "لا تتسع هذه الرحلة لأفكار أخرى. أزل بعضها أولًا.",
  list_full: "قوائم هذه الرحلة ممتلئة. أزل شيئًا أولًا.",
  trip_too_large: "هذه الرحلة أطول من أن تُحفظ. اختر أيامًا أقل أو اختصر ملاحظاتها.",
  destination_unknown: ({ destination, ...advice }) =>
    `${destination} ليست في دليلنا، ونحن لا نختلق أماكن. ${adviceText(advice)}`,
  destination_unanswered: ({ destination, ...advice }) =>
    `${destination} ليست في دليلنا، والخدمات التي نبحث فيها عن أماكن أخرى لا تستجيب. حاول لاحقًا. ${adviceText(advice)}`,
  destination_is_region: ({ destination }) =>
    `${destination} تشمل أكثر من بلدة، ونحن نخطط لواحدة في كل مرة. اختر مكان الإقامة.`,
  destination_ambiguous: ({ destination }) =>
    `قد تعني «${destination}» أكثر من مكان. اختر المكان المقصود.`,
  too_little_known: ({ destination, places }) =>
    `بحثنا في البيانات المفتوحة عن ${destination} ووجدنا للزيارة: ${arabic.count(places, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}. هذا أقل مما تحتاج إليه الخطة، ونحن لا نختلق أماكن.`,
  only_map_known: ({ destination, places }) =>
    `لم نجد ${destination} إلا على الخريطة. يعرض OpenStreetMap هناك: ${arabic.count(places, { one: "مكان واحد", two: "مكانان", few: "أماكن", many: "مكانًا", other: "مكان" })}، لكن لا دليل سفر ولا موسوعة تذكر ما يستحق الزيارة، لذلك لا يمكننا إعداد خطة.`,
  too_many_new_places: "طلبت وجهات كثيرة جديدة علينا. انتظر ساعة أو اختر وجهة من دليلنا.",
  version_required: "أرسِل النسخة الجاري تغييرها في ترويسة If-Match.",
  too_many_requests: "أرسلت طلبات كثيرة جدًا. انتظر دقيقة ثم حاول مرة أخرى.",
  too_many_streams: "لديك صفحات مفتوحة كثيرة جدًا. أغلق واحدة ثم حاول مرة أخرى.",
  too_many_generations: ({ limit }) =>
    `استخدمت كل خطط اليوم وعددها ${limit}. يمكنك التخطيط مجددًا بعد منتصف الليل بتوقيت UTC.`,
  already_planning: "نُعدّ لك خطة الآن. انتظر حتى تجهز أو أوقفها أولًا.",
  server_daily_limit: "بلغ هذا الخادم حد الخطط لهذا اليوم. حاول مرة أخرى غدًا.",
  header_too_large: "ترويسات هذا الطلب طويلة جدًا.",
  cancelled: "أوقفت هذه الخطة. لم يُحفظ شيء.",
  interrupted: "أُعيد تشغيل خادمنا أثناء إعداد خطتك. حاول مرة أخرى.",
  planner_busy: "أداة التخطيط مشغولة. انتظر دقيقة ثم حاول مرة أخرى.",
  planner_refused: "رفضت أداة التخطيط مفتاح هذا الخادم أو إعداداته. أبلغ مشرف الموقع.",
  planner_declined: "لم تستطع أداة التخطيط معالجة هذا الطلب. حاول مرة أخرى أو أبلغ مشرف الموقع.",
  planner_unreachable: "أداة التخطيط لا تستجيب. انتظر دقيقة ثم حاول مرة أخرى.",
  planner_blocked: "لن تجيب أداة التخطيط عن هذا الطلب. جرّب كتابة الوجهة بطريقة أخرى.",
  planner_stopped: "توقفت أداة التخطيط قبل أن تنتهي. حاول مرة أخرى أو اكتب الوجهة بطريقة أخرى.",
  planner_unreadable:
    "تعذّرت علينا قراءة جواب أداة التخطيط، حتى في المحاولة الثانية. حاول مرة أخرى.",
  tool_too_slow: "استغرق ذلك وقتًا طويلًا. ربما نُفّذ رغم ذلك.",
  plan_failed: "تعذّر إنشاء الرحلة. حاول مرة أخرى.",
  shutting_down: "يُعاد تشغيل الخادم. حاول مرة أخرى بعد لحظات.",
  storage_full: "لا مساحة متبقية على الخادم لحفظ هذا. أبلغ مشرف الموقع.",
  busy: "الخادم مشغول. حاول مرة أخرى بعد لحظات.",
  storage_unreachable: "مساحة التخزين لدينا لا تستجيب. حاول مرة أخرى بعد دقيقة.",
  storage_damaged:
    "البيانات المحفوظة على هذا الخادم تالفة، لذلك لا يمكننا عرض هذا أو حفظه. أبلغ مشرف الموقع.",
  trip_unreachable: "تعذّر تحميل المستند لعدم وجود اتصال بالإنترنت.",
  internal: "حدث خطأ من جانبنا. حاول مرة أخرى.",
};
