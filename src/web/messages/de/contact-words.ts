import type { ReactNode } from "react";

export const contactWords = {
  screen: "Contact",
  title: "Get in touch",
  placeholder: "This is placeholder text. It will say how to reach us.",
  sendsNothing: "This form doesn’t send anything yet. We won’t see what you write here.",
  writeTo: (mail: ReactNode) => [
    "Write to ",
    mail,
    ", or fill in the form: your mail app opens with your message.",
  ],
  subject: "A message about Tripwright",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone number",
  message: "Message",
  send: "Send Message",
};
