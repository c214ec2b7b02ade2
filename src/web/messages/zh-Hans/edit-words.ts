import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { editWords as english } from "../en/edit-words.ts";

type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}，第 ${number} 个地点，共 ${count} 个`;
}

export const editWords: typeof english = {
  editing: "正在编辑计划",
  handleHint: "按 Enter 键拿起，按 Alt 加方向键移动一位，按 Delete 键移除。",
  move: "移动",
  moveIt: (name) => `移动${name}`,
  remove: "移除",
  removeIt: (name) => `移除${name}`,
  lock: "锁定",
  unlock: "解锁",
  lockIt: (name) => `将${name}锁定在当前时间`,
  locked: "已锁定",
  note: "备注",
  actionsFor: (name) => `更改${name}`,

  moving: (name) => `正在移动${name}`,
  earlier: "提前",
  later: "推后",
  day: "换一天",
  chooseDay: "移至哪一天",
  cancel: "取消",
  putHere: "移到这里",
  dragHelp: "松开即可移到这里。按 Esc 键取消。",
  stand: standText,
  standWith: (stand, visit, problem) =>
    `${standText(stand)}，${chinese.time(visit.startMinutes)} 至 ${chinese.time(visit.endMinutes)}，${problem ?? "排得下"}。`,
  fits: "排得下",

  pickedUp: (name, stand) =>
    `已拿起${name}。${standText(stand)}。用方向键选择位置，Tab 键换到下一天，Enter 键移动，Escape 键取消。`,
  placed: (name, day, startMinutes) =>
    startMinutes === undefined
      ? `${name}已移至${day}。`
      : `${name}已移至${day} ${chinese.time(startMinutes)}。`,
  noMeal: (kind, day) => `${day}：没有时间吃${kind === "lunch" ? "午餐" : "晚餐"}了`,
  mealsChanged: (meals) => `用餐有变动。${meals.join("。")}`,
  takenBack: (name) => `${name}留在原处。`,
  removed: (name) => `已移除${name}。`,
  putBack: (name, day) => `${name}已放回${day}。`,
  nowLocked: (name) => `已锁定${name}。`,
  nowUnlocked: (name) => `已解锁${name}。`,
  dayAdded: "已添加一天。",
  dayRemoved: (day) => `已移除${day}。可在“已移除”中放回其中的地点。`,
  dayMoved: "已移动这一天。",
  paceSet: (day, pace) => `${day}的节奏：${pace}。`,

  dayOptions: (day) => `${day}的选项`,
  addDay: "在此之后添加一天",
  dayEarlier: "提前一天",
  dayLater: "推后一天",
  lockDay: "锁定这一天",
  unlockDay: "解锁这一天",
  removeDay: "移除这一天",
  pace: "这一天的节奏",
  paces: {
    usual: "适中",
    relaxed: "轻松",
    full: "充实",
  },
  tripsPace: "与行程一致",

  makeBase: "住这里",
  isBase: (name) => `现在每天从${name}出发。`,
  hotelRemoved: (name) => `已移除${name}。`,

  setAside: (count) => `已移除（${count}）`,
  putItBack: "放回",
  putPlaceBack: (name) => `放回${name}`,

  text: {
    save: "保存",
    cancel: "取消",
    discardQuestion: "放弃你输入的内容？",
    keepWriting: "继续编辑",
    discard: "放弃",
    deletedElsewhere: "此行程已删除",
    deletedElsewhereDetail: "它已在另一个标签页或另一台设备上删除。你的文字还在这里，可以复制。",
  },
};
