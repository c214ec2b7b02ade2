import { useId } from "react";
import { paths } from "../../../../lib/paths.ts";
import { editWords } from "../../../../messages/edit-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Link } from "../../../../navigation/link.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";

/** In place of a trip that was deleted elsewhere while its traveller was writing: what they wrote. */
export function UnsavedTexts({ drafts }: { drafts: TripEditor["drafts"] }) {
  const id = useId();
  return (
    <section className="mx-auto max-w-2xl px-5 py-16">
      <h1 tabIndex={-1} className="text-3xl">
        {editWords.text.deletedElsewhere}
      </h1>
      <p className="mt-3 text-lg text-ink-soft" role="alert">
        {editWords.text.deletedElsewhereDetail}
      </p>
      {[...drafts].map(([target, { label, text }]) => (
        <p key={target} className="mt-6">
          <label htmlFor={`${id}-${target}`} className="mb-1 block font-semibold">
            {label}
          </label>
          <textarea
            id={`${id}-${target}`}
            className="field"
            rows={4}
            readOnly
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      ))}
      <p className="mt-8">
        <Link to={paths.myTrips} className="button button-quiet">
          {viewTripWords.myTrips}
        </Link>
      </p>
    </section>
  );
}
