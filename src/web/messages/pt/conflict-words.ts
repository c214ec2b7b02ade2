import type { MoneyValues } from "../../../domain/messages/message-values.ts";
import { durationText } from "../../../domain/messages/pt/duration-text.ts";
import { moneyText } from "../../../domain/messages/pt/money-text.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../domain/messages/pt/stored-words.ts";
import { storedTime } from "../../../domain/stored-time.ts";

/** A pace by its code. */
const PACES: Readonly<Record<string, string>> = {
  relaxed: "tranquilo",
  usual: "normal",
  full: "intenso",
};

export const conflictWords = {
  /** "On the other device, it was removed." */
  onOther: (what: string) => `No outro dispositivo, ${what}.`,
  /** The other device's state, after "On the other device"; "it" is the subject of the traveller's edit. */
  what: {
    gone: "foi removido",
    there: "ainda existe",
    inDay: ({ day: name }: { day: string }) => `está no ${storedWords.day(name)}`,
    stay: ({ minutes }: { minutes: number }) =>
      `o tempo foi definido para ${durationText(minutes)}`,
    stayOfPlan: "a duração foi redefinida",
    start: ({ startMinutes }: { startMinutes: number }) =>
      `o início foi definido para as ${portuguese.time(startMinutes)}`,
    startOfPlan: "o horário de início foi redefinido",
    locked: "foi fixado",
    unlocked: "foi desafixado",
    booked: "consta como reservado",
    unbooked: "não consta como reservado",
    /** `date` is "2026-05-04", `time` "14:05" or "". */
    bookedFor: ({ date, time }: { date: string; time: string }) =>
      time === ""
        ? `é para ${portuguese.date(date)}`
        : `é para ${portuguese.date(date)}, ${storedTime(time, portuguese)}`,
    visited: "consta como visitado",
    unvisited: "não consta como visitado",
    pace: ({ pace }: { pace: string }) => `o ritmo agora é ${PACES[pace] ?? pace}`,
    paceOfTrip: "o ritmo voltou a ser o da viagem",
    dayNumber: ({ number }: { number: number }) => `é o dia ${number}`,
    dayChanged: "os lugares foram alterados",
    base: ({ about }: { about: string }) => `seu hotel é ${about}`,
    noBase: "não há hotel",
    cost: ({ about, ...money }: { about: string } & MoneyValues) =>
      `é ${about}, ${moneyText(money)}`,
    called: ({ about }: { about: string }) => `o nome é “${about}”`,
    unnamed: "o nome foi removido",
    dated: ({ date }: { date: string }) => `começa em ${portuguese.fullDate(date)}`,
    undated: "as datas foram removidas",
    budget: (money: MoneyValues) => `é ${moneyText(money)}`,
    ideasChanged: "suas ideias também mudaram",
    listChanged: "suas listas também mudaram",
    noBudget: "foi redefinido",
    planChanged: "o roteiro também mudou",
  },
};
