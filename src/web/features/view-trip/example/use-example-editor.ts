import { trip as example } from "virtual:example-trip";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Edit } from "../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import type { TripEditor } from "../trip-editing.ts";
import type { ExampleSteps } from "./example-steps.ts";

/** After so long the page is at rest, and loads what edits are made with. */

/** A page that has been shown for so long loads what edits are made with. */
const AT_REST_MS = 1_500;

type ExampleEditing = {
  readonly trip: Trip;
  readonly city: unknown;
  readonly editor: TripEditor;
};

/** The example as this visitor has changed it: on this page alone, and gone with it. */
export function useExampleEditor(): ExampleEditing {
  const [trip, setTrip] = useState<Trip>(example);
  const [steps, setSteps] = useState<ExampleSteps>();
  const [drafts] = useState<TripEditor["drafts"]>(() => new Map());
  const opened = useRef<Promise<ExampleSteps>>(undefined);
  const loadSteps = useCallback(() => {
    opened.current ??= import("./example-steps.ts").then(({ openExampleSteps }) => {
      const ready = openExampleSteps();
      setSteps(ready);
      return ready;
    });
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  }, []);
  useEffect(() => {
    // Tried again with the first edit.
    const atRest = setTimeout(() => void loadSteps().catch(() => undefined), AT_REST_MS);
    return () => clearTimeout(atRest);
  }, [loadSteps]);
  useEffect(() => steps?.follow(setTrip), [steps]);
  return {
    trip,
    city: steps?.city,
    editor: {
      edit: async (edit: Edit) => (await loadSteps()).edit(edit),
      undo: async () => (await loadSteps()).undo(),
      redo: async () => (await loadSteps()).redo(),
      canUndo: steps?.canUndo() ?? false,
      canRedo: steps?.canRedo() ?? false,
      lastChange: steps?.lastChange(),
      isNobodys: true,
      drafts,
    },
  };
}
