import type { AccessScope } from "../../../../domain/access-token.ts";
import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { accessTokenWords as english } from "../../en/account/access-token-words.ts";

export const accessTokenWords: typeof english = {
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
  } satisfies Record<AccessScope, string>,
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
};
