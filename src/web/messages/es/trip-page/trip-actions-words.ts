import type { tripActionsWords as english } from "../../en/trip-page/trip-actions-words.ts";

export const tripActionsWords: typeof english = {
  tripName: "Nombre del viaje",
  rename: "Cambiar nombre",
  renameTrip: "Cambiar el nombre de este viaje",
  renameHint: "Déjalo vacío para usar el destino.",
  deleteTrip: "Eliminar este viaje",
  ideas: "Ideas y listas",
  bookings: "Reservas",
  takeAlong: "Exportar",
  history: "Historial",
  deleteQuestion: (trip) => ["¿Eliminar ", trip, "?"],
  deleteWarning: "Se eliminarán para siempre el plan y tus notas.",
  deleteIt: "Eliminar",
  keepIt: "Conservar viaje",
  deleted: (trip) => `Eliminado: ${trip}.`,
};
