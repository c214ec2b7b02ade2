import type { ReactNode } from "react";
import { ownField } from "../../../../../domain/own-field.ts";
import type { CheckId } from "../../../../../domain/plan/check-list.ts";
import type { PlanCheck } from "../../../../../domain/trip/trip.ts";
import { CHECK_MESSAGES } from "../../../../messages/domain/check-messages.ts";
import { language } from "../../../../messages/domain/language.ts";
import { checkWords } from "../../../../messages/trip-page/check-words.ts";
import { Mark } from "../../trip/mark.tsx";

/** Every check that could be computed. A row is a block where there is no room for columns. */
export function CheckTable({ checks }: Pick<PlanCheck, "checks">) {
  // By ids as a trip has them, which may be another version's.
  const known: Readonly<Partial<Record<string, (typeof CHECK_MESSAGES)[CheckId]>>> = CHECK_MESSAGES;
  return (
    <table className="mb-3 w-full text-start tabular-nums max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className="sm:py-2">
            {checkWords.check}
          </th>
          <th scope="col" className="sm:w-28 sm:p-2">
            {checkWords.found}
          </th>
          <th scope="col" className="sm:w-40 sm:p-2">
            {checkWords.wanted}
          </th>
          <th scope="col" className="sm:w-24 sm:py-2">
            {checkWords.result}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {checks.map(({ id, figure, isMet }) => {
          const check = ownField(known, id);
          return (
            <tr key={id} className="border-line border-t align-top max-sm:block max-sm:py-2">
              <th scope="row" className="font-normal max-sm:block sm:py-2">
                <span className="block font-semibold">{check?.name ?? id}</span>
                <span className="block text-ink-soft">{check?.meaning}</span>
              </th>
              <td className="max-sm:inline sm:p-2">
                <ColumnName>{checkWords.found}</ColumnName>
                {language.number(rounded(figure))}
                {check?.unit}
              </td>
              <td className="max-sm:inline sm:p-2">
                <ColumnName>{checkWords.wantedHere}</ColumnName>
                {check?.target}
              </td>
              <td className="max-sm:block sm:py-2 sm:whitespace-nowrap">
                <Mark look={isMet ? "good" : "watch"}>
                  {isMet ? checkWords.met : checkWords.notMet}
                </Mark>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** For the eye alone, where the heads of the columns can't be seen. */
function ColumnName({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="text-ink-soft sm:hidden">
      {children}{" "}
    </span>
  );
}

/** Nobody needs the hundredths of a share. */
function rounded(figure: number): number {
  return Math.abs(figure) < 10 ? Math.round(figure * 10) / 10 : Math.round(figure);
}
