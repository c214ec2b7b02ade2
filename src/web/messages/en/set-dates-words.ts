/** The dialog in which a trip gets its dates. */
export const setDatesWords = {
  question: "When does your trip start?",
  firstDay: "Start date",
  hint: "Places stay on their days where they fit the new dates. We’ll update their times, and suggest another time or place for the others. If you come or leave at a set hour, add your flight or train under Bookings.",
  addJourney: "Add a flight or train",
  missing: "Enter a start date, or cancel.",
  save: "Save dates",
  remove: "Remove dates",
  cancel: "Cancel",
};
