import type { ReactNode } from "react";

/** What can be done with a trip from the list. */
export const tripMenuWords = {
  again: "Planificarlo otra vez",
  againHint: "Un viaje nuevo con los mismos lugares y notas, sin fechas, reservas ni gastos.",
  making: "Creando tu viaje…",
  made: "Aquí tienes tu nuevo viaje. Pon las fechas cuando las sepas.",
  share: "Compartir",
  deleteTrip: "Eliminar este viaje",
  deleteQuestion: (trip: ReactNode) => ["¿Eliminar ", trip, "?"],
  deleteWarning: "Se eliminarán para siempre el plan y tus notas.",
  deleteIt: "Eliminar",
  keepIt: "Conservar viaje",
  deleted: (trip: string) => `Eliminado: ${trip}.`,
  datesSet: (trip: string, dates: string) => `${trip}: ${dates}.`,
  leave: "Quitar de «Mis viajes»",
  leaveWarning: "También se quitan tus votos. El viaje sigue como está.",
  leaveIt: "Quitar",
  left: (trip: string) => `Quitado de «Mis viajes»: ${trip}.`,
};
