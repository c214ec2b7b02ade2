/** Words around every screen, and those that every page must have at once: it is in the first file. */
export const shellWords = {
  product: "Tripwright",
  skip: "Skip to content",
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
  languages: "Language",
  planTrip: "Plan a Trip",
  terms: "Terms and Conditions",
  contactUs: "Contact Us",
  socialMedia: "Social media",
  socialComing: "Social media (coming soon)",
  social: { photos: "Photos", chat: "Chat", videos: "Videos" },
  offline: "You’re offline. You can view and edit trips saved on this device.",
  accountOf: (name: string) => `Account: ${name}`,
  offlineByLink:
    "You’re offline. This trip is shown as it was last opened here, and can’t be changed now.",
  decisionWanted: "One of your changes needs a decision. See the top of the page.",
  messages: "Messages",
  close: "Close",
  tryAgain: "Try again",
  reload: "Reload",

  notFound: "Not found",
  notFoundDetail: "404 Not Found",
  errorTitle: "Unexpected Application Error!",
  screenFailed: "We couldn’t show this page. Try reloading it.",
  backHome: "Back to the home page",

  signInUnavailable: "We couldn’t load sign-in",
  unavailableAdvice: "Check your connection and try again. If that doesn’t help, reload the page.",
  loadProfileMenu: "Reload account menu",

  /** The beginning of the form for a trip: it is seen before the form's code has come. */
  createTripHead: {
    title: "Where do you want to Travel next?",
    introduction:
      "Just a few details. You’ll get hotels and a plan for each day, with real places that are open when you’re there.",
  },
};
