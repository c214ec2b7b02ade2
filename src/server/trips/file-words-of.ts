import type { FileWords, Words } from "../../domain/messages/words.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { type Guides, textsOfTrip } from "../guides/guide-source.ts";

/** The words for a file of trips, with what the guide says of their places. */
export async function fileWordsOf(
  trips: readonly Trip[],
  words: Words,
  guides: Pick<Guides, "own">,
): Promise<FileWords> {
  const { tag } = words.language;
  const texts = await Promise.all(trips.map((trip) => textsOfTrip(trip, guides, tag)));
  const byHash = Object.assign({}, ...texts.map((one) => one?.byHash));
  const guide = words.stored.sayGuide(byHash);
  return guide === undefined ? words : { ...words, say: guide.text };
}
