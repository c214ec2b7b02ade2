import { AppError } from "../../domain/errors/app-error.ts";
import type { ExportFormat } from "../../domain/export/export-format.ts";
import type { ExportedFile } from "../../domain/export/export-trip.ts";
import type { Words } from "../../domain/messages/words.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { Guides } from "../guides/guide-source.ts";
import type { Clock } from "../lib/clock.ts";
import type { Store } from "../store/store.ts";
import type { StoredTrip } from "../store/trip-store.ts";
import { fileWordsOf } from "./file-words-of.ts";
import { tripOfStored } from "./trip-of-stored.ts";

type Needed = {
  readonly store: Pick<Store, "history">;
  readonly guides: Pick<Guides, "own">;
  readonly clock: Clock;
};

/**
 * A stored trip as a file.
 *
 * @param seenBy what those see of it whom the file is for; its owner sees all.
 * @throws AppError start_date_missing for a calendar of a trip without dates.
 */
export async function exportStoredTrip(
  needed: Needed,
  stored: StoredTrip,
  { format, words }: { readonly format: ExportFormat; readonly words: Words },
  seenBy = (trip: Trip) => trip,
): Promise<ExportedFile> {
  const { trip, facts } = await tripForFile(needed.store, stored);
  const { exportTrip } = await import("../../domain/export/export-trip.ts");
  const said = await fileWordsOf([trip], words, needed);
  const file = exportTrip(seenBy(trip), format, facts, said);
  if (file === undefined) throw new AppError("start_date_missing");
  return file;
}

/** A stored trip with what a file says of it: its time zone, and when it was last changed. */
export async function tripForFile({ history }: Pick<Store, "history">, stored: StoredTrip) {
  const trip = await tripOfStored(stored);
  // The newest is first; without any the trip is as it was made.
  const [last] = await history.list(trip.id);
  const changedAtMs = last?.atMs ?? Date.parse(trip.createdAt);
  return { trip, facts: { timeZone: trip.timeZone, changedAtMs } };
}
