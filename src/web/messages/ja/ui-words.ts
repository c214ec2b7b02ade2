export const uiWords = {
  yourTrip: "旅行",
  tripLoading: "旅行を読み込んでいます",
  close: "閉じる",
  loadingImage: "画像を読み込んでいます…",
  photo: "写真：",
  opensInNewTab: "（新しいタブで開く）",
};
