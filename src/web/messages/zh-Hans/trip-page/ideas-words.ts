import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { ideasWords as english } from "../../en/trip-page/ideas-words.ts";

const places = (count: number) => chinese.count(count, { one: "个地点", other: "个地点" });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "上午",
  lunch: "午餐",
  afternoon: "下午",
  dinner: "晚餐",
  evening: "晚上",
};

export const ideasWords: typeof english = {
  title: "备选",
  about: "你想去的地点。想加多少都可以，然后排进行程。",
  paste: "添加地点",
  pasteHint: "每行一个名称，或任意地图的链接",
  find: "查找",
  nothingTyped: "请输入名称或粘贴链接。",
  file: "或从文件导入列表",
  fileHint: "Google Takeout、KML、KMZ、GPX、GeoJSON、uMap、CSV、书签、Markdown 或文本，最大 5 MB",
  reading: "正在读取…",
  failed: "没有成功，请重试。",
  shortLinks: (count) =>
    chinese.plural(count, {
      one: `有 ${chinese.number(count)} 个短链接看不出指向哪里。请在浏览器中逐个打开，再复制长地址粘贴到这里。`,
      other: `有 ${chinese.number(count)} 个短链接看不出指向哪里。请在浏览器中逐个打开，再复制长地址粘贴到这里。`,
    }),

  review: "核对找到的内容",
  found: (count) => `找到 ${places(count)}。请选择要保留的。`,
  leftOut: (count) =>
    chinese.plural(count, {
      one: `有 ${chinese.number(count)} 行（或点）不是地点，未列入。`,
      other: `有 ${chinese.number(count)} 行（或点）不是地点，未列入。`,
    }),
  turned: (count) => `${places(count)}的经纬度写反了，我们已调换。`,
  area: "你列表中某区域的中心",
  inGuide: "在我们的指南中",
  onMap: "位置来自你的列表",
  noPosition: "还没有位置",
  far: (km) => `距此行程 ${chinese.way(km)}`,
  there: "已在此行程中",
  unsure: "不确定是哪个地点",
  which: (name) => `${name}是哪个地点？`,
  chooseOne: "选择…",
  mapMiddle: "你链接中地图的中心",
  noneOfThese: "都不是：保留，但没有位置",
  all: "全选",
  none: "全不选",
  keep: (count) => `添加 ${places(count)}`,
  nothingChosen: "请至少选择一个地点。",
  back: "返回",

  yours: (count) => `你的备选（${count}）`,
  empty: "还没有备选。",
  onDay: (day) => `在${day}`,
  remove: (name) => `从备选中移除${name}`,
  added: (count) => `已将 ${places(count)}加入备选。`,
  fit: "排进行程",
  fitting: "正在寻找最佳位置…",
  proposal: "加入这些备选后的日程",
  noneFit: "目前没有备选排得进：",
  left: (count) => `${chinese.count(count, { one: "个备选", other: "个备选" })}排不进：`,
  why: ({ reason, km = 0 }, problem) => {
    switch (reason) {
      case "noPosition":
        return "我们不知道它在哪里";
      case "far":
        return `距你的其他地点 ${chinese.way(km)}`;
      case "locked":
        return "每一天都已锁定";
      case "later":
        return "与下一批一起排";
      case "noRoom":
        return problem === undefined ? "这些天排不下" : `排不下（${problem}）`;
    }
  },

  slot: {
    title: "投票中",
    parts: PARTS,
    slot: (day, part) => `${day}：${PARTS[part]}`,
    putUp: (name) => `对${name}发起投票`,
    notUp: "不在投票中",
    takeIt: "选用",
    take: (name) => `选用${name}`,
    inPlan: "目前在计划中",
    keepIt: "保留",
    keep: (name) => `保留${name}`,
    taken: (name, day, hours) => `${name}已排入计划：${day}，${hours}。`,
  },
};
