import { Suspense, useState } from "react";
import { SHARED_SEARCH } from "../../../../domain/shared-files.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import { createTripWords } from "../../../messages/create-trip-words.ts";
import { shellWords } from "../../../messages/shell-words.ts";
import type { TripForm } from "../trip-form.ts";

const FormBookings = lazyPart(async () => (await import("./form-bookings.tsx")).FormBookings);

type BookingsButtonProps = {
  readonly form: TripForm;
  readonly onChange: (part: Partial<TripForm>) => void;
};

/** Bookings that the traveller has: they fill the form, and the plan keeps to them. */
export function BookingsButton({ form, onChange }: BookingsButtonProps) {
  const [isShared] = useState(location.search === SHARED_SEARCH);
  const [isOpen, setOpen] = useState(isShared);
  return (
    <div className="mt-6">
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {createTripWords.haveBookings}
      </button>
      {isOpen || form.bookings.length > 0 ? (
        <PartBoundary
          fallback={(retry) => (
            <button type="button" className="button button-quiet" onClick={retry}>
              {shellWords.tryAgain}
            </button>
          )}
        >
          <Suspense>
            <FormBookings {...{ form, isShared, isOpen, setOpen, onChange }} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </div>
  );
}
