export const updateWords = {
  title: "Nuova versione",
  ready: "È pronta una nuova versione di Tripwright",
  later: "Più tardi",
};
