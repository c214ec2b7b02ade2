export const updateWords = {
  title: "Neue Version",
  ready: "Eine neue Version von Tripwright ist da",
  later: "Später",
};
