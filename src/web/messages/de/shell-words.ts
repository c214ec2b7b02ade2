export const shellWords = {
  product: "Tripwright",
  skip: "Zum Inhalt springen",
  loading: "Die Seite wird geladen",
  mainNavigation: "Hauptmenü",
  menu: "Menü",
  home: "Startseite",
  createTrip: "Reise planen",
  contact: "Kontakt",
  newTrip: "+ Neu",
  myTrips: "Reisen",
  signIn: "Anmelden",
  footer: "Fußzeile",
  languages: "Sprache",
  planTrip: "Reise planen",
  terms: "Nutzungsbedingungen",
  contactUs: "Kontakt",
  socialMedia: "Soziale Medien",
  socialComing: "Soziale Medien (demnächst)",
  social: { photos: "Fotos", chat: "Chat", videos: "Videos" },
  offline: "Du bist offline. Reisen auf diesem Gerät kannst du ansehen und bearbeiten.",
  accountOf: (name: string) => `Konto: ${name}`,
  offlineByLink:
    "Du bist offline. Diese Reise siehst du, wie sie hier zuletzt geöffnet war; ändern lässt sie sich gerade nicht.",
  decisionWanted: "Über eine deiner Änderungen musst du entscheiden. Sieh oben auf der Seite nach.",
  messages: "Meldungen",
  close: "Schließen",
  tryAgain: "Noch einmal versuchen",
  reload: "Neu laden",

  notFound: "Nicht gefunden",
  notFoundDetail: "404 Nicht gefunden",
  errorTitle: "Unerwarteter Fehler der Anwendung!",
  screenFailed: "Wir konnten diese Seite nicht anzeigen. Lade sie neu.",
  backHome: "Zur Startseite",

  signInUnavailable: "Die Anmeldung ließ sich nicht laden",
  unavailableAdvice:
    "Prüf deine Verbindung und versuch es noch einmal. Wenn das nicht hilft, lade die Seite neu.",
  loadProfileMenu: "Kontomenü neu laden",

  createTripHead: {
    title: "Wohin möchtest du als Nächstes reisen?",
    introduction:
      "Nur ein paar Angaben. Du bekommst Hotels und einen Plan für jeden Tag, mit echten Orten, die geöffnet sind, wenn du da bist.",
  },
};
