import { italian } from "../../../domain/messages/it/italian.ts";
import { storedWords } from "../../../domain/messages/it/stored-words.ts";
import type { myTripsWords as english } from "../en/my-trips-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = {
  days: { one: "giorno", other: "giorni" },
  travelers: { one: "viaggiatore", other: "viaggiatori" },
};

export const myTripsWords: typeof english = {
  title: "I miei viaggi",
  loading: "Caricamento dei viaggi",
  noneKept: "Sei offline e su questo dispositivo non ci sono ancora viaggi salvati.",
  notRefreshed:
    "Non siamo riusciti ad aggiornare i viaggi. Ecco quelli salvati su questo dispositivo.",
  showMore: "Mostra altri",
  search: "Cerca",
  calendar: "Calendario",
  partUnavailable: "Ora non possiamo caricare questa parte. Controlla la connessione e riprova.",
  actionsOf: (trip) => `Azioni: ${trip}`,
  importTrip: "Importa un viaggio",
  none: "Nessun viaggio trovato.",
  planFirst: "Pianifica il tuo primo viaggio",
  summary: sayTripSummary(
    (amount, of) => `${amount} ${italian.plural(Number(amount), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "Viaggio senza destinazione",
  planned: (at) => `Pianificato: ${at}`,
  upcoming: "Prossimi",
  past: "Passati",
  pastCount: (count) => italian.count(count, { one: "viaggio", other: "viaggi" }),
  noDates: "Ancora senza date",
  starts: (at, place) =>
    at === undefined ? ["Prima tappa: ", place] : ["Prima tappa: ", place, `, ${at}`],
  todayStarts: (at, place) =>
    at === undefined
      ? ["Prima tappa di oggi: ", place]
      : ["Prima tappa di oggi: ", place, `, ${at}`],
  sharedWithYou: "Condivisi con te",
  sharedBy: (name, canEdit) =>
    canEdit ? `Condiviso da ${name} · Puoi modificare` : `Condiviso da ${name}`,
  kept: "Salvato su questo dispositivo, funziona offline",

  month: {
    close: "Chiudi calendario",
    none: "Nessuno dei tuoi viaggi ha ancora le date.",
    noTrips: "Nessun viaggio questo mese.",
    earlier: (count) =>
      `Mostra ${italian.count(count, { one: "mese precedente", other: "mesi precedenti" })}`,
    undated: (count) =>
      `${italian.count(count, { one: "viaggio è ancora", other: "viaggi sono ancora" })} senza date.`,
    feed: "Segui nella tua app di calendario",
    feedAbout:
      "Aggiungi questo link alla tua app di calendario. Mostra i giorni di ogni viaggio, e le visite e le note dei prossimi. Chiunque abbia il link può vederli. Un nuovo link sostituisce il precedente.",
    feedName: "Calendario di tutti i viaggi",
  },
};
