export const uiWords = {
  yourTrip: "Sua viagem",
  tripLoading: "Carregando sua viagem",
  loadingImage: "Carregando imagem…",
  photo: "Foto: ",
  opensInNewTab: " (abre em uma nova aba)",
  unreachable: "Não conseguimos acessar o servidor. Verifique sua conexão e tente novamente.",
  outdatedPage: "Esta página está desatualizada. Recarregue-a para ter a nova versão.",
};
