import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { profileWords as english } from "../en/profile-words.ts";

export const profileWords: typeof english = {
  account: "アカウント",
  logOut: "ログアウト",
  unsentTitle: (count) =>
    `ログアウトして${japanese.plural(count, { one: "未保存の変更", other: "未保存の変更" })}を破棄しますか？`,
  unsent: (count) =>
    `${japanese.plural(count, { one: "サーバーに未保存の変更", other: "サーバーに未保存の変更" })}：`,
  stay: "ログインしたままにする",
  logOutAnyway: "ログアウトする",
  tripDeleted: (trip) => `${trip}：削除済み`,
  withNote: (change, note) => `${change}：「${note}」`,
  tripChanged: (trip, changes) => `${trip}。${changes.join("、")}`,
};
