import { PACE_WORDS } from "../../../domain/messages/es/made-messages.ts";
import { moneyText } from "../../../domain/messages/es/money-text.ts";
import { spanish } from "../../../domain/messages/es/spanish.ts";
import { storedWords } from "../../../domain/messages/es/stored-words.ts";
import { ownField } from "../../../domain/own-field.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    spanish.plural(count, {
      one: "Uno de tus cambios espera tu decisión",
      other: `${count} de tus cambios esperan tu decisión`,
    }),
  gone: (trip) => `${trip} se eliminó en otro dispositivo, así que tu cambio no se puede guardar.`,
  refused: (trip, problem) => `No se pudo guardar tu cambio en ${trip}: ${problem}`,
  conflict: (trip) => `${trip} se cambió mientras tanto en otro dispositivo.`,
  deletionConflict: (trip) =>
    `Eliminaste ${trip}, pero mientras tanto se cambió en otro dispositivo.`,
  yours: (text) => ["Tu versión: ", text],
  theirs: (text) => ["La otra versión: ", text],
  noText: "nada",
  keepMine: "Conservar mi versión",
  keepTheirs: "Conservar la otra versión",
  deleteAllTheSame: "Eliminar de todos modos",
  keepTrip: "Conservar el viaje",
  discardMine: "Descartar mi cambio",

  states: {
    onOther: (what) => `En el otro dispositivo, ${what}.`,
    what: {
      gone: "se ha quitado",
      there: "sigue ahí",
      inDay: ({ day: name }) => `está en «${storedWords.day(name)}»`,
      stay: ({ minutes }) => `dura ${spanish.duration(minutes)}`,
      stayOfPlan: "se ha restablecido la duración",
      start: ({ startMinutes }) => `empieza a las ${spanish.time(startMinutes)}`,
      startOfPlan: "se ha restablecido la hora",
      locked: "se ha bloqueado",
      unlocked: "se ha desbloqueado",
      booked: "está marcado como reservado",
      unbooked: "no está marcado como reservado",
      bookedFor: ({ date, time }) =>
        time === ""
          ? `es para el ${spanish.date(date)}`
          : `es para el ${spanish.date(date)} a las ${storedTime(time, spanish)}`,
      visited: "está marcado como visitado",
      unvisited: "no está marcado como visitado",
      pace: ({ pace }) => `el ritmo es «${ownField(PACE_WORDS, pace) ?? pace}»`,
      paceOfTrip: "el ritmo es el del viaje",
      dayNumber: ({ number }) => `es el día ${number}`,
      dayChanged: "han cambiado sus lugares",
      base: ({ about }) => `tu hotel es ${about}`,
      noBase: "no hay hotel",
      cost: ({ about, ...money }) => `es ${about}, ${moneyText(money)}`,
      called: ({ about }) => `el nombre es «${about}»`,
      unnamed: "se ha quitado el nombre",
      dated: ({ date }) => `empieza el ${spanish.fullDate(date)}`,
      undated: "se han quitado las fechas",
      budget: (money) => `es ${moneyText(money)}`,
      ideasChanged: "también han cambiado tus ideas",
      listChanged: "también han cambiado tus listas",
      noBudget: "se ha restablecido",
      planChanged: "también ha cambiado el plan",
    },
  },
};
