export const updateWords = {
  title: "新しいバージョン",
  ready: "Tripwrightの新しいバージョンがあります",
  later: "後で",
};
