/** What stands round every screen, and what every page must have at once: it is in the first file. */
export const shellWords = {
  product: "Tripwright",
  skip: "Skip to the content",
  loading: "Loading the page",
  mainNavigation: "Main",
  menu: "Menu",
  home: "Home",
  createTrip: "Create trip",
  contact: "Contact",
  newTrip: "+ New Trip",
  myTrips: "My Trips",
  signIn: "Sign In",
  footer: "Footer",
  planTrip: "Plan a Trip",
  terms: "Terms and Conditions",
  contactUs: "Contact Us",
  socialMedia: "Social media, not yet open",
  socialPhotos: "Photos",
  socialChat: "Chat",
  socialVideos: "Videos",
  offline: "You're offline. Trips kept on this device can be read and changed.",
  decisionWanted: "A change needs your decision, at the top of the page.",
  messages: "Messages",
  close: "Close",
  tryAgain: "Try again",
  reload: "Reload",

  notFound: "Not found",
  notFoundDetail: "404 Not Found",
  errorTitle: "Unexpected Application Error!",
  screenFailed: "This page could not be shown. Reloading it usually helps.",
  backHome: "Back to the home page",

  signInUnavailable: "Signing in couldn't be loaded",
  signInUnavailableAdvice:
    "Check your connection and try again. If that doesn't help, reload the page.",
  profileMenuUnavailable:
    "Your account menu couldn't be loaded. Check your connection and try again.",
  loadProfileMenu: "Load the account menu again",

  /** What the form for a trip begins with: it is seen before the form's code has come. */
  createTripHead: {
    title: "Where do you want to Travel next?",
    introduction:
      "Tell us the little we need. You get hotels and a plan for each day, with places that exist and are open when you come.",
  },
};
