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

  tokens: {
    title: "Tokens de acesso",
    about:
      "Um token de acesso permite que seus programas usem suas viagens sem entrar na conta. Ele não pode ver, alterar nem excluir sua conta.",
    lookingUp: "Carregando tokens",
    none: "Você não tem tokens.",
    some: (count) =>
      portuguese.plural(count, {
        one: "Você tem um token. Revogue-o quando não precisar mais dele.",
        other: `Você tem ${count} tokens. Revogue os que não usa mais.`,
      }),
    make: "Criar token",
    name: "Nome",
    mayTitle: "Ele pode",
    scopes: {
      read: "ver suas viagens",
      plan: "criar viagens",
      write: "ver, editar, importar e excluir viagens",
      share: "criar e desativar links de viagens",
      calendar: "mostrar suas viagens em um app de calendário",
    },
    ends: "Expira",
    lives: { month: "em 30 dias", quarter: "em 90 dias", year: "em um ano", never: "nunca" },
    noScope: "Selecione pelo menos uma coisa que ele pode fazer.",
    making: "Criando",
    makeIt: "Criar",
    cancel: "Cancelar",
    secret: (name) => `Token “${name}”`,
    secretOnce: "Copie agora. Não podemos mostrá-lo de novo.",
    copy: "Copiar",
    copied: "Token copiado.",
    cannotCopy: "Não conseguimos copiar o token. Selecione-o e copie manualmente.",
    done: "Já copiei",
    may: (scopes) => `Pode ${portuguese.list(scopes)}`,
    made: (at) => `Criado em ${at}`,
    lastUsed: (at) => `último uso em ${at}`,
    neverUsed: "ainda não usado",
    endsAt: (at) => `expira em ${at}`,
    endsNever: "nunca expira",
    isOver: " · expirado",
    revoke: "Revogar",
    revokeNamed: (name) => `Revogar token ${name}`,
    revoked: (name) => `Token “${name}” revogado.`,
  },

  apps: {
    title: "Apps conectados",
    about: (address) =>
      `Assistentes com suporte ao Model Context Protocol (MCP) podem se conectar em ${address}. Perguntamos a você antes.`,
    lookingUp: "Carregando apps",
    none: "Nenhum app conectado.",
    some: (count) =>
      `${portuguese.count(count, { one: "app conectado", other: "apps conectados" })}.`,
    scopes: {
      read: "ver suas viagens",
      plan: "criar viagens",
      write: "ver e editar viagens",
    },
    may: (scopes) => `Pode ${portuguese.list(scopes)}`,
    connected: (time) => `Conectado em ${time}`,
    disconnect: "Desconectar",
    disconnectNamed: (name) => `Desconectar ${name}`,
    disconnected: (name) => `App desconectado: ${name}.`,
  },
};
