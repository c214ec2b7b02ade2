import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { shareWords as english } from "../../en/trip-page/share-words.ts";

const guests = (count: number) =>
  portuguese.count(count, { one: "convidado", other: "convidados" });

export const shareWords: typeof english = {
  title: "Compartilhar esta viagem",
  about:
    "Qualquer pessoa com um link pode abrir a viagem. Quem a guarda em “Minhas viagens” vê seu primeiro nome. Sua conta e seu e-mail continuam privados.",
  people: "Pessoas com quem você compartilha viagens",
  peopleAbout: "Elas encontram a viagem em “Minhas viagens” na hora. Não precisam de link.",
  person: "Pessoa",
  choosePerson: "Escolha uma pessoa",
  personCan: "Pode",
  addPerson: "Compartilhar",
  personAdded: (name) => `Viagem compartilhada com ${name}.`,
  isPerson: "Esta viagem está em “Minhas viagens” dessa pessoa.",
  removePerson: "Parar de compartilhar",
  removePersonNamed: (name) => `Parar de compartilhar com ${name}`,
  personRemoved: (name) => `${name} não tem mais acesso.`,
  loading: "Carregando links",
  name: "Nome do link",
  firstName: "Família e amigos",
  scope: "Convidados podem",
  scopes: {
    view: "ver",
    vote: "ver, votar e comentar",
    edit: "ver, votar, comentar e editar",
  },
  make: "Criar link",
  another: "Criar outro link",
  anotherNamed: (name) => `Criar outro link como “${name}”`,
  address: (name) => `Link “${name}”`,
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
  lastUsed: (when) => `Último uso em ${when}`,
  neverUsed: "Ainda não usado",
  revoke: "Desativar link",
  revokeNamed: (name) => `Desativar link: ${name}`,
  revoked: "Link desativado. Ninguém mais pode abri-lo.",
  guests: (count) => guests(count),
  votes: (count) =>
    count === 0 ? "nenhum voto ainda" : portuguese.count(count, { one: "voto", other: "votos" }),
  linkFull: "Este link está cheio. Remova um convidado ou crie outro link.",
  scopeOf: (name) => `${name} pode`,
  isMember: "guardou esta viagem",
  removeGuest: "Remover",
  removeGuestNamed: (name) => `Remover convidado: ${name}`,
  removeGuestAsk: (name) =>
    `Remover ${name} e seus votos? Não será mais possível abrir este link naquele navegador.`,
  keepGuest: "Manter",
  guestRemoved: (name) => `Convidado removido: ${name}.`,
  voted: (count) =>
    `${portuguese.count(count, { one: "convidado votou", other: "convidados votaram" })}.`,
  startVote: (swap) =>
    `Os convidados podem votar em cada lugar. Para que escolham entre vários, abra um no roteiro, toque em “${swap}” e marque os outros.`,
  disliked: "Lugares com votos contra",
  against: (down, up) => `${guests(down)} contra, ${up} a favor.`,
  swap: "Trocar",
  swapNamed: (place) => `Trocar pela melhor opção: ${place}`,
  drop: "Remover",
  dropNamed: (place) => `Remover do roteiro: ${place}`,
  nothingFits: "Nada mais cabe aí. Remova ou troque no roteiro.",
  mostLiked: (place, up) => `Mais votado: ${place}, por ${guests(up)}.`,
};
