import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { tripsCalendarWords as english } from "../en/trips-calendar-words.ts";

export const tripsCalendarWords: typeof english = {
  close: "Cerrar calendario",
  none: "Ninguno de tus viajes tiene fechas aún.",
  noTrips: "No hay viajes este mes.",
  earlier: (count) =>
    `Mostrar ${spanish.count(count, { one: "mes anterior", other: "meses anteriores" })}`,
  undated: (count) =>
    `${spanish.count(count, { one: "viaje aún sin", other: "viajes aún sin" })} fechas.`,
  feed: "Seguir en tu aplicación de calendario",
  feedAbout:
    "Añade este enlace a tu aplicación de calendario. Muestra los días de cada viaje, y las visitas y notas de los próximos. Quien tenga el enlace puede verlos. Un enlace nuevo sustituye al anterior.",
  feedName: "Calendario de todos los viajes",
};
