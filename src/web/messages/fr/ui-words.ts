export const uiWords = {
  yourTrip: "Votre voyage",
  tripLoading: "Chargement de votre voyage",
  loadingImage: "Chargement de l’image…",
  photo: "Photo : ",
  opensInNewTab: " (s’ouvre dans un nouvel onglet)",
  unreachable: "Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.",
  outdatedPage: "Cette page n’est plus à jour. Rechargez-la pour avoir la nouvelle version.",
};
