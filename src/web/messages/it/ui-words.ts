export const uiWords = {
  yourTrip: "Il tuo viaggio",
  tripLoading: "Caricamento del viaggio",
  close: "Chiudi",
  loadingImage: "Caricamento immagine…",
  photo: "Foto: ",
  opensInNewTab: " (apre una nuova scheda)",
};
