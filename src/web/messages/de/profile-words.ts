import { german } from "../../../domain/messages/de/german.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `Konto: ${name}`,
  account: "Konto",
  logOut: "Abmelden",
  unsentTitle: (count: number) =>
    `Abmelden und ${german.plural(count, { one: "diese Änderung", other: "diese Änderungen" })} verlieren?`,
  unsent: (count: number) =>
    `${german.plural(count, { one: "Sie ist", other: "Sie sind" })} noch nicht auf unserem Server gespeichert:`,
  stay: "Angemeldet bleiben",
  logOutAnyway: "Trotzdem abmelden",
  tripDeleted: (trip: string) => `${trip}: gelöscht`,
  withNote: (change: string, note: string) => `${change}: „${note}“`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}. ${changes.join(", ")}`,
};
