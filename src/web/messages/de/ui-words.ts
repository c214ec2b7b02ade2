export const uiWords = {
  yourTrip: "Your trip",
  tripLoading: "Loading your trip",
  close: "Close",
  loadingImage: "Loading image...",
  photo: "Photo: ",
  opensInNewTab: " (opens in a new tab)",
};
