import type { analyticsWords as english } from "../en/analytics-words.ts";

export const analyticsWords: typeof english = {
  title: "页面浏览统计",
  explanation:
    "在你同意后，我们用 Google Analytics for Firebase 统计页面浏览量。我们不会发送任何行程信息，包括目的地、日期和名称。你的选择仅对此浏览器有效。",
  stopCounting: "停止统计",
  count: "统计我的页面浏览",
  counted: "我们会统计你的页面浏览。",
  notCounted: "我们不统计你的页面浏览。",
  question: (account) => [
    "可以用 Google Analytics 统计页面浏览量吗？我们不会发送任何行程信息。你可以随时更改：",
    account,
    "。",
  ],
  yourAccount: "你的账号",
  no: "不用了",
  yes: "可以",
};
