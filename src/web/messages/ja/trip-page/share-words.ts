import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { shareWords as english } from "../../en/trip-page/share-words.ts";

const guests = (count: number) => japanese.count(count, { one: "人のゲスト", other: "人のゲスト" });

export const shareWords: typeof english = {
  title: "この旅行を共有",
  about:
    "リンクを知っている人は誰でもこの旅行を開けます。「マイトリップ」に保存した人には、下の名前が表示されます。メールアドレスとアカウントは公開されません。",
  people: "旅行を共有している人",
  peopleAbout: "相手の「マイトリップ」にすぐ表示されます。リンクは不要です。",
  person: "相手",
  choosePerson: "相手を選択",
  personCan: "権限",
  addPerson: "共有",
  personAdded: (name) => `${name}さんと共有しました。`,
  isPerson: "この旅行は相手の「マイトリップ」にあります。",
  removePerson: "共有を停止",
  removePersonNamed: (name) => `${name}さんとの共有を停止`,
  personRemoved: (name) => `${name}さんとの共有を停止しました。`,
  loading: "リンクを読み込んでいます",
  tryAgain: "もう一度試す",
  name: "リンク名",
  firstName: "家族と友だち",
  scope: "ゲストの権限",
  scopes: {
    view: "表示",
    vote: "表示・投票・コメント",
    edit: "表示・投票・コメント・編集",
  } satisfies Record<LinkScope, string>,
  make: "リンクを作成",
  another: "別のリンクを作成",
  anotherNamed: (name) => `「${name}」と同じ設定の別のリンクを作成`,
  address: (name) => `リンク「${name}」`,
  addressOnce: "今すぐコピーしてください。もう一度表示することはできません。",
  addressLost:
    "リンクのアドレスは保存していないため、もう一度表示することはできません。同じ設定の別のリンクを作成するか、このリンクを無効にしてください。",
  copy: "コピー",
  copied: "リンクをコピーしました。",
  cannotCopy: "リンクをコピーできませんでした。選択してコピーしてください。",
  send: "送信",
  showCosts: "料金と予算を表示",
  showNotes: "メモを表示",
  showBookings: "予約を表示（番号なし）",
  ends: "有効期限",
  endsNever: "期限なし。",
  isCalendar: "このリンクはカレンダーアプリ用です。ページは開きません。",
  isOver: "このリンクはもう使えません。",
  lastUsed: (when) => `最終使用：${when}`,
  neverUsed: "未使用",
  revoke: "リンクを無効にする",
  revokeNamed: (name) => `リンクを無効にする：${name}`,
  revoked: "リンクを無効にしました。もう誰も開けません。",
  guests: (count) => guests(count),
  votes: (count) =>
    count === 0 ? "まだ投票はありません" : japanese.count(count, { one: "票", other: "票" }),
  linkFull: "このリンクは定員に達しています。ゲストを外すか、別のリンクを作成してください。",
  scopeOf: (name) => `${name}さんの権限`,
  isMember: "この旅行を保存中",
  removeGuest: "外す",
  removeGuestNamed: (name) => `ゲストを外す：${name}`,
  removeGuestAsk: (name) =>
    `${name}さんとその投票を外しますか？そのブラウザでは、このリンクを開けなくなります。`,
  keepGuest: "残す",
  guestRemoved: (name) => `${name}さんを外しました。`,
  voted: (count) =>
    `${japanese.count(count, { one: "人のゲストが", other: "人のゲストが" })}投票しました。`,
  startVote: (swap) =>
    `ゲストはどのスポットにも投票できます。複数の候補から選んでもらうには、プランでスポットを開き、「${swap}」を押してほかの候補にチェックを入れてください。`,
  disliked: "反対票のあるスポット",
  against: (down, up) => `${guests(down)}が反対、${up}人が賛成。`,
  swap: "入れ替え",
  swapNamed: (place) => `いちばん合うスポットと入れ替え：${place}`,
  drop: "外す",
  dropNamed: (place) => `プランから外す：${place}`,
  nothingFits: "ここに合うものがほかにありません。外すか、プランで入れ替えてください。",
  mostLiked: (place, up) => `一番人気：${place}（${guests(up)}が賛成）。`,
};
