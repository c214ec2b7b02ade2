import { italian } from "../../../domain/messages/it/italian.ts";
import type { profileWords as english } from "../en/profile-words.ts";

export const profileWords: typeof english = {
  account: "Account",
  logOut: "Esci",
  unsentTitle: (count) =>
    `Uscire e perdere ${italian.plural(count, { one: "questa modifica", other: "queste modifiche" })}?`,
  unsent: (count) =>
    `${italian.plural(count, { one: "Non è ancora salvata", other: "Non sono ancora salvate" })} sul nostro server:`,
  stay: "Non uscire",
  logOutAnyway: "Esci comunque",
  tripDeleted: (trip) => `${trip}: eliminato`,
  withNote: (change, note) => `${change}: “${note}”`,
  tripChanged: (trip, changes) => `${trip}. ${changes.join(", ")}`,
};
