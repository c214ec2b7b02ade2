export const uiWords = {
  yourTrip: "Il tuo viaggio",
  tripLoading: "Caricamento del viaggio",
  loadingImage: "Foto in arrivo…",
  photo: "Foto: ",
  opensInNewTab: " (apre una nuova scheda)",
  unreachable: "Non riusciamo a raggiungere il server. Controlla la connessione e riprova.",
  outdatedPage: "Questa pagina non è aggiornata. Ricaricala per avere la nuova versione.",
};
