import type { editTripWords as english } from "../en/edit-trip-words.ts";
/** Why a change of a trip is not kept. */
export const editTripWords: typeof english = {
  tripOffline: "Die Reise kann nicht geladen werden, weil du offline bist.",
  tooManyWaiting: (count) =>
    `${count} Änderungen warten darauf, gesendet zu werden; mehr können wir nicht aufbewahren. Geh online, um sie zu senden, und versuch es dann noch einmal.`,
  noRoom:
    "Dieser Browser hat keinen Speicherplatz mehr, deshalb wurde deine Änderung nicht gespeichert. Schaff Platz und versuch es noch einmal.",
};
