import type { AppScope } from "../../../../domain/access-token.ts";
import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { connectedAppWords as english } from "../../en/account/connected-app-words.ts";

export const connectedAppWords: typeof english = {
  title: "التطبيقات المتصلة",
  about: (address) =>
    `يمكن للمساعدين الذين يدعمون Model Context Protocol (MCP) الاتصال عبر ${address}. نسألك أولًا.`,
  lookingUp: "جارٍ تحميل التطبيقات",
  none: "لا تطبيقات متصلة.",
  some: (count) =>
    `المتصل الآن: ${arabic.count(count, { one: "تطبيق واحد", two: "تطبيقان", few: "تطبيقات", many: "تطبيقًا", other: "تطبيق" })}.`,
  scopes: {
    read: "عرض رحلاتك",
    plan: "إنشاء رحلات",
    write: "عرض الرحلات وتغييرها",
  } satisfies Record<AppScope, string>,
  may: (scopes) => `يمكنه ${arabic.list(scopes)}`,
  connected: (time) => `متصل منذ ${time}`,
  disconnect: "قطع الاتصال",
  disconnectNamed: (name) => `قطع الاتصال بـ${name}`,
  disconnected: (name) => `تم قطع الاتصال بـ${name}.`,
};
