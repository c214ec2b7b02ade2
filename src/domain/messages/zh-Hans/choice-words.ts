import type { choiceWords as english } from "../en/choice-words.ts";

export const choiceWords: typeof english = {
  budgets: {
    Economy: { title: "经济", desc: "能省则省" },
    Budget: { title: "实惠", desc: "花得不多，也舒服" },
    Standard: { title: "标准", desc: "性价比高" },
    Comfort: { title: "舒适", desc: "多一些享受" },
    Premium: { title: "高端", desc: "样样都要最好" },
  },
  travellers: {
    Solo: { title: "独自", desc: "一个人自在探索" },
    Couple: { title: "情侣", desc: "两人的浪漫之旅" },
    Family: { title: "家庭", desc: "大人孩子都开心" },
    Friends: { title: "朋友", desc: "结伴一起玩" },
    Group: { title: "团体", desc: "多人出行更轻松" },
  },
  interests: {
    history: "艺术与历史",
    faith: "教堂与寺庙",
    streets: "老城街巷",
    food: "街头美食",
    markets: "市场与商店",
    views: "观景",
    outdoors: "公园与自然",
    beach: "海滩",
    evenings: "演出与夜生活",
    animals: "动物园与主题乐园",
  },
};
