export const uiWords = {
  yourTrip: "Your trip",
  tripLoading: "Loading your trip",
  loadingImage: "Loading image...",
  photo: "Photo: ",
  opensInNewTab: " (opens in a new tab)",
  unreachable: "We couldn’t reach the server. Check your connection and try again.",
  outdatedPage: "This page is out of date. Reload to get the new version.",
};
