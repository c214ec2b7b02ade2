import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { accountWords as english } from "../../en/account/account-words.ts";

export const accountWords: typeof english = {
  screen: "Conta",
  title: "Sua conta",
  signInTitle: "Como você entra na conta",
  signInMethods:
    "Suas chaves de acesso, senha e códigos de recuperação. É ali também que os donos deste servidor gerenciam as outras pessoas.",
  changeSignIn: "Alterar a forma de entrar",
  dataTitle: "Seus dados",
  data: "Todos os seus dados em um arquivo JSON: seu perfil, onde sua conta está aberta, o que pediu para planejar e todas as viagens.",
  downloadData: "Baixar seus dados",

  sessionsTitle: "Onde sua conta está aberta",
  lookingUp: "Carregando",
  tryAgain: "Tentar novamente",
  browsers: (count) =>
    portuguese.plural(count, {
      one: "Só neste navegador.",
      other: `Em ${count} navegadores. Saia dos que não reconhece.`,
    }),
  unknownBrowser: "Navegador desconhecido",
  browserOn: (browser, system) => `${browser} no ${system}`,
  thisBrowser: " · este navegador",
  signedIn: (at, lastUsedAt) => `Entrou em ${at}, último uso em ${lastUsedAt}`,
  signOut: "Sair",
  signOutOf: (device, at) => `Sair: ${device}, conectado em ${at}`,
  signedOut: (device) => `Sessão encerrada: ${device}.`,
  signOutElsewhere: "Sair de todos os outros",
  signedOutElsewhere: "Todos os outros navegadores saíram da conta.",

  deletionTitle: "Excluir sua conta",
  deletion:
    "Isso exclui seu perfil, todas as viagens e todos os roteiros que você pediu. Não dá para desfazer. Talvez queira baixar seus dados antes.",
  deleteAccount: "Excluir conta",
  deletionQuestion: "Excluir sua conta?",
  typeAddress: (address) => [
    "Para excluir para sempre, digite o nome ou e-mail da conta, ",
    address,
  ],
  deleting: "Excluindo",
  deleteForGood: "Excluir para sempre",
  keepAccount: "Manter conta",
  deleted: "Sua conta e tudo o que havia nela foram excluídos.",
};
