import type { damagedTripWords as english } from "../en/damaged-trip-words.ts";
export const damagedTripWords: typeof english = {
  damaged: "Este viaje no se puede leer",
  planned: (at) => `Planificado el ${at}`,
  advice: "Puede que el administrador del sitio tenga una copia.",
  remove: "Eliminar",
  question: "¿Eliminar este viaje?",
  removeForGood: "Eliminar para siempre",
  keep: "Conservar viaje",
};
