import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { openOfflineLibrary } from "../../offline/offline-library.ts";
import { editTrip } from "../../offline/trips/edit-trip.ts";
import type { TripUndo } from "./edit/trip-undo.ts";
import type { TripEditor } from "./trip-editing.ts";

const SILENT = () => () => {};
const NONE = () => undefined;

type TripUndoing = Omit<TripEditor, "drafts" | "lookAt"> & {
  /** Puts a former state in the place of the present one. @returns whether it is kept. */
  readonly restore: (made: readonly Edit[]) => Promise<boolean>;
};

/**
 * Edits of the trip that is shown, and how they are undone. What undoes them loads with the first edit, or where
 * a former visit has left something to undo.
 */
export function useTripUndo(trip: Trip): TripUndoing {
  const [steps, setSteps] = useState<TripUndo>();
  const opened = useRef<Promise<TripUndo>>(undefined);
  const shown = useRef(trip);
  shown.current = trip;
  const tripId = trip.id;

  const open = useCallback((): Promise<TripUndo> => {
    opened.current ??= import("./edit/trip-undo.ts").then(async ({ openTripUndo }) => {
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
  return {
    async edit(edit) {
      const isKept = await editTrip(trip, edit);
      if (isKept) void noted(open, trip, [edit]);
      return isKept;
    },
    async restore(made) {
      const isKept = await editTrip(trip, ...made);
      if (isKept) void noted(open, trip, made, { code: "restored" });
      return isKept;
    },
    undo: async () => (await open()).undo(),
    redo: async () => (await open()).redo(),
    canUndo: history !== undefined && history.done.length > 0,
    canRedo: history !== undefined && history.undone.length > 0,
    lastChange: steps?.lastChange(),
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
