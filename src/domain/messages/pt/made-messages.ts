import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MoneyValues } from "../message-values.ts";
import { durationText } from "./duration-text.ts";
import { moneyText } from "./money-text.ts";
import { portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";

type About = { about: string };

const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "tranquilo",
  usual: "normal",
  full: "intenso",
};

/** A day that the trip no longer has goes without its name. */
const day = (name: string) => (name === "" ? "outro dia" : storedWords.day(name));

/** Descriptions of edits. `about` names a place, a day or a hotel; `from` and `to` name days. */
export const MADE_MESSAGES = {
  renamed: ({ to }: { to: string }) => `Viagem renomeada para “${to}”`,
  unnamed: "Nome da viagem removido",
  noted: ({ about }: About) =>
    about === "" ? "Nota alterada" : `Nota alterada: ${storedWords.day(about)}`,
  noteRemoved: ({ about }: About) =>
    about === "" ? "Nota removida" : `Nota removida: ${storedWords.day(about)}`,
  /** `date` is "2026-05-04". */
  dated: ({ date }: { date: string }) => `Data de início: ${portuguese.fullDate(date)}`,
  undated: "Datas da viagem removidas",
  moved: ({ about, to }: About & { from: string; to: string }) =>
    `Lugar movido: ${about} → ${day(to)}`,
  reordered: ({ about, to }: About & { to: string }) => `Lugar reordenado: ${about} (${day(to)})`,
  removed: ({ about }: About & { from: string }) => `Lugar removido: ${about}`,
  added: ({ about, to }: About & { to: string }) => `Lugar adicionado: ${about} (${day(to)})`,
  putBack: ({ about, to }: About & { to: string }) => `Lugar recuperado: ${about} (${day(to)})`,
  swapped: ({ about, by }: About & { by: string }) => `Troca: ${about} por ${by}`,
  staySet: ({ about, minutes }: About & { minutes: number }) =>
    `Tempo em ${about}: ${durationText(minutes)}`,
  stayUnset: ({ about }: About) => `Tempo redefinido: ${about}`,
  startSet: ({ about, startMinutes }: About & { startMinutes: number }) =>
    `${about}: início às ${portuguese.time(startMinutes)}`,
  startUnset: ({ about }: About) => `Início redefinido: ${about}`,
  locked: ({ about }: About) => `Fixado: ${about}`,
  unlocked: ({ about }: About) => `Desafixado: ${about}`,
  booked: ({ about }: About) => `Reserva feita: ${about}`,
  unbooked: ({ about }: About) => `Reserva desmarcada: ${about}`,
  bookingAdded: ({ about }: About) => `Reserva adicionada: ${about}`,
  bookingChanged: ({ about }: About) => `Reserva alterada: ${about}`,
  bookingCancelled: ({ about }: About) => `Reserva cancelada: ${about}`,
  bookingRemoved: ({ about }: About) => `Reserva removida: ${about}`,
  visited: ({ about }: About) => `Marcação de visita: ${about}`,
  unvisited: ({ about }: About) => `Marcação de visita removida: ${about}`,
  severalVisited: ({ count }: { count: number }) =>
    `Marcação de visita: ${portuguese.count(count, { one: "lugar", other: "lugares" })}`,
  severalUnvisited: ({ count }: { count: number }) =>
    `Marcação de visita removida: ${portuguese.count(count, { one: "lugar", other: "lugares" })}`,
  paceSet: ({ about, pace }: About & { pace: PaceChoice }) =>
    `Ritmo (${storedWords.day(about)}): ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }: About) => `Ritmo (${storedWords.day(about)}): igual ao da viagem`,
  dayAdded: ({ number }: { number: number }) => `Dia ${number} adicionado`,
  dayRemoved: ({ about }: About) => `Dia removido: ${storedWords.day(about)}`,
  dayMoved: ({ about, number }: About & { number: number }) =>
    `${storedWords.day(about)} agora é o dia ${number}`,
  baseChosen: ({ about }: About) => `${about} agora é seu hotel`,
  /** `about` names the town. */
  nightMoved: ({ about }: About) => `Mais uma noite em ${about}`,
  hotelAdded: ({ about }: About) => `Hotel adicionado: ${about}`,
  hotelRemoved: ({ about }: About) => `Hotel removido: ${about}`,
  planned: ({ days }: { days: string[] }) =>
    days.length === 0
      ? "Roteiro alterado"
      : `Dias alterados: ${portuguese.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }: About) => `Ideia adicionada: ${about}`,
  ideasAdded: ({ count }: { count: number }) =>
    `${portuguese.count(count, { one: "lugar adicionado", other: "lugares adicionados" })} às suas ideias`,
  ideaRemoved: ({ about }: About) => `Ideia removida: ${about}`,
  listItemSet: ({ about }: About) => `Adicionado às suas listas: ${about}`,
  listItemsSet: ({ count }: { count: number }) =>
    `${portuguese.count(count, { one: "item adicionado", other: "itens adicionados" })} às suas listas`,
  listItemRemoved: ({ about }: About) => `Removido das suas listas: ${about}`,
  itemTicked: ({ about }: About) => `Item concluído: ${about}`,
  itemUnticked: ({ about }: About) => `Item reaberto: ${about}`,
  itemsTicked: ({ count }: { count: number }) =>
    portuguese.count(count, { one: "item concluído", other: "itens concluídos" }),
  itemsUnticked: ({ count }: { count: number }) =>
    portuguese.count(count, { one: "item reaberto", other: "itens reabertos" }),
  expenseSet: ({ about, ...money }: About & MoneyValues) => `${about}: ${moneyText(money)}`,
  expenseRemoved: ({ about }: About) => `Despesa removida: ${about}`,
  travellerAdded: ({ about }: About) => `Viajante adicionado: ${about}`,
  travellerRenamed: ({ about, to }: About & { to: string }) => `${about} agora se chama ${to}`,
  travellerRemoved: ({ about }: About) => `Viajante removido: ${about}`,
  budgetSet: (money: MoneyValues) => `Orçamento: ${moneyText(money)}`,
  budgetUnset: "Orçamento redefinido",
  restored: "Versão anterior restaurada",
  deleted: "Viagem excluída",
  several: ({ count }: { count: number }) =>
    portuguese.count(count, { one: "alteração", other: "alterações" }),
};
