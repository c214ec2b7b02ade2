import type { analyticsWords as english } from "../en/analytics-words.ts";

export const analyticsWords: typeof english = {
  title: "Visualizzazioni di pagina",
  explanation:
    "Con il tuo consenso contiamo le visualizzazioni di pagina con Google Analytics for Firebase. Non inviamo nulla sui tuoi viaggi: né destinazioni, né date, né nomi. La scelta vale solo per questo browser.",
  stopCounting: "Non contare più",
  count: "Conta le mie visite",
  counted: "Contiamo le pagine che visiti.",
  notCounted: "Non contiamo le pagine che visiti.",
  question: (account) => [
    "Possiamo contare le visualizzazioni di pagina con Google Analytics? Non inviamo nulla sui tuoi viaggi. Puoi cambiare idea nel ",
    account,
    ".",
  ],
  yourAccount: "tuo account",
  no: "No, grazie",
  yes: "Sì",
};
