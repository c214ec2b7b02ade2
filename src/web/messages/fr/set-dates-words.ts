export const setDatesWords = {
  question: "Quand commence votre voyage ?",
  firstDay: "Date de début",
  hint: "Les lieux gardent leur jour s’ils conviennent aux nouvelles dates. Nous adaptons leurs heures et, pour les autres, proposons une autre heure ou un autre lieu. Si vous arrivez ou repartez à heure fixe, ajoutez votre vol ou train sous « Réservations ».",
  addJourney: "Ajouter un vol ou un train",
  missing: "Indiquez une date de début, ou annulez.",
  save: "Enregistrer les dates",
  remove: "Retirer les dates",
  cancel: "Annuler",
};
