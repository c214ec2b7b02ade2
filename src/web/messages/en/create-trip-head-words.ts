/** What the form for a trip begins with: it is seen before the form's code has come. */
export const createTripHeadWords = {
  title: "Where do you want to Travel next?",
  introduction:
    "Tell us the little we need. You get hotels and a plan for each day, with places that exist and are open when you come.",
};
