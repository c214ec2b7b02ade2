export const exampleWords = {
  title: "Viagem de exemplo",
  about: "Esta é uma viagem de exemplo. Suas alterações ficam nesta página e não são salvas.",
  planYourOwn: "Planeje sua própria viagem",
};
