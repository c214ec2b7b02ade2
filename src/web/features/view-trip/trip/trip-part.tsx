import { type ComponentType, type ReactNode, Suspense } from "react";
import { type LazyPart, lazyPart } from "../../../lib/lazy-part.tsx";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import { shellWords } from "../../../messages/shell-words.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

type TripPartProps = {
  /** Stands there until then. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the page that is loaded when it is shown; the rest of the page stands without it. */
export function TripPart({ loading = <PartLoading />, children }: TripPartProps) {
  return (
    <PartBoundary fallback={(retry) => <PartUnavailable onRetry={retry} />}>
      <Suspense fallback={loading}>{children}</Suspense>
    </PartBoundary>
  );
}

/** A `lazyPart` within a `TripPart`. */
export function lazyTripPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading?: ReactNode,
): LazyPart<Props> {
  const Part = lazyPart(load);
  return Object.assign(
    (props: Props) => (
      <TripPart loading={loading}>
        <Part {...props} />
      </TripPart>
    ),
    { prepare: Part.prepare },
  );
}

/** In the place of a part that could not be loaded. */
export function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
      <p role="alert">{viewTripWords.partUnavailable}</p>
      <Button onClick={onRetry}>{shellWords.tryAgain}</Button>
    </div>
  );
}

function PartLoading() {
  return (
    <p role="status" className="no-print grid h-full min-h-40 place-items-center">
      <Spinner label={viewTripWords.partLoading} />
    </p>
  );
}
