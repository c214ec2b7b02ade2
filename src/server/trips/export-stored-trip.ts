import { AppError } from "../../domain/errors/app-error.ts";
import type { ExportFormat } from "../../domain/export/export-format.ts";
import type { ExportedFile } from "../../domain/export/export-trip.ts";
import type { Words } from "../../domain/messages/words.ts";
import type { Guides } from "../guides/guide-source.ts";
import type { Clock } from "../lib/clock.ts";
import { asOwner } from "../store/access.ts";
import type { Store } from "../store/store.ts";
import { fileWordsOf } from "./file-words-of.ts";
import { lastChangeMs } from "./last-change.ts";
import { tripOfStored } from "./trip-of-stored.ts";

/**
 * A trip of the owner's as a file.
 *
 * @throws AppError trip_not_found, or start_date_missing for a calendar of a trip without dates.
 */
export async function exportStoredTrip(
  { trips, history }: Pick<Store, "trips" | "history">,
  { id, ownerId, format }: { id: string; ownerId: string; format: ExportFormat },
  needed: { readonly words: Words; readonly guides: Pick<Guides, "own">; readonly clock: Clock },
): Promise<ExportedFile> {
  const stored = await trips.find(id, asOwner(ownerId));
  if (stored === undefined) throw new AppError("trip_not_found");
  const steps = await history.list(id);
  const trip = await tripOfStored(stored);
  const changedAtMs = lastChangeMs(trip, steps);
  const { exportTrip } = await import("../../domain/export/export-trip.ts");
  const file = exportTrip(
    trip,
    format,
    { timeZone: trip.timeZone, changedAtMs },
    await fileWordsOf([trip], needed.words, needed),
  );
  if (file === undefined) throw new AppError("start_date_missing");
  return file;
}
