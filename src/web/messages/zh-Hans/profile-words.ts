import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `账号：${name}`,
  account: "账号",
  logOut: "退出登录",
  unsentTitle: (count: number) =>
    `退出登录并丢失${chinese.plural(count, { one: "这些更改", other: "这些更改" })}？`,
  unsent: (count: number) =>
    `${chinese.plural(count, { one: "尚未", other: "尚未" })}保存到我们的服务器：`,
  stay: "保持登录",
  logOutAnyway: "仍要退出",
  tripDeleted: (trip: string) => `${trip}：已删除`,
  withNote: (change: string, note: string) => `${change}：“${note}”`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}。${changes.join("、")}`,
};
