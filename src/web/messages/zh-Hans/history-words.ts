import type { historyWords as english } from "../en/history-words.ts";
export const historyWords: typeof english = {
  title: "历史记录",
  about: "此行程最近的更改。可查看或恢复任何较早版本。",
  loading: "正在加载历史记录",
  unavailable: "现在无法加载历史记录。请检查网络连接。",
  none: "还没有更改。",
  when: (time, isOwn, guest = "另一位出行人") => (isOwn ? time : `${time}，${guest}`),
  now: "当前版本",
  asFirst: "这些更改之前",
  lookAt: "查看",
  lookAtAfter: (change) => `查看此更改后的版本：${change}`,
  past: (time) => `你正在查看 ${time} 时的行程。此版本无法编辑。`,
  pastFirst: "你正在查看更改前的行程。此版本无法编辑。",
  restore: "恢复此版本",
  backToNow: "返回当前版本",
  isSame: "此版本之后没有更改。",
};
