import type { analyticsWords as english } from "../en/analytics-words.ts";

export const analyticsWords: typeof english = {
  title: "ページの閲覧数",
  explanation:
    "同意いただいた場合、Google Analytics for Firebaseでページの閲覧数を数えます。目的地、日付、名前など、旅行の内容は送りません。この設定は、このブラウザにのみ適用されます。",
  stopCounting: "カウントをやめる",
  count: "閲覧数のカウントを許可",
  counted: "ページの閲覧数を数えています。",
  notCounted: "ページの閲覧数は数えていません。",
  question: (account) => [
    "Google Analyticsでページの閲覧数を数えてもよろしいですか？旅行の内容は送りません。設定は",
    account,
    "でいつでも変更できます。",
  ],
  yourAccount: "アカウント",
  no: "許可しない",
  yes: "許可",
};
