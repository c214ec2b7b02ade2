import { portuguese } from "../../../domain/messages/pt/portuguese.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `Conta: ${name}`,
  account: "Conta",
  logOut: "Sair",
  unsentTitle: (count: number) =>
    `Sair e perder ${portuguese.plural(count, { one: "esta alteração", other: "estas alterações" })}?`,
  unsent: (count: number) =>
    `${portuguese.plural(count, { one: "Ainda não está salva", other: "Ainda não estão salvas" })} no nosso servidor:`,
  stay: "Continuar na conta",
  logOutAnyway: "Sair mesmo assim",
  tripDeleted: (trip: string) => `${trip}: viagem excluída`,
  withNote: (change: string, note: string) => `${change}: “${note}”`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}. ${changes.join(", ")}`,
};
