export const exampleWords = {
  title: "Viaje de ejemplo",
  about: "Este es un viaje de ejemplo. Tus cambios se quedan en esta página y no se guardan.",
  planYourOwn: "Planificar mi propio viaje",
};
