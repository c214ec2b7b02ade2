import { spanish } from "../../../domain/messages/es/spanish.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `Cuenta: ${name}`,
  account: "Cuenta",
  logOut: "Cerrar sesión",
  unsentTitle: (count: number) =>
    `¿Cerrar sesión y perder ${spanish.plural(count, { one: "este cambio", other: "estos cambios" })}?`,
  unsent: (count: number) =>
    `Aún no ${spanish.plural(count, { one: "está guardado", other: "están guardados" })} en nuestro servidor:`,
  stay: "Seguir con la sesión abierta",
  logOutAnyway: "Cerrar sesión igualmente",
  tripDeleted: (trip: string) => `${trip}: eliminado`,
  withNote: (change: string, note: string) => `${change}: «${note}»`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}. ${changes.join(", ")}`,
};
