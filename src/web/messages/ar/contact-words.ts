import type { ReactNode } from "react";

export const contactWords = {
  screen: "اتصل بنا",
  title: "تواصل معنا",
  placeholder: "هذا نص مؤقت. سيبيّن لاحقًا كيفية التواصل معنا.",
  sendsNothing: "لا يرسل هذا النموذج شيئًا بعد. لن نرى ما يُكتب هنا.",
  writeTo: (mail: ReactNode) => [
    "اكتب إلى ",
    mail,
    "، أو املأ النموذج: يفتح تطبيق البريد لديك مع رسالتك.",
  ],
  subject: "رسالة حول Tripwright",
  firstName: "الاسم الأول",
  lastName: "اسم العائلة",
  email: "البريد الإلكتروني",
  phone: "رقم الهاتف",
  message: "الرسالة",
  send: "إرسال الرسالة",
};
