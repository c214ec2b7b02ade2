export const calendarFeedWords = {
  needsNetwork: "Une connexion Internet est nécessaire.",
  name: "Flux de calendrier",
  make: "Créer un lien",
  isOn: "Un lien est actif. Nous ne pouvons plus l’afficher. Désactivez-le, ou créez-en un autre.",
  address: "Lien du calendrier",
  once: "Copiez-le maintenant. Nous ne pourrons plus l’afficher.",
  copy: "Copier",
  copied: "Lien copié.",
  revoke: "Désactiver le lien",
};
