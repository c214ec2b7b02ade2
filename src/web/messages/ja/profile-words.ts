/** The menu behind the profile's picture, and what it asks before someone signs out. */
export const profileWords = {
  accountOf: (name: string) => `アカウント：${name}`,
  account: "アカウント",
  logOut: "ログアウト",
  unsentTitle: () => "ログアウトして、未保存の変更を破棄しますか？",
  unsent: () => "サーバーに未保存の変更：",
  stay: "ログインしたままにする",
  logOutAnyway: "ログアウトする",
  tripDeleted: (trip: string) => `${trip}：削除済み`,
  withNote: (change: string, note: string) => `${change}：「${note}」`,
  tripChanged: (trip: string, changes: readonly string[]) => `${trip}。${changes.join("、")}`,
};
