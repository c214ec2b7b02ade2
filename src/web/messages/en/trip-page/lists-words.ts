import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { bookingText } from "../../../../domain/messages/en/booking-text.ts";
import { english } from "../../../../domain/messages/en/english.ts";

/** What to book, do and pack before a trip. */
export const listsWords = {
  aboutVisited: (visited: number, count: number) =>
    `You marked ${visited} of ${count} places as visited. The next time you plan this destination, we’ll leave those out.`,
  markAllVisited: "Mark all as visited",
  toBook: "To book",
  /** What one may get into without a booking, too. */
  oftenFull: "Often full",
  lists: { do: "To do", pack: "To pack" },
  newItem: { do: "Something to do", pack: "Something to pack" },
  addTo: { do: "Add to the to-do list", pack: "Add to the packing list" },
  by: (date: string) => `by ${date}`,
  change: (item: string) => `Change ${item}`,
  what: "What",
  who: "Who (optional)",
  dueDate: "By (optional)",
  save: "Save",
  cancel: "Cancel",
  remove: "Remove",
  suggestions: (count: number) => `Suggestions (${count})`,
  aboutSuggestions: "For the length of this trip, its weather, its places, and who travels.",
  addSuggested: (item: string) => `Add ${item}`,
  addAll: (count: number) =>
    english.plural(count, { one: "Add it", other: `Add all ${english.number(count)}` }),
  /** An item as it is written into the list. */
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `Clothes for ${english.count(days, { one: "day", other: "days" })}`
      : SUGGESTED[code],

  /** The list of what is to be booked. */
  booking: {
    /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
    when: bookingText,
    hotel: "Your days start here: book it first.",
    book: "Tickets",
    /** For those who only hear it. */
    bookAt: (name: string) => ` for ${name} (opens in a new tab)`,
    booked: "Booked",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "Check that passports and IDs are valid",
  insurance: "Arrange travel insurance",
  "check-in": "Check in online",
  home: "Arrange for plants, pets, and mail",
  documents: "Passport or ID",
  cards: "Bank cards and some cash",
  chargers: "Chargers and plug adapter",
  medicine: "Medicine",
  toiletries: "Toiletries",
  "walking-shoes": "Comfortable walking shoes",
  laundry: "Travel detergent",
  umbrella: "Umbrella or rain jacket",
  sunscreen: "Sunscreen",
  "sun-hat": "Sun hat and sunglasses",
  "water-bottle": "Water bottle",
  "warm-jacket": "Warm jacket",
  gloves: "Gloves, scarf, and warm hat",
  diapers: "Diapers and wipes",
  stroller: "Stroller or baby carrier",
  toys: "Toys and snacks for the way",
  swimwear: "Swimwear",
  "beach-towel": "Beach towel",
  "hiking-shoes": "Sturdy shoes",
  daypack: "Daypack",
  "covering-clothes": "Clothes that cover shoulders and knees",
  "smart-clothes": "Something smart for the evening",
};
