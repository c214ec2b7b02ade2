import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MADE_MESSAGES as english } from "../en/made-messages.ts";
import { moneyText } from "./money-text.ts";
import { portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";

export const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "tranquilo",
  usual: "normal",
  full: "intenso",
};

const day = (name: string) => (name === "" ? "outro dia" : storedWords.day(name));

export const MADE_MESSAGES: typeof english = {
  renamed: ({ to }) => `Viagem renomeada para “${to}”`,
  unnamed: "Nome da viagem removido",
  noted: ({ about }) =>
    about === "" ? "Nota alterada" : `Nota alterada: ${storedWords.day(about)}`,
  noteRemoved: ({ about }) =>
    about === "" ? "Nota removida" : `Nota removida: ${storedWords.day(about)}`,
  dated: ({ date }) => `Data de início: ${portuguese.fullDate(date)}`,
  undated: "Datas da viagem removidas",
  moved: ({ about, to }) => `Lugar movido: ${about} → ${day(to)}`,
  reordered: ({ about, to }) => `Lugar reordenado: ${about} (${day(to)})`,
  removed: ({ about }) => `Lugar removido: ${about}`,
  added: ({ about, to }) => `Lugar adicionado: ${about} (${day(to)})`,
  putBack: ({ about, to }) => `Lugar recuperado: ${about} (${day(to)})`,
  swapped: ({ about, by }) => `Troca: ${about} por ${by}`,
  staySet: ({ about, minutes }) => `Tempo em ${about}: ${portuguese.duration(minutes)}`,
  stayUnset: ({ about }) => `Tempo redefinido: ${about}`,
  startSet: ({ about, startMinutes }) => `${about}: início às ${portuguese.time(startMinutes)}`,
  startUnset: ({ about }) => `Início redefinido: ${about}`,
  locked: ({ about }) => `Fixado: ${about}`,
  unlocked: ({ about }) => `Desafixado: ${about}`,
  booked: ({ about }) => `Reserva feita: ${about}`,
  unbooked: ({ about }) => `Reserva desmarcada: ${about}`,
  bookingAdded: ({ about }) => `Reserva adicionada: ${about}`,
  bookingChanged: ({ about }) => `Reserva alterada: ${about}`,
  bookingCancelled: ({ about }) => `Reserva cancelada: ${about}`,
  bookingRemoved: ({ about }) => `Reserva removida: ${about}`,
  visited: ({ about }) => `Marcação de visita: ${about}`,
  unvisited: ({ about }) => `Marcação de visita removida: ${about}`,
  severalVisited: ({ count }) =>
    `Marcação de visita: ${portuguese.count(count, { one: "lugar", other: "lugares" })}`,
  severalUnvisited: ({ count }) =>
    `Marcação de visita removida: ${portuguese.count(count, { one: "lugar", other: "lugares" })}`,
  paceSet: ({ about, pace }) => `Ritmo (${storedWords.day(about)}): ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }) => `Ritmo (${storedWords.day(about)}): igual ao da viagem`,
  dayAdded: ({ number }) => `Dia ${number} adicionado`,
  dayRemoved: ({ about }) => `Dia removido: ${storedWords.day(about)}`,
  dayMoved: ({ about, number }) => `${storedWords.day(about)} agora é o dia ${number}`,
  baseChosen: ({ about }) => `${about} agora é seu hotel`,
  nightMoved: ({ about }) => `Mais uma noite em ${about}`,
  hotelAdded: ({ about }) => `Hotel adicionado: ${about}`,
  hotelRemoved: ({ about }) => `Hotel removido: ${about}`,
  planned: ({ days }) =>
    days.length === 0
      ? "Roteiro alterado"
      : `Dias alterados: ${portuguese.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }) => `Ideia adicionada: ${about}`,
  ideasAdded: ({ count }) =>
    `${portuguese.count(count, { one: "lugar adicionado", other: "lugares adicionados" })} às suas ideias`,
  ideaRemoved: ({ about }) => `Ideia removida: ${about}`,
  listItemSet: ({ about }) => `Adicionado às suas listas: ${about}`,
  listItemsSet: ({ count }) =>
    `${portuguese.count(count, { one: "item adicionado", other: "itens adicionados" })} às suas listas`,
  listItemRemoved: ({ about }) => `Removido das suas listas: ${about}`,
  itemTicked: ({ about }) => `Item concluído: ${about}`,
  itemUnticked: ({ about }) => `Item reaberto: ${about}`,
  itemsTicked: ({ count }) =>
    portuguese.count(count, { one: "item concluído", other: "itens concluídos" }),
  itemsUnticked: ({ count }) =>
    portuguese.count(count, { one: "item reaberto", other: "itens reabertos" }),
  expenseSet: ({ about, ...money }) => `${about}: ${moneyText(money)}`,
  expenseRemoved: ({ about }) => `Despesa removida: ${about}`,
  travellerAdded: ({ about }) => `Viajante adicionado: ${about}`,
  travellerRenamed: ({ about, to }) => `${about} agora se chama ${to}`,
  travellerRemoved: ({ about }) => `Viajante removido: ${about}`,
  budgetSet: (money) => `Orçamento: ${moneyText(money)}`,
  budgetUnset: "Orçamento redefinido",
  restored: "Versão anterior restaurada",
  deleted: "Viagem excluída",
  several: ({ count }) => portuguese.count(count, { one: "alteração", other: "alterações" }),
};
