import type { ReactNode } from "react";

/** Actions on a trip as a whole. */
export const tripActionsWords = {
  tripName: "Nombre del viaje",
  rename: "Cambiar nombre",
  renameTrip: "Cambiar el nombre de este viaje",
  renameHint: "Déjalo vacío para usar el destino.",
  deleteTrip: "Eliminar este viaje",
  ideas: "Ideas y listas",
  bookings: "Reservas",
  takeAlong: "Exportar",
  history: "Historial",
  deleteQuestion: (trip: ReactNode) => ["¿Eliminar ", trip, "?"],
  deleteWarning: "Se eliminarán para siempre el plan y tus notas.",
  deleteIt: "Eliminar",
  keepIt: "Conservar viaje",
  deleted: (trip: string) => `Eliminado: ${trip}.`,
};
