export const uiWords = {
  yourTrip: "Sua viagem",
  tripLoading: "Carregando sua viagem",
  close: "Fechar",
  loadingImage: "Carregando imagem…",
  photo: "Foto: ",
  opensInNewTab: " (abre em uma nova aba)",
};
