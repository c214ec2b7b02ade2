import { LIMITS } from "../../../../../../domain/limits.ts";
import type { Idea } from "../../../../../../domain/trip/idea.ts";
import { isSameSlot, SLOT_PARTS, type Slot } from "../../../../../../domain/trip/slot.ts";
import type { TripDay } from "../../../../../../domain/trip/trip.ts";
import { ideasWords } from "../../../../../messages/trip-page/ideas-words.ts";

type SlotChoiceProps = {
  readonly label: string;
  readonly days: readonly Pick<TripDay, "id" | "day">[];
  /** Those of the trip that are none of which the part of a day is chosen. */
  readonly others: readonly Idea[];
  readonly slot: Slot | undefined;
  readonly onSlot: (slot: Slot | undefined) => void;
  /** How many are put up together. */
  readonly count?: number;
  /** The label while none is chosen. */
  readonly none?: string;
};

/** The part of a day that guests vote on places for; a part that has no room for them can't be chosen. */
export function SlotChoice(props: SlotChoiceProps) {
  const { label, days, others, slot, onSlot, count = 1, none = ideasWords.slot.notUp } = props;
  const keyOf = (one: Slot | undefined) => (one === undefined ? "" : `${one.dayId} ${one.part}`);
  const slots = days.map(({ id: dayId, day }) => ({
    day,
    parts: SLOT_PARTS.map((part) => ({ dayId, part })),
  }));
  const isFull = (one: Slot) =>
    others.filter((other) => isSameSlot(other.slot, one)).length + count > LIMITS.list.candidates;
  return (
    <select
      aria-label={label}
      value={keyOf(slot)}
      className="field"
      onChange={({ target: { value } }) => {
        const all = slots.flatMap(({ parts }) => parts);
        onSlot(all.find((one) => keyOf(one) === value));
      }}
    >
      <option value="">{none}</option>
      {slots.map(({ day, parts }) => (
        <optgroup key={day} label={day}>
          {parts.map((one) => (
            <option key={one.part} value={keyOf(one)} disabled={isFull(one)}>
              {ideasWords.slot.slot(day, one.part)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
