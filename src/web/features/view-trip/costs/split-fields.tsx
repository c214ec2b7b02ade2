import { type CostTraveller, SPLITS, type Split } from "../../../../domain/trip/costs.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { type DraftProblem, type ExpenseDraft, SEVERAL } from "./expense-draft.ts";

/** No traveller's id. */
const EVERYONE = "";

type SplitFieldsProps = {
  readonly draft: ExpenseDraft;
  readonly travellers: readonly CostTraveller[];
  readonly problem: DraftProblem | undefined;
  readonly onChange: (change: Partial<ExpenseDraft>) => void;
};

/** Who paid, and for whom it was. */
export function SplitFields({ draft, travellers, problem, onChange }: SplitFieldsProps) {
  const { payer, paid, how, among, parts } = draft;
  const all = travellers.map(({ id }) => id);
  return (
    <>
      <SelectField
        label={costsWords.payer}
        value={payer}
        onChange={(value) => onChange({ payer: value })}
      >
        <option value="">{costsWords.nobody}</option>
        {travellers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={SEVERAL}>{costsWords.several}</option>
      </SelectField>
      {payer === SEVERAL ? (
        <Parts
          travellers={travellers}
          label={costsWords.paid}
          values={paid}
          onChange={(next) => onChange({ paid: next })}
        />
      ) : null}
      <Problem words={problem === "payers" ? costsWords.payersWrong : undefined} />
      {payer === "" ? null : (
        <>
          <ChoiceChips
            legend={costsWords.splitTitle}
            name="split"
            type="radio"
            options={SPLITS.map((split) => ({ id: split, title: costsWords.splits[split] }))}
            chosen={[how]}
            onChange={(chosen) =>
              onChange({ how: SPLITS.find((split) => split === chosen) ?? how, parts: {} })
            }
          />
          {how === "EVENLY" ? (
            <ChoiceChips
              legend={costsWords.among}
              name="among"
              type="checkbox"
              options={[
                { id: EVERYONE, title: costsWords.everyone },
                ...travellers.map(({ id, name }) => ({ id, title: name })),
              ]}
              chosen={all.every((id) => among.includes(id)) ? [EVERYONE, ...among] : among}
              onChange={(id, isChosen) =>
                onChange({
                  among: isChosen
                    ? [...new Set([...among, ...(id === EVERYONE ? all : [id])])]
                    : among.filter((one) => id !== EVERYONE && one !== id),
                })
              }
            />
          ) : (
            <Parts
              travellers={travellers}
              label={labels()[how]}
              values={parts}
              onChange={(next) => onChange({ parts: next })}
            />
          )}
          <Problem words={problem === "split" ? costsWords.splitWrong[how] : undefined} />
        </>
      )}
    </>
  );
}

const labels = (): Readonly<Record<Exclude<Split, "EVENLY">, (name: string) => string>> => ({
  BY_SHARES: costsWords.shareOf,
  BY_PERCENTAGE: costsWords.percentOf,
  BY_AMOUNT: costsWords.amountOf,
});

type PartsProps = {
  readonly travellers: readonly CostTraveller[];
  readonly label: (name: string) => string;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
};

function Parts({ travellers, label, values, onChange }: PartsProps) {
  return (
    <div className="grid gap-x-3 min-[24rem]:grid-cols-2">
      {travellers.map(({ id, name }) => (
        <TextField
          key={id}
          label={label(name)}
          value={values[id] ?? ""}
          onChange={(value) => onChange({ ...values, [id]: value })}
          isNumber
        />
      ))}
    </div>
  );
}

function Problem({ words }: { words: string | undefined }) {
  return words === undefined ? null : (
    <p role="alert" className="text-bad">
      {words}
    </p>
  );
}
