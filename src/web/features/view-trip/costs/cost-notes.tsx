import type { CostSummary } from "../../../../domain/costs/cost-summary.ts";
import type { Unpriced } from "../../../../domain/costs/estimate.ts";
import type { FoundRate } from "../../../../domain/money/exchange-rates.ts";
import { language } from "../../../messages/domain/language.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { Mark } from "../trip/mark.tsx";

type CostNotesProps = {
  readonly sums: Pick<CostSummary, "withoutRate" | "estimateWithoutRate">;
  readonly unpriced: readonly Unpriced[];
  readonly hasChildren: boolean;
  /** By which the plan's prices are in the sums, where they are in another currency. */
  readonly estimateRate: (FoundRate & { readonly from: string; readonly to: string }) | undefined;
};

/** Amounts that are in no sum and why, and the assumptions of the sums. */
export function CostNotes({ sums, unpriced, hasChildren, estimateRate }: CostNotesProps) {
  const notes = [
    ...(unpriced.length === 0 ? [] : [costsWords.unpriced(unpriced.map(nameOf))]),
    ...(sums.withoutRate.length === 0
      ? []
      : [costsWords.withoutRate(sums.withoutRate.map(costsWords.money))]),
    ...(sums.estimateWithoutRate === undefined
      ? []
      : [costsWords.estimateWithoutRate(sums.estimateWithoutRate)]),
  ];
  return (
    <>
      {notes.length === 0 ? null : (
        <ul className="mt-2 grid grid-cols-1 gap-1">
          {notes.map((words) => (
            <li key={words}>
              <Mark look="info">{words}</Mark>
            </li>
          ))}
        </ul>
      )}
      {estimateRate === undefined ? null : (
        <p className="mt-2 text-ink-soft">
          {costsWords.estimateRate(
            estimateRate.from,
            estimateRate.to,
            estimateRate.value,
            language.fullDate(estimateRate.date),
          )}
        </p>
      )}
      {hasChildren ? <p className="mt-2 text-ink-soft">{costsWords.howChildrenCount}</p> : null}
      <p className="mt-2 text-ink-soft">{costsWords.basis}</p>
    </>
  );
}

function nameOf(one: Unpriced): string {
  return typeof one === "string"
    ? guideText(one)
    : `${storedWords.place(one.from)} – ${storedWords.place(one.to)}`;
}
