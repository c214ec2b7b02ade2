export const updateWords = {
  title: "新しいバージョン",
  ready: "Tripwrightの新しいバージョンがあります",
  later: "後で",
  reload: "再読み込み",
};
