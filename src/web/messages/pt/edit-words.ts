import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../domain/messages/pt/stored-words.ts";
import type { editWords as english } from "../en/edit-words.ts";

type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${storedWords.day(day)}, lugar ${number} de ${count}`;
}

export const editWords: typeof english = {
  editing: "Editando o roteiro",
  handleHint:
    "Pressione Enter para pegar, Alt e uma seta para mover uma posição ou Delete para remover.",
  move: "Mover",
  moveIt: (name) => `Mover ${name}`,
  remove: "Remover",
  removeIt: (name) => `Remover ${name}`,
  lock: "Fixar",
  unlock: "Desafixar",
  lockIt: (name) => `Fixar ${name} no horário`,
  locked: "fixado",
  note: "Nota",
  actionsFor: (name) => `Alterar ${name}`,

  moving: (name) => `Movendo ${name}`,
  earlier: "Mais cedo",
  later: "Mais tarde",
  day: "Dia",
  chooseDay: "Mover para o dia",
  cancel: "Cancelar",
  putHere: "Mover para cá",
  dragHelp: "Solte para mover para cá. Pressione Esc para cancelar.",
  stand: standText,
  standWith: (stand, visit, problem) =>
    `${standText(stand)}, das ${portuguese.time(visit.startMinutes)} às ${portuguese.time(visit.endMinutes)}, ${problem ?? "cabe"}.`,
  fits: "cabe",

  pickedUp: (name, stand) =>
    `Você pegou ${name}. ${standText(stand)}. Use as setas para escolher uma posição, Tab para o dia seguinte, Enter para mover ou Esc para cancelar.`,
  placed: (name, day, startMinutes) =>
    startMinutes === undefined
      ? `${name} agora está em: ${storedWords.day(day)}.`
      : `${name} agora está em: ${storedWords.day(day)}, às ${portuguese.time(startMinutes)}.`,
  noMeal: (kind, day) => `${day}: sem tempo para o ${kind === "lunch" ? "almoço" : "jantar"}`,
  mealsChanged: (meals) => `Refeições alteradas. ${meals.join(". ")}`,
  takenBack: (name) => `${name} continua onde estava.`,
  removed: (name) => `Lugar removido: ${name}.`,
  putBack: (name, day) => `${name} voltou para: ${day}.`,
  nowLocked: (name) => `Fixado: ${name}.`,
  nowUnlocked: (name) => `Desafixado: ${name}.`,
  dayAdded: "Dia adicionado.",
  dayRemoved: (day) => `Dia removido: ${day}. Você pode recuperar os lugares em Removidos.`,
  dayMoved: "Dia movido.",
  paceSet: (day, pace) => `Ritmo (${day}): ${pace}.`,

  dayOptions: (day) => `Opções: ${day}`,
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
  },
  tripsPace: "Igual ao da viagem",

  makeBase: "Ficar aqui",
  isBase: (name) => `Seus dias agora começam em ${name}.`,
  hotelRemoved: (name) => `Hotel removido: ${name}.`,

  setAside: (count) => `Removidos (${count})`,
  putItBack: "Recuperar",
  putPlaceBack: (name) => `Recuperar ${name}`,

  text: {
    save: "Salvar",
    cancel: "Cancelar",
    discardQuestion: "Descartar o que você digitou?",
    keepWriting: "Continuar escrevendo",
    discard: "Descartar",
    deletedElsewhere: "Esta viagem foi excluída",
    deletedElsewhereDetail:
      "Ela foi excluída em outra aba ou em outro dispositivo. Seu texto ainda está aqui para você copiar.",
  },
};
