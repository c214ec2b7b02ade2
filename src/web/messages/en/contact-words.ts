export const contactWords = {
  screen: "Contact",
  title: "Get in touch",
  placeholder: "This is placeholder text: one day it will say how you can reach us.",
  sendsNothing: "This form doesn't send anything yet: what you write here reaches nobody.",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  phone: "Phone number",
  message: "Message",
  send: "Send Message",
};
