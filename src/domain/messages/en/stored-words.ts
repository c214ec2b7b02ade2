import type { GuideTexts, SayGuide } from "../../guide-text.ts";
import type { Message } from "../../message.ts";
import { english } from "./english.ts";

/** Texts that a trip stores in English (specification, section 7), for the reader. Other texts are the traveller's or a model's, and stay. */
export const storedWords = {
  /** When a place is closed. @param weekdays 0 for Monday. */
  notOn: (weekdays: readonly number[]) =>
    `Not on ${english.list(weekdays.map((weekday) => `${english.weekday(weekday)}s`))}.`,
  /** A destination, as "Rome, Italy" is called: a city or a country, one with the other, or several cities. */
  place: (label: string) => label,
  /** A note or an error whose destinations are called so. */
  withPlaces: <M extends Pick<Message, "values">>(message: M) => message,
  /** A city or a country as it is stored, of what was typed in the language. */
  typedPlace: (text: string) => text,
  /** What a day is called: "Day 2". */
  day: (name: string) => name,
  /** "Standard", the title of a budget level. */
  budget: (title: string) => title,
  /** "3 stars", "Not rated". */
  rating: (rating: string) => rating,
  /** "€22 per adult", "Free", "Price not known", "On the same ticket"; "€150 – €260 per night". */
  price: (price: string) => price,
  /** "12 min walk (0.9 km)". */
  way: (way: string) =>
    way.replace(
      /\((\d{1,5}\.\d) km\)$/,
      (_, km: string) => `(${english.way(Number(km), english.tenths)})`,
    ),
  /** What one goes by, as a guide or a source has it: "by train". */
  by: (vehicle: string) => `by ${vehicle}`,
  /** Names and texts of the guide, in the texts of a city; English ones have none. */
  sayGuide: (_byHash: GuideTexts["byHash"]): SayGuide | undefined => undefined,
};
