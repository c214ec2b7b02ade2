import { type ReactNode, Suspense } from "react";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { viewTripWords } from "../../messages/en/view-trip-words.ts";
import { Spinner } from "../../ui/spinner.tsx";

/** A part of the page that is loaded when it is shown; the rest of the page stands without it. */
export function TripPart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary fallback={(retry) => <PartUnavailable onRetry={retry} />}>
      <Suspense fallback={<PartLoading />}>{children}</Suspense>
    </PartBoundary>
  );
}

function PartLoading() {
  return (
    <p role="status" className="grid h-full min-h-40 place-items-center">
      <Spinner label={viewTripWords.partLoading} />
    </p>
  );
}

function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
      <p role="alert">{viewTripWords.partUnavailable}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {viewTripWords.tryAgain}
      </button>
    </div>
  );
}
