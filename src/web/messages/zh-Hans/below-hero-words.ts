import type { belowHeroWords as english } from "../en/below-hero-words.ts";
export const belowHeroWords: typeof english = {
  tag: "zh-Hans" as const,
  howItWorks: "使用方法",
  steps: [
    {
      title: "告诉我们去哪里、去多久",
      text: "目的地、天数、预算和同行的人。有日期或心愿也可以加上。",
    },
    {
      title: "我们规划并检查",
      text: "我们会检查开放时间、交通、用餐时间和预算。每项检查你都能查看。",
    },
    {
      title: "按你的想法调整",
      text: "移动一个地点，当天安排随之更新。可分享、打印或离线使用。",
    },
  ],
  lookAround: "看一份排好的行程",
  aboutExample: "一家四口的罗马四日游。无需登录。",
  dayName: (number) => `第 ${number} 天`,
  dayFigures: (places, kmOnFoot) => `${places} 个地点 · 步行 ${kmOnFoot} 公里`,
  until: (time) => `开放至 ${time}`,
  morePlaces: (count) => `还有 ${count} 个`,
  checked: "已检查：全部开放，时间也来得及",
  openExample: "打开示例行程",
};
