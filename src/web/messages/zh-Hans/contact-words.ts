import type { contactWords as english } from "../en/contact-words.ts";

export const contactWords: typeof english = {
  screen: "联系",
  title: "联系我们",
  placeholder: "这是占位文字，以后会说明如何联系我们。",
  sendsNothing: "此表单目前不会发送任何内容，我们看不到你写的内容。",
  writeTo: (mail) => ["请写信至 ", mail, "，或填写表单：邮件应用会打开并带上你的留言。"],
  subject: "关于 Tripwright 的留言",
  firstName: "名",
  lastName: "姓",
  email: "邮箱",
  phone: "电话号码",
  message: "留言",
  send: "发送留言",
};
