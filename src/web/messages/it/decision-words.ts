import { italian, withArticle } from "../../../domain/messages/it/italian.ts";
import { PACE_WORDS } from "../../../domain/messages/it/made-messages.ts";
import { moneyText } from "../../../domain/messages/it/money-text.ts";
import { storedWords } from "../../../domain/messages/it/stored-words.ts";
import { ownField } from "../../../domain/own-field.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    italian.plural(count, {
      one: "Serve una tua decisione su una modifica",
      other: `Serve una tua decisione su ${count} modifiche`,
    }),
  gone: (trip) =>
    `${trip}: il viaggio è stato eliminato su un altro dispositivo, quindi la tua modifica non si può salvare.`,
  refused: (trip, problem) => `${trip}: non è stato possibile salvare la tua modifica. ${problem}`,
  conflict: (trip) =>
    `${trip}: nel frattempo il viaggio è stato modificato su un altro dispositivo.`,
  deletionConflict: (trip) =>
    `${trip}: hai eliminato il viaggio, ma nel frattempo è stato modificato su un altro dispositivo.`,
  yours: (text) => ["La tua: ", text],
  theirs: (text) => ["Altra versione: ", text],
  noText: "niente",
  keepMine: "Mantieni la mia",
  keepTheirs: "Mantieni l’altra versione",
  deleteAllTheSame: "Elimina comunque",
  keepTrip: "Conserva il viaggio",
  discardMine: "Scarta la mia modifica",

  states: {
    onOther: (what) => `Sull’altro dispositivo ${what}.`,
    what: {
      gone: "è stato rimosso",
      there: "c’è ancora",
      inDay: ({ day: name }) => `è in “${storedWords.day(name)}”`,
      stay: ({ minutes }) => `la durata è ${italian.duration(minutes)}`,
      stayOfPlan: "la durata è stata ripristinata",
      start: ({ startMinutes }) => `l’orario è ${italian.time(startMinutes)}`,
      startOfPlan: "l’orario di inizio è stato ripristinato",
      locked: "è stato bloccato",
      unlocked: "è stato sbloccato",
      booked: "è stato segnato come prenotato",
      unbooked: "non è segnato come prenotato",
      bookedFor: ({ date, time }) =>
        time === ""
          ? `è per ${withArticle(italian.date(date))}`
          : `è per ${withArticle(italian.date(date))} alle ${storedTime(time, italian)}`,
      visited: "è segnato come visitato",
      unvisited: "non è segnato come visitato",
      pace: ({ pace }) => `il ritmo è ${ownField(PACE_WORDS, pace) ?? pace}`,
      paceOfTrip: "il ritmo è quello del viaggio",
      dayNumber: ({ number }) => `è il giorno ${number}`,
      dayChanged: "i suoi luoghi sono cambiati",
      base: ({ about }) => `il tuo hotel è ${about}`,
      noBase: "non c’è nessun hotel",
      cost: ({ about, ...money }) => `è ${about}, ${moneyText(money)}`,
      called: ({ about }) => `il nome è “${about}”`,
      unnamed: "il nome è stato rimosso",
      dated: ({ date }) => `inizia ${withArticle(italian.fullDate(date))}`,
      undated: "le date sono state rimosse",
      budget: (money) => `è ${moneyText(money)}`,
      ideasChanged: "anche le tue idee sono cambiate",
      listChanged: "anche le tue liste sono cambiate",
      noBudget: "è stato ripristinato",
      planChanged: "anche il programma è cambiato",
    },
  },
};
