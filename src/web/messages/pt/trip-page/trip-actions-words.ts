import type { ReactNode } from "react";

/** Actions on a trip as a whole. */
export const tripActionsWords = {
  tripName: "Nome da viagem",
  rename: "Renomear",
  renameTrip: "Renomear esta viagem",
  renameHint: "Deixe em branco para usar o destino.",
  deleteTrip: "Excluir esta viagem",
  ideas: "Ideias e listas",
  bookings: "Reservas",
  takeAlong: "Exportar",
  history: "Histórico",
  deleteQuestion: (trip: ReactNode) => ["Excluir ", trip, "?"],
  deleteWarning: "Isso exclui o roteiro e suas notas para sempre.",
  deleteIt: "Excluir",
  keepIt: "Manter viagem",
  deleted: (trip: string) => `Viagem excluída: ${trip}.`,
};
