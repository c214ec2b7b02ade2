export const signInWords = {
  title: "Googleでログイン！",
  subtitle: "Googleの認証で安全にログイン",
  opens: {
    embedded:
      "開いたウィンドウで、パスキーまたはパスワードを使ってログインしてください。アカウントがない場合、最初の人は自分で作成でき、その後はサイトの管理者からの招待が必要です。",
    oidc: "このサーバーのログインページを開きます。",
  },
  looksClosed:
    "ログイン前にウィンドウが閉じたようです。まだ開いている場合は、そちらで続けてください。",
  waiting: "ログインを待っています",
  signIn: "Googleでログイン",
  signInWithOurs: "このサーバーのアカウントを使う",
};
