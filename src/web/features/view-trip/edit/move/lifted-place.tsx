import { useLayoutEffect, useRef } from "react";
import { moveHandleId } from "../../trip/element-ids.ts";
import type { EditSession } from "../session/edit-session.ts";
import { useHold } from "../session/use-hold.ts";
import { HeldPlace } from "./held-place.tsx";

const MAX_WIDE_PX = 480;

/** The place that is dragged, under the pointer. */
export function LiftedPlace({ session }: { session: EditSession }) {
  const hold = useHold(session);
  const card = useRef<HTMLDivElement>(null);
  const isDragged = hold?.isDragged === true && !hold.isPut;
  const placeId = hold?.place.id;
  useLayoutEffect(() => {
    const lifted = card.current;
    const handle =
      placeId === undefined || !isDragged ? null : document.getElementById(moveHandleId(placeId));
    if (lifted === null || handle === null) return;
    const { left, right, top, height } = handle.getBoundingClientRect();
    const row = handle.parentElement?.getBoundingClientRect();
    // The handle is at the row's end on a phone and before it on a desktop, and stays under the pointer there.
    const isOnRight = row !== undefined && right > row.left + row.width / 2;
    const isAtEnd = isOnRight !== (document.documentElement.dir === "rtl");
    const width = Math.min(row?.width ?? 0, MAX_WIDE_PX);
    lifted.style.width = `${width}px`;
    const place = (x: number, y: number) => {
      const beyond = isAtEnd ? (left - right) / 2 : height / 2;
      const cardLeft = isOnRight ? x - width - beyond : x + beyond;
      lifted.style.translate = `${cardLeft}px ${y - lifted.offsetHeight / 2}px`;
    };
    place((left + right) / 2, top + height / 2);
    const follow = (event: PointerEvent) => place(event.clientX, event.clientY);
    addEventListener("pointermove", follow);
    return () => removeEventListener("pointermove", follow);
  }, [placeId, isDragged]);
  if (hold === undefined || !isDragged) return null;
  return (
    // Over the whole page, for the pointer's shape: a rule for whatever it may be over costs as much as the page is long.
    <div data-lifted className="fixed inset-0 z-10 cursor-grabbing">
      <div ref={card} className="absolute top-0 left-0">
        <HeldPlace hold={hold} />
      </div>
    </div>
  );
}
