/** A trip that can't be read. */
export const damagedTripWords = {
  damaged: "Este viaje no se puede leer",
  planned: (at: string) => `Planificado el ${at}`,
  advice: "Puede que el administrador del sitio tenga una copia.",
  remove: "Eliminar",
  question: "¿Eliminar este viaje?",
  removeForGood: "Eliminar para siempre",
  keep: "Conservar viaje",
};
