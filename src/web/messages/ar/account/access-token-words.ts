import type { AccessScope } from "../../../../domain/access-token.ts";
import { arabic } from "../../../../domain/messages/ar/arabic.ts";

/** Access tokens on the account page. */
export const accessTokenWords = {
  title: "رموز الوصول",
  about:
    "يتيح رمز الوصول لبرامجك استخدام رحلاتك بدون تسجيل الدخول. ولا يمكنه عرض حسابك أو تغييره أو حذفه.",
  lookingUp: "جارٍ تحميل الرموز",
  none: "ليست لديك رموز.",
  some: (count: number) =>
    arabic.plural(count, {
      one: "لديك رمز واحد. ألغِه عند انتهاء الحاجة إليه.",
      other: `عدد رموزك ${count}. ألغِ ما انتهت الحاجة إليه منها.`,
    }),
  make: "إنشاء رمز",
  name: "الاسم",
  mayTitle: "يمكنه",
  scopes: {
    read: "عرض رحلاتك",
    plan: "إنشاء رحلات",
    write: "عرض الرحلات وتغييرها واستيرادها وحذفها",
    share: "إنشاء روابط للرحلات وإيقافها",
    calendar: "عرض رحلاتك في تطبيق تقويم",
  } satisfies Record<AccessScope, string>,
  ends: "تنتهي صلاحيته",
  lives: { month: "بعد 30 يومًا", quarter: "بعد 90 يومًا", year: "بعد سنة", never: "أبدًا" },
  noScope: "حدّد شيئًا واحدًا على الأقل يمكنه فعله.",
  making: "جارٍ الإنشاء",
  makeIt: "إنشاء",
  cancel: "إلغاء",
  secret: (name: string) => `الرمز «${name}»`,
  secretOnce: "انسخه الآن. لا يمكننا عرضه مرة أخرى.",
  copy: "نسخ",
  copied: "تم نسخ الرمز.",
  cannotCopy: "تعذّر نسخ الرمز. حدّده وانسخه بنفسك.",
  done: "نسختُه",
  may: (scopes: readonly string[]) => `يمكنه ${arabic.list(scopes)}`,
  made: (at: string) => `تاريخ الإنشاء ${at}`,
  lastUsed: (at: string) => `آخر استخدام ${at}`,
  neverUsed: "لم يُستخدم بعد",
  endsAt: (at: string) => `ينتهي في ${at}`,
  endsNever: "لا تنتهي صلاحيته",
  isOver: " · انتهت صلاحيته",
  revoke: "إلغاء الرمز",
  revokeNamed: (name: string) => `إلغاء الرمز ${name}`,
  revoked: (name: string) => `تم إلغاء الرمز «${name}».`,
};
