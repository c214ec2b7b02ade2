import type { AccessScope } from "../../../../domain/access-token.ts";
import { arabic } from "../../../../domain/messages/ar/arabic.ts";
import type { accessTokenWords as english } from "../../en/account/access-token-words.ts";

export const accessTokenWords: typeof english = {
  title: "رموز الوصول",
  about:
    "يتيح رمز الوصول لبرامجك استخدام رحلاتك بدون تسجيل الدخول. ولا يمكنه عرض حسابك أو تغييره أو حذفه.",
  lookingUp: "جارٍ تحميل الرموز",
  none: "ليست لديك رموز.",
  some: (count) =>
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
  secret: (name) => `الرمز «${name}»`,
  secretOnce: "انسخه الآن. لا يمكننا عرضه مرة أخرى.",
  copy: "نسخ",
  copied: "تم نسخ الرمز.",
  cannotCopy: "تعذّر نسخ الرمز. حدّده وانسخه بنفسك.",
  done: "نسختُه",
  may: (scopes) => `يمكنه ${arabic.list(scopes)}`,
  made: (at) => `تاريخ الإنشاء ${at}`,
  lastUsed: (at) => `آخر استخدام ${at}`,
  neverUsed: "لم يُستخدم بعد",
  endsAt: (at) => `ينتهي في ${at}`,
  endsNever: "لا تنتهي صلاحيته",
  isOver: " · انتهت صلاحيته",
  revoke: "إلغاء الرمز",
  revokeNamed: (name) => `إلغاء الرمز ${name}`,
  revoked: (name) => `تم إلغاء الرمز «${name}».`,
};
