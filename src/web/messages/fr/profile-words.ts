import { french } from "../../../domain/messages/fr/french.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `Compte : ${name}`,
  account: "Compte",
  logOut: "Se déconnecter",
  unsentTitle: (count: number) =>
    `Se déconnecter et perdre ${french.plural(count, { one: "cette modification", other: "ces modifications" })} ?`,
  unsent: (count: number) =>
    `${french.plural(count, { one: "Pas encore enregistrée", other: "Pas encore enregistrées" })} sur notre serveur :`,
  stay: "Ne pas se déconnecter",
  logOutAnyway: "Se déconnecter quand même",
  tripDeleted: (trip: string) => `${trip} : voyage supprimé`,
  withNote: (change: string, note: string) => `${change} : « ${note} »`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}. ${changes.join(", ")}`,
};
