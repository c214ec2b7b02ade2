export const exampleWords = {
  title: "Viagem de exemplo",
  about: "Esta é uma viagem de exemplo. Suas mudanças ficam nesta página e não são salvas.",
  planYourOwn: "Planeje sua própria viagem",
};
