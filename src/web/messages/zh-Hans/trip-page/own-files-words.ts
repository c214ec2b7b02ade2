import type { ownFilesWords as english } from "../../en/trip-page/own-files-words.ts";
export const ownFilesWords: typeof english = {
  add: "添加票券或照片",
  addTo: (about) => `到${about}`,
  filesOf: (about) => `${about}的文件`,
  picture: (name) => `图片“${name}”`,
  onThisDevice: "仅保存在此设备上，退出登录即删除。",
  inAccount: "同时存入账号",
  alsoInAccount: (name) => `同时存入账号：${name}`,
  whoSees: "账号中的文件可在你的其他设备上打开，也可由在这里有账号且能编辑此行程的人打开。",
  fetch: (name) => `获取 ${name}`,
  notHere: "尚未保存到此设备",
  remove: (name) => `移除 ${name}`,
  problems: {
    type: "只能保存 PDF 和图片（JPEG、PNG、WebP、GIF）。",
    size: "每个文件最大 10 MB。",
    full: "此设备最多保存 50 MB 文件。请先移除几个。",
    away: "此文件仅在账号中。请联网打开。",
    failed: "此浏览器无法保存该文件，存储空间可能已满。",
  },
};
