export const updateWords = {
  title: "New version",
  ready: "A new version of Tripwright is ready",
  later: "Later",
};
