import type { Edit } from "../../../../domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../../domain/edits/trip-difference.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { tripHistoryAnswerSchema } from "../../../../domain/trip/trip-history-answer.ts";
import { API_PATHS, pathWithId } from "../../../../domain/wire.ts";
import { queryApi } from "../../../lib/api-client.ts";
import { showToast } from "../../../lib/toast.ts";
import { MADE_MESSAGES } from "../../../messages/domain/made-messages.ts";
import { messageText } from "../../../messages/guide-text.ts";
import { guestWords } from "../../../messages/trip-page/guest-words.ts";
import { wholeTripSchema } from "../../../offline/trips/whole-trip.ts";

type Shown = {
  readonly trip: Trip;
  readonly restore: ((made: readonly Edit[]) => Promise<boolean>) | undefined;
};

/**
 * Says what others did to a trip after a version of it, with a button that takes the newest step back as long as
 * nobody has changed the trip since.
 */
export async function announceChanges(
  announcedVersion: number,
  now: Trip,
  shown: () => Shown,
  signal: AbortSignal,
): Promise<void> {
  if (now.version <= announcedVersion) return;
  const schema = tripHistoryAnswerSchema;
  const { steps } = await queryApi(pathWithId(API_PATHS.tripHistory, now.id), { schema, signal });
  const theirs = steps.filter(
    ({ version, isOwn, guest }) =>
      version > announcedVersion && version <= now.version && !isOwn && guest !== undefined,
  );
  const [newest] = theirs;
  if (newest?.guest === undefined) return;
  const change = theirs.length === 1 ? messageText(MADE_MESSAGES, newest.made) : undefined;
  const text =
    change === undefined
      ? guestWords.changedMore(newest.guest, theirs.length)
      : guestWords.changed(newest.guest, change);
  const isLast = newest.version === now.version && theirs.length === 1;
  const canUndo = isLast && shown().restore !== undefined;
  const onPress = () =>
    void takeBack(now, shown).catch((error: Error) => showToast(error.message, "error"));
  const undo = { label: guestWords.undo, onPress };
  showToast(text, "plain", canUndo ? undo : undefined);
}

async function takeBack(made: Trip, shown: () => Shown): Promise<void> {
  const { trip, restore } = shown();
  if (restore === undefined || trip.version !== made.version) {
    showToast(guestWords.conflict, "error");
    return;
  }
  const path = pathWithId(API_PATHS.tripVersion, trip.id).replace(
    ":version",
    String(made.version - 1),
  );
  const former = await queryApi(path, { schema: wholeTripSchema });
  await restore(tripDifference(trip, former));
}
