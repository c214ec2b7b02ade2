import type { accountWords as english } from "../../en/account/account-words.ts";

export const accountWords: typeof english = {
  screen: "账号",
  title: "你的账号",
  signInTitle: "登录方式",
  signInMethods: "你的通行密钥、密码和恢复代码。此服务器的所有者也可在那里管理其他人。",
  changeSignIn: "更改登录方式",
  dataTitle: "你的数据",
  data: "你的所有数据都在一个 JSON 文件中：个人资料、登录记录、规划请求和每个行程。",
  downloadData: "下载你的数据",

  sessionsTitle: "登录的浏览器",
  lookingUp: "正在加载",
  tryAgain: "重试",
  browsers: (count) =>
    ({
      one: "只在此浏览器中登录。",
      other: `已在 ${count} 个浏览器中登录。不认识的请退出登录。`,
    })[count === 1 ? "one" : "other"],
  unknownBrowser: "未知浏览器",
  browserOn: (browser, system) => `${system} 上的 ${browser}`,
  thisBrowser: " · 此浏览器",
  signedIn: (at, lastUsedAt) => `登录于 ${at}，上次使用 ${lastUsedAt}`,
  signOut: "退出登录",
  signOutOf: (device, at) => `退出${device}，登录于 ${at}`,
  signedOut: (device) => `${device}已退出登录。`,
  signOutElsewhere: "退出其他所有登录",
  signedOutElsewhere: "其他所有浏览器都已退出登录。",

  deletionTitle: "删除账号",
  deletion: "这会删除你的个人资料、每个行程和每个规划请求，且无法撤销。你可以先下载数据。",
  deleteAccount: "删除账号",
  deletionQuestion: "删除你的账号？",
  typeAddress: (address) => ["若要永久删除，请输入账号的邮箱地址或名称：", address],
  deleting: "正在删除",
  deleteForGood: "永久删除",
  keepAccount: "保留账号",
  deleted: "你的账号及其中所有内容已删除。",
};
