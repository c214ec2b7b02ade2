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
};
