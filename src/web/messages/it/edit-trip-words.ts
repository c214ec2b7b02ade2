import type { editTripWords as english } from "../en/edit-trip-words.ts";
/** Why a change of a trip is not kept. */
export const editTripWords: typeof english = {
  tripOffline: "Impossibile caricare il viaggio perché non hai una connessione.",
  tooManyWaiting: (count) =>
    `${count} modifiche sono in attesa di essere inviate, il massimo che possiamo conservare. Vai online per inviarle, poi riprova.`,
  noRoom:
    "Questo browser non ha più spazio, quindi la modifica non è stata salvata. Libera un po’ di spazio e riprova.",
};
