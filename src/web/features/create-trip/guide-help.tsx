import { cityChoices } from "../../../domain/bases/city-segments.ts";
import { errorText } from "../../../domain/errors/app-error.ts";
import type { GuideAnswer, Suggestion } from "../../../domain/places/guide-answer.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { ERROR_MESSAGES } from "../../messages/domain/error-messages.ts";
import { language } from "../../messages/domain/language.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { Fold } from "../../ui/fold.tsx";
import { FormIcon } from "../../ui/form-icon.tsx";

/** As they are called in the page's language. */
function byName(cities: readonly Suggestion[]): Suggestion[] {
  const { compare } = new Intl.Collator(language.tag);
  return cities.toSorted((a, b) => compare(storedWords.place(a.label), storedWords.place(b.label)));
}

type GuideHelpProps = {
  readonly guide: GuideAnswer;
  /** As it was typed, or "". */
  readonly days: string;
  readonly onChoose: (city: Suggestion) => void;
  /** One of the cities that the destination leaves open. */
  readonly onName: (city: string) => void;
  readonly onShorten: (days: number) => void;
};

/**
 * What the built-in guide can plan: said as soon as a destination is chosen that it can't, or has too
 * little for, and listed on demand.
 */
export function GuideHelp({ guide, days, onChoose, onName, onShorten }: GuideHelpProps) {
  const { cities, known, unknown } = guide;
  const isThin = known !== undefined && Number(days) > known.days;
  const isReadAbout = unknown?.isReadAbout === true;
  // A slip of the pen is worth a word; near cities are not, where the destination itself can be planned.
  const isSlip = unknown?.values.advice === "similar";
  const stored = String(unknown?.values.destination ?? "");
  const destination = storedWords.place(stored);
  const choices = cityChoices(stored);
  const ofCountry = `, ${stored.trim().toLowerCase()}`;
  const isCountry = cities.some(({ label }) => label.toLowerCase().endsWith(ofCountry));
  const isPlannable = isCountry || (isReadAbout && !isSlip);
  const warning =
    choices.length > 0
      ? createTripWords.chooseOne
      : unknown !== undefined
        ? isCountry
          ? createTripWords.isCountry(destination)
          : isPlannable
            ? createTripWords.isReadAbout(destination)
            : unknown.code === "destination_unanswered"
              ? createTripWords.unanswered(destination)
              : errorText(storedWords.withPlaces(unknown), ERROR_MESSAGES)
        : isThin
          ? createTripWords.thinTrip(storedWords.place(known.city), known.days)
          : undefined;
  const isSettled = choices.length > 0 || (isReadAbout && !isSlip);
  const instead = (isSettled ? [] : (unknown?.alternatives ?? []))
    .map((label) => cities.find((city) => city.label === label))
    .filter((city) => city !== undefined);
  return (
    <>
      <p role="status" className={isPlannable ? "text-ink-soft" : "text-watch"}>
        {warning === undefined ? null : (
          <span className="flex gap-2 py-1">
            <span className="shrink-0">
              <FormIcon name={isPlannable ? "search" : "warn"} size={20} />
            </span>
            <span className="min-w-0 break-words">{warning}</span>
          </span>
        )}
      </p>
      {isThin ? (
        <p className="mt-2">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onShorten(known.days)}
          >
            {createTripWords.planDays(known.days)}
          </button>
        </p>
      ) : null}
      {instead.length + choices.length === 0 ? null : (
        <p className="mt-2 flex flex-wrap gap-2">
          {choices.map((name) => (
            <button
              key={name}
              type="button"
              className="button button-quiet"
              onClick={() => onName(name)}
            >
              {createTripWords.chooseCity(name)}
            </button>
          ))}
          {instead.map((city) => (
            <button
              key={city.label}
              type="button"
              className="button button-quiet"
              onClick={() => onChoose(city)}
            >
              {createTripWords.chooseCity(storedWords.place(city.label))}
            </button>
          ))}
        </p>
      )}
      <Fold summary={createTripWords.allCities(cities.length)}>
        <ul className="flex flex-wrap gap-2 pt-1">
          {byName(cities).map((city) => (
            <li key={city.label}>
              <button
                type="button"
                className="min-h-11 cursor-pointer rounded-3xl border border-line-strong bg-card px-4 py-1.5 hover:border-ink"
                onClick={() => onChoose(city)}
              >
                {storedWords.place(city.label)}
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
