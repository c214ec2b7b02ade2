import { Suspense, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { myTripsWords } from "../../messages/en/my-trips-words.ts";
import { Icon } from "../../ui/icon.tsx";

const ImportSheet = lazyPart(async () => (await import("./import-sheet.tsx")).ImportSheet);

/** Asks for a file that becomes a trip. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-lg text-accent hover:underline"
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" size={20} />
        {myTripsWords.importTrip}
      </button>
      {isOpen ? (
        <PartBoundary fallback={() => <p role="alert">{myTripsWords.importUnavailable}</p>}>
          <Suspense>
            <ImportSheet onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
