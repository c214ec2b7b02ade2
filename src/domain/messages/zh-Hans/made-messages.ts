import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MADE_MESSAGES as english } from "../en/made-messages.ts";
import { chinese } from "./chinese.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "轻松",
  usual: "适中",
  full: "充实",
};

const day = (name: string) => (name === "" ? "另一天" : storedWords.day(name));

export const MADE_MESSAGES: typeof english = {
  renamed: ({ to }) => `将行程重命名为“${to}”`,
  unnamed: "移除行程名称",
  noted: ({ about }) => (about === "" ? "更新备注" : `更新${storedWords.day(about)}的备注`),
  noteRemoved: ({ about }) => (about === "" ? "移除备注" : `移除${storedWords.day(about)}的备注`),
  dated: ({ date }) => `将开始日期设为${chinese.fullDate(date)}`,
  undated: "移除行程日期",
  moved: ({ about, to }) => `将${about}移至${day(to)}`,
  reordered: ({ about, to }) => `在${day(to)}内移动${about}`,
  removed: ({ about }) => `移除${about}`,
  added: ({ about, to }) => `将${about}添加到${day(to)}`,
  putBack: ({ about, to }) => `将${about}放回${day(to)}`,
  swapped: ({ about, by }) => `将${about}替换为${by}`,
  staySet: ({ about, minutes }) => `将${about}的停留时间设为 ${chinese.duration(minutes)}`,
  stayUnset: ({ about }) => `重置${about}的停留时间`,
  startSet: ({ about, startMinutes }) => `将${about}的开始时间设为 ${chinese.time(startMinutes)}`,
  startUnset: ({ about }) => `重置${about}的开始时间`,
  locked: ({ about }) => `锁定${about}`,
  unlocked: ({ about }) => `解锁${about}`,
  booked: ({ about }) => `将${about}标记为已预订`,
  unbooked: ({ about }) => `取消${about}的已预订标记`,
  bookingAdded: ({ about }) => `将${about}添加到预订`,
  bookingChanged: ({ about }) => `更改${about}的预订`,
  bookingCancelled: ({ about }) => `取消${about}的预订`,
  bookingRemoved: ({ about }) => `从预订中移除${about}`,
  visited: ({ about }) => `将${about}标记为去过`,
  unvisited: ({ about }) => `取消${about}的去过标记`,
  severalVisited: ({ count }) =>
    `将 ${chinese.count(count, { one: "个地点", other: "个地点" })}标记为去过`,
  severalUnvisited: ({ count }) =>
    `取消 ${chinese.count(count, { one: "个地点", other: "个地点" })}的去过标记`,
  paceSet: ({ about, pace }) => `将${storedWords.day(about)}的节奏设为${PACE_WORDS[pace]}`,
  paceUnset: ({ about }) => `将${storedWords.day(about)}的节奏改为与行程一致`,
  dayAdded: ({ number }) => `添加第 ${number} 天`,
  dayRemoved: ({ about }) => `移除${storedWords.day(about)}`,
  dayMoved: ({ about, number }) => `将${storedWords.day(about)}移为第 ${number} 天`,
  baseChosen: ({ about }) => `将${about}设为你的酒店`,
  nightMoved: ({ about }) => `在${about}多住一晚`,
  hotelAdded: ({ about }) => `将${about}添加到酒店`,
  hotelRemoved: ({ about }) => `从酒店中移除${about}`,
  planned: ({ days }) =>
    days.length === 0 ? "更改计划" : `更改${chinese.list(days.map(storedWords.day))}`,
  ideaAdded: ({ about }) => `将${about}加入备选`,
  ideasAdded: ({ count }) =>
    `将 ${chinese.count(count, { one: "个地点", other: "个地点" })}加入备选`,
  ideaRemoved: ({ about }) => `从备选中移除${about}`,
  listItemSet: ({ about }) => `将${about}添加到清单`,
  listItemsSet: ({ count }) => `将 ${chinese.count(count, { one: "项", other: "项" })}添加到清单`,
  listItemRemoved: ({ about }) => `从清单中移除${about}`,
  itemTicked: ({ about }) => `勾选${about}`,
  itemUnticked: ({ about }) => `取消勾选${about}`,
  itemsTicked: ({ count }) => `勾选 ${chinese.count(count, { one: "项", other: "项" })}`,
  itemsUnticked: ({ count }) => `取消勾选 ${chinese.count(count, { one: "项", other: "项" })}`,
  expenseSet: ({ about, ...money }) => `将${about}设为 ${moneyText(money)}`,
  expenseRemoved: ({ about }) => `移除支出：${about}`,
  travellerAdded: ({ about }) => `将${about}添加为出行人`,
  travellerRenamed: ({ about, to }) => `将${about}改名为${to}`,
  travellerRemoved: ({ about }) => `移除出行人${about}`,
  budgetSet: (money) => `将预算设为 ${moneyText(money)}`,
  budgetUnset: "重置预算",
  restored: "恢复较早版本",
  deleted: "删除行程",
  several: ({ count }) => chinese.count(count, { one: "项更改", other: "项更改" }),
};
