import { useEffect, useEffectEvent } from "react";
import { shareDays } from "../../../domain/bases/choose-bases.ts";
import { errorText } from "../../../domain/errors/app-error.ts";
import { LIMITS } from "../../../domain/limits.ts";
import type { NamedTowns } from "../../../domain/places/named-towns.ts";
import { DEFAULT_TRIP_DAYS } from "../../../domain/trip/trip-request.ts";
import type { WantedBases } from "../../../domain/trip/wanted-bases.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { ERROR_MESSAGES } from "../../messages/domain/error-messages.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { transferWords } from "../../messages/domain/transfer-words.ts";
import { Icon } from "../../ui/icon.tsx";

type CityDaysProps = {
  readonly several: NamedTowns;
  /** Of the trip, as they were typed, or "". */
  readonly days: string;
  readonly bases: WantedBases | undefined;
  readonly onDestination: (label: string) => void;
  readonly onBases: (bases: WantedBases | undefined) => void;
};

/** The cities of a trip, with the days in each and the way to the next. */
export function CityDays({ several, days, bases, onDestination, onBases }: CityDaysProps) {
  const { towns, ways, isReadAbout } = several;
  const count = days.trim() === "" ? DEFAULT_TRIP_DAYS : Number(days);
  const fits =
    towns.length <= LIMITS.trip.bases && count >= towns.length && count <= LIMITS.trip.days;
  const labels = towns.map(({ label }) => label);
  const isChosen =
    bases?.map(({ label }) => label).join() === labels.join() &&
    bases.reduce((sum, base) => sum + base.days, 0) === count;
  const wanted = !fits ? undefined : isChosen ? bases : shareDays(towns, count);
  const offer = useEffectEvent(() => {
    if (!isChosen) onBases(wanted);
  });
  const offered = fits ? `${count} ${labels.join()}` : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered is told again when it is another
  useEffect(() => offer(), [offered, isChosen]);
  const changed = (at: number, step: 1 | -1) => {
    const other = wanted && otherOf(wanted, at, step);
    if (wanted === undefined || other === undefined) return undefined;
    return wanted.map((base, index) => {
      const more = index === at ? step : index === other ? -step : 0;
      return { ...base, days: base.days + more };
    });
  };
  return (
    <div className="py-1">
      <p role="status" className="text-watch empty:hidden">
        {fits ? null : errorText({ code: "cities_out_of_range" }, ERROR_MESSAGES)}
      </p>
      <ol aria-label={createTripWords.cityDays} className="grid gap-2">
        {towns.map(({ label, name: stored, isKnown }, at) => {
          const name = storedWords.place(stored);
          const way = ways.find(({ from }) => from === stored);
          const own = wanted?.[at];
          return (
            <li key={label}>
              <div className="card flex flex-wrap items-center gap-x-2 ps-4 pe-1">
                <bdi className="min-w-0 grow py-2 break-words">
                  {own === undefined ? name : createTripWords.daysIn(name, own.days)}
                </bdi>
                <span className="flex">
                  {own === undefined ? null : (
                    <>
                      <Step
                        label={createTripWords.fewerDays(name)}
                        sign="−"
                        change={changed(at, -1)}
                        onBases={onBases}
                      />
                      <Step
                        label={createTripWords.moreDays(name)}
                        sign="+"
                        change={changed(at, 1)}
                        onBases={onBases}
                      />
                    </>
                  )}
                  <button
                    type="button"
                    aria-label={createTripWords.removeCity(name)}
                    className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-accent-wash"
                    onClick={() =>
                      onDestination(
                        labels
                          .filter((_, index) => index !== at)
                          .map(storedWords.place)
                          .join(" & "),
                      )
                    }
                  >
                    <Icon name="close" size={18} />
                  </button>
                </span>
              </div>
              {!isKnown && isReadAbout ? (
                <p className="mt-1 ps-4 text-ink-soft">{createTripWords.isReadAbout(name)}</p>
              ) : null}
              {way === undefined || at === towns.length - 1 ? null : (
                <p className="mt-1 ps-4 text-ink-soft">{transferWords.way(way)}</p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type StepProps = {
  readonly label: string;
  readonly sign: string;
  /** Undefined where there is no day to give. */
  readonly change: WantedBases | undefined;
  readonly onBases: (bases: WantedBases) => void;
};

function Step({ label, sign, change, onBases }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Stays in the order of Tab, so that who pressed it last keeps the focus.
      aria-disabled={change === undefined}
      className="grid size-11 place-items-center rounded-full text-lg hover:bg-accent-wash aria-disabled:cursor-default aria-disabled:opacity-40"
      onClick={() => {
        if (change !== undefined) onBases(change);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** The city that gives a day, the one with the most, or takes one, the next; undefined where none can. */
function otherOf(bases: WantedBases, at: number, step: 1 | -1): number | undefined {
  if (step === -1) {
    if ((bases[at]?.days ?? 0) <= 1) return undefined;
    return at + 1 < bases.length ? at + 1 : at - 1;
  }
  const [giver] = bases
    .map(({ days }, index) => ({ days, index }))
    .filter(({ days, index }) => index !== at && days > 1)
    .toSorted((a, b) => b.days - a.days);
  return giver?.index;
}
