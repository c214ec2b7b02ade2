export const uiWords = {
  yourTrip: "Il tuo viaggio",
  tripLoading: "Caricamento del viaggio",
  close: "Chiudi",
  loadingImage: "Carico la foto…",
  photo: "Foto: ",
  opensInNewTab: " (apre una nuova scheda)",
};
