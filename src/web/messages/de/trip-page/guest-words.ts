import { german } from "../../../../domain/messages/de/german.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { guestWords as english } from "../../en/trip-page/guest-words.ts";

export const guestWords: typeof english = {
  title: (destination) => `Eine Reise nach ${destination}`,
  shared: "Jemand hat diese Reise mit dir geteilt.",
  ownTrip: "Das ist deine eigene Reise, so wie andere sie über diesen Link sehen.",
  toOwnTrip: "Zurück zu deiner Reise",
  scopes: {
    view: "Du kannst sie ansehen.",
    vote: "Du kannst sie ansehen, abstimmen und kommentieren: Öffne dafür einen Ort.",
    edit: "Du kannst sie ansehen, ändern, abstimmen und kommentieren: Öffne zum Abstimmen oder Kommentieren einen Ort.",
  } satisfies Record<LinkScope, string>,
  keep: "Unter „Meine Reisen“ behalten",
  keepHint:
    "Du findest sie auf allen deinen Geräten unter „Meine Reisen“, auch offline. Deine eigene Reise hat dieselben Orte, und du kannst sie ändern.",
  planOwn: "Meine eigene daraus machen",
  copiedTrip: "Hier ist deine eigene Reise. Leg ihre Daten fest, sobald du sie kennst.",
  cannotPlan: "Das geht gerade nicht. Prüf deine Verbindung und versuch es noch einmal.",
  keepByInvitation:
    "Dafür brauchst du ein Konto auf diesem Server. Bitte die Person, die ihn betreibt, um eine Einladung. Heb bis dahin den Link auf: Er öffnet diese Reise in jedem Browser, solange er gilt.",
  signInToKeep: "Melde dich an, um diese Reise zu behalten",
  keptIt: "Unter „Meine Reisen“ gespeichert.",
  sharedBy: (name) => `${name} hat diese Reise mit dir geteilt.`,
  leave: "Aus „Meine Reisen“ entfernen",
  leaveAsk: (name) =>
    `Diese Reise aus „Meine Reisen“ entfernen? Die Reise von ${name} bleibt, wie sie ist. Zurück kommst du über den Link, oder frag ${name}.`,
  leaveIt: "Entfernen",
  stay: "Behalten",
  left: "Aus „Meine Reisen“ entfernt.",
  changed: (name, change) => `${name}: ${change}`,
  changedMore: (name, count) =>
    `${name}: ${german.count(count, { one: "Änderung", other: "Änderungen" })}.`,
  undo: "Rückgängig",
  ended: "Dieser Link funktioniert nicht mehr",
  endedDetail: "Frag die Person, die ihn geschickt hat.",
  unavailable: "Wir können diese Reise gerade nicht zeigen",
  tryAgain: "Noch einmal versuchen",
  yourName: "Dein Name",
  join: "Mitmachen",
  joinFirst: "Gib zuerst deinen Namen ein. Du brauchst kein Konto.",
  joined: (name) => `Du machst mit als ${name}.`,
  comeBack: "Deinen Link für andere Geräte kopieren",
  copied: "Dein persönlicher Link ist kopiert. Gib ihn nicht weiter.",
  cannotCopy: "Wir konnten den Link nicht kopieren.",
  votes: "Stimmen",
  up: "Klingt gut",
  down: "Lieber nicht",
  upOn: (place) => `Klingt gut: ${place}`,
  downOn: (place) => `Lieber nicht: ${place}`,
  word: "Kommentar",
  saveWord: "Speichern",
  wordSaved: "Kommentar gespeichert.",
  for: (count) => german.count(count, { one: "Stimme dafür", other: "Stimmen dafür" }),
  against: (count) => `${count} dagegen`,
  comments: (count) => german.count(count, { one: "Kommentar", other: "Kommentare" }),
  conflict: "Jemand anderes hat das gerade geändert. Das ist die neueste Version.",
};
