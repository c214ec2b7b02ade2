import { LIMITS } from "../../../domain/limits.ts";
import { MAX_CHILDREN, OLDEST_CHILD } from "../../../domain/trip/child-ages.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { FORM_NEEDS, isFamily, isOfSome, peopleOf, type TripForm } from "./trip-form.ts";

const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => age);

type WhoFieldsProps = {
  readonly form: TripForm;
  readonly onChange: (part: Partial<TripForm>) => void;
};

/** What somebody who travels needs, and how many of them eat so. */
export function NeedFields({ form, onChange }: WhoFieldsProps) {
  const { needs, needPeople } = form;
  const people = peopleOf(form);
  const counted = people > 1 ? needs.filter(isOfSome) : [];
  return (
    <div>
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
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {counted.map((need) => (
          <label key={need}>
            <span className="mb-1 block text-ink-soft">{createTripWords.needTitles[need]}</span>
            <select
              className="field w-40 tabular-nums"
              value={(needPeople[need] ?? people) < people ? needPeople[need] : ""}
              onChange={({ target: { value } }) => {
                const { [need]: _, ...others } = needPeople;
                onChange({
                  needPeople: value === "" ? others : { ...others, [need]: Number(value) },
                });
              }}
            >
              <option value="">{createTripWords.allOfUs}</option>
              {Array.from({ length: people - 1 }, (_, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are numbers.
                <option key={nth} value={nth + 1}>
                  {createTripWords.someOfUs(nth + 1, people)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </div>
  );
}

/** Beside who travels: how many of several they are, and the ages of a family's children. */
export function Party({ form, onChange }: WhoFieldsProps) {
  const { childAges } = form;
  return (
    <div className="grid grid-cols-1 gap-4">
      <People {...{ form, onChange }} />
      {isFamily(form) ? <ChildAges {...{ childAges, onChange }} /> : null}
    </div>
  );
}

const FEW = ["2", "3", "4", "5", "6", "7", "8"];
const MANY = Array.from({ length: LIMITS.trip.travellers - 8 }, (_, nth) => `${nth + 9}`);
const MORE = "more";

function People({ form, onChange }: WhoFieldsProps) {
  const people = String(peopleOf(form));
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
      {childAges.length > 0 ? null : (
        <p className="mt-2 text-ink-soft">{createTripWords.agesAssumed}</p>
      )}
    </fieldset>
  );
}
