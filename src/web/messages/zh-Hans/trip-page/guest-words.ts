import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { guestWords as english } from "../../en/trip-page/guest-words.ts";

export const guestWords: typeof english = {
  title: (destination) => `${destination}之旅`,
  shared: "有人与你分享了此行程。",
  ownTrip: "这是你自己的行程，持有此链接的人看到的就是这样。",
  toOwnTrip: "返回你的行程",
  scopes: {
    view: "你可以查看。",
    vote: "你可以查看、投票和评论：打开地点即可。",
    edit: "你可以查看、更改、投票和评论：打开地点即可投票或评论。",
  } satisfies Record<LinkScope, string>,
  keep: "保存到“我的行程”",
  keepHint:
    "你可以在所有设备的“我的行程”中找到它，离线也行。你自己的行程包含这些地点，可随意更改。",
  planOwn: "以此规划我的行程",
  copiedTrip: "这是你自己的行程。日期确定后再设置。",
  cannotPlan: "现在无法操作。请检查网络连接后重试。",
  keepByInvitation:
    "这需要此服务器上的账号。请向服务器管理者索取邀请。在此之前请保存链接：在有效期内，可在任何浏览器中打开此行程。",
  signInToKeep: "登录以保存此行程",
  keptIt: "已保存到“我的行程”。",
  sharedBy: (name) => `${name}与你分享了此行程。`,
  leave: "从“我的行程”中移除",
  leaveAsk: (name) =>
    `将此行程从“我的行程”中移除？${name}的行程不变。想再看时，可再次使用链接，或找${name}要。`,
  leaveIt: "移除",
  stay: "保留",
  left: "已从“我的行程”中移除。",
  changed: (name, change) => `${name}：${change}`,
  changedMore: (name, count) =>
    `${name}作了 ${chinese.count(count, { one: "项更改", other: "项更改" })}。`,
  undo: "撤销",
  ended: "此链接已失效",
  endedDetail: "请联系发送链接的人。",
  unavailable: "现在无法显示此行程",
  tryAgain: "重试",
  yourName: "你的名字",
  join: "加入",
  joinFirst: "请先输入你的名字，无需账号。",
  joined: (name) => `你已用名字“${name}”加入。`,
  comeBack: "复制链接以用于其他设备",
  copied: "你的专属链接已复制。请勿分享。",
  cannotCopy: "无法复制链接。",
  votes: "投票",
  up: "想去",
  down: "不想去",
  upOn: (place) => `想去：${place}`,
  downOn: (place) => `不想去：${place}`,
  word: "评论",
  saveWord: "保存",
  wordSaved: "评论已保存。",
  for: (count) => chinese.count(count, { one: "票赞成", other: "票赞成" }),
  against: (count) => `${count} 票反对`,
  comments: (count) => chinese.count(count, { one: "条评论", other: "条评论" }),
  conflict: "其他人刚刚作了更改。这是最新版本。",
};
