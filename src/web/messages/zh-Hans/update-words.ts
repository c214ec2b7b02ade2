export const updateWords = {
  title: "新版本",
  ready: "Tripwright 有新版本可用",
  later: "稍后",
};
