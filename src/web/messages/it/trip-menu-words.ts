import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "Pianificalo di nuovo",
  againHint: "Un nuovo viaggio con gli stessi luoghi e note, senza date, prenotazioni e costi.",
  making: "Creiamo il tuo viaggio…",
  made: "Ecco il tuo nuovo viaggio. Imposta le date quando le sai.",
  share: "Condividi",
  deleteTrip: "Elimina questo viaggio",
  deleteQuestion: (trip) => ["Eliminare ", trip, "?"],
  deleteWarning: "Il programma e le tue note vengono eliminati per sempre.",
  deleteIt: "Elimina",
  keepIt: "Conserva il viaggio",
  deleted: (trip) => `Eliminato: ${trip}.`,
  datesSet: (trip, dates) => `${trip}: ${dates}.`,
  leave: "Rimuovi da “I miei viaggi”",
  leaveWarning: "Spariscono anche i tuoi voti. Il viaggio in sé resta com’è.",
  leaveIt: "Rimuovi",
  left: (trip) => `Rimosso da “I miei viaggi”: ${trip}.`,
};
