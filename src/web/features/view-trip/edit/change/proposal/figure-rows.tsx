import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { Icon } from "../../../../../ui/icon.tsx";

type FigureRowsProps = {
  /** A figure's name, its value now, and its value then; one that isn't known both times is left out. */
  readonly rows: readonly (readonly [string, string | undefined, string | undefined])[];
};

/** Figures of the plan before and after. */
export function FigureRows({ rows }: FigureRowsProps) {
  return (
    <dl className="mt-2 tabular-nums">
      {rows.map(([term, from, to]) =>
        from === undefined || to === undefined ? null : (
          <div
            key={term}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd className="flex items-center gap-2">
              {from}
              <span className="-rotate-90 rtl:rotate-90">
                <Icon name="chevron-down" size={18} />
              </span>
              <span className="sr-only">{changePlanWords.to}</span> <b>{to}</b>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
