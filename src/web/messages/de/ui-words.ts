export const uiWords = {
  yourTrip: "Deine Reise",
  tripLoading: "Deine Reise wird geladen",
  close: "Schließen",
  loadingImage: "Bild wird geladen …",
  photo: "Foto: ",
  opensInNewTab: " (öffnet einen neuen Tab)",
};
