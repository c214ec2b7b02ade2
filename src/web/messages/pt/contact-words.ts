import type { contactWords as english } from "../en/contact-words.ts";

export const contactWords: typeof english = {
  screen: "Contato",
  title: "Fale conosco",
  placeholder: "Este é um texto provisório. Depois ele vai explicar como falar conosco.",
  sendsNothing: "Este formulário ainda não envia nada. Não veremos o que você escrever.",
  writeTo: (mail) => [
    "Escreva para ",
    mail,
    " ou preencha o formulário: seu app de e-mail abre com a mensagem.",
  ],
  subject: "Uma mensagem sobre o Tripwright",
  firstName: "Nome",
  lastName: "Sobrenome",
  email: "E-mail",
  phone: "Telefone",
  message: "Mensagem",
  send: "Enviar mensagem",
};
