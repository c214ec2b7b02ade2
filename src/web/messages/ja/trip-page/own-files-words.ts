import type { ownFilesWords as english } from "../../en/trip-page/own-files-words.ts";
export const ownFilesWords: typeof english = {
  add: "チケットや写真を追加",
  addTo: (about) => `：${about}`,
  filesOf: (about) => `${about}のファイル`,
  picture: (name) => `画像「${name}」`,
  onThisDevice: "ログアウトするまで、このデバイスにのみ保存されます。",
  inAccount: "アカウントにも保存",
  alsoInAccount: (name) => `アカウントにも保存：${name}`,
  whoSees:
    "アカウントのファイルは、自分のほかのデバイスと、ここにアカウントがありこの旅行を編集できる人も開けます。",
  fetch: (name) => `${name}を取得`,
  notHere: "このデバイスにはまだありません",
  remove: (name) => `${name}を削除`,
  problems: {
    type: "保存できるのは、PDFと画像（JPEG、PNG、WebP、GIF）だけです。",
    size: "ファイルは1つ10MBまでです。",
    full: "このデバイスに保存できるファイルは50MBまでです。先にいくつか削除してください。",
    away: "このファイルはアカウントにのみあります。開くには、インターネットに接続してください。",
    failed: "ブラウザにファイルを保存できませんでした。空き容量がないのかもしれません。",
  },
};
