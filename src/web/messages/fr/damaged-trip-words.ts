/** A trip that can't be read. */
export const damagedTripWords = {
  damaged: "Ce voyage est illisible",
  planned: (at: string) => `Planifié le ${at}`,
  advice: "L’administrateur du site a peut-être une sauvegarde.",
  remove: "Supprimer",
  question: "Supprimer ce voyage ?",
  removeForGood: "Supprimer définitivement",
  keep: "Garder le voyage",
};
