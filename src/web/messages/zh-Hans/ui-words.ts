export const uiWords = {
  yourTrip: "你的行程",
  tripLoading: "正在加载你的行程",
  loadingImage: "加载图片…",
  photo: "照片：",
  opensInNewTab: "（在新标签页中打开）",
  unreachable: "无法连接服务器。请检查网络连接后重试。",
  outdatedPage: "此页面已过时。请重新加载以获取新版本。",
};
