import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "再次规划",
  againHint: "新建一个行程，地点和备注相同，不含日期、预订和费用。",
  making: "正在创建行程…",
  made: "这是你的新行程。日期确定后再设置。",
  share: "分享",
  deleteTrip: "删除此行程",
  deleteQuestion: (trip) => ["删除“", trip, "”？"],
  deleteWarning: "这会永久删除计划和你的备注。",
  deleteIt: "删除",
  keepIt: "保留行程",
  deleted: (trip) => `已删除“${trip}”。`,
  datesSet: (trip, dates) => `${trip}：${dates}。`,
  leave: "从“我的行程”中移除",
  leaveWarning: "你的投票也会移除。行程本身不变。",
  leaveIt: "移除",
  left: (trip) => `已将“${trip}”从“我的行程”中移除。`,

  find: {
    label: "搜索你的行程",
    hint: "目的地、地点或备注中的文字",
    close: "关闭搜索",
    show: "显示",
    shows: { all: "全部", coming: "即将出行", past: "过往", shared: "分享给你的" },
    found: (count) => chinese.count(count, { one: "个行程", other: "个行程" }),
    searching: "正在搜索…",
    none: "未找到行程。试试少输入几个词。",
    notKept: (count) =>
      `${chinese.count(count, { one: "个行程", other: "个行程" })}尚未保存到此设备，只能按名称查找。`,
  },

  damaged: {
    damaged: "此行程无法读取",
    planned: (at) => `规划于 ${at}`,
    advice: "网站管理员可能有备份。",
    remove: "删除",
    question: "删除此行程？",
    removeForGood: "永久删除",
    keep: "保留行程",
  },

  import: {
    title: "导入行程",
    about: "选择从 Tripwright 导出的行程（JSON）、Google“我的地图”（KML 或 KMZ）或 GPX 文件。",
    file: "文件",
    tooLarge: (mostKb) => `此文件太大，上限为 ${mostKb} KB。`,
    choose: "请先选择文件。",
    destination: "目的地",
    destinationHint: "这些地点所在的城市或地区，例如“罗马，意大利”。",
    submit: "导入",
    working: "正在导入",
  },
};
