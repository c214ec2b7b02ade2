import type { editTripWords as english } from "../en/edit-trip-words.ts";
/** Why a change of a trip is not kept. */
export const editTripWords: typeof english = {
  tripOffline: "Impossible d’obtenir le document : vous êtes hors ligne.",
  tooManyWaiting: (count) =>
    `${count} modifications attendent d’être envoyées : c’est le maximum. Connectez-vous à Internet pour les envoyer, puis réessayez.`,
  noRoom:
    "Ce navigateur n’a plus d’espace : votre modification n’a pas été enregistrée. Libérez de la place et réessayez.",
};
