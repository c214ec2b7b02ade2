export const shellWords = {
  product: "Tripwright",
  skip: "Pular para o conteúdo",
  loading: "Carregando a página",
  mainNavigation: "Principal",
  menu: "Menu",
  home: "Início",
  createTrip: "Criar viagem",
  contact: "Contato",
  newTrip: "+ Nova",
  myTrips: "Viagens",
  signIn: "Entrar",
  footer: "Rodapé",
  languages: "Idioma",
  planTrip: "Planejar viagem",
  terms: "Termos e condições",
  contactUs: "Fale conosco",
  socialMedia: "Redes sociais",
  socialComing: "Redes sociais (em breve)",
  social: { photos: "Fotos", chat: "Chat", videos: "Vídeos" },
  offline: "Você está offline. Pode ver e editar as viagens salvas neste dispositivo.",
  accountOf: (name: string) => `Conta: ${name}`,
  offlineByLink:
    "Você está offline. Esta viagem aparece como foi aberta aqui pela última vez e não pode ser alterada agora.",
  decisionWanted: "Uma das suas alterações precisa de uma decisão. Veja no topo da página.",
  messages: "Mensagens",
  close: "Fechar",
  tryAgain: "Tentar novamente",
  reload: "Recarregar",

  notFound: "Não encontrado",
  notFoundDetail: "404 Não encontrado",
  errorTitle: "Erro inesperado no aplicativo!",
  screenFailed: "Não conseguimos mostrar esta página. Tente recarregar.",
  backHome: "Voltar ao início",

  signInUnavailable: "Não conseguimos carregar o login",
  unavailableAdvice:
    "Verifique sua conexão e tente novamente. Se não adiantar, recarregue a página.",
  loadProfileMenu: "Recarregar o menu da conta",

  createTripHead: {
    title: "Para onde você quer viajar agora?",
    introduction:
      "Só alguns detalhes. Você recebe hotéis e um roteiro para cada dia, com lugares reais e abertos na hora da visita.",
  },
};
