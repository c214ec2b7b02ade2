import type { historyWords as english } from "../en/history-words.ts";
export const historyWords: typeof english = {
  title: "Verlauf",
  about:
    "Die letzten Änderungen an dieser Reise. Sieh dir frühere Versionen an oder stell sie wieder her.",
  loading: "Verlauf wird geladen",
  unavailable: "Wir können den Verlauf gerade nicht laden. Prüf deine Verbindung.",
  none: "Noch keine Änderungen.",
  when: (time, isOwn, guest = "jemand anderem") => (isOwn ? time : `${time}, von ${guest}`),
  now: "Aktuelle Version",
  asFirst: "Vor diesen Änderungen",
  lookAt: "Ansehen",
  lookAtAfter: (change) => `Version ansehen nach: ${change}`,
  past: (time) =>
    `Du siehst die Reise, wie sie am ${time} war. Diese Version kannst du nicht bearbeiten.`,
  pastFirst: "Du siehst die Reise vor ihren Änderungen. Diese Version kannst du nicht bearbeiten.",
  restore: "Diese Version wiederherstellen",
  backToNow: "Zurück zur aktuellen Version",
  isSame: "Seit dieser Version hat sich nichts geändert.",
};
