import { PACE_WORDS } from "../../../domain/messages/pt/made-messages.ts";
import { moneyText } from "../../../domain/messages/pt/money-text.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../domain/messages/pt/stored-words.ts";
import { ownField } from "../../../domain/own-field.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    portuguese.plural(count, {
      one: "Sua alteração precisa de uma decisão",
      other: `${count} das suas alterações precisam de uma decisão`,
    }),
  gone: (trip) =>
    `${trip}: a viagem foi excluída em outro dispositivo, por isso sua alteração não pode ser salva.`,
  refused: (trip, problem) => `Sua alteração em ${trip} não pôde ser salva: ${problem}`,
  conflict: (trip) => `${trip}: a viagem foi alterada em outro dispositivo nesse meio-tempo.`,
  deletionConflict: (trip) =>
    `Você excluiu ${trip}, mas a viagem foi alterada em outro dispositivo nesse meio-tempo.`,
  yours: (text) => ["Sua versão: ", text],
  theirs: (text) => ["Outra versão: ", text],
  noText: "nada",
  keepMine: "Manter a minha",
  keepTheirs: "Manter a outra versão",
  deleteAllTheSame: "Excluir mesmo assim",
  keepTrip: "Manter a viagem",
  discardMine: "Descartar minha alteração",

  states: {
    onOther: (what) => `No outro dispositivo, ${what}.`,
    what: {
      gone: "foi removido",
      there: "ainda existe",
      inDay: ({ day: name }) => `está no ${storedWords.day(name)}`,
      stay: ({ minutes }) => `o tempo foi definido para ${portuguese.duration(minutes)}`,
      stayOfPlan: "a duração foi redefinida",
      start: ({ startMinutes }) => `o início foi definido para as ${portuguese.time(startMinutes)}`,
      startOfPlan: "o horário de início foi redefinido",
      locked: "foi fixado",
      unlocked: "foi desafixado",
      booked: "consta como reservado",
      unbooked: "não consta como reservado",
      bookedFor: ({ date, time }) =>
        time === ""
          ? `é para ${portuguese.date(date)}`
          : `é para ${portuguese.date(date)}, ${storedTime(time, portuguese)}`,
      visited: "consta como visitado",
      unvisited: "não consta como visitado",
      pace: ({ pace }) => `o ritmo agora é ${ownField(PACE_WORDS, pace) ?? pace}`,
      paceOfTrip: "o ritmo voltou a ser o da viagem",
      dayNumber: ({ number }) => `é o dia ${number}`,
      dayChanged: "os lugares foram alterados",
      base: ({ about }) => `seu hotel é ${about}`,
      noBase: "não há hotel",
      cost: ({ about, ...money }) => `é ${about}, ${moneyText(money)}`,
      called: ({ about }) => `o nome é “${about}”`,
      unnamed: "o nome foi removido",
      dated: ({ date }) => `começa em ${portuguese.fullDate(date)}`,
      undated: "as datas foram removidas",
      budget: (money) => `é ${moneyText(money)}`,
      ideasChanged: "suas ideias também mudaram",
      listChanged: "suas listas também mudaram",
      noBudget: "foi redefinido",
      planChanged: "o roteiro também mudou",
    },
  },
};
