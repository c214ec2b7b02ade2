import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { profileWords as english } from "../en/profile-words.ts";

export const profileWords: typeof english = {
  account: "الحساب",
  logOut: "تسجيل الخروج",
  unsentTitle: (count) =>
    `تسجيل الخروج وفقدان ${arabic.plural(count, { one: "هذا التغيير", two: "هذين التغييرين", other: "هذه التغييرات" })}؟`,
  unsent: (count) =>
    `${arabic.plural(count, { one: "لم يُحفظ", other: "لم تُحفظ" })} على خادمنا بعد:`,
  stay: "عدم تسجيل الخروج",
  logOutAnyway: "تسجيل الخروج رغم ذلك",
  tripDeleted: (trip) => `${trip}: حُذفت`,
  withNote: (change, note) => `${change}: «${note}»`,
  tripChanged: (trip, changes) => `${trip}. ${changes.join("، ")}`,
};
