import type { tripActionsWords as english } from "../../en/trip-page/trip-actions-words.ts";

export const tripActionsWords: typeof english = {
  tripName: "Nome da viagem",
  rename: "Renomear",
  renameTrip: "Renomear esta viagem",
  renameHint: "Deixe em branco para usar o destino.",
  deleteTrip: "Excluir esta viagem",
  ideas: "Ideias e listas",
  bookings: "Reservas",
  takeAlong: "Exportar",
  history: "Histórico",
  deleteQuestion: (trip) => ["Excluir ", trip, "?"],
  deleteWarning: "Isso exclui o roteiro e suas notas para sempre.",
  deleteIt: "Excluir",
  keepIt: "Manter viagem",
  deleted: (trip) => `Viagem excluída: ${trip}.`,
};
