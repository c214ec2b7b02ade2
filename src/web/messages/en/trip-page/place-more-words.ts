import type { ReactNode } from "react";
import { english } from "../../../../domain/messages/en/english.ts";
import { moneyText } from "../../../../domain/messages/en/money-text.ts";
import type { MoneyValues } from "../../../../domain/messages/message-values.ts";
import type { PlaceCategory } from "../../../../domain/places/place-category.ts";
import type { StepFree } from "../../../../domain/places/step-free.ts";
import type { BestTime } from "../../../../domain/trip/best-time.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { Place } from "../../../../domain/trip/trip.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
};

/** The unfolded row of a place. */
export const placeMoreWords = {
  /** "Open Tue–Sun 9:00–18:00", "Mon, Wed 9:00–12:00, 14:00–18:00". */
  weeklyHours: sayWeeklyHours(english, {
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    between: [", ", "–"],
    comma: ", ",
    open: "Open ",
    daily: "daily",
    always: "Open 24 hours",
  }),
  /** After the hours of the day on which one is there. */
  yourDay: " (the day of your visit)",
  /** "About €64 for the four of you". */
  priceForAll: (price: string, people: number) =>
    `About ${price} for the ${COUNT_WORDS[people] ?? people} of you`,
  /** "3 rooms: €450 – €780", the price of one night. @param price the least and the most, or one. */
  roomsPrice: (rooms: number, price: readonly MoneyValues[]) =>
    `${english.count(rooms, { one: "room", other: "rooms" })}: ${price.map(moneyText).join(" – ")}`,
  /** "about £12", of a price in another currency. */
  aboutPrice: (price: readonly MoneyValues[]) => `about ${price.map(moneyText).join(" – ")}`,
  /** The same where children come along: their prices aren't known. */
  priceAsAdults: (price: string, people: number) =>
    `At most ${price} for the ${COUNT_WORDS[people] ?? people} of you; children often pay less`,
  bestPartOfDay: {
    morning: "Best in the morning",
    midday: "Best around noon",
    afternoon: "Best in the afternoon",
    sunset: "Best at sunset",
    evening: "Best in the evening",
    any: "Good at any time",
  } satisfies Record<BestTime, string>,
  stepFree: {
    yes: "Step-free",
    partly: "Step-free in parts",
    no: "Steps or steep ways",
  } satisfies Record<StepFree, string>,
  /** Of who needs to know, where nobody has said. */
  accessUnknown: "Access not known: ask ahead",
  categories: {
    museum: "Museum",
    palace: "Palace or castle",
    worship: "Place of worship",
    monument: "Landmark",
    viewpoint: "Viewpoint",
    park: "Park or garden",
    market: "Market or shopping",
    "old-town": "Neighborhood",
    beach: "Beach",
    show: "Show",
    nightlife: "Nightlife",
    nature: "Nature",
    zoo: "Zoo or aquarium",
    "theme-park": "Theme park",
  } satisfies Record<PlaceCategory, string>,
  notVerified: "Not verified: not in our guide.",
  hoursUnknown: "Opening hours unknown. Check before you go.",
  modelWords: (words: ReactNode) => ["AI’s own words: ", words, "."],
  modelBestTime: (words: string) => `best time ${words}`,
  modelTravelTime: (words: string) => `travel time ${words}`,
  visited: "I’ve been here",
  /** For those who only hear it. */
  visitedAt: (place: string) => ` (${place})`,
  onTheMap: "Show on the map",
  photoCredits: (count: number) => `Photo credits (${count})`,
  openThatDay: (open: NonNullable<Place["open"]>) =>
    isAlwaysOpen(open)
      ? "Open 24 hours"
      : `Open that day ${english.span(open.startMinutes, open.endMinutes)}`,
};
