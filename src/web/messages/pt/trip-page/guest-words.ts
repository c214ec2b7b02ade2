import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { guestWords as english } from "../../en/trip-page/guest-words.ts";

export const guestWords: typeof english = {
  title: (destination) => `Uma viagem para ${destination}`,
  shared: "Alguém compartilhou esta viagem com você.",
  ownTrip: "Esta é a sua própria viagem, como a veem as pessoas que têm este link.",
  toOwnTrip: "Voltar à sua viagem",
  scopes: {
    view: "Você pode vê-la.",
    vote: "Você pode ver, votar e comentar: abra um lugar para isso.",
    edit: "Você pode ver, editar, votar e comentar: abra um lugar para votar ou comentar.",
  } satisfies Record<LinkScope, string>,
  keep: "Guardar em “Minhas viagens”",
  keepHint:
    "Ela fica em “Minhas viagens” em todos os seus dispositivos, também offline. Se criar a sua, ela terá estes lugares, e você poderá editá-la.",
  planOwn: "Criar a minha a partir dela",
  copiedTrip: "Aqui está sua própria viagem. Defina as datas quando souber.",
  cannotPlan: "Não conseguimos fazer isso agora. Verifique sua conexão e tente novamente.",
  keepByInvitation:
    "Para isso você precisa de uma conta neste servidor. Peça um convite a quem o administra. Até lá, guarde o link: ele abre esta viagem em qualquer navegador enquanto valer.",
  signInToKeep: "Entre para guardar esta viagem",
  keptIt: "Guardada em “Minhas viagens”.",
  sharedBy: (name) => `${name} compartilhou esta viagem com você.`,
  leave: "Remover de “Minhas viagens”",
  leaveAsk: (name) =>
    `Remover esta viagem de “Minhas viagens”? A viagem de ${name} continua como está. Para voltar, use o link de novo ou fale com ${name}.`,
  leaveIt: "Remover",
  stay: "Manter",
  left: "Removida de “Minhas viagens”.",
  changed: (name, change) => `${name}: ${change}`,
  changedMore: (name, count) =>
    `${name} fez ${portuguese.count(count, { one: "alteração", other: "alterações" })}.`,
  undo: "Desfazer",
  ended: "Este link não funciona mais",
  endedDetail: "Fale com quem o enviou.",
  unavailable: "Não conseguimos mostrar esta viagem agora",
  tryAgain: "Tentar novamente",
  yourName: "Seu nome",
  join: "Participar",
  joinFirst: "Digite seu nome primeiro. Não precisa de conta.",
  joined: (name) => `Você participa como ${name}.`,
  comeBack: "Copiar seu link para outros dispositivos",
  copied: "Seu link pessoal foi copiado. Não o compartilhe.",
  cannotCopy: "Não conseguimos copiar o link.",
  votes: "Votos",
  up: "Boa ideia",
  down: "Melhor não",
  upOn: (place) => `Boa ideia: ${place}`,
  downOn: (place) => `Melhor não: ${place}`,
  word: "Comentário",
  saveWord: "Salvar",
  wordSaved: "Comentário salvo.",
  for: (count) => portuguese.count(count, { one: "voto a favor", other: "votos a favor" }),
  against: (count) => `${count} contra`,
  comments: (count) => portuguese.count(count, { one: "comentário", other: "comentários" }),
  conflict: "Outra pessoa acabou de alterar isto. Esta é a versão mais recente.",
};
