import type { AppScope } from "../../../../domain/access-token.ts";
import { arabic } from "../../../../domain/messages/ar/arabic.ts";

/** The apps that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "التطبيقات المتصلة",
  /** @param address where apps connect. */
  about: (address: string) =>
    `يمكن للمساعدين الذين يدعمون Model Context Protocol (MCP) الاتصال عبر ${address}. نسألك أولًا.`,
  lookingUp: "جارٍ تحميل التطبيقات",
  none: "لا تطبيقات متصلة.",
  some: (count: number) =>
    `المتصل الآن: ${arabic.count(count, { one: "تطبيق واحد", two: "تطبيقان", few: "تطبيقات", many: "تطبيقًا", other: "تطبيق" })}.`,
  scopes: {
    read: "عرض رحلاتك",
    plan: "إنشاء رحلات",
    write: "عرض الرحلات وتغييرها",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `يمكنه ${arabic.list(scopes)}`,
  connected: (time: string) => `متصل منذ ${time}`,
  disconnect: "قطع الاتصال",
  disconnectNamed: (name: string) => `قطع الاتصال بـ${name}`,
  disconnected: (name: string) => `تم قطع الاتصال بـ${name}.`,
};
