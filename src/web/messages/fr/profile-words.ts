import { french } from "../../../domain/messages/fr/french.ts";
import type { profileWords as english } from "../en/profile-words.ts";

export const profileWords: typeof english = {
  account: "Compte",
  logOut: "Se déconnecter",
  unsentTitle: (count) =>
    `Se déconnecter et perdre ${french.plural(count, { one: "cette modification", other: "ces modifications" })} ?`,
  unsent: (count) =>
    `${french.plural(count, { one: "Pas encore enregistrée", other: "Pas encore enregistrées" })} sur notre serveur :`,
  stay: "Ne pas se déconnecter",
  logOutAnyway: "Se déconnecter quand même",
  tripDeleted: (trip) => `${trip} : voyage supprimé`,
  withNote: (change, note) => `${change} : « ${note} »`,
  tripChanged: (trip, changes) => `${trip}. ${changes.join(", ")}`,
};
