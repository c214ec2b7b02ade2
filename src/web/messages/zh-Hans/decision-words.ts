import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import { PACE_WORDS } from "../../../domain/messages/zh-Hans/made-messages.ts";
import { moneyText } from "../../../domain/messages/zh-Hans/money-text.ts";
import { storedWords } from "../../../domain/messages/zh-Hans/stored-words.ts";
import { ownField } from "../../../domain/own-field.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    chinese.plural(count, {
      one: `你有 ${count} 项更改需要决定`,
      other: `你有 ${count} 项更改需要决定`,
    }),
  gone: (trip) => `“${trip}”已在另一台设备上删除，因此无法保存你的更改。`,
  refused: (trip, problem) => `你对“${trip}”的更改无法保存：${problem}`,
  conflict: (trip) => `“${trip}”在此期间已在另一台设备上更改。`,
  deletionConflict: (trip) => `你删除了“${trip}”，但它在此期间已在另一台设备上更改。`,
  yours: (text) => ["你的版本：", text],
  theirs: (text) => ["另一版本：", text],
  noText: "无",
  keepMine: "保留我的",
  keepTheirs: "保留另一版本",
  deleteAllTheSame: "仍要删除",
  keepTrip: "保留行程",
  discardMine: "放弃我的更改",

  states: {
    onOther: (what) => `在另一台设备上，${what}。`,
    what: {
      gone: "它已被移除",
      there: "它还在",
      inDay: ({ day: name }) => `它在${storedWords.day(name)}`,
      stay: ({ minutes }) => `它的停留时间已设为 ${chinese.duration(minutes)}`,
      stayOfPlan: "它的停留时间已重置",
      start: ({ startMinutes }) => `它的开始时间已设为 ${chinese.time(startMinutes)}`,
      startOfPlan: "它的开始时间已重置",
      locked: "它已锁定",
      unlocked: "它已解锁",
      booked: "它已勾选为已预订",
      unbooked: "它未勾选为已预订",
      bookedFor: ({ date, time }) =>
        time === ""
          ? `它定在${chinese.date(date)}`
          : `它定在${chinese.date(date)} ${storedTime(time, chinese)}`,
      visited: "它已标记为去过",
      unvisited: "它未标记为去过",
      pace: ({ pace }) => `它的节奏已设为“${ownField(PACE_WORDS, pace) ?? pace}”`,
      paceOfTrip: "它的节奏已改为与行程一致",
      dayNumber: ({ number }) => `它是第 ${number} 天`,
      dayChanged: "它的地点已更改",
      base: ({ about }) => `你的酒店是${about}`,
      noBase: "没有酒店",
      cost: ({ about, ...money }) => `它是${about}，${moneyText(money)}`,
      called: ({ about }) => `名称是“${about}”`,
      unnamed: "名称已移除",
      dated: ({ date }) => `它从${chinese.fullDate(date)}开始`,
      undated: "日期已移除",
      budget: (money) => `它为 ${moneyText(money)}`,
      ideasChanged: "你的备选也已更改",
      listChanged: "你的清单也已更改",
      noBudget: "它已重置",
      planChanged: "计划也已更改",
    },
  },
};
