import type { editTripWords as english } from "../en/edit-trip-words.ts";
/** Why a change of a trip is not kept. */
export const editTripWords: typeof english = {
  tripOffline: "No se pudo cargar el viaje porque no tienes conexión.",
  tooManyWaiting: (count) =>
    `Hay ${count} cambios pendientes de enviar, el máximo que podemos guardar. Conéctate para enviarlos y vuelve a intentarlo.`,
  noRoom:
    "Este navegador no tiene espacio, así que tu cambio no se ha guardado. Libera espacio y vuelve a intentarlo.",
};
