export const uiWords = {
  yourTrip: "Votre voyage",
  tripLoading: "Chargement de votre voyage",
  close: "Fermer",
  loadingImage: "Chargement de l’image…",
  photo: "Photo : ",
  opensInNewTab: " (s’ouvre dans un nouvel onglet)",
};
