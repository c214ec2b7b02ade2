import type { AppScope } from "../../../../domain/access-token.ts";
import { japanese } from "../../../../domain/messages/ja/japanese.ts";

/** The apps that a traveller has connected, under Account. */
export const connectedAppWords = {
  title: "接続済みアプリ",
  /** @param address where apps connect. */
  about: (address: string) =>
    `Model Context Protocol（MCP）に対応したアシスタントは、${address}で接続できます。接続の前に確認を求めます。`,
  lookingUp: "アプリを読み込んでいます",
  none: "接続済みのアプリはありません。",
  some: (count: number) =>
    `${japanese.count(count, { one: "個のアプリが", other: "個のアプリが" })}接続されています。`,
  scopes: {
    read: "旅行の表示",
    plan: "旅行の作成",
    write: "旅行の表示と変更",
  } satisfies Record<AppScope, string>,
  may: (scopes: readonly string[]) => `権限：${japanese.list(scopes)}`,
  connected: (time: string) => `${time}に接続`,
  disconnect: "接続を解除",
  disconnectNamed: (name: string) => `${name}の接続を解除`,
  disconnected: (name: string) => `${name}の接続を解除しました。`,
};
