import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { findTripsWords as english } from "../en/find-trips-words.ts";

export const findTripsWords: typeof english = {
  label: "Buscar en tus viajes",
  hint: "Un destino, un lugar o una palabra de tus notas",
  close: "Cerrar búsqueda",
  show: "Mostrar",
  shows: { all: "Todos", coming: "Próximos", past: "Pasados", shared: "Compartidos contigo" },
  found: (count) => spanish.count(count, { one: "viaje", other: "viajes" }),
  searching: "Buscando…",
  none: "Ningún viaje encontrado. Prueba con menos palabras.",
  notKept: (count) =>
    `${spanish.count(count, { one: "viaje aún no está guardado", other: "viajes aún no están guardados" })} en este dispositivo: búsqueda solo por nombre.`,
};
