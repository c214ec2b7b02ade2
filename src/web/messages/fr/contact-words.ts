import type { contactWords as english } from "../en/contact-words.ts";

export const contactWords: typeof english = {
  screen: "Contact",
  title: "Contactez-nous",
  placeholder: "Ceci est un texte provisoire. Il dira comment nous joindre.",
  sendsNothing: "Ce formulaire n’envoie encore rien. Nous ne verrons pas ce que vous y écrivez.",
  writeTo: (mail) => [
    "Écrivez à ",
    mail,
    ", ou remplissez le formulaire : votre messagerie s’ouvre avec votre message.",
  ],
  subject: "Un message à propos de Tripwright",
  firstName: "Prénom",
  lastName: "Nom",
  email: "E-mail",
  phone: "Numéro de téléphone",
  message: "Message",
  send: "Envoyer",
};
