export const uiWords = {
  yourTrip: "Tu viaje",
  tripLoading: "Cargando tu viaje",
  loadingImage: "Cargando imagen…",
  photo: "Foto: ",
  opensInNewTab: " (se abre en otra pestaña)",
  unreachable:
    "No hemos podido conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo.",
  outdatedPage: "Esta página está desactualizada. Vuelve a cargarla para tener la versión nueva.",
};
