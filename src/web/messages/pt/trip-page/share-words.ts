import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";

const guests = (count: number) =>
  portuguese.count(count, { one: "convidado", other: "convidados" });

/** Links to a trip: its owner's panel. */
export const shareWords = {
  title: "Compartilhar esta viagem",
  about:
    "Qualquer pessoa com um link pode abrir a viagem. Quem a guarda em “Minhas viagens” vê seu primeiro nome. Sua conta e seu e-mail continuam privados.",
  people: "Pessoas com quem você compartilha viagens",
  peopleAbout: "Elas encontram a viagem em “Minhas viagens” na hora. Não precisam de link.",
  person: "Pessoa",
  choosePerson: "Escolha uma pessoa",
  personCan: "Pode",
  addPerson: "Compartilhar",
  personAdded: (name: string) => `Viagem compartilhada com ${name}.`,
  isPerson: "Esta viagem está em “Minhas viagens” dessa pessoa.",
  removePerson: "Parar de compartilhar",
  removePersonNamed: (name: string) => `Parar de compartilhar com ${name}`,
  personRemoved: (name: string) => `${name} não tem mais acesso.`,
  loading: "Carregando links",
  tryAgain: "Tentar novamente",
  name: "Nome do link",
  firstName: "Família e amigos",
  scope: "Convidados podem",
  scopes: {
    view: "ver",
    vote: "ver, votar e comentar",
    edit: "ver, votar, comentar e editar",
  } satisfies Record<LinkScope, string>,
  make: "Criar link",
  another: "Criar outro link",
  anotherNamed: (name: string) => `Criar outro link como “${name}”`,
  address: (name: string) => `Link “${name}”`,
  addressOnce: "Copie agora. Não podemos mostrá-lo de novo.",
  addressLost:
    "Não guardamos o endereço de um link, por isso não podemos mostrá-lo de novo. Crie outro link como este ou desative-o.",
  copy: "Copiar",
  copied: "Link copiado.",
  cannotCopy: "Não conseguimos copiar o link. Selecione-o e copie manualmente.",
  send: "Enviar",
  showCosts: "Mostrar preços e orçamento",
  showNotes: "Mostrar suas notas",
  showBookings: "Mostrar suas reservas, sem os números",
  ends: "Expira em",
  endsNever: "Nunca expira.",
  isCalendar: "Este link é para apps de calendário. Ele não abre uma página.",
  isOver: "Este link não funciona mais.",
  lastUsed: (when: string) => `Último uso em ${when}`,
  neverUsed: "Ainda não usado",
  revoke: "Desativar link",
  revokeNamed: (name: string) => `Desativar link: ${name}`,
  revoked: "Link desativado. Ninguém mais pode abri-lo.",
  guests: (count: number) => guests(count),
  votes: (count: number) =>
    count === 0 ? "nenhum voto ainda" : portuguese.count(count, { one: "voto", other: "votos" }),
  linkFull: "Este link está cheio. Remova um convidado ou crie outro link.",
  scopeOf: (name: string) => `${name} pode`,
  isMember: "guardou esta viagem",
  removeGuest: "Remover",
  removeGuestNamed: (name: string) => `Remover convidado: ${name}`,
  removeGuestAsk: (name: string) =>
    `Remover ${name} e seus votos? Não será mais possível abrir este link naquele navegador.`,
  keepGuest: "Manter",
  guestRemoved: (name: string) => `Convidado removido: ${name}.`,
  voted: (count: number) =>
    `${portuguese.count(count, { one: "convidado votou", other: "convidados votaram" })}.`,
  disliked: "Lugares com votos contra",
  against: (down: number, up: number) => `${guests(down)} contra, ${up} a favor.`,
  swap: "Trocar",
  swapNamed: (place: string) => `Trocar pela melhor opção: ${place}`,
  drop: "Remover",
  dropNamed: (place: string) => `Remover do roteiro: ${place}`,
  nothingFits: "Nada mais cabe aí. Remova ou troque no roteiro.",
  mostLiked: (place: string, up: number) => `Mais votado: ${place}, por ${guests(up)}.`,
};
