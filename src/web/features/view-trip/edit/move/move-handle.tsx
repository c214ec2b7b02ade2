import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { editWords } from "../../../../messages/edit-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { moveHandleId, placeRowId } from "../../trip/element-ids.ts";
import { useUnfoldedPlace } from "../../trip/unfolded-place.ts";
import type { EditSession } from "../session/edit-session.ts";
import { isSameSpot } from "../session/spots.ts";
import { dragPlace } from "./drag-place.ts";
import { EditIcon } from "./edit-icon.tsx";
import { pressOnHandle } from "./handle-keys.ts";

/** A description of the handles' keys, for screen readers. */
export const HANDLE_HINT_ID = "move-hint";

type MoveHandleProps = {
  readonly session: EditSession;
  readonly placeId: string;
  readonly placeName: string;
  readonly className: string;
  /** Ends editing. */
  readonly onLeave: () => void;
};

/** Moves a place: pressed and drawn by a mouse or a finger, or pressed alone, and by keys. */
export const MoveHandle = memo(function MoveHandle(props: MoveHandleProps) {
  const { session, placeId, placeName, className, onLeave } = props;
  const { unfoldedPlaceId, setUnfoldedPlaceId } = useUnfoldedPlace();
  const stands = useSyncExternalStore(session.subscribe, () => {
    const hold = session.hold();
    if (hold?.place.id !== placeId) return "free";
    return hold.isPut ? "put" : isSameSpot(hold.from, hold.spot) ? "held" : "away";
  });
  const isHeld = stands !== "free";
  // By a rule with `:has` each change of the page has all cards looked at.
  useLayoutEffect(() => {
    const row = document.getElementById(placeRowId(placeId));
    if (row === null || !isHeld) return;
    row.dataset.held = stands;
    return () => void delete row.dataset.held;
  }, [placeId, isHeld, stands]);
  const drag = useRef<ReturnType<typeof dragPlace>>(undefined);

  function onPointerDown(event: PointerEvent): void {
    drag.current = undefined;
    if (event.button !== 0 || !event.isPrimary) return;
    drag.current = dragPlace(event.nativeEvent, placeId, session);
  }

  function onClick(event: MouseEvent): void {
    // The end of a drag; a key's click has no press before it.
    if (event.detail !== 0 && drag.current?.hasMoved() === true) return;
    if (isHeld) void session.put();
    else session.pickUp(placeId, false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    pressOnHandle(event, placeId, session, () => {
      if (unfoldedPlaceId === undefined) onLeave();
      else setUnfoldedPlaceId(undefined);
    });
  }

  return (
    <button
      id={moveHandleId(placeId)}
      type="button"
      aria-label={editWords.moveIt(guideText(placeName))}
      aria-describedby={HANDLE_HINT_ID}
      aria-pressed={isHeld}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(":focus-visible") && session.reach(placeId)
      }
      onPointerEnter={() => session.prepare()}
      onContextMenu={(event) => event.preventDefault()}
      className={`no-print grid size-11 cursor-grab touch-none scroll-my-40 place-items-center rounded-lg ${stands === "held" ? "text-accent" : "text-ink-soft hover:text-ink"} ${className}`}
    >
      <EditIcon name="grip" />
    </button>
  );
});
