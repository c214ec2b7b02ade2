import type { belowHeroWords as english } from "../en/below-hero-words.ts";
export const belowHeroWords: typeof english = {
  tag: "it" as const,
  howItWorks: "Come funziona",
  steps: [
    {
      title: "Dicci dove e per quanto",
      text: "La destinazione, i giorni, il budget e chi viene. Se le hai, aggiungi date e richieste.",
    },
    {
      title: "Noi pianifichiamo e controlliamo",
      text: "Controlliamo orari di apertura, spostamenti, tempo per i pasti e budget. Puoi leggere ogni controllo.",
    },
    {
      title: "Fallo tuo",
      text: "Sposta un luogo e la giornata si aggiorna. Condividi, stampa o usa il viaggio offline.",
    },
  ],
  lookAround: "Guarda un viaggio già pronto",
  aboutExample: "Quattro giorni a Roma per una famiglia di quattro persone. Non serve accedere.",
  dayName: (number) => `Giorno ${number}`,
  dayFigures: (places, kmOnFoot) => `${places} luoghi · ${kmOnFoot.replace(".", ",")} km a piedi`,
  until: (time) => `fino alle ${time}`,
  morePlaces: (count) => `e altri ${count}`,
  checked: "Controllato: tutto è aperto e raggiungibile",
  openExample: "Apri il viaggio di esempio",
};
