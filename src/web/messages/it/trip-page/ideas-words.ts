import { italian } from "../../../../domain/messages/it/italian.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { ideasWords as english } from "../../en/trip-page/ideas-words.ts";

const places = (count: number) => italian.count(count, { one: "luogo", other: "luoghi" });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Mattina",
  lunch: "Pranzo",
  afternoon: "Pomeriggio",
  dinner: "Cena",
  evening: "Sera",
};

export const ideasWords: typeof english = {
  title: "Idee",
  about: "Luoghi che vorresti vedere. Aggiungine quanti vuoi, poi inseriscili nelle tue giornate.",
  paste: "Aggiungi luoghi",
  pasteHint: "Nomi, uno per riga, o link da qualsiasi mappa",
  find: "Cerca",
  nothingTyped: "Inserisci un nome o incolla un link.",
  file: "O un elenco da un file",
  fileHint:
    "Google Takeout, KML, KMZ, GPX, GeoJSON, uMap, CSV, preferiti, Markdown o testo, fino a 5 MB",
  reading: "Lettura…",
  failed: "Non ha funzionato. Riprova.",
  shortLinks: (count) =>
    italian.plural(count, {
      one: "Un link breve non dice dove porta. Aprilo nel browser, poi copia l’indirizzo lungo e incollalo qui.",
      other: `${italian.number(count)} link brevi non dicono dove portano. Aprili nel browser, poi copia l’indirizzo lungo di ognuno e incollalo qui.`,
    }),

  review: "Controlla cosa abbiamo trovato",
  found: (count) =>
    `${italian.count(count, { one: "luogo trovato", other: "luoghi trovati" })}. Scegli quelli da tenere.`,
  leftOut: (count) =>
    italian.plural(count, {
      one: "1 riga o punto non è un luogo, quindi è esclusa.",
      other: `${italian.number(count)} righe o punti non sono luoghi, quindi sono esclusi.`,
    }),
  turned: (count) =>
    `Latitudine e longitudine erano scambiate per ${places(count)}. Le abbiamo rimesse a posto.`,
  area: "Centro di un’area del tuo elenco",
  inGuide: "Nella nostra guida",
  onMap: "Posizione dal tuo elenco",
  noPosition: "Ancora senza posizione",
  far: (km) => `A ${italian.way(km)} da questo viaggio`,
  there: "Già in questo viaggio",
  unsure: "Non è chiaro quale luogo sia",
  which: (name) => `Quale luogo è ${name}?`,
  chooseOne: "Scegli…",
  mapMiddle: "Il centro della mappa nel tuo link",
  noneOfThese: "Nessuno di questi: tienilo senza posizione",
  all: "Seleziona tutti",
  none: "Deseleziona tutti",
  keep: (count) => `Aggiungi ${places(count)}`,
  nothingChosen: "Scegli almeno un luogo.",
  back: "Indietro",

  yours: (count) => `Le tue idee (${count})`,
  empty: "Ancora nessuna idea.",
  onDay: (day) => `Nel programma: ${day}`,
  remove: (name) => `Rimuovi ${name} dalle idee`,
  added: (count) =>
    `${italian.count(count, { one: "luogo aggiunto", other: "luoghi aggiunti" })} alle idee.`,
  fit: "Inserisci nel programma",
  fitting: "Cerchiamo i momenti migliori…",
  proposal: "Le tue giornate con queste idee",
  noneFit: "Per come stanno le cose, nessuna delle tue idee ci sta:",
  left: (count) => `${italian.count(count, { one: "idea resta", other: "idee restano" })} fuori:`,
  why: ({ reason, km = 0 }, problem) => {
    switch (reason) {
      case "noPosition":
        return "non sappiamo dove si trova";
      case "far":
        return `a ${italian.way(km)} dagli altri tuoi luoghi`;
      case "locked":
        return "tutti i giorni sono bloccati";
      case "later":
        return "inseriscila insieme alle prossime";
      case "noRoom":
        return problem === undefined
          ? "non c’è spazio in questi giorni"
          : `non c’è spazio (${problem})`;
    }
  },

  slot: {
    title: "Ai voti",
    parts: PARTS,
    slot: (day, part) => `${day}: ${PARTS[part]}`,
    putUp: (name) => `Metti ${name} ai voti`,
    notUp: "Non ai voti",
    takeIt: "Scegli",
    take: (name) => `Scegli ${name}`,
    inPlan: "Ora nel programma",
    keepIt: "Tieni",
    keep: (name) => `Tieni ${name}`,
    taken: (name, day, hours) => `${name} è ora nel programma: ${day}, ${hours}.`,
  },
};
