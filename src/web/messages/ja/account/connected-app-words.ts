import type { AppScope } from "../../../../domain/access-token.ts";
import { japanese } from "../../../../domain/messages/ja/japanese.ts";
import type { connectedAppWords as english } from "../../en/account/connected-app-words.ts";

export const connectedAppWords: typeof english = {
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
  } satisfies Record<AppScope, string>,
  may: (scopes) => `権限：${japanese.list(scopes)}`,
  connected: (time) => `${time}に接続`,
  disconnect: "接続を解除",
  disconnectNamed: (name) => `${name}の接続を解除`,
  disconnected: (name) => `${name}の接続を解除しました。`,
};
