import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { amountText, exampleAmount, minorOf } from "../../../../domain/money/amount-text.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { TripEditor } from "../trip/trip-editing.ts";
import { CurrencyOptions } from "./currency-options.tsx";

type BudgetSheetProps = {
  readonly trip: Trip;
  readonly currency: string;
  /** That the plan's own prices are in. */
  readonly planCurrency: string;
  readonly edit: TripEditor["edit"];
  readonly onClose: () => void;
};

/** The trip's budget, and the currency in which its costs are added up. */
export function BudgetSheet({ trip, currency, planCurrency, edit, onClose }: BudgetSheetProps) {
  const former = trip.costs?.budgetMinor;
  const [{ amount, chosen }, setTyped, forget] = useDraft(
    `budget ${former} ${currency}`,
    z.object({ amount: z.string(), chosen: z.string() }),
    () => ({
      amount: former === undefined ? "" : amountText(former, trip.costs?.currency ?? currency),
      chosen: currency,
    }),
  );
  const [isWrong, setWrong] = useState(false);

  async function save(event: FormEvent, close: () => void): Promise<void> {
    event.preventDefault();
    const budgetMinor = amount.trim() === "" ? undefined : minorOf(amount, chosen);
    if (amount.trim() !== "" && !(budgetMinor !== undefined && budgetMinor > 0)) {
      setWrong(true);
      return;
    }
    const isKept = await edit({
      kind: "set-budget",
      currency: budgetMinor === undefined && chosen === planCurrency ? undefined : chosen,
      budgetMinor,
    });
    if (!isKept) return;
    forget();
    close();
  }

  return (
    <Sheet title={costsWords.budgetTitle} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => void save(event, close)} className="grid gap-3">
          <TextField
            label={costsWords.budgetAmount}
            value={amount}
            onChange={(next) => {
              setTyped({ amount: next, chosen });
              setWrong(false);
            }}
            problem={isWrong ? costsWords.budgetWrong(exampleAmount(chosen)) : undefined}
            isNumber
          />
          <SelectField
            label={costsWords.budgetIn}
            value={chosen}
            onChange={(next) => setTyped({ amount, chosen: next })}
          >
            <CurrencyOptions first={[currency, planCurrency]} />
          </SelectField>
          <Button type="submit" look="accent" className="w-full">
            {costsWords.save}
          </Button>
        </form>
      )}
    </Sheet>
  );
}
