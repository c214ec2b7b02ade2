import { spanish } from "../../../domain/messages/es/spanish.ts";
import { storedWords } from "../../../domain/messages/es/stored-words.ts";
import type { myTripsWords as english } from "../en/my-trips-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = {
  days: { one: "día", other: "días" },
  travelers: { one: "viajero", other: "viajeros" },
};

export const myTripsWords: typeof english = {
  title: "Mis viajes",
  loading: "Cargando tus viajes",
  noneKept: "No tienes conexión y aún no hay viajes guardados en este dispositivo.",
  notRefreshed: "No hemos podido actualizar tus viajes. Mostramos lo guardado en este dispositivo.",
  showMore: "Mostrar más",
  search: "Buscar",
  calendar: "Calendario",
  partUnavailable: "No podemos cargar esto ahora. Comprueba tu conexión y vuelve a intentarlo.",
  actionsOf: (trip) => `Acciones: ${trip}`,
  importTrip: "Importar un viaje",
  none: "No se encontró ningún viaje.",
  planFirst: "Planifica tu primer viaje",
  summary: sayTripSummary(
    (amount, of) => `${amount} ${spanish.plural(Number(amount), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "Viaje sin destino",
  planned: (at) => `Planificado el ${at}`,
  upcoming: "Próximos",
  past: "Pasados",
  pastCount: (count) => spanish.count(count, { one: "viaje", other: "viajes" }),
  noDates: "Aún sin fechas",
  starts: (at, place) =>
    at === undefined ? ["Primera parada: ", place] : ["Primera parada: ", place, `, ${at}`],
  todayStarts: (at, place) =>
    at === undefined
      ? ["Primera parada de hoy: ", place]
      : ["Primera parada de hoy: ", place, `, ${at}`],
  sharedWithYou: "Compartidos contigo",
  sharedBy: (name, canEdit) =>
    canEdit ? `Compartido por ${name} · Puedes editarlo` : `Compartido por ${name}`,
  kept: "Guardado en este dispositivo, funciona sin conexión",

  month: {
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
  },
};
