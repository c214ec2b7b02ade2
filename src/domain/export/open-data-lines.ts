import { openDataOf } from "../bases/open-data-of.ts";
import type { FileWords } from "../messages/words.ts";
import { OPEN_DATA_LICENCES, wikivoyageUrl } from "../trip/open-data-links.ts";
import type { Trip } from "../trip/trip.ts";

/** The sources of a file's places, a line each; none for a trip that is not from open data. */
export function openDataLines(trip: Pick<Trip, "openData" | "bases">, words: FileWords): string[] {
  const all = openDataOf(trip);
  if (all.length === 0) return [];
  const pages = all.flatMap((one) => one.pages);
  const { openStreetMap, wikivoyage } = OPEN_DATA_LICENCES;
  return [
    ...all.map((openData) => words.openData.known(openData)),
    `${words.openData.sources} ${openStreetMap} ${wikivoyage}`,
    ...pages.map((page) => {
      const version = words.openData.version(page.revisedAt, page.id);
      return `Wikivoyage: ${page.title} (${version}): ${wikivoyageUrl(page)}`;
    }),
  ];
}
