/** Words around every screen, and those that every page must have at once: it is in the first file. */
export const shellWords = {
  product: "Tripwright",
  skip: "Vai al contenuto",
  loading: "Caricamento della pagina",
  mainNavigation: "Principale",
  menu: "Menu",
  home: "Home",
  createTrip: "Crea viaggio",
  contact: "Contatti",
  newTrip: "+ Nuovo",
  myTrips: "Viaggi",
  signIn: "Accedi",
  footer: "Piè di pagina",
  languages: "Lingua",
  planTrip: "Pianifica un viaggio",
  terms: "Termini e condizioni",
  contactUs: "Contattaci",
  socialMedia: "Social media",
  socialComing: "Social media (in arrivo)",
  social: { photos: "Foto", chat: "Chat", videos: "Video" },
  offline: "Sei offline. Puoi vedere e modificare i viaggi salvati su questo dispositivo.",
  accountOf: (name: string) => `Account: ${name}`,
  offlineByLink:
    "Sei offline. Vedi questo viaggio com’era all’ultima apertura; ora non si può modificare.",
  decisionWanted: "Serve una tua decisione su una modifica. Guarda in cima alla pagina.",
  messages: "Messaggi",
  close: "Chiudi",
  tryAgain: "Riprova",
  reload: "Ricarica",

  notFound: "Non trovato",
  notFoundDetail: "404 Non trovato",
  errorTitle: "Errore imprevisto dell’applicazione!",
  screenFailed: "Non siamo riusciti a mostrare questa pagina. Prova a ricaricarla.",
  backHome: "Torna alla home page",

  signInUnavailable: "Non siamo riusciti a caricare l’accesso",
  unavailableAdvice: "Controlla la connessione e riprova. Se non basta, ricarica la pagina.",
  loadProfileMenu: "Ricarica il menu dell’account",

  /** The beginning of the form for a trip: it is seen before the form's code has come. */
  createTripHead: {
    title: "Dove vuoi andare la prossima volta?",
    introduction:
      "Bastano pochi dettagli. Avrai hotel e un programma per ogni giorno, con luoghi reali, aperti quando ci vai.",
  },
};
