import type { OpenDataOfTrip } from "../../trip/trip.ts";
import { english } from "./english.ts";

const DATE = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** What a trip from open data says of its sources, on pages, on paper and in files. */
export const openDataWords = {
  title: "Where this is from",
  /** How much is known, and that nobody checked it. */
  known: ({ known, quality }: Pick<OpenDataOfTrip, "known" | "quality">) =>
    `This plan is made from open data, not from our own guide: nobody here has checked it. Of ${english.count(known.places, { one: "place", other: "places" })}, ${known.hours} have known opening hours and ${known.prices} a known price.${quality === "thin" ? " That is little, so some days may stay empty." : ""}`,
  sources:
    "Places: © OpenStreetMap contributors (ODbL), Wikivoyage contributors (CC BY-SA 4.0; texts shortened), Wikidata (CC0).",
  pages: "Pages of Wikivoyage used:",
  /** The version of a page, by its day, or by its id where that is no date. */
  version: (revisedAt: string, id: number) => {
    const date = new Date(revisedAt);
    const words = Number.isNaN(date.getTime()) ? String(id) : DATE.format(date);
    return `version of ${words}`;
  },
  openStreetMapLicence: "OpenStreetMap's licence",
  wikivoyageLicence: "Wikivoyage's licence",
  data: "The data this plan is made from",
};
