export const uiWords = {
  yourTrip: "你的行程",
  tripLoading: "正在加载你的行程",
  close: "关闭",
  loadingImage: "正在加载图片…",
  photo: "照片：",
  opensInNewTab: "（在新标签页中打开）",
};
