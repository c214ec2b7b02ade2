import { type FormEvent, type ReactNode, useId, useState } from "react";
import * as z from "zod/mini";
import { readMapLink } from "../../../../../../domain/files/map-link.ts";
import { LIMITS } from "../../../../../../domain/limits.ts";
import { coordinatesText, parseCoordinates } from "../../../../../../domain/places/coordinates.ts";
import { useDraft } from "../../../../../lib/use-draft.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { Button } from "../../../../../ui/button.tsx";
import { PLAIN_LOOK, SelectField, TextField } from "../../../../../ui/field.tsx";

/** Addresses of maps are long. */
const MAX_POSITION = 2000;

/** Places with a position, in groups. */
export type Nearby = readonly {
  readonly title: string;
  readonly places: readonly { readonly name: string; readonly geoCoordinates: string }[];
}[];

type OwnFormProps = {
  /** More to fill in, behind the name and where it is. */
  readonly children?: ReactNode;
  readonly notice: string;
  /** Its position is needed, and may be that of one of these. */
  readonly nearby?: Nearby;
  /** Stands as the name until another is typed. */
  readonly searchedName?: string;
  /** @param named `geoCoordinates` is "" where it isn't said. */
  readonly onAdd: (named: { readonly name: string; readonly geoCoordinates: string }) => void;
};

const typedSchema = z.object({
  name: z.optional(z.string()),
  position: z.string(),
  near: z.optional(z.string()),
});
type Typed = z.infer<typeof typedSchema>;

/** A place or a hotel that the guide doesn't have: its name, and where it is. */
export function OwnForm(props: OwnFormProps) {
  const { children, notice, nearby, searchedName = "", onAdd } = props;
  const id = useId();
  const [typed, setTyped, forget] = useDraft(
    nearby === undefined ? "place" : "hotel",
    typedSchema,
    (): Typed => ({ position: "" }),
  );
  const { name = searchedName, position, near = "" } = typed;
  const [isChecked, setChecked] = useState(false);
  const isTyped = position.trim() !== "";
  const read = parseCoordinates(isTyped ? position : near);
  const isNameMissing = name.trim() === "";
  const isUnreadable = (nearby !== undefined || isTyped) && !read.ok;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isNameMissing || isUnreadable) {
      const where = nearby === undefined || isTyped ? "position" : "near";
      document.getElementById(`${id}-${isNameMissing ? "name" : where}`)?.focus();
      return;
    }
    forget();
    onAdd({ name: name.trim(), geoCoordinates: read.ok ? coordinatesText(read.at) : "" });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 pb-2">
      <TextField
        label={changePlanWords.ownName}
        id={`${id}-name`}
        value={name}
        maxLength={LIMITS.text.placeName}
        problem={isChecked && isNameMissing ? changePlanWords.ownNameMissing : undefined}
        onChange={(typedName) => setTyped({ ...typed, name: typedName })}
        look={PLAIN_LOOK}
      />
      {nearby === undefined ? null : (
        <NearbyField
          id={`${id}-near`}
          nearby={nearby}
          near={near}
          onChange={(geoCoordinates) => setTyped({ ...typed, near: geoCoordinates })}
        />
      )}
      <TextField
        label={nearby === undefined ? changePlanWords.ownPosition : changePlanWords.position}
        id={`${id}-position`}
        value={position}
        maxLength={MAX_POSITION}
        problem={isChecked && isUnreadable ? changePlanWords[problemOf(position)] : undefined}
        hint={changePlanWords.ownPositionHint}
        onChange={(next) => setTyped({ ...typed, position: next })}
        look={PLAIN_LOOK}
      />
      {children}
      <p className="text-ink-soft">{notice}</p>
      <Button type="submit" look="accent">
        {changePlanWords.add}
      </Button>
    </form>
  );
}

function problemOf(position: string) {
  if (readMapLink(position)?.kind === "short") return "shortLink";
  return position.trim() === "" ? "positionMissing" : "ownPositionUnreadable";
}

type NearbyFieldProps = {
  readonly id: string;
  readonly nearby: Nearby;
  readonly near: string;
  readonly onChange: (geoCoordinates: string) => void;
};

/** Who knows no coordinates knows the part of town. */
function NearbyField({ id, nearby, near, onChange }: NearbyFieldProps) {
  return (
    <SelectField {...{ id, label: changePlanWords.near, value: near, onChange }} look="field">
      <option value="">{changePlanWords.nearUnknown}</option>
      {nearby
        .filter(({ places }) => places.length > 0)
        .map(({ title, places }) => (
          <optgroup key={title} label={title}>
            {places.map(({ name, geoCoordinates }) => (
              <option key={`${name} ${geoCoordinates}`} value={geoCoordinates}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectField>
  );
}
