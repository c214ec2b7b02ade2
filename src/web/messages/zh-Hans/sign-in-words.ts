export const signInWords = {
  title: "用 Google 登录！",
  subtitle: "通过 Google 身份验证安全登录",
  opens: {
    embedded:
      "请在打开的窗口中使用通行密钥或密码登录。还没有账号？第一个使用者可自行创建，之后需要网站管理者的邀请。",
    oidc: "这会打开此服务器自己的登录页面。",
  },
  looksClosed: "登录窗口似乎在你登录前已关闭。如果它还开着，请在那里继续。",
  waiting: "正在等待你登录",
  signIn: "用 Google 登录",
  signInWithOurs: "使用此服务器的账号",
};
