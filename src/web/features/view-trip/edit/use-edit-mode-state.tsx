import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { SHARED_SEARCH } from "../../../../domain/shared-files.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import { useLocation } from "../../../navigation/navigation.tsx";
import type { ChangeSheet, EditMode, EditParts } from "../trip/edit-mode.ts";
import { dayHeadingId } from "../trip/element-ids.ts";
import { PartUnavailable } from "../trip/trip-part.tsx";
import type { EditedPage } from "./session/edit-session.ts";

const EditHost = lazyPart(async () => (await import("./edit-host.tsx")).EditHost);

type EditModeInput = Omit<EditedPage, "edit" | "prepare" | "isTemporary"> & {
  /** Undefined where the trip can only be read. */
  readonly editor: Pick<EditedPage, "edit" | "prepare" | "isTemporary"> | undefined;
  /** Something on the page needs its code, without a press of Edit. */
  readonly isWanted: boolean;
  /** A desktop has handles beside the rows it has, whatever is pressed. */
  readonly isWide: boolean;
  /** The day that is being read, which stays where it is on the screen. */
  readonly currentDay: string | undefined;
};

/** Whether the plan is being edited, and what that adds to the page; its code is loaded when it is needed. */
export function useEditModeState(input: EditModeInput) {
  const { trip, editor, city, quarters, unfoldDay, isWanted, isWide, currentDay } = input;
  const [isEditing, setIsEditing] = useState(false);
  const [parts, setParts] = useState<EditParts>();
  const isShared = useLocation().search === SHARED_SEARCH && editor !== undefined;
  const [sheet, setSheet] = useState<ChangeSheet | undefined>(
    isShared ? { kind: "read-bookings" } : undefined,
  );
  // The button answers the tap; the rows, which are many, follow.
  const areRowsEdited = useDeferredValue(isEditing);
  const isSlim = areRowsEdited && !isWide && parts !== undefined;
  const ask = editor === undefined ? undefined : setSheet;
  const mode = useMemo<EditMode>(() => ({ parts, isSlim, ask }), [parts, isSlim, ask]);
  const anchor = useRef<{ readonly id: string; readonly top: number }>(undefined);
  const read = useRef(currentDay);
  useLayoutEffect(() => {
    read.current = currentDay;
  });
  /** @param isForPlace a place comes into sight by its focus, which keeping the day where it is would undo. */
  const setEditing = useCallback((next: boolean, isForPlace = false) => {
    const id = dayHeadingId(read.current ?? "");
    const heading = isForPlace ? null : document.getElementById(id);
    const top = heading?.getBoundingClientRect().top;
    anchor.current = top === undefined ? undefined : { id, top };
    // Where browsers keep the place themselves, it would be done twice.
    document.documentElement.style.overflowAnchor = "none";
    setIsEditing(next);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are of another height from then on.
  useLayoutEffect(() => {
    const { id = "", top = 0 } = anchor.current ?? {};
    const now = document.getElementById(id)?.getBoundingClientRect().top;
    if (now !== undefined) window.scrollBy({ top: now - top, behavior: "instant" });
    anchor.current = undefined;
    const frame = requestAnimationFrame(() => {
      document.documentElement.style.overflowAnchor = "";
    });
    return () => cancelAnimationFrame(frame);
  }, [isSlim]);
  // Where a file can be dropped is shown by what is loaded then.
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    addEventListener("dragenter", () => setDragged(true), { once: true, signal: ending.signal });
    return () => ending.abort();
  }, []);
  const isAsked = isEditing || sheet !== undefined;
  const host =
    editor === undefined || !(isAsked || isWanted || isDragged || parts !== undefined) ? null : (
      <PartBoundary fallback={(retry) => (isAsked ? <PartUnavailable onRetry={retry} /> : null)}>
        <Suspense>
          <EditHost
            {...{ trip, city, quarters, unfoldDay, isSlim, setEditing, sheet }}
            edit={editor.edit}
            prepare={editor.prepare}
            isTemporary={editor.isTemporary}
            onAsk={setSheet}
            onReady={setParts}
          />
        </Suspense>
      </PartBoundary>
    );
  return { mode, isEditing, setEditing, host };
}
