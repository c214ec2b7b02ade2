import type { contactWords as english } from "../en/contact-words.ts";

export const contactWords: typeof english = {
  screen: "Kontakt",
  title: "Schreib uns",
  placeholder: "Das ist ein Platzhalter. Hier wird stehen, wie du uns erreichst.",
  sendsNothing: "Dieses Formular sendet noch nichts. Was du hier schreibst, sehen wir nicht.",
  writeTo: (mail) => [
    "Schreib an ",
    mail,
    " oder füll das Formular aus: Deine Mail-App öffnet sich mit deiner Nachricht.",
  ],
  subject: "Eine Nachricht zu Tripwright",
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail",
  phone: "Telefonnummer",
  message: "Nachricht",
  send: "Nachricht senden",
};
