/** Words around every screen, and those that every page must have at once: it is in the first file. */
export const shellWords = {
  product: "Tripwright",
  skip: "跳到主要内容",
  loading: "正在加载页面",
  mainNavigation: "主导航",
  menu: "菜单",
  home: "首页",
  createTrip: "创建行程",
  contact: "联系",
  newTrip: "+ 新行程",
  myTrips: "我的行程",
  signIn: "登录",
  footer: "页脚",
  languages: "语言",
  planTrip: "规划行程",
  terms: "使用条款",
  contactUs: "联系我们",
  socialMedia: "社交媒体",
  socialComing: "社交媒体（即将推出）",
  social: { photos: "照片", chat: "聊天", videos: "视频" },
  offline: "你已离线。可以查看和编辑此设备上保存的行程。",
  decisionWanted: "你有一项更改需要决定，请看页面顶部。",
  messages: "消息",
  close: "关闭",
  tryAgain: "重试",
  reload: "重新加载",

  notFound: "未找到",
  notFoundDetail: "404 未找到",
  errorTitle: "应用发生意外错误！",
  screenFailed: "无法显示此页面。请尝试重新加载。",
  backHome: "返回首页",

  signInUnavailable: "无法加载登录页面",
  unavailableAdvice: "请检查网络连接后重试。如果仍不行，请重新加载页面。",
  loadProfileMenu: "重新加载账号菜单",

  /** The beginning of the form for a trip: it is seen before the form's code has come. */
  createTripHead: {
    title: "下一站想去哪里？",
    introduction: "只需填几项信息，就能得到酒店和每日计划：地点真实，你到的时候都开放。",
  },
};
