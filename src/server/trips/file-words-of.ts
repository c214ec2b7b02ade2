import { localTime } from "../../domain/local-time.ts";
import type { FileWords, Words } from "../../domain/messages/words.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { type Guides, textsOfTrip } from "../guides/guide-source.ts";
import type { Clock } from "../lib/clock.ts";

/** The words for a file of trips that is written now, with what the guide says of their places. */
export async function fileWordsOf(
  trips: readonly Trip[],
  words: Words,
  { guides, clock }: { readonly guides: Pick<Guides, "own">; readonly clock: Clock },
): Promise<FileWords> {
  const { tag } = words.language;
  const texts = await Promise.all(trips.map((trip) => textsOfTrip(trip, guides, tag)));
  const byHash = Object.assign({}, ...texts.map((one) => one?.byHash));
  const guide = words.stored.sayGuide(byHash);
  const today = localTime(clock.nowMs()).date;
  return { ...words, today, ...(guide === undefined ? {} : { say: guide.text }) };
}
