import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { profileWords as english } from "../en/profile-words.ts";

export const profileWords: typeof english = {
  account: "账号",
  logOut: "退出登录",
  unsentTitle: (count) =>
    `退出登录并丢失${chinese.plural(count, { one: "这些更改", other: "这些更改" })}？`,
  unsent: (count) => `${chinese.plural(count, { one: "尚未", other: "尚未" })}保存到我们的服务器：`,
  stay: "保持登录",
  logOutAnyway: "仍要退出",
  tripDeleted: (trip) => `${trip}：已删除`,
  withNote: (change, note) => `${change}：“${note}”`,
  tripChanged: (trip, changes) => `${trip}。${changes.join("、")}`,
};
