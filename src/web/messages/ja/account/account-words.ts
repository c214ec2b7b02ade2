import type { accountWords as english } from "../../en/account/account-words.ts";

export const accountWords: typeof english = {
  screen: "アカウント",
  title: "アカウント",
  signInTitle: "ログイン方法",
  signInMethods:
    "パスキー、パスワード、リカバリーコード。このサーバーの管理者は、ほかの人の分もここで管理できます。",
  changeSignIn: "ログイン方法を変更",
  dataTitle: "データ",
  data: "プロフィール、ログイン状況、プランの依頼、すべての旅行を、1つのJSONファイルにまとめます。",
  downloadData: "データをダウンロード",

  sessionsTitle: "ログイン中のブラウザ",
  lookingUp: "読み込んでいます",
  tryAgain: "もう一度試す",
  browsers: (count) =>
    ({
      one: "このブラウザだけです。",
      other: `${count}個のブラウザでログイン中です。覚えのないものはログアウトしてください。`,
    })[count === 1 ? "one" : "other"],
  unknownBrowser: "不明なブラウザ",
  browserOn: (browser, system) => `${system}の${browser}`,
  thisBrowser: " · このブラウザ",
  signedIn: (at, lastUsedAt) => `ログイン：${at}、最終使用：${lastUsedAt}`,
  signOut: "ログアウト",
  signOutOf: (device, at) => `${at}にログインした${device}からログアウト`,
  signedOut: (device) => `${device}からログアウトしました。`,
  signOutElsewhere: "ほかのすべてからログアウト",
  signedOutElsewhere: "ほかのすべてのブラウザからログアウトしました。",

  deletionTitle: "アカウントを削除",
  deletion:
    "プロフィール、すべての旅行、依頼したプランが削除されます。元に戻せません。先にデータをダウンロードすることをおすすめします。",
  deleteAccount: "アカウントを削除",
  deletionQuestion: "アカウントを削除しますか？",
  typeAddress: (address) => [
    "完全に削除するには、メールアドレスまたは名前を入力してください：",
    address,
  ],
  deleting: "削除しています",
  deleteForGood: "完全に削除",
  keepAccount: "アカウントを残す",
  deleted: "アカウントとすべての内容を削除しました。",
};
