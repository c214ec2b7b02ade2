import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { NOTE_MESSAGES as english } from "../en/note-messages.ts";
import { transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { chinese } from "./chinese.ts";
import { choiceWords } from "./choice-words.ts";
import { eventText } from "./event-text.ts";
import { needAdvice } from "./need-advice.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "地铁",
  tram: "有轨电车",
  bus: "巴士",
  train: "火车",
  ferry: "渡轮",
};

export const NOTE_MESSAGES: typeof english = {
  destinationChosen: (values) =>
    `你没有指定目的地，所以我们选了${values.city}：指南中有 ${values.suiting} 个地点适合${choiceWords.travellers[values.traveller].title.toLowerCase()}出行，其中 ${values.free} 个免费。`,
  destinationTaken: ({ typed, place }) => `你输入了“${typed}”，我们理解为${place}。`,
  sightIn: ({ typed, place }) => `“${typed}”在${place}，所以行程安排在那里。`,
  daysAssumed: ({ days }) => `你没有说天数，所以我们安排了 ${days} 天。`,
  startsAtHotel: ({ hotel, budget, city }) =>
    `${city === undefined ? "每天" : `在${city}的每天`}都从${hotel}出发并返回，它是位置最好的“${choiceWords.budgets[budget].title}”档酒店。`,
  otherHotelLevel: ({ budget }) =>
    `我们不知道这里有“${choiceWords.budgets[budget].title}”档酒店，所以选了最接近的档次。`,
  fewPlaces: ({ city, places }) =>
    `我们知道${city}有 ${chinese.count(places, { one: "个地点", other: "个地点" })}适合你。其余几天由你自由安排。`,
  restClosed: ({ city }) => `在空白的日子里，${city}其他我们知道的地点都不开放。`,
  restDoesNotFit: ({ city }) =>
    `因开放时间、门票或路程，${city}我们知道的其他地点都排不进空白的日子。`,
  quietDays: ({ city, places, days }) =>
    `我们知道${city}有 ${chinese.count(places, { one: "个地点", other: "个地点" })}适合这次行程。分到 ${chinese.count(days, { one: "天", other: "天" })}里，多数天会有空闲时间。`,
  startOn: ({ weekdays }) =>
    `建议开始行程的${chinese.plural(weekdays.length, { one: "日子", other: "日子" })}：${chinese.list(weekdays.map(chinese.weekday))}。这样每个地点在安排的当天都开放。`,
  hoursOfAllSeasons: "你没有提供日期，所以我们采用全年适用的开放时间。有些地点在某些月份开放更久。",
  usualWeather: ({ city, date, highC, lowC, rainDays }) => {
    const days = chinese.count(Math.round(rainDays), { one: "天", other: "天" });
    const usual = `${chinese.date(date)}前后，${city}通常为 ${degreesText({ lowC, highC, to: " 至 " }, chinese)}，每月约 ${days}有雨。`;
    if (highC >= HOT_C) return `${usual}中午请在室内休息，并随身带水。`;
    return lowC <= COLD_C ? `${usual}请注意保暖，并安排室内休息。` : usual;
  },
  walksByStreet: "步行路线沿街道，依据 OpenStreetMap（© OpenStreetMap 贡献者，ODbL）。乘车为估算。",
  event: (values) => eventText(values),
  factsAsOf: ({ hours, prices }) =>
    `路上时间为估算。开放时间${hours === prices ? "和价格" : `截至${chinese.month(hours)}，价格`}截至${chinese.month(prices)}。出发前请核实。`,
  fromOpenData: ({ city, places, hours, prices }) =>
    `${city}的信息来自开放数据，而非我们自己的指南，因此未经核实。${chinese.count(places, { one: "个地点", other: "个地点" })}中，${hours} 个有开放时间，${prices} 个有价格。路上时间为估算。其余请在出发前核实。`,
  factsOfGuide: "路上时间为估算。开放时间和价格截至 2025 年。出发前请核实。",
  imported:
    "此行程由文件导入。我们假定两位出行人和“标准”预算。不在我们指南中的地点，开放时间未知。",
  importedSpread: "文件中没有分天，所以我们把地点按顺序分到各天。",
  importedAside: ({ places }) =>
    `${chinese.count(places, { one: "个地点", other: "个地点" })}排不进文件中的天数。请在“已移除”中查看${chinese.plural(places, { one: "它", other: "它们" })}。`,
  wishesMet: ({ wishes, shownBy }) => `已按你的要求：${quoted(wishes, shownBy)}。`,
  wishReadAs: (wish) => `我们把“${wish.text}”理解为：${meaningOf([wish])}。`,
  wishesUnread: ({ wishes }) => `我们没看懂${quoted(wishes)}，所以规划时没有考虑。`,
  wishUnknown: ({ name, city }) => `我们不知道${city}有“${name}”，所以计划中没有。`,
  wishNoneKnown: ({ wish, city }) => `“${wish}”：我们不知道${city}有这类地点。`,
  wishOtherDay: ({ wish, name, day }) =>
    `“${wish}”：${name}那时不开放或排不下，所以安排在第 ${day} 天。`,
  wishAbout: ({ wish, name, day }) =>
    `“${wish}”：我们知道的相关地点是${name}，安排在第 ${day} 天。`,
  wishBriefly: ({ wish, name, day, minutes }) =>
    `“${wish}”：计划中只有 ${minutes} 分钟，在第 ${day} 天的${name}。`,
  wishMealsAt: ({ wish, count, all, names }) =>
    `“${wish}”：${all} 餐中有 ${count} 餐在我们知道有选择的餐厅。其余几餐请询问店家${names.length === 0 ? "" : `：${chinese.list(names)}`}。`,
  wishFixture: ({ wish, name }) =>
    `“${wish}”：我们不知道那几天有没有比赛。${name}只安排了参观；请查询日期和门票。`,
  wishClosed: ({ wish, name }) => `“${wish}”：${name}在你的行程期间不开放。`,
  wishNoRoom: ({ wish, name }) =>
    `“${wish}”：此计划中没有找到${name}的位置。请在行程页提出，或自己空出一天。`,
  wishNoDates: ({ wish }) => `“${wish}”：没有日期，我们不知道是哪一天。请设置日期后再更改计划。`,
  wishCelebrated: ({ wish, name, day }) =>
    `“${wish}”：为此在第 ${day} 天安排了${name}的晚餐。预订时请说明；蛋糕和音乐请向店家询问。`,
  wishNoAlcohol: ({ wish }) =>
    `“${wish}”：任何餐馆和酒吧都有不含酒精的饮品。品酒活动请在预订时说明。`,
  wishNoSuchDay: ({ wish }) => `“${wish}”：行程中没有这一天。请更改日期，或选择其他日子。`,
  wishNotKnown: ({ wish, need }) => `“${wish}”：${needAdvice(need)}`,
  wishSteps: ({ wish, names }) =>
    `“${wish}”：${chinese.list(names)}有台阶或坡道，有些可以绕行。请出发前询问；其他地方我们未必都了解。`,
  wishTransit: ({ city, ...kinds }) => {
    const said = transitParts(kinds, {
      list: (of) => chinese.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all}（部分）`,
      no: (all) => `${all}（几乎没有）`,
    }).join("；");
    return `${city}的无台阶公共交通：${said}。`;
  },
  wishUndone: ({ wish }) => `“${wish}”：我们试过的都不适合此计划。请在行程页提出，或自己移动地点。`,
  wishMidPriced: ({ wish, names }) =>
    `“${wish}”：在你的预算内，我们所知最好的餐厅价格适中：${chinese.list(names)}。如果想多花一些，请更改这一餐。`,
  wishNotMet: ({ wish, names }) => `“${wish}”：${chinese.list(names)}无法满足这一点。`,
  writtenByModel: "此计划由 AI 编写。计划检查会显示与我们指南的对比。出发前请核实开放时间和价格。",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? `（${shownBy[at]}）` : "");
  return chinese.list(wishes.map((wish, at) => `“${wish}”${named(at)}`));
}
