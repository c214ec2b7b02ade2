import type { LanguageTag } from "../../../domain/language-tags.ts";
import { english } from "../../../domain/messages/en/english.ts";
export const belowHeroWords = {
  /** The language itself. */
  tag: "en" as LanguageTag,
  howItWorks: "How it works",
  steps: [
    {
      title: "Tell us where and how long",
      text: "Your destination, days, budget, and who’s coming. Add dates and wishes if you have them.",
    },
    {
      title: "We plan and check it",
      text: "We check opening hours, getting around, time for meals, and your budget. You can read every check.",
    },
    {
      title: "Make it yours",
      text: "Move a place and the day updates. Share it, print it, or use it offline.",
    },
  ],
  lookAround: "See a finished trip",
  aboutExample: "Four days in Rome for a family of four. No sign-in needed.",
  dayName: (number: number) => `Day ${number}`,
  /** A day of the example, which has from three to ten places. */
  dayFigures: (places: number, kmOnFoot: string) =>
    `${places} places · ${english.way(Number(kmOnFoot), english.tenths)} walk`,
  until: (time: string) => `until ${time}`,
  morePlaces: (count: number) => `and ${count} more`,
  checked: "Checked: everything is open and within reach",
  openExample: "Open the example trip",
};
