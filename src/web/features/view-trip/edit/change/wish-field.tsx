import { type Ref, useId } from "react";
import { LIMITS } from "../../../../../domain/limits.ts";
import { ownField } from "../../../../../domain/own-field.ts";
import { wishWords } from "../../../../messages/trip-page/wish-words.ts";
import { Field } from "../../../../ui/field.tsx";
import { RoomLeft, roomLeft } from "../../../../ui/room-left.tsx";

type WishFieldProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** A model reads what our reader doesn't understand. */
  readonly hasModel: boolean;
  readonly opened: OpenedWish;
  readonly ref: Ref<HTMLTextAreaElement>;
};

/** What the sheet was opened with. */
export type OpenedWish = {
  /** In words that are understood, which are English, and how the reader sees it. */
  readonly wish?: string | undefined;
  readonly shown?: string | undefined;
};

/** A wish in the traveller's own words; an example adds its words. */
export function WishField({ text, onChange, hasModel, opened, ref }: WishFieldProps) {
  const room = useId();
  return (
    <>
      <Field
        label={wishWords.whatWouldYouLike}
        hint={wishWords.hint}
        hintClass="mt-2"
        className="mt-4"
      >
        {(field) => (
          <>
            <textarea
              ref={ref}
              {...field}
              rows={2}
              className="field field-sizing-content max-h-[50svh]"
              value={wishAsShown(text, opened)}
              aria-invalid={roomLeft(text, LIMITS.text.wish) < 0}
              aria-describedby={`${field["aria-describedby"]} ${room}`}
              onChange={(event) => onChange(event.target.value)}
            />
            <RoomLeft id={room} text={text} maxLength={LIMITS.text.wish} />
          </>
        )}
      </Field>
      <ul className="mt-2 flex flex-wrap gap-2">
        {Object.entries<string>(wishWords.examples).map(([example, label]) => (
          <li key={example}>
            <button
              type="button"
              className="min-h-11 rounded-3xl border border-line-strong bg-card px-4 py-1.5 hover:border-ink"
              onClick={() => onChange(withExample(text, isRead() ? label : example))}
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

/** An example, or what opened the sheet, as its button says it, in the reader's language; any other wish as it was typed. */
export function wishAsShown(text: string, { wish, shown }: OpenedWish): string {
  return (text === wish ? shown : undefined) ?? ownField<string>(wishWords.examples, text) ?? text;
}

/** Whether wishes are read in the page's language, so that an example goes into the field as it is shown. */
function isRead(): boolean {
  return /^(?:de|fr|es)$/.test(document.documentElement.lang);
}

function withExample(text: string, example: string): string {
  const written = text.trim().replace(/[,;.]$/, "");
  if (written === "") return example;
  return `${written}, ${example.charAt(0).toLowerCase()}${example.slice(1)}`;
}
