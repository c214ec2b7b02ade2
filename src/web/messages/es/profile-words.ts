import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { profileWords as english } from "../en/profile-words.ts";

export const profileWords: typeof english = {
  account: "Cuenta",
  logOut: "Cerrar sesión",
  unsentTitle: (count) =>
    `¿Cerrar sesión y perder ${spanish.plural(count, { one: "este cambio", other: "estos cambios" })}?`,
  unsent: (count) =>
    `Aún no ${spanish.plural(count, { one: "está guardado", other: "están guardados" })} en nuestro servidor:`,
  stay: "Seguir con la sesión abierta",
  logOutAnyway: "Cerrar sesión igualmente",
  tripDeleted: (trip) => `${trip}: eliminado`,
  withNote: (change, note) => `${change}: «${note}»`,
  tripChanged: (trip, changes) => `${trip}. ${changes.join(", ")}`,
};
