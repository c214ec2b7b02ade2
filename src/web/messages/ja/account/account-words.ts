import { japanese } from "../../../../domain/messages/ja/japanese.ts";
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

  tokens: {
    title: "アクセストークン",
    about:
      "アクセストークンがあれば、ログインせずに自分のプログラムで旅行を扱えます。アカウントの表示、変更、削除はできません。",
    lookingUp: "トークンを読み込んでいます",
    none: "トークンはありません。",
    some: (count) =>
      japanese.plural(count, {
        one: "トークンが1個あります。不要になったら無効にしてください。",
        other: `トークンが${count}個あります。不要になったものは無効にしてください。`,
      }),
    make: "トークンを作成",
    name: "名前",
    mayTitle: "権限",
    scopes: {
      read: "旅行の表示",
      plan: "旅行の作成",
      write: "旅行の表示・変更・インポート・削除",
      share: "旅行へのリンクの作成と無効化",
      calendar: "カレンダーアプリでの旅行の表示",
    },
    ends: "有効期限",
    lives: { month: "30日後", quarter: "90日後", year: "1年後", never: "なし" },
    noScope: "権限を1つ以上選択してください。",
    making: "作成中",
    makeIt: "作成",
    cancel: "キャンセル",
    secret: (name) => `トークン「${name}」`,
    secretOnce: "今すぐコピーしてください。もう一度表示することはできません。",
    copy: "コピー",
    copied: "トークンをコピーしました。",
    cannotCopy: "トークンをコピーできませんでした。選択してコピーしてください。",
    done: "コピーしました",
    may: (scopes) => `権限：${japanese.list(scopes)}`,
    made: (at) => `${at}に作成`,
    lastUsed: (at) => `最終使用：${at}`,
    neverUsed: "未使用",
    endsAt: (at) => `有効期限：${at}`,
    endsNever: "期限なし",
    isOver: " · 期限切れ",
    revoke: "無効にする",
    revokeNamed: (name) => `トークン「${name}」を無効にする`,
    revoked: (name) => `トークン「${name}」を無効にしました。`,
  },

  apps: {
    title: "接続済みアプリ",
    about: (address) =>
      `Model Context Protocol（MCP）に対応したアシスタントは、${address}で接続できます。接続の前に確認を求めます。`,
    lookingUp: "アプリを読み込んでいます",
    none: "接続済みのアプリはありません。",
    some: (count) =>
      `${japanese.count(count, { one: "個のアプリが", other: "個のアプリが" })}接続されています。`,
    scopes: {
      read: "旅行の表示",
      plan: "旅行の作成",
      write: "旅行の表示と変更",
    },
    may: (scopes) => `権限：${japanese.list(scopes)}`,
    connected: (time) => `${time}に接続`,
    disconnect: "接続を解除",
    disconnectNamed: (name) => `${name}の接続を解除`,
    disconnected: (name) => `${name}の接続を解除しました。`,
  },
};
