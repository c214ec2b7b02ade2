export const uiWords = {
  yourTrip: "Deine Reise",
  tripLoading: "Deine Reise wird geladen",
  loadingImage: "Bild wird geladen …",
  photo: "Foto: ",
  opensInNewTab: " (öffnet einen neuen Tab)",
  unreachable:
    "Wir konnten den Server nicht erreichen. Prüf deine Verbindung, und versuch es noch einmal.",
  outdatedPage: "Diese Seite ist veraltet. Lade sie neu, um die neue Version zu bekommen.",
};
