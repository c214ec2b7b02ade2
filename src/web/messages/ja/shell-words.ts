/** Words around every screen, and those that every page must have at once: it is in the first file. */
export const shellWords = {
  product: "Tripwright",
  skip: "コンテンツへ移動",
  loading: "ページを読み込んでいます",
  mainNavigation: "メイン",
  menu: "メニュー",
  home: "ホーム",
  createTrip: "旅行を作成",
  contact: "お問い合わせ",
  newTrip: "+ 新しい旅行",
  myTrips: "マイトリップ",
  signIn: "ログイン",
  footer: "フッター",
  languages: "言語",
  planTrip: "旅行を計画",
  terms: "利用規約",
  contactUs: "お問い合わせ",
  socialMedia: "ソーシャルメディア",
  socialComing: "ソーシャルメディア（近日公開）",
  social: { photos: "写真", chat: "チャット", videos: "動画" },
  offline: "オフラインです。このデバイスに保存された旅行は表示・編集できます。",
  accountOf: (name: string) => `アカウント：${name}`,
  offlineByLink: "オフラインです。この旅行は最後にここで開いたときの内容で、今は変更できません。",
  decisionWanted: "確認が必要な変更があります。ページの上部をご覧ください。",
  messages: "メッセージ",
  close: "閉じる",
  tryAgain: "もう一度試す",
  reload: "再読み込み",

  notFound: "見つかりません",
  notFoundDetail: "404 見つかりません",
  errorTitle: "予期しないエラーが発生しました！",
  screenFailed: "ページを表示できませんでした。再読み込みしてください。",
  backHome: "ホームに戻る",

  signInUnavailable: "ログイン画面を読み込めませんでした",
  unavailableAdvice:
    "接続を確認して、もう一度お試しください。直らない場合は、ページを再読み込みしてください。",
  loadProfileMenu: "アカウントメニューを再読み込み",

  /** The beginning of the form for a trip: it is seen before the form's code has come. */
  createTripHead: {
    title: "次はどこへ旅しますか？",
    introduction:
      "いくつか入力するだけ。訪れる時間に開いている実在のスポットで、ホテルと毎日のプランをご用意します。",
  },
};
