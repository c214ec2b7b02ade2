import type { contactWords as english } from "../en/contact-words.ts";

export const contactWords: typeof english = {
  screen: "Contatti",
  title: "Contattaci",
  placeholder: "Questo è un testo provvisorio. Dirà come contattarci.",
  sendsNothing: "Questo modulo non invia ancora nulla. Non vedremo ciò che scrivi qui.",
  writeTo: (mail) => [
    "Scrivi a ",
    mail,
    ", oppure compila il modulo: la tua app di posta si apre con il messaggio.",
  ],
  subject: "Un messaggio su Tripwright",
  firstName: "Nome",
  lastName: "Cognome",
  email: "Email",
  phone: "Numero di telefono",
  message: "Messaggio",
  send: "Invia messaggio",
};
