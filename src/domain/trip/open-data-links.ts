import type { OpenDataOfTrip } from "./trip.ts";

/** The licences of open data's texts and places. */
export const OPEN_DATA_LICENCES = {
  openStreetMap: "https://www.openstreetmap.org/copyright",
  wikivoyage: "https://creativecommons.org/licenses/by-sa/4.0/",
} as const;

/** The very version of a page of the English Wikivoyage. */
export function wikivoyageUrl({ title, id }: OpenDataOfTrip["pages"][number]): string {
  return `https://en.wikivoyage.org/w/index.php?title=${encodeURIComponent(title)}&oldid=${id}`;
}
