export const exampleWords = {
  title: "サンプル旅行",
  about: "これはサンプル旅行です。変更はこのページにだけ残り、保存されません。",
  planYourOwn: "自分の旅行を作成",
};
