import { italian } from "../../../domain/messages/it/italian.ts";
import type { tripsCalendarWords as english } from "../en/trips-calendar-words.ts";

export const tripsCalendarWords: typeof english = {
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
};
