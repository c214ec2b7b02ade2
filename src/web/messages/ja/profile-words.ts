import { japanese } from "../../../domain/messages/ja/japanese.ts";

/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `アカウント：${name}`,
  account: "アカウント",
  logOut: "ログアウト",
  unsentTitle: (count: number) =>
    `ログアウトして${japanese.plural(count, { one: "未保存の変更", other: "未保存の変更" })}を破棄しますか？`,
  unsent: (count: number) =>
    `${japanese.plural(count, { one: "サーバーに未保存の変更", other: "サーバーに未保存の変更" })}：`,
  stay: "ログインしたままにする",
  logOutAnyway: "ログアウトする",
  tripDeleted: (trip: string) => `${trip}：削除済み`,
  withNote: (change: string, note: string) => `${change}：「${note}」`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}。${changes.join("、")}`,
};
