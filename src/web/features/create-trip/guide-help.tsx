import { errorText } from "../../../domain/app-error.ts";
import type { GuideAnswer, Suggestion } from "../../../domain/wire.ts";
import { createTripWords } from "../../messages/en/create-trip-words.ts";
import { Fold } from "../../ui/fold.tsx";
import { Icon } from "../../ui/icon.tsx";

type GuideHelpProps = {
  readonly guide: GuideAnswer;
  readonly onChoose: (city: Suggestion) => void;
};

/** What the built-in guide can plan: said as soon as a destination is chosen that it can't, and listed on demand. */
export function GuideHelp({ guide, onChoose }: GuideHelpProps) {
  const { cities, unknown } = guide;
  const instead = (unknown?.alternatives ?? [])
    .map((label) => cities.find((city) => city.label === label))
    .filter((city) => city !== undefined);
  return (
    <>
      <p role="status" className="text-watch">
        {unknown === undefined ? null : (
          <span className="flex gap-2 py-1">
            <span className="shrink-0">
              <Icon name="warn" size={20} />
            </span>
            <span className="min-w-0 break-words">{errorText(unknown)}</span>
          </span>
        )}
      </p>
      {instead.length === 0 ? null : (
        <p className="mt-2 flex flex-wrap gap-2">
          {instead.map((city) => (
            <button
              key={city.label}
              type="button"
              className="button button-quiet"
              onClick={() => onChoose(city)}
            >
              {createTripWords.chooseCity(city.label)}
            </button>
          ))}
        </p>
      )}
      <Fold summary={createTripWords.allCities(cities.length)}>
        <ul className="flex flex-wrap gap-2 pt-1">
          {cities.map((city) => (
            <li key={city.label}>
              <button
                type="button"
                className="min-h-11 cursor-pointer rounded-3xl border border-line-strong bg-card px-4 py-1.5 hover:border-ink"
                onClick={() => onChoose(city)}
              >
                {city.label}
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
