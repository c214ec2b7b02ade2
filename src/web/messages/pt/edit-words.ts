import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../domain/messages/pt/stored-words.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";

/** Where a place stands or would stand, counted from 1. */
type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${storedWords.day(day)}, lugar ${number} de ${count}`;
}

/** Changing a plan by hand. */
export const editWords = {
  editing: "Editando o roteiro",
  /** For those who hear the handle. */
  handleHint:
    "Pressione Enter para pegar, Alt e uma seta para mover uma posição ou Delete para remover.",
  move: "Mover",
  moveIt: (name: string) => `Mover ${name}`,
  remove: "Remover",
  removeIt: (name: string) => `Remover ${name}`,
  lock: "Fixar",
  unlock: "Desafixar",
  lockIt: (name: string) => `Fixar ${name} no horário`,
  locked: "fixado",
  note: "Nota",
  actionsFor: (name: string) => `Alterar ${name}`,

  moving: (name: string) => `Movendo ${name}`,
  earlier: "Mais cedo",
  later: "Mais tarde",
  day: "Dia",
  chooseDay: "Mover para o dia",
  cancel: "Cancelar",
  putHere: "Mover para cá",
  dragHelp: "Solte para mover para cá. Pressione Esc para cancelar.",
  stand: standText,
  /** The same, with the hours there and what is wrong with them. */
  standWith: (
    stand: Stand,
    visit: { readonly startMinutes: number; readonly endMinutes: number },
    problem: string | undefined,
  ) =>
    `${standText(stand)}, das ${portuguese.time(visit.startMinutes)} às ${portuguese.time(visit.endMinutes)}, ${problem ?? "cabe"}.`,
  fits: "cabe",

  pickedUp: (name: string, stand: Stand) =>
    `Você pegou ${name}. ${standText(stand)}. Use as setas para escolher uma posição, Tab para o dia seguinte, Enter para mover ou Esc para cancelar.`,
  placed: (name: string, day: string, startMinutes: number | undefined) =>
    startMinutes === undefined
      ? `${name} agora está em: ${storedWords.day(day)}.`
      : `${name} agora está em: ${storedWords.day(day)}, às ${portuguese.time(startMinutes)}.`,
  mealsChanged: (meals: readonly string[]) => `Refeições alteradas. ${meals.join(". ")}`,
  takenBack: (name: string) => `${name} continua onde estava.`,
  removed: (name: string) => `Lugar removido: ${name}.`,
  putBack: (name: string, day: string) => `${name} voltou para: ${day}.`,
  nowLocked: (name: string) => `Fixado: ${name}.`,
  nowUnlocked: (name: string) => `Desafixado: ${name}.`,
  dayAdded: "Dia adicionado.",
  dayRemoved: (day: string) => `Dia removido: ${day}. Você pode recuperar os lugares em Removidos.`,
  dayMoved: "Dia movido.",
  paceSet: (day: string, pace: string) => `Ritmo (${day}): ${pace}.`,

  dayOptions: (day: string) => `Opções: ${day}`,
  addDay: "Adicionar um dia depois deste",
  dayEarlier: "Adiantar um dia",
  dayLater: "Adiar um dia",
  lockDay: "Fixar este dia",
  unlockDay: "Desafixar este dia",
  removeDay: "Remover este dia",
  pace: "Ritmo deste dia",
  paces: {
    usual: "Normal",
    relaxed: "Com calma",
    full: "Ver muita coisa",
  } satisfies Record<PaceChoice, string>,
  tripsPace: "Igual ao da viagem",

  makeBase: "Ficar aqui",
  isBase: (name: string) => `Seus dias agora começam em ${name}.`,
  hotelRemoved: (name: string) => `Hotel removido: ${name}.`,

  setAside: (count: number) => `Removidos (${count})`,
  putItBack: "Recuperar",
  putPlaceBack: (name: string) => `Recuperar ${name}`,
};
