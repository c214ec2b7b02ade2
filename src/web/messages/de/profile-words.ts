import { german } from "../../../domain/messages/de/german.ts";
import type { profileWords as english } from "../en/profile-words.ts";

export const profileWords: typeof english = {
  account: "Konto",
  logOut: "Abmelden",
  unsentTitle: (count) =>
    `Abmelden und ${german.plural(count, { one: "diese Änderung", other: "diese Änderungen" })} verlieren?`,
  unsent: (count) =>
    `${german.plural(count, { one: "Sie ist", other: "Sie sind" })} noch nicht auf unserem Server gespeichert:`,
  stay: "Angemeldet bleiben",
  logOutAnyway: "Trotzdem abmelden",
  tripDeleted: (trip) => `${trip}: gelöscht`,
  withNote: (change, note) => `${change}: „${note}“`,
  tripChanged: (trip, changes) => `${trip}. ${changes.join(", ")}`,
};
