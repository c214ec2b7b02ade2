import { useState } from "react";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { showToast } from "../../lib/toast.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { Icon } from "../../ui/icon.tsx";

const TripMenu = lazyPart(async () => (await import("./trip-menu.tsx")).TripMenu);

type TripMenuButtonProps = {
  readonly trip: TripSummary;
  readonly onDated?: (() => void) | undefined;
};

/** What can be done with a trip of the list, in its upper right corner. */
export function TripMenuButton({ trip, onDated }: TripMenuButtonProps) {
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      await TripMenu.prepare();
      setOpen(true);
    } catch {
      showToast(myTripsWords.partUnavailable, "error");
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={myTripsWords.actionsOf(trip.title ?? trip.location)}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-card text-accent hover:bg-accent-wash focus-visible:-outline-offset-3"
        onClick={() => void open()}
      >
        <Icon name="more" />
      </button>
      {isOpen ? <TripMenu trip={trip} onDated={onDated} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
