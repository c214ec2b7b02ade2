/** What can be done with a trip from the list. */
export const tripMenuWords = {
  again: "Plan it again",
  againHint: "A new trip with the same places and notes, without dates, bookings, and costs.",
  making: "Making your trip…",
  made: "Here’s your new trip. Set its dates when you know them.",
  share: "Share",
};
