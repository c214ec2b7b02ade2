import type { AccessScope } from "../../../../domain/access-token.ts";
import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { accessTokenWords as english } from "../../en/account/access-token-words.ts";

export const accessTokenWords: typeof english = {
  title: "访问令牌",
  about: "访问令牌让你的程序无需登录即可使用行程。它不能查看、更改或删除你的账号。",
  lookingUp: "正在加载令牌",
  none: "你没有令牌。",
  some: (count) =>
    chinese.plural(count, {
      one: `你有 ${count} 个令牌。不再需要的请吊销。`,
      other: `你有 ${count} 个令牌。不再需要的请吊销。`,
    }),
  make: "创建令牌",
  name: "名称",
  mayTitle: "它可以",
  scopes: {
    read: "查看你的行程",
    plan: "创建行程",
    write: "查看、更改、导入和删除行程",
    share: "创建和关闭行程链接",
    calendar: "在日历应用中显示你的行程",
  } satisfies Record<AccessScope, string>,
  ends: "到期",
  lives: { month: "30 天后", quarter: "90 天后", year: "一年后", never: "永不" },
  noScope: "请至少选择一项权限。",
  making: "正在创建",
  makeIt: "创建",
  cancel: "取消",
  secret: (name) => `令牌“${name}”`,
  secretOnce: "请现在复制，之后无法再次显示。",
  copy: "复制",
  copied: "令牌已复制。",
  cannotCopy: "无法复制令牌。请选中后自行复制。",
  done: "我已复制",
  may: (scopes) => `可以${chinese.list(scopes)}`,
  made: (at) => `创建于 ${at}`,
  lastUsed: (at) => `上次使用 ${at}`,
  neverUsed: "尚未使用",
  endsAt: (at) => `${at} 到期`,
  endsNever: "永不到期",
  isOver: " · 已到期",
  revoke: "吊销",
  revokeNamed: (name) => `吊销令牌 ${name}`,
  revoked: (name) => `令牌“${name}”已吊销。`,
};
