import type { MadeDescription } from "../../../../domain/edits/describe-made.ts";
import { isRefusal } from "../../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../../domain/edits/edit-kinds.ts";
import { MADE_MESSAGES } from "../../../../domain/messages/en/made-messages.ts";
import { messageText } from "../../../../domain/messages/message.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { showToast } from "../../../lib/toast.ts";
import { undoneWords, undoWords } from "../../../messages/en/undone-words.ts";
import {
  createUndoStack,
  type UndoOutcome,
  type UndoStack,
} from "../../../offline/history/undo-stack.ts";
import { openOfflineStore } from "../../../offline/store/open-offline-store.ts";
import { editTrip } from "../../../offline/trips/edit-trip.ts";
import type { Undone } from "../trip-editing.ts";

/** The steps of a trip on its page. */
export type TripUndo = {
  readonly stack: UndoStack;
  undo(): Promise<Undone | undefined>;
  redo(): Promise<Undone | undefined>;
  /** What was done last, in words. */
  lastChange(): string | undefined;
};

const CHANNEL = "tripwright.history";

/** @param shown the trip as it is shown now. */
export async function openTripUndo(
  tripId: string,
  shown: () => Trip | undefined,
): Promise<TripUndo> {
  const stack = createUndoStack({
    tripId,
    store: await openOfflineStore(),
    shown,
    edit: (trip, made) => editTrip(trip, ...made),
    settle: async (trip, made) => settle(trip, made),
    others: otherTabs(tripId),
    nowMs: Date.now,
  });
  return {
    stack,
    undo: async () =>
      said(await stack.undo(), {
        made: (made) => undoWords.undone(messageText(undoneWords, made) ?? ""),
        refused: undoWords.cannotUndo,
      }),
    redo: async () =>
      said(await stack.redo(), {
        made: (made) => undoWords.redone(madeText(made)),
        refused: undoWords.cannotRedo,
      }),
    lastChange() {
      const step = stack.getSnapshot().done.at(-1);
      return step === undefined ? undefined : madeText(step.made);
    },
  };
}

function settle(trip: Trip, made: readonly Edit[]): Trip | undefined {
  const edited = edits.apply(trip, made);
  return edited === "deleted" || isRefusal(edited) ? undefined : edited;
}

function madeText(made: MadeDescription): string {
  return messageText(MADE_MESSAGES, made) ?? "";
}

function said(
  result: UndoOutcome,
  words: {
    readonly made: (made: MadeDescription) => string;
    readonly refused: (change: string) => string;
  },
): Undone | undefined {
  if (result.outcome === "nothing") return undefined;
  if (result.outcome === "refused") {
    showToast(words.refused(madeText(result.made)), "error");
    return undefined;
  }
  const text = words.made(result.made);
  showToast(text);
  return { words: text, partId: result.partId };
}

function otherTabs(tripId: string) {
  const channel =
    typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  return {
    tell: () => channel?.postMessage(tripId),
    listen(listener: () => void) {
      const heard = ({ data }: MessageEvent) => data === tripId && listener();
      channel?.addEventListener("message", heard);
      return () => channel?.removeEventListener("message", heard);
    },
  };
}
