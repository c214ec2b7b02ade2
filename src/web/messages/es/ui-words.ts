export const uiWords = {
  yourTrip: "Tu viaje",
  tripLoading: "Cargando tu viaje",
  close: "Cerrar",
  loadingImage: "Cargando imagen…",
  photo: "Foto: ",
  opensInNewTab: " (se abre en otra pestaña)",
};
