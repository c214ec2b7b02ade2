import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { findTripsWords as english } from "../en/find-trips-words.ts";

export const findTripsWords: typeof english = {
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
};
