export const exampleWords = {
  title: "旅行の例",
  about: "これは旅行の例です。変更はこのページにだけ残り、保存されません。",
  planYourOwn: "自分の旅行を作成",
};
