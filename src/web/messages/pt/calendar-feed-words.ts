export const calendarFeedWords = {
  needsNetwork: "Você precisa estar online para isso.",
  name: "Assinatura do calendário",
  make: "Criar link",
  isOn: "Há um link ativo. Não podemos mostrá-lo de novo. Desative-o ou crie outro.",
  address: "Link do calendário",
  once: "Copie agora. Não podemos mostrá-lo de novo.",
  copy: "Copiar",
  copied: "Link copiado.",
  revoke: "Desativar link",
};
