import { trip as example } from "virtual:example-trip";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { useShared } from "../../../../lib/use-shared.ts";
import type { TripEditor, TripSteps } from "../../trip/trip-editing.ts";
import type { ExampleSteps } from "./example-steps.ts";

/** A page that has been shown for so long loads what edits are made with. */
const AT_REST_MS = 1_500;

const ignore = () => undefined;

/** The example as this visitor has changed it: on this page alone, and gone with it. */
export function useExampleEditor() {
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
    const atRest = setTimeout(() => void loadSteps().catch(ignore), AT_REST_MS);
    return () => clearTimeout(atRest);
  }, [loadSteps]);
  useEffect(() => steps?.follow(setTrip), [steps]);
  const editor = useMemo<TripEditor>(() => {
    const edit = async (...made: readonly Edit[]) => (await loadSteps()).edit(made);
    return {
      edit,
      begin: () => edit,
      // A step that can't be loaded is tried again with the first edit.
      prepare: () => void loadSteps().then(({ prepare }) => prepare(), ignore),
      undo: async () => (await loadSteps()).undo(),
      redo: async () => (await loadSteps()).redo(),
      isTemporary: true,
      drafts,
    };
  }, [loadSteps, drafts]);
  const canUndo = steps?.canUndo() ?? false;
  const canRedo = steps?.canRedo() ?? false;
  const lastChange = steps?.lastChange();
  return {
    trip,
    city: steps?.city,
    editor,
    steps: useShared<TripSteps>({ canUndo, canRedo, lastChange }),
  };
}
