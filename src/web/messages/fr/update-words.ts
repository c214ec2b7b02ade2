export const updateWords = {
  title: "Nouvelle version",
  ready: "Une nouvelle version de Tripwright est prête",
  later: "Plus tard",
};
