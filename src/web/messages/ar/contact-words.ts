import type { contactWords as english } from "../en/contact-words.ts";

export const contactWords: typeof english = {
  screen: "اتصل بنا",
  title: "تواصل معنا",
  placeholder: "هذا نص مؤقت. سيبيّن لاحقًا كيفية التواصل معنا.",
  sendsNothing: "لا يرسل هذا النموذج شيئًا بعد. لن نرى ما يُكتب هنا.",
  writeTo: (mail) => ["اكتب إلى ", mail, "، أو املأ النموذج: يفتح تطبيق البريد لديك مع رسالتك."],
  subject: "رسالة حول Tripwright",
  firstName: "الاسم الأول",
  lastName: "اسم العائلة",
  email: "البريد الإلكتروني",
  phone: "رقم الهاتف",
  message: "الرسالة",
  send: "إرسال الرسالة",
};
