import { memo, useEffect, useRef, useSyncExternalStore } from "react";
import type { EditSession, Hold } from "../session/edit-session.ts";
import { isSameSpot } from "../session/spots.ts";
import { HeldPlace } from "./held-place.tsx";

type MoveSlotProps = {
  readonly session: EditSession;
  readonly dayId: string;
  /** Id of the place it stands behind; undefined: it is the day's first. */
  readonly afterId: string | undefined;
};

/** Shows, between two places, where the one that is picked up would be put. */
export const MoveSlot = memo(function MoveSlot({ session, dayId, afterId }: MoveSlotProps) {
  // Of many slots only those that change are drawn again.
  const held = useSyncExternalStore(session.subscribe, () => {
    const hold = session.hold();
    if (hold === undefined || !isSameSpot(hold.spot, { dayId, afterId })) return undefined;
    // There the place itself stands.
    return isSameSpot(hold.from, hold.spot) ? undefined : hold;
  });
  return held === undefined ? null : <Slot hold={held} />;
});

function Slot({ hold }: { hold: Hold }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hold.isDragged) slot.current?.scrollIntoView({ block: "nearest" });
  }, [hold.isDragged]);
  return (
    <div
      ref={slot}
      data-move-slot
      className="my-2 min-h-16 scroll-mt-28 scroll-mb-44 rounded-card border-2 border-accent border-dashed bg-accent-wash"
    >
      {hold.isDragged && !hold.isPut ? null : <HeldPlace hold={hold} />}
    </div>
  );
}
