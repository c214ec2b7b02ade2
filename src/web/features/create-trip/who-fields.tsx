import { LIMITS } from "../../../domain/limits.ts";
import { MAX_CHILDREN, OLDEST_CHILD } from "../../../domain/trip/child-ages.ts";
import { countPeople } from "../../../domain/trip/count-people.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { FORM_NEEDS, isFamily, type TripForm } from "./trip-form.ts";

const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => age);

type WhoFieldsProps = {
  readonly form: TripForm;
  readonly onChange: (part: Partial<TripForm>) => void;
};

/** Beside who travels: the ages of a family's children, and what somebody needs. */
export function WhoFields({ form, onChange }: WhoFieldsProps) {
  const { childAges, needs } = form;
  return (
    <div className="grid grid-cols-1 gap-6">
      {isFamily(form) ? <ChildAges {...{ childAges, onChange }} /> : null}
      <ChoiceChips
        legend={createTripWords.needs}
        name="needs"
        type="checkbox"
        options={FORM_NEEDS.map((id) => ({ id, title: createTripWords.needTitles[id] }))}
        chosen={needs}
        onChange={(id, isChosen) =>
          onChange({
            needs: FORM_NEEDS.filter((each) => (each === id ? isChosen : needs.includes(each))),
          })
        }
      />
    </div>
  );
}

const FEW = ["2", "3", "4", "5", "6", "7", "8"];
const MANY = Array.from({ length: LIMITS.trip.travellers - 8 }, (_, nth) => `${nth + 9}`);
const MORE = "more";

/** As many as the card says, until another number is chosen. */
export function People({ form, onChange }: WhoFieldsProps) {
  const people = form.people === "" ? String(countPeople(form.traveler)) : form.people;
  const areMany = MANY.includes(people);
  return (
    <div>
      <ChoiceChips
        legend={createTripWords.howMany}
        name="people"
        type="radio"
        options={[...FEW.map((count) => ({ id: count, title: count })), { id: MORE, title: "9+" }]}
        chosen={[areMany ? MORE : people]}
        onChange={(id) => onChange({ people: id === MORE ? "9" : id })}
      />
      {areMany ? (
        <select
          aria-label={createTripWords.howMany}
          className="field mt-2 w-28 tabular-nums"
          value={people}
          onChange={({ target: { value } }) => onChange({ people: value })}
        >
          {MANY.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

type ChildAgesProps = Pick<TripForm, "childAges"> & Pick<WhoFieldsProps, "onChange">;

/** A field for each child, and an empty one for the next. */
function ChildAges({ childAges, onChange }: ChildAgesProps) {
  const fields = childAges.length < MAX_CHILDREN ? [...childAges, undefined] : childAges;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{createTripWords.childAges}</legend>
      <div className="flex flex-wrap gap-3">
        {fields.map((age, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their order only.
          <label key={nth}>
            <span className="mb-1 block text-ink-soft">{createTripWords.child(nth + 1)}</span>
            <select
              className="field w-28 tabular-nums"
              value={age ?? ""}
              onChange={({ target: { value } }) =>
                onChange({
                  childAges:
                    value === ""
                      ? childAges.toSpliced(nth, 1)
                      : childAges.toSpliced(nth, 1, Number(value)),
                })
              }
            >
              <option value="">{createTripWords.noAge}</option>
              {AGES.map((each) => (
                <option key={each} value={each}>
                  {createTripWords.age(each)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
