import { italian } from "../../../domain/messages/it/italian.ts";
import type { findTripsWords as english } from "../en/find-trips-words.ts";

export const findTripsWords: typeof english = {
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
};
