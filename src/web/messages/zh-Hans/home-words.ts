export const homeWords = {
  title: "轻松探索世界：",
  subtitle: "AI 驱动的行程规划工具，为你量身打造旅行体验，优化旅途的每个细节！",
  start: "开始吧！",
  motto: "你放松，我们规划",
};
