import type { analyticsWords as english } from "../en/analytics-words.ts";

export const analyticsWords: typeof english = {
  title: "Seitenaufrufe",
  explanation:
    "Mit deiner Zustimmung zählen wir Seitenaufrufe mit Google Analytics for Firebase. Über deine Reisen senden wir nichts: keine Ziele, Daten oder Namen. Deine Wahl gilt nur für diesen Browser.",
  stopCounting: "Nicht mehr zählen",
  count: "Meine Seitenaufrufe zählen",
  counted: "Wir zählen deine Seitenaufrufe.",
  notCounted: "Wir zählen deine Seitenaufrufe nicht.",
  question: (account) => [
    "Dürfen wir Seitenaufrufe mit Google Analytics zählen? Über deine Reisen senden wir nichts. Du kannst das jederzeit ändern: in ",
    account,
    ".",
  ],
  yourAccount: "deinem Konto",
  no: "Nein danke",
  yes: "Ja",
};
