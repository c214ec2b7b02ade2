export const uiWords = {
  yourTrip: "旅行",
  tripLoading: "旅行を読み込んでいます",
  loadingImage: "画像を読み込んでいます…",
  photo: "写真：",
  opensInNewTab: "（新しいタブで開く）",
  unreachable: "サーバーに接続できませんでした。接続を確認して、もう一度お試しください。",
  outdatedPage: "このページは古くなっています。再読み込みすると新しい版になります。",
};
