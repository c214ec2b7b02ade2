import { arabic } from "../../../domain/messages/ar/arabic.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `الحساب: ${name}`,
  account: "الحساب",
  logOut: "تسجيل الخروج",
  unsentTitle: (count: number) =>
    `تسجيل الخروج وفقدان ${arabic.plural(count, { one: "هذا التغيير", two: "هذين التغييرين", other: "هذه التغييرات" })}؟`,
  unsent: (count: number) =>
    `${arabic.plural(count, { one: "لم يُحفظ", other: "لم تُحفظ" })} على خادمنا بعد:`,
  stay: "عدم تسجيل الخروج",
  logOutAnyway: "تسجيل الخروج رغم ذلك",
  tripDeleted: (trip: string) => `${trip}: حُذفت`,
  withNote: (change: string, note: string) => `${change}: «${note}»`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}. ${changes.join("، ")}`,
};
