import { german } from "../../../domain/messages/de/german.ts";
import type { tripsCalendarWords as english } from "../en/trips-calendar-words.ts";

export const tripsCalendarWords: typeof english = {
  close: "Kalender schließen",
  none: "Noch keine deiner Reisen hat Daten.",
  noTrips: "Keine Reisen in diesem Monat.",
  earlier: (count) =>
    `${german.count(count, { one: "früheren Monat", other: "frühere Monate" })} zeigen`,
  undated: (count) =>
    `${german.count(count, { one: "Reise hat", other: "Reisen haben" })} noch keine Daten.`,
  feed: "In deiner Kalender-App verfolgen",
  feedAbout:
    "Füg diesen Link in deiner Kalender-App hinzu. Er zeigt die Tage jeder Reise, dazu Besuche und Notizen der nächsten. Alle, die den Link haben, können sie sehen. Ein neuer Link ersetzt den bisherigen.",
  feedName: "Kalender aller Reisen",
};
