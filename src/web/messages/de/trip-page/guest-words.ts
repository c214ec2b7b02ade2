import { german } from "../../../../domain/messages/de/german.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";

/** A trip by a link: what guests read, and what is said of their votes. */
export const guestWords = {
  title: (destination: string) => `Eine Reise nach ${destination}`,
  shared: "Jemand hat diese Reise mit dir geteilt.",
  scopes: {
    view: "Du kannst sie ansehen.",
    vote: "Du kannst sie ansehen und über Orte abstimmen: Öffne dafür einen Ort.",
    edit: "Du kannst sie ansehen, ändern und über Orte abstimmen: Öffne dafür einen Ort.",
  } satisfies Record<LinkScope, string>,
  keep: "Unter „Meine Reisen“ behalten",
  keepHint:
    "Du findest sie auf allen deinen Geräten unter „Meine Reisen“, auch offline. Deine eigene Reise hat dieselben Orte, und du kannst sie ändern.",
  planOwn: "Meine eigene daraus machen",
  copiedTrip: "Hier ist deine eigene Reise. Leg ihre Daten fest, sobald du sie kennst.",
  cannotPlan: "Das geht gerade nicht. Prüf deine Verbindung und versuch es noch einmal.",
  signInToKeep: "Melde dich an, um diese Reise zu behalten",
  keptIt: "Unter „Meine Reisen“ gespeichert.",
  sharedBy: (name: string) => `${name} hat diese Reise mit dir geteilt.`,
  leave: "Aus „Meine Reisen“ entfernen",
  leaveAsk: (name: string) =>
    `Diese Reise aus „Meine Reisen“ entfernen? Die Reise von ${name} bleibt, wie sie ist. Zurück kommst du über den Link, oder frag ${name}.`,
  leaveIt: "Entfernen",
  stay: "Behalten",
  left: "Aus „Meine Reisen“ entfernt.",
  changed: (name: string, change: string) => `${name}: ${change}`,
  changedMore: (name: string, count: number) =>
    `${name}: ${german.count(count, { one: "Änderung", other: "Änderungen" })}.`,
  undo: "Rückgängig",
  ended: "Dieser Link funktioniert nicht mehr",
  endedDetail: "Frag die Person, die ihn geschickt hat.",
  unavailable: "Wir können diese Reise gerade nicht zeigen",
  tryAgain: "Noch einmal versuchen",
  yourName: "Dein Name",
  join: "Mitmachen",
  joinFirst: "Gib zuerst deinen Namen ein. Du brauchst kein Konto.",
  joined: (name: string) => `Du machst mit als ${name}.`,
  comeBack: "Deinen Link für andere Geräte kopieren",
  copied: "Dein persönlicher Link ist kopiert. Gib ihn nicht weiter.",
  cannotCopy: "Wir konnten den Link nicht kopieren.",
  votes: "Stimmen",
  up: "Klingt gut",
  down: "Lieber nicht",
  upOn: (place: string) => `Klingt gut: ${place}`,
  downOn: (place: string) => `Lieber nicht: ${place}`,
  word: "Kommentar",
  saveWord: "Speichern",
  for: (count: number) => german.count(count, { one: "Stimme dafür", other: "Stimmen dafür" }),
  against: (count: number) => `${count} dagegen`,
  conflict: "Jemand anderes hat das gerade geändert. Das ist die neueste Version.",
};
