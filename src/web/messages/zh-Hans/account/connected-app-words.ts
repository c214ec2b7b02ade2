import type { AppScope } from "../../../../domain/access-token.ts";
import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { connectedAppWords as english } from "../../en/account/connected-app-words.ts";

export const connectedAppWords: typeof english = {
  title: "已连接的应用",
  about: (address) =>
    `支持 Model Context Protocol（MCP）的助手可通过 ${address} 连接。我们会先询问你。`,
  lookingUp: "正在加载应用",
  none: "没有已连接的应用。",
  some: (count) => `已连接 ${chinese.count(count, { one: "个应用", other: "个应用" })}。`,
  scopes: {
    read: "查看你的行程",
    plan: "创建行程",
    write: "查看和更改行程",
  } satisfies Record<AppScope, string>,
  may: (scopes) => `可以${chinese.list(scopes)}`,
  connected: (time) => `连接于 ${time}`,
  disconnect: "断开连接",
  disconnectNamed: (name) => `断开 ${name}`,
  disconnected: (name) => `${name} 已断开连接。`,
};
