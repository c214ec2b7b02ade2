/** What an edit is about. */
export const EDIT_MESSAGES = {
  title: "Name of this trip",
  /** `about` is the name of a place or a day. */
  note: ({ about }: { about: string }) => `Note about ${about}`,
  /** About a place or a day that is gone. */
  noteOnGone: "Note about a day",
  startDate: "First day of this trip",
  /** `about` is the place's name. */
  place: ({ about }: { about: string }) => about,
  stay: ({ about }: { about: string }) => `Time at ${about}`,
  start: ({ about }: { about: string }) => `Hour of ${about}`,
  /** `about` is the name of a place or a day. */
  lock: ({ about }: { about: string }) => `${about}, kept as it is`,
  pace: ({ about }: { about: string }) => `Pace of ${about}`,
  /** `about` is what the day is called. */
  day: ({ about }: { about: string }) => about,
  newDay: "A new day",
  base: "Where the days start",
  /** `about` is the town that gets one more. */
  nights: ({ about }: { about: string }) => `Nights in ${about}`,
  hotel: ({ about }: { about: string }) => about,
  plan: "The plan",
  /** `about` is the expense's title, or the traveller's name. */
  expense: ({ about }: { about: string }) => about,
  traveller: ({ about }: { about: string }) => about,
  expenseGone: "A cost",
  travellerGone: "A traveller",
  budget: "The budget",
  deletion: "This trip",
};
