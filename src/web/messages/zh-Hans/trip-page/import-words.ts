import type { importWords as english } from "../../en/trip-page/import-words.ts";
export const importWords: typeof english = {
  title: "导入行程",
  about: "选择从 Tripwright 导出的行程（JSON）、Google“我的地图”（KML 或 KMZ）或 GPX 文件。",
  file: "文件",
  tooLarge: (mostKb) => `此文件太大，上限为 ${mostKb} KB。`,
  choose: "请先选择文件。",
  destination: "目的地",
  destinationHint: "这些地点所在的城市或地区，例如“罗马，意大利”。",
  submit: "导入",
  working: "正在导入",
};
