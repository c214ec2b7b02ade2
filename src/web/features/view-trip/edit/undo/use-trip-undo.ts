import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { MadeDescription } from "../../../../../domain/edits/edit-kind.ts";
import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { useShared } from "../../../../lib/use-shared.ts";
import { openOfflineLibrary } from "../../../../offline/offline-library.ts";
import { editTrip } from "../../../../offline/trips/edit-trip.ts";
import { prepareHours } from "../../../../offline/trips/prepare-hours.ts";
import type { TripEditor, TripSteps } from "../../trip/trip-editing.ts";
import type { TripUndo } from "./trip-undo.ts";

const SILENT = () => () => {};
const NONE = () => undefined;

/**
 * Edits of the trip that is shown, and how they are undone. What undoes them loads before the first edit, or
 * where a former visit has left something to undo.
 */
export function useTripUndo(trip: Trip) {
  const [steps, setSteps] = useState<TripUndo>();
  const opened = useRef<Promise<TripUndo>>(undefined);
  const shown = useRef(trip);
  shown.current = trip;
  const tripId = trip.id;

  const open = useCallback((): Promise<TripUndo> => {
    opened.current ??= import("./trip-undo.ts").then(async ({ openTripUndo }) => {
      const ready = await openTripUndo(tripId, () => shown.current);
      setSteps(ready);
      return ready;
    });
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  }, [tripId]);

  useEffect(() => {
    openOfflineLibrary()
      .then(({ store }) => store.history(tripId))
      .then(({ done, undone }) => (done.length + undone.length > 0 ? open() : undefined))
      .catch((error: unknown) => console.warn("what was done can't be looked up", error));
  }, [tripId, open]);

  useEffect(() => steps?.connectKeys(), [steps]);

  const history = useSyncExternalStore(
    steps?.stack.subscribe ?? SILENT,
    steps?.stack.getSnapshot ?? NONE,
  );
  const make = useCallback(
    async (seen: Trip, made: readonly Edit[], words?: MadeDescription) => {
      const isKept = await editTrip(seen, ...made);
      if (isKept) void noted(open, seen, made, words);
      return isKept;
    },
    [open],
  );
  /** The same as long as the trip is. */
  const editor = useMemo<Omit<TripEditor, "drafts" | "lookAt">>(
    () => ({
      edit: (...made) => make(shown.current, made),
      begin() {
        const seen = shown.current;
        return (...made) => make(seen, made);
      },
      prepare() {
        prepareHours(tripId);
        // Who takes an edit back at once does it by keys that this connects.
        open().catch((error: unknown) => console.warn("edits can't be undone", error));
      },
      undo: async () => (await open()).undo(),
      redo: async () => (await open()).redo(),
    }),
    [make, open, tripId],
  );
  const canUndo = history !== undefined && history.done.length > 0;
  const canRedo = history !== undefined && history.undone.length > 0;
  const lastChange = steps?.lastChange();
  return {
    editor,
    steps: useShared<TripSteps>({ canUndo, canRedo, lastChange }),
    /** Puts a former state in the place of the present one. @returns whether it is kept. */
    restore: (made: readonly Edit[]) => make(shown.current, made, { code: "restored" }),
  };
}

/** An edit that can't be noted is made all the same. */
async function noted(
  open: () => Promise<TripUndo>,
  ...step: Parameters<TripUndo["record"]>
): Promise<void> {
  try {
    await (await open()).record(...step);
  } catch (error) {
    console.warn("an edit can't be undone", error);
  }
}
