export const uiWords = {
  yourTrip: "Tu viaje",
  tripLoading: "Cargando tu viaje",
  close: "Cerrar",
  loadingImage: "Cargando imagen…",
  photo: "Foto: ",
  opensInNewTab: " (se abre en otra pestaña)",
  unreachable: "No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
  outdatedPage: "Esta página está desactualizada. Vuelve a cargarla para tener la versión nueva.",
  tripOffline: "No se pudo obtener el documento porque el cliente no tiene conexión.",
};
