import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { profileWords as english } from "../en/profile-words.ts";

export const profileWords: typeof english = {
  account: "Conta",
  logOut: "Sair",
  unsentTitle: (count) =>
    `Sair e perder ${portuguese.plural(count, { one: "esta alteração", other: "estas alterações" })}?`,
  unsent: (count) =>
    `${portuguese.plural(count, { one: "Ainda não está salva", other: "Ainda não estão salvas" })} no nosso servidor:`,
  stay: "Continuar na conta",
  logOutAnyway: "Sair mesmo assim",
  tripDeleted: (trip) => `${trip}: viagem excluída`,
  withNote: (change, note) => `${change}: “${note}”`,
  tripChanged: (trip, changes) => `${trip}. ${changes.join(", ")}`,
};
