import { useRef } from "react";
import { type Edit, edits } from "../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { showToast } from "../../../lib/toast.ts";
import { useShared } from "../../../lib/use-shared.ts";
import { MADE_MESSAGES } from "../../../messages/domain/made-messages.ts";
import { messageText } from "../../../messages/guide-text.ts";
import { undoWords } from "../../../messages/undo-words.ts";
import { isUndoBarInSight } from "../trip/is-undo-bar-in-sight.ts";
import type { TripEditor, TripSteps, Undone } from "../trip/trip-editing.ts";
import type { useSharedTrip } from "./use-shared-trip.ts";

const NOTHING = async () => undefined;

/** A guest's edits, of which the last one can be undone and done again as long as nobody else changes the trip. */
export function useGuestUndo(
  trip: Trip,
  shared: Pick<ReturnType<typeof useSharedTrip>, "edit" | "own" | "undo">,
): { readonly steps: TripSteps } & Pick<TripEditor, "edit" | "undo" | "redo"> {
  const { own } = shared;
  const steps = useShared<TripSteps>({
    canUndo: own?.isUndone === false,
    canRedo: own?.isUndone === true,
    lastChange: own && messageText(MADE_MESSAGES, own.about),
  });

  async function undo(): Promise<Undone | undefined> {
    if (own === undefined || !(await shared.undo())) return undefined;
    const words = own.isUndone
      ? undoWords.redone(messageText(MADE_MESSAGES, own.about) ?? "")
      : undoWords.undone(messageText(MADE_MESSAGES, own.about) ?? "");
    showToast(words, "step");
    return { words };
  }
  // A toast outlives the rendering that showed it.
  const latest = useRef(undo);
  latest.current = undo;

  return {
    steps,
    async edit(...made: readonly Edit[]) {
      const isKept = await shared.edit(made);
      if (isKept && !isUndoBarInSight()) {
        showToast(messageText(MADE_MESSAGES, edits.describe(trip, made)) ?? "", "step", {
          label: undoWords.undo,
          onPress: () => void latest.current(),
        });
      }
      return isKept;
    },
    undo: steps.canUndo ? undo : NOTHING,
    redo: steps.canRedo ? undo : NOTHING,
  };
}
