import type { openDataWords as english } from "../en/open-data-words.ts";
import { pageVersion } from "../page-version.ts";
import { arabic } from "./arabic.ts";

export const openDataWords: typeof english = {
  title: "المصادر",
  known: ({ known, quality }) =>
    `هذه الخطة من بيانات مفتوحة لا من دليلنا، لذلك لم نتحقق منها. من أصل ${arabic.count(known.places, { one: "مكان واحد", two: "مكانين", few: "أماكن", many: "مكانًا", other: "مكان" })}: ساعات العمل معروفة لـ${known.hours} والسعر معروف لـ${known.prices}.${quality === "thin" ? " وهذا قليل، لذلك قد تكون بعض الأيام فارغة." : ""}`,
  sources:
    "الأماكن: © OpenStreetMap contributors (ODbL)، ومساهمو Wikivoyage (CC BY-SA 4.0؛ نصوص مختصرة)، وWikidata (CC0). الطقس المعتاد: مشروع POWER التابع لوكالة NASA.",
  pages: "صفحات Wikivoyage المستخدمة:",
  version: (revisedAt, id) => `نسخة ${pageVersion(revisedAt, id, arabic.fullDate)}`,
  openStreetMapLicence: "ترخيص OpenStreetMap",
  wikivoyageLicence: "ترخيص Wikivoyage",
  data: "البيانات وراء هذه الخطة",
};
