import { english } from "../../../domain/messages/en/english.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  account: "Account",
  logOut: "Logout",
  unsentTitle: (count: number) =>
    `Log out and lose ${english.plural(count, { one: "this change", other: "these changes" })}?`,
  unsent: (count: number) =>
    `${english.plural(count, { one: "It isn’t", other: "They aren’t" })} saved on our server yet:`,
  stay: "Stay signed in",
  logOutAnyway: "Log out anyway",
  tripDeleted: (trip: string) => `${trip}: deleted`,
  withNote: (change: string, note: string) => `${change}: \u201c${note}\u201d`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}. ${changes.join(", ")}`,
};
