import { type ReactNode, Suspense } from "react";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { PartUnavailable } from "./part-unavailable.tsx";

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
    <p role="status" className="no-print grid h-full min-h-40 place-items-center">
      <Spinner label={viewTripWords.partLoading} />
    </p>
  );
}
