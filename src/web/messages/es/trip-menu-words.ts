import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "Planificarlo otra vez",
  againHint: "Un viaje nuevo con los mismos lugares y notas, sin fechas, reservas ni gastos.",
  making: "Creando tu viaje…",
  made: "Aquí tienes tu nuevo viaje. Pon las fechas cuando las sepas.",
  share: "Compartir",
  deleteTrip: "Eliminar este viaje",
  deleteQuestion: (trip) => ["¿Eliminar ", trip, "?"],
  deleteWarning: "Se eliminarán para siempre el plan y tus notas.",
  deleteIt: "Eliminar",
  keepIt: "Conservar viaje",
  deleted: (trip) => `Eliminado: ${trip}.`,
  datesSet: (trip, dates) => `${trip}: ${dates}.`,
  leave: "Quitar de «Mis viajes»",
  leaveWarning: "También se quitan tus votos. El viaje sigue como está.",
  leaveIt: "Quitar",
  left: (trip) => `Quitado de «Mis viajes»: ${trip}.`,

  find: {
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
  },

  damaged: {
    damaged: "Este viaje no se puede leer",
    planned: (at) => `Planificado el ${at}`,
    advice: "Puede que el administrador del sitio tenga una copia.",
    remove: "Eliminar",
    question: "¿Eliminar este viaje?",
    removeForGood: "Eliminar para siempre",
    keep: "Conservar viaje",
  },

  import: {
    title: "Importar un viaje",
    about:
      "Elige un viaje exportado de Tripwright (JSON), un mapa de Google My Maps (KML o KMZ) o un archivo GPX.",
    file: "Archivo",
    tooLarge: (mostKb) => `Este archivo es demasiado grande. El límite es de ${mostKb} KB.`,
    choose: "Elige primero un archivo.",
    destination: "Destino",
    destinationHint: "La ciudad o región de estos lugares, como «Roma, Italia».",
    submit: "Importar",
    working: "Importando",
  },
};
