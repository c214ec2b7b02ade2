import { italian } from "../../../domain/messages/it/italian.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `Account: ${name}`,
  account: "Account",
  logOut: "Esci",
  unsentTitle: (count: number) =>
    `Uscire e perdere ${italian.plural(count, { one: "questa modifica", other: "queste modifiche" })}?`,
  unsent: (count: number) =>
    `${italian.plural(count, { one: "Non è ancora salvata", other: "Non sono ancora salvate" })} sul nostro server:`,
  stay: "Non uscire",
  logOutAnyway: "Esci comunque",
  tripDeleted: (trip: string) => `${trip}: eliminato`,
  withNote: (change: string, note: string) => `${change}: “${note}”`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}. ${changes.join(", ")}`,
};
