/** Files that a device keeps with a place or a day. */
export const ownFilesWords = {
  add: "チケットや写真を追加",
  /** For those who only hear it. */
  addTo: (about: string) => `：${about}`,
  filesOf: (about: string) => `${about}のファイル`,
  picture: (name: string) => `画像「${name}」`,
  onThisDevice: "ログアウトするまで、このデバイスにのみ保存されます。",
  remove: (name: string) => `${name}を削除`,
  problems: {
    type: "保存できるのは、PDFと画像（JPEG、PNG、WebP、GIF）だけです。",
    size: "ファイルは1つ10MBまでです。",
    full: "このデバイスに保存できるファイルは50MBまでです。先にいくつか削除してください。",
    failed: "ブラウザにファイルを保存できませんでした。空き容量がないのかもしれません。",
  },
};
