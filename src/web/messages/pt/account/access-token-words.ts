import type { AccessScope } from "../../../../domain/access-token.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { accessTokenWords as english } from "../../en/account/access-token-words.ts";

export const accessTokenWords: typeof english = {
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
  } satisfies Record<AccessScope, string>,
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
};
