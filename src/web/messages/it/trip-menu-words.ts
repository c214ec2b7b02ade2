import { italian } from "../../../domain/messages/it/italian.ts";
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

  find: {
    label: "Cerca nei tuoi viaggi",
    hint: "Una destinazione, un luogo o una parola delle tue note",
    close: "Chiudi ricerca",
    show: "Mostra",
    shows: { all: "Tutti", coming: "Prossimi", past: "Passati", shared: "Condivisi con te" },
    found: (count) => italian.count(count, { one: "viaggio", other: "viaggi" }),
    searching: "Ricerca…",
    none: "Nessun viaggio trovato. Prova con meno parole.",
    notKept: (count) =>
      `${italian.count(count, { one: "viaggio non è ancora salvato", other: "viaggi non sono ancora salvati" })} su questo dispositivo: la ricerca guarda solo il nome.`,
  },

  damaged: {
    damaged: "Questo viaggio non si può leggere",
    planned: (at) => `Pianificato: ${at}`,
    advice: "Chi gestisce il sito potrebbe avere una copia di backup.",
    remove: "Elimina",
    question: "Eliminare questo viaggio?",
    removeForGood: "Elimina per sempre",
    keep: "Conserva il viaggio",
  },

  import: {
    title: "Importa un viaggio",
    about:
      "Scegli un viaggio esportato da Tripwright (JSON), una mappa di Google My Maps (KML o KMZ) o un file GPX.",
    file: "File",
    tooLarge: (mostKb) => `Questo file è troppo grande. Il limite è ${mostKb} KB.`,
    choose: "Prima scegli un file.",
    destination: "Destinazione",
    destinationHint: "La città o la regione di questi luoghi, ad esempio “Roma, Italia”.",
    submit: "Importa",
    working: "Importazione",
  },
};
