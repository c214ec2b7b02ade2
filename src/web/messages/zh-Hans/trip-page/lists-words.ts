import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { bookingText } from "../../../../domain/messages/zh-Hans/booking-text.ts";
import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import type { listsWords as english } from "../../en/trip-page/lists-words.ts";

export const listsWords: typeof english = {
  aboutVisited: (visited, count) =>
    `你已将 ${count} 个地点中的 ${visited} 个标记为去过。下次规划此目的地时，我们会跳过它们。`,
  markAllVisited: "全部标记为去过",
  toBook: "待预订",
  oftenFull: "常常客满",
  lists: { do: "待办", pack: "行李" },
  newItem: { do: "要做的事", pack: "要带的东西" },
  addTo: { do: "加入待办清单", pack: "加入行李清单" },
  by: (date) => `${date}前`,
  change: (item) => `更改${item}`,
  what: "内容",
  who: "负责人（可选）",
  dueDate: "截止日期（可选）",
  save: "保存",
  cancel: "取消",
  remove: "移除",
  suggestions: (count) => `建议（${count}）`,
  aboutSuggestions: "根据此行程的时长、天气、地点和出行人。",
  addSuggested: (item) => `添加${item}`,
  addAll: (count) =>
    ({ one: "添加", other: `添加全部 ${chinese.number(count)} 项` })[count === 1 ? "one" : "other"],
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `${chinese.count(days, { one: "天", other: "天" })}的衣物`
      : SUGGESTED[code],

  booking: {
    when: bookingText,
    hotel: "每天从这里出发，请先预订。",
    book: "门票",
    bookAt: (name) => `：${name}（在新标签页中打开）`,
    booked: "已预订",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "确认护照和证件在有效期内",
  insurance: "购买旅行保险",
  "check-in": "网上值机",
  home: "托人照看植物、宠物和信件",
  documents: "护照或身份证件",
  cards: "银行卡和少量现金",
  chargers: "充电器和转换插头",
  medicine: "药品",
  toiletries: "洗漱用品",
  "walking-shoes": "舒适的步行鞋",
  laundry: "旅行洗衣液",
  umbrella: "雨伞或雨衣",
  sunscreen: "防晒霜",
  "sun-hat": "遮阳帽和墨镜",
  "water-bottle": "水杯",
  "warm-jacket": "保暖外套",
  gloves: "手套、围巾和保暖帽",
  diapers: "尿布和湿巾",
  stroller: "婴儿车或背带",
  toys: "路上的玩具和零食",
  swimwear: "泳衣",
  "beach-towel": "沙滩巾",
  "hiking-shoes": "结实的鞋子",
  daypack: "小背包",
  "covering-clothes": "能遮住肩膀和膝盖的衣服",
  "smart-clothes": "适合晚间场合的衣服",
};
