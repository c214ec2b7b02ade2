import type { contactWords as english } from "../en/contact-words.ts";

export const contactWords: typeof english = {
  screen: "お問い合わせ",
  title: "お問い合わせ",
  placeholder: "これは仮のテキストです。ここに連絡方法が入ります。",
  sendsNothing: "このフォームはまだ送信できません。入力した内容はこちらには届きません。",
  writeTo: (mail) => [
    "",
    mail,
    "にメールを送るか、フォームに入力してください。メールアプリでメッセージが開きます。",
  ],
  subject: "Tripwrightへのお問い合わせ",
  firstName: "名",
  lastName: "姓",
  email: "メールアドレス",
  phone: "電話番号",
  message: "メッセージ",
  send: "メッセージを送信",
};
