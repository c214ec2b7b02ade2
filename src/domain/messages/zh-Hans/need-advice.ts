import type { TravelNeed } from "../../trip/trip-wish.ts";

const ASK = "我们不知道哪里提供这些，请出发前询问。";
const FOOD = "我们不清楚每家餐厅是否提供，请询问餐厅。";
const EACH_TIME = "我们不清楚哪些餐厅安全，每次都请询问餐厅。";

const ADVICE: Readonly<Partial<Record<TravelNeed, string>>> = {
  vegetarian: FOOD,
  vegan: FOOD,
  glutenFree: FOOD,
  lactoseFree: FOOD,
  halal: FOOD,
  kosher: FOOD,
  nutFree: EACH_TIME,
  allergy: EACH_TIME,
  seafoodFree: "我们已避开以海鲜闻名的餐厅，但不清楚哪些餐厅安全，每次都请询问餐厅。",
  noFood: "我们不清楚每家餐厅做什么菜，请询问餐厅。",
  stepFree: "我们不了解各处的台阶和坡道，请出发前询问。",
  pregnant: "我们已避开登高、长途徒步、游乐设施、冲浪和蒸汽浴。其他事项请咨询医生。",
  cleanAir: "我们已避开已知烟尘较多的地方，但不知道当天的空气质量，请早上查看。",
  crowds: "我们不知道各处有多拥挤。多数地方刚开门时人最少。",
  transport: "交通按通常方式估算，无法更改。途中可选适合你的方式：打开某段路程查看路线。",
  heat: "气温在 27 °C 以上时，户外景点都排在早晚；我们不知道哪里有阴凉。",
  heights: "我们不知道哪些地方会让恐高者不适。请说出要避开的地点。",
  toilets: "我们不知道哪里有洗手间。",
  dogs: "我们不知道哪里允许带狗，请出发前询问。",
  weather: "我们不知道天气。下雨天可在行程页打开某个地点，换成室内的。",
  lodging: "我们按价格而不是地段选择酒店。可在行程页填写你自己的酒店。",
  facts: "我们的指南没有这方面的信息。我们按景点、开放时间和路程规划；请在当地询问。",
  answers: "这里只修改行程，不回答问题。我们的指南对某个地点的了解，显示在行程中的该地点处。",
  apart: "行程是为所有人一起安排的。请在当天的备注里写明谁去哪里。",
  freeThings: "我们优先选择免费景点。你指定的和最著名的景点可能收费。",
  budgetCap: "我们按你选择的预算规划，而不是按每天的金额。",
};

export function needAdvice(need: TravelNeed | undefined): string {
  return (need === undefined ? undefined : ADVICE[need]) ?? ASK;
}
