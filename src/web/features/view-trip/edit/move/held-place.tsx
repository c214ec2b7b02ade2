import { memo, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { language } from "../../../../messages/domain/language.ts";
import { editWords } from "../../../../messages/edit-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { moveHandleId } from "../../trip/element-ids.ts";
import type { EditSession, Hold, SpotVerdict } from "../session/edit-session.ts";
import { isSameSpot } from "../session/spots.ts";
import { useHold } from "../session/use-session.ts";
import { EditIcon } from "./edit-icon.tsx";

/** The place that is picked up, as it is shown at a spot or under the pointer. */
function HeldPlace({ hold: { place, verdict } }: { hold: Hold }) {
  return (
    <p
      aria-hidden="true"
      className="-m-0.5 flex min-h-16 items-center gap-3 rounded-card border-2 border-accent bg-card py-2 pe-2 ps-4 shadow-lg"
    >
      <span className="min-w-0 flex-1 leading-[1.375rem]">
        <bdi className="block font-semibold">{guideText(place.placeName)}</bdi>
        {verdict === undefined ? null : <VerdictLine verdict={verdict} />}
      </span>
      <span className="text-ink-soft">
        <EditIcon name="grip" />
      </span>
    </p>
  );
}

function VerdictLine({ verdict: { visit, problem } }: { verdict: SpotVerdict }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <span className="font-semibold">{language.span(visit.startMinutes, visit.endMinutes)}</span>
      <span
        className={`flex items-center gap-1 ${problem === undefined ? "text-good" : "text-watch"}`}
      >
        <Icon name={problem === undefined ? "check" : "warn"} size={18} />
        {problem ?? editWords.fits}
      </span>
    </span>
  );
}

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
