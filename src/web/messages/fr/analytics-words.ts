import type { analyticsWords as english } from "../en/analytics-words.ts";

export const analyticsWords: typeof english = {
  title: "Pages vues",
  explanation:
    "Avec votre accord, nous comptons les pages vues avec Google Analytics for Firebase. Nous n’envoyons rien sur vos voyages : ni destinations, ni dates, ni noms. Votre choix ne vaut que pour ce navigateur.",
  stopCounting: "Ne plus compter",
  count: "Compter mes pages vues",
  counted: "Nous comptons vos pages vues.",
  notCounted: "Nous ne comptons pas vos pages vues.",
  question: (account) => [
    "Pouvons-nous compter les pages vues avec Google Analytics ? Nous n’envoyons rien sur vos voyages. Modifiable à tout moment dans ",
    account,
    ".",
  ],
  yourAccount: "votre compte",
  no: "Non merci",
  yes: "Oui",
};
