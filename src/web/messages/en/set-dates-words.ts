/** The dialog in which a trip gets its dates. */
export const setDatesWords = {
  question: "When does your trip start?",
  firstDay: "Start date",
  hint: "Places stay on their days. We’ll update their times and check opening hours for the new dates. If you come or leave at a set hour, add your flight or train under Bookings.",
  missing: "Enter a start date, or cancel.",
  save: "Save dates",
  remove: "Remove dates",
  cancel: "Cancel",
};
