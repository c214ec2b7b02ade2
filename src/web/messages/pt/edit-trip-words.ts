import type { editTripWords as english } from "../en/edit-trip-words.ts";
/** Why a change of a trip is not kept. */
export const editTripWords: typeof english = {
  tripOffline: "Não foi possível obter o documento porque o dispositivo está offline.",
  tooManyWaiting: (count) =>
    `${count} alterações esperam para ser enviadas, o máximo que podemos guardar. Fique online para enviá-las e tente novamente.`,
  noRoom:
    "Este navegador está sem espaço, por isso sua alteração não foi salva. Libere espaço e tente novamente.",
};
