import { type FormEvent, type ReactNode, useId, useState } from "react";
import * as z from "zod/mini";
import { readMapLink } from "../../../../../../domain/files/map-link.ts";
import { LIMITS } from "../../../../../../domain/limits.ts";
import { coordinatesText, parseCoordinates } from "../../../../../../domain/places/coordinates.ts";
import { useDraft } from "../../../../../lib/use-draft.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";

/** Addresses of maps are long. */
const MAX_POSITION = 2000;

type OwnFormProps = {
  /** More to fill in, behind the name and where it is. */
  readonly children?: ReactNode;
  readonly notice: string;
  readonly needsPosition?: boolean;
  /** Stands as the name until another is typed. */
  readonly searchedName?: string;
  /** @param named `geoCoordinates` is "" where it isn't said. */
  readonly onAdd: (named: { readonly name: string; readonly geoCoordinates: string }) => void;
};

type Typed = { readonly name?: string | undefined; readonly position: string };

/** A place or a hotel that the guide doesn't have: its name, and where it is. */
export function OwnForm(props: OwnFormProps) {
  const { children, notice, needsPosition = false, searchedName = "", onAdd } = props;
  const id = useId();
  const [typed, setTyped, forget] = useDraft(
    needsPosition ? "hotel" : "place",
    z.object({ name: z.optional(z.string()), position: z.string() }),
    (): Typed => ({ position: "" }),
  );
  const { name = searchedName, position } = typed;
  const [isChecked, setChecked] = useState(false);
  const read = parseCoordinates(position);
  const isNameMissing = name.trim() === "";
  const isUnreadable = (needsPosition || position.trim() !== "") && !read.ok;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isNameMissing || isUnreadable) {
      document.getElementById(`${id}-${isNameMissing ? "name" : "position"}`)?.focus();
      return;
    }
    forget();
    onAdd({ name: name.trim(), geoCoordinates: read.ok ? coordinatesText(read.at) : "" });
  }

  const field = "min-h-13 w-full rounded-lg border border-line-strong bg-card px-4";
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 pb-2">
      <div>
        <label htmlFor={`${id}-name`} className="mb-1 block font-semibold">
          {changePlanWords.ownName}
        </label>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={LIMITS.text.placeName}
          aria-invalid={isChecked && isNameMissing}
          aria-describedby={`${id}-name-problem`}
          onChange={(event) => setTyped({ name: event.target.value, position })}
          className={field}
        />
        <p id={`${id}-name-problem`} className="text-bad">
          {isChecked && isNameMissing ? changePlanWords.ownNameMissing : null}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-position`} className="mb-1 block font-semibold">
          {needsPosition ? changePlanWords.position : changePlanWords.ownPosition}
        </label>
        <input
          id={`${id}-position`}
          value={position}
          maxLength={MAX_POSITION}
          aria-invalid={isChecked && isUnreadable}
          aria-describedby={`${id}-position-hint`}
          onChange={(event) => setTyped({ ...typed, position: event.target.value })}
          className={field}
        />
        <p
          id={`${id}-position-hint`}
          className={isChecked && isUnreadable ? "text-bad" : "text-ink-soft"}
        >
          {isChecked && isUnreadable
            ? changePlanWords[problemOf(position, needsPosition)]
            : changePlanWords.ownPositionHint}
        </p>
      </div>
      {children}
      <p className="text-ink-soft">{notice}</p>
      <button type="submit" className="button button-accent">
        {changePlanWords.add}
      </button>
    </form>
  );
}

function problemOf(position: string, isNeeded: boolean) {
  if (readMapLink(position)?.kind === "short") return "shortLink";
  return isNeeded ? "positionMissing" : "ownPositionUnreadable";
}
