import { durationText } from "../../../domain/messages/es/duration-text.ts";
import { moneyText } from "../../../domain/messages/es/money-text.ts";
import { spanish } from "../../../domain/messages/es/spanish.ts";
import { storedWords } from "../../../domain/messages/es/stored-words.ts";
import type { MoneyValues } from "../../../domain/messages/message-values.ts";
import { storedTime } from "../../../domain/stored-time.ts";

/** A pace by its code. */
const PACES: Readonly<Record<string, string>> = {
  relaxed: "tranquilo",
  usual: "habitual",
  full: "intenso",
};

export const conflictWords = {
  /** "On the other device, it was removed." */
  onOther: (what: string) => `En el otro dispositivo, ${what}.`,
  /** The other device's state, after "On the other device"; "it" is the subject of the traveller's edit. */
  what: {
    gone: "se ha quitado",
    there: "sigue ahí",
    inDay: ({ day: name }: { day: string }) => `está en «${storedWords.day(name)}»`,
    stay: ({ minutes }: { minutes: number }) => `dura ${durationText(minutes)}`,
    stayOfPlan: "se ha restablecido la duración",
    start: ({ startMinutes }: { startMinutes: number }) =>
      `empieza a las ${spanish.time(startMinutes)}`,
    startOfPlan: "se ha restablecido la hora",
    locked: "se ha bloqueado",
    unlocked: "se ha desbloqueado",
    booked: "está marcado como reservado",
    unbooked: "no está marcado como reservado",
    /** `date` is "2026-05-04", `time` "14:05" or "". */
    bookedFor: ({ date, time }: { date: string; time: string }) =>
      time === ""
        ? `es para el ${spanish.date(date)}`
        : `es para el ${spanish.date(date)} a las ${storedTime(time, spanish)}`,
    visited: "está marcado como visitado",
    unvisited: "no está marcado como visitado",
    pace: ({ pace }: { pace: string }) => `el ritmo es «${PACES[pace] ?? pace}»`,
    paceOfTrip: "el ritmo es el del viaje",
    dayNumber: ({ number }: { number: number }) => `es el día ${number}`,
    dayChanged: "han cambiado sus lugares",
    base: ({ about }: { about: string }) => `tu hotel es ${about}`,
    noBase: "no hay hotel",
    cost: ({ about, ...money }: { about: string } & MoneyValues) =>
      `es ${about}, ${moneyText(money)}`,
    called: ({ about }: { about: string }) => `el nombre es «${about}»`,
    unnamed: "se ha quitado el nombre",
    dated: ({ date }: { date: string }) => `empieza el ${spanish.fullDate(date)}`,
    undated: "se han quitado las fechas",
    budget: (money: MoneyValues) => `es ${moneyText(money)}`,
    ideasChanged: "también han cambiado tus ideas",
    listChanged: "también han cambiado tus listas",
    noBudget: "se ha restablecido",
    planChanged: "también ha cambiado el plan",
  },
};
