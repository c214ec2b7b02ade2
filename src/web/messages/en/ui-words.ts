export const uiWords = {
  chooseOne: "Choose one of these.",
  loadingImage: "Loading image...",
  photo: "Photo: ",
  opensInNewTab: " (opens in a new tab)",
};
