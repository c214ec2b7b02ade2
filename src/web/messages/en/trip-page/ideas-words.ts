import type { IdeaLeft } from "../../../../domain/ideas/fit-ideas.ts";
import { english } from "../../../../domain/messages/en/english.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";

const places = (count: number) => english.count(count, { one: "place", other: "places" });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Morning",
  lunch: "Lunch",
  afternoon: "Afternoon",
  dinner: "Dinner",
  evening: "Evening",
};

/** Places that a traveller has in mind, and the lists that they come from. */
export const ideasWords = {
  title: "Ideas",
  about: "Places you’d like to see. Add as many as you want, then fit them into your days.",
  paste: "Add places",
  pasteHint: "Names, one on each line, or links from any map",
  find: "Find",
  nothingTyped: "Enter a name or paste a link.",
  file: "Or a list from a file",
  fileHint:
    "Google Takeout, KML, KMZ, GPX, GeoJSON, uMap, CSV, bookmarks, Markdown, or text, up to 5 MB",
  reading: "Reading…",
  failed: "That didn’t work. Please try again.",
  shortLinks: (count: number) =>
    english.plural(count, {
      one: "A short link doesn’t say where it leads. Open it in your browser, then copy the long address and paste it here.",
      other: `${english.number(count)} short links don’t say where they lead. Open each in your browser, then copy the long address and paste it here.`,
    }),

  review: "Check what we found",
  found: (count: number) => `${places(count)} found. Choose the ones to keep.`,
  leftOut: (count: number) =>
    english.plural(count, {
      one: "1 line or point isn’t a place, so we left it out.",
      other: `${english.number(count)} lines or points aren’t places, so we left them out.`,
    }),
  turned: (count: number) =>
    `Latitude and longitude were swapped for ${places(count)}. We turned them round.`,
  area: "Middle of an area in your list",
  inGuide: "In our guide",
  onMap: "Location from your list",
  noPosition: "No location yet",
  far: (km: number) => `${english.way(km)} from this trip`,
  there: "Already in this trip",
  unsure: "Not sure which place this is",
  which: (name: string) => `Which place is ${name}?`,
  chooseOne: "Choose…",
  mapMiddle: "The middle of the map in your link",
  noneOfThese: "None of these: keep it without a location",
  all: "Choose all",
  none: "Choose none",
  keep: (count: number) => `Add ${places(count)}`,
  nothingChosen: "Choose at least one place.",
  back: "Back",

  yours: (count: number) => `Your ideas (${count})`,
  empty: "No ideas yet.",
  onDay: (day: string) => `On ${day}`,
  remove: (name: string) => `Remove ${name} from your ideas`,
  added: (count: number) => `${places(count)} added to your ideas.`,
  fit: "Fit them in",
  fitting: "Finding the best spots…",
  proposal: "Your days with these ideas",
  noneFit: "None of your ideas fits as things are:",
  left: (count: number) =>
    `${english.count(count, { one: "idea stays", other: "ideas stay" })} out:`,
  /** `problem`: in words, where one is known. */
  why: ({ reason, km = 0 }: Pick<IdeaLeft, "reason" | "km">, problem: string | undefined) => {
    switch (reason) {
      case "noPosition":
        return "we don’t know where it is";
      case "far":
        return `${english.way(km)} from your other places`;
      case "locked":
        return "all days are locked";
      case "later":
        return "fit it in with the next ones";
      case "noRoom":
        return problem === undefined ? "no room on these days" : `no room (${problem})`;
    }
  },

  /** Candidates for a part of a day, which guests vote on. */
  slot: {
    title: "Up for a vote",
    parts: PARTS,
    slot: (day: string, part: SlotPart) => `${day}: ${PARTS[part]}`,
    putUp: (name: string) => `Put ${name} up for a vote`,
    notUp: "Not up for a vote",
    takeIt: "Take",
    take: (name: string) => `Take ${name}`,
    inPlan: "In the plan now",
    keepIt: "Keep",
    keep: (name: string) => `Keep ${name}`,
    /** Where what was taken is now. */
    taken: (name: string, day: string, hours: string) => `${name} is now on ${day}, ${hours}.`,
  },
};
