import type { ReactNode } from "react";

export const contactWords = {
  screen: "Kontakt",
  title: "Schreib uns",
  placeholder: "Das ist ein Platzhalter. Hier wird stehen, wie du uns erreichst.",
  sendsNothing: "Dieses Formular sendet noch nichts. Was du hier schreibst, sehen wir nicht.",
  writeTo: (mail: ReactNode) => [
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
