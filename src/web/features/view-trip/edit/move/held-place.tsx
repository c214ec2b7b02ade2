import { EditIcon } from "../edit-icon.tsx";
import type { Hold } from "../edit-session.ts";

/** The place that is picked up, as it is shown at a spot or under the pointer. */
export function HeldPlace({ hold: { place } }: { hold: Hold }) {
  return (
    <p
      aria-hidden="true"
      className="-m-0.5 flex min-h-16 items-center gap-3 rounded-card border-2 border-accent bg-card py-2 pr-2 pl-4 shadow-lg"
    >
      <bdi className="min-w-0 flex-1 font-semibold">{place.placeName}</bdi>
      <span className="text-ink-soft">
        <EditIcon name="grip" />
      </span>
    </p>
  );
}
