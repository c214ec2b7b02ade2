import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { guestWords as english } from "../../en/trip-page/guest-words.ts";

export const guestWords: typeof english = {
  title: (destination) => `${destination}への旅行`,
  shared: "この旅行が共有されました。",
  ownTrip: "これはあなた自身の旅行です。リンクを受け取った人にはこのように表示されます。",
  toOwnTrip: "自分の旅行に戻る",
  scopes: {
    view: "表示できます。",
    vote: "表示、投票、コメントができます。スポットを開いてください。",
    edit: "表示、変更、投票、コメントができます。投票とコメントはスポットを開いてください。",
  } satisfies Record<LinkScope, string>,
  keep: "「マイトリップ」に保存",
  keepHint:
    "すべてのデバイスの「マイトリップ」で、オフラインでも見られます。同じスポットで自分の旅行を作れば、自由に変更できます。",
  planOwn: "これをもとに自分の旅行を作成",
  copiedTrip: "自分の旅行ができました。日付が決まったら設定してください。",
  cannotPlan: "今はできません。接続を確認して、もう一度お試しください。",
  keepByInvitation:
    "これにはこのサーバーのアカウントが必要です。サーバーの管理者に招待を頼んでください。それまではリンクを保存してください。有効な間は、どのブラウザーでもこの旅行を開けます。",
  signInToKeep: "ログインしてこの旅行を保存",
  keptIt: "「マイトリップ」に保存しました。",
  sharedBy: (name) => `${name}さんがこの旅行を共有しました。`,
  leave: "「マイトリップ」から外す",
  leaveAsk: (name) =>
    `この旅行を「マイトリップ」から外しますか？${name}さんの旅行はそのまま残ります。また見るには、もう一度リンクを使うか、${name}さんに頼んでください。`,
  leaveIt: "外す",
  stay: "残す",
  left: "「マイトリップ」から外しました。",
  changed: (name, change) => `${name}さん：${change}`,
  changedMore: (name, count) =>
    `${name}さん：${japanese.count(count, { one: "件の変更", other: "件の変更" })}。`,
  undo: "元に戻す",
  ended: "このリンクはもう使えません",
  endedDetail: "送ってくれた人に聞いてください。",
  unavailable: "今はこの旅行を表示できません",
  tryAgain: "もう一度試す",
  yourName: "名前",
  join: "参加",
  joinFirst: "先に名前を入力してください。アカウントは不要です。",
  joined: (name) => `${name}さんとして参加しました。`,
  comeBack: "ほかのデバイス用のリンクをコピー",
  copied: "専用リンクをコピーしました。ほかの人には教えないでください。",
  cannotCopy: "リンクをコピーできませんでした。",
  votes: "投票",
  up: "いいね",
  down: "やめておく",
  upOn: (place) => `いいね：${place}`,
  downOn: (place) => `やめておく：${place}`,
  word: "コメント",
  saveWord: "保存",
  wordSaved: "コメントを保存しました。",
  for: (count) => japanese.count(count, { one: "人が賛成", other: "人が賛成" }),
  against: (count) => `${count}人が反対`,
  comments: (count) => japanese.count(count, { one: "件のコメント", other: "件のコメント" }),
  conflict: "たった今、ほかの人が変更しました。これが最新のバージョンです。",
};
