import { useId } from "react";
import { LIMITS } from "../../../../../domain/limits.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";

type WishFieldProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** A model reads what our grammar doesn't understand. */
  readonly hasModel: boolean;
};

/** A wish in the traveller's own words; an example adds its words. */
export function WishField({ text, onChange, hasModel }: WishFieldProps) {
  const [field, hint] = [useId(), useId()];
  return (
    <>
      <label htmlFor={field} className="mt-4 mb-1 block font-semibold">
        {wishWords.whatWouldYouLike}
      </label>
      <textarea
        id={field}
        rows={2}
        className="field"
        maxLength={LIMITS.text.wish}
        value={text}
        aria-describedby={hint}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={hint} className="mt-2 text-ink-soft">
        {wishWords.hint}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {Object.entries(wishWords.examples).map(([example, label]) => (
          <li key={example}>
            <button
              type="button"
              className="min-h-11 rounded-3xl border border-line-strong bg-card px-4 py-1.5 hover:border-ink"
              onClick={() => onChange(withExample(text, example))}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {hasModel ? <p className="mt-2 text-ink-soft">{wishWords.byModel}</p> : null}
    </>
  );
}

function withExample(text: string, example: string): string {
  const written = text.trim().replace(/[,;.]$/, "");
  if (written === "") return example;
  const added = `${written}, ${example.charAt(0).toLowerCase()}${example.slice(1)}`;
  return added.length > LIMITS.text.wish ? text : added;
}
