import type { contactWords as english } from "../en/contact-words.ts";

export const contactWords: typeof english = {
  screen: "Contacto",
  title: "Escríbenos",
  placeholder: "Este texto es provisional. Aquí te diremos cómo contactarnos.",
  sendsNothing: "Este formulario aún no envía nada. No veremos lo que escribas aquí.",
  writeTo: (mail) => [
    "Escribe a ",
    mail,
    ", o rellena el formulario: tu aplicación de correo se abrirá con el mensaje.",
  ],
  subject: "Un mensaje sobre Tripwright",
  firstName: "Nombre",
  lastName: "Apellidos",
  email: "Correo electrónico",
  phone: "Teléfono",
  message: "Mensaje",
  send: "Enviar mensaje",
};
