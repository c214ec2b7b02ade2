import type { GuideTexts, SayGuide } from "../../guide-text.ts";

/** Texts that a trip stores in English (specification, section 7), for the reader. Other texts are the traveller's or a model's, and stay. */
export const storedWords = {
  /** What a day is called: "Day 2". */
  day: (name: string) => name,
  /** "Standard", the title of a budget level. */
  budget: (title: string) => title,
  /** "3 stars", "Not rated". */
  rating: (rating: string) => rating,
  /** "€22 per adult", "Free", "Price not known", "On the same ticket"; "€150 – €260 per night". */
  price: (price: string) => price,
  /** "12 min walk (0.9 km)". */
  way: (way: string) => way,
  /** What one goes by, as a guide or a source has it: "by train". */
  by: (vehicle: string) => `by ${vehicle}`,
  /** Names and texts of the guide, in the texts of a city; English ones have none. */
  sayGuide: (_byHash: GuideTexts["byHash"]): SayGuide | undefined => undefined,
};
