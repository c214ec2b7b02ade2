import { durationText } from "../../../domain/messages/it/duration-text.ts";
import { italian, withArticle } from "../../../domain/messages/it/italian.ts";
import { moneyText } from "../../../domain/messages/it/money-text.ts";
import { storedWords } from "../../../domain/messages/it/stored-words.ts";
import type { MoneyValues } from "../../../domain/messages/message-values.ts";
import { storedTime } from "../../../domain/stored-time.ts";

/** A pace by its code. */
const PACES: Readonly<Record<string, string>> = {
  relaxed: "rilassato",
  usual: "normale",
  full: "intenso",
};

export const conflictWords = {
  /** "On the other device, it was removed." */
  onOther: (what: string) => `Sull’altro dispositivo ${what}.`,
  /** The other device's state, after "On the other device"; "it" is the subject of the traveller's edit. */
  what: {
    gone: "è stato rimosso",
    there: "c’è ancora",
    inDay: ({ day: name }: { day: string }) => `è in “${storedWords.day(name)}”`,
    stay: ({ minutes }: { minutes: number }) => `la durata è ${durationText(minutes)}`,
    stayOfPlan: "la durata è stata ripristinata",
    start: ({ startMinutes }: { startMinutes: number }) =>
      `l’orario è ${italian.time(startMinutes)}`,
    startOfPlan: "l’orario di inizio è stato ripristinato",
    locked: "è stato bloccato",
    unlocked: "è stato sbloccato",
    booked: "è stato segnato come prenotato",
    unbooked: "non è segnato come prenotato",
    /** `date` is "2026-05-04", `time` "14:05" or "". */
    bookedFor: ({ date, time }: { date: string; time: string }) =>
      time === ""
        ? `è per ${withArticle(italian.date(date))}`
        : `è per ${withArticle(italian.date(date))} alle ${storedTime(time, italian)}`,
    visited: "è segnato come visitato",
    unvisited: "non è segnato come visitato",
    pace: ({ pace }: { pace: string }) => `il ritmo è ${PACES[pace] ?? pace}`,
    paceOfTrip: "il ritmo è quello del viaggio",
    dayNumber: ({ number }: { number: number }) => `è il giorno ${number}`,
    dayChanged: "i suoi luoghi sono cambiati",
    base: ({ about }: { about: string }) => `il tuo hotel è ${about}`,
    noBase: "non c’è nessun hotel",
    cost: ({ about, ...money }: { about: string } & MoneyValues) =>
      `è ${about}, ${moneyText(money)}`,
    called: ({ about }: { about: string }) => `il nome è “${about}”`,
    unnamed: "il nome è stato rimosso",
    dated: ({ date }: { date: string }) => `inizia ${withArticle(italian.fullDate(date))}`,
    undated: "le date sono state rimosse",
    budget: (money: MoneyValues) => `è ${moneyText(money)}`,
    ideasChanged: "anche le tue idee sono cambiate",
    listChanged: "anche le tue liste sono cambiate",
    noBudget: "è stato ripristinato",
    planChanged: "anche il programma è cambiato",
  },
};
