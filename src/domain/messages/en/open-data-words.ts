import type { OpenDataOfTrip } from "../../trip/trip.ts";
import { pageVersion } from "../page-version.ts";
import { english } from "./english.ts";

/** The sources of a trip from open data, on pages, on paper and in files. */
export const openDataWords = {
  title: "Sources",
  /** How much is known, and that nobody checked it. */
  known: ({ known, quality }: Pick<OpenDataOfTrip, "known" | "quality">) =>
    `This plan is made from open data, not from our own guide, so we haven’t checked it. Of ${english.count(known.places, { one: "place", other: "places" })}, ${known.hours} have known opening hours and ${known.prices} have a known price.${quality === "thin" ? " That’s not much, so some days may be empty." : ""}`,
  sources:
    "Places: © OpenStreetMap contributors (ODbL), Wikivoyage contributors (CC BY-SA 4.0; texts shortened), Wikidata (CC0). Usual weather: NASA’s POWER project.",
  pages: "Wikivoyage pages used:",
  version: (revisedAt: string, id: number) =>
    `version of ${pageVersion(revisedAt, id, english.fullDate)}`,
  openStreetMapLicence: "OpenStreetMap license",
  wikivoyageLicence: "Wikivoyage license",
  data: "Data behind this plan",
};
