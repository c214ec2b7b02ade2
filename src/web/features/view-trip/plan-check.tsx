import { CHECKS, type Check } from "../../../domain/schedule/check-list.ts";
import type { ItineraryDay, PlanChange, PlanCheck } from "../../../domain/trip.ts";
import { Fold } from "../../ui/fold.tsx";
import { CheckTable } from "./check-table.tsx";
import { dayHeadingId } from "./day-heading-id.ts";
import { Mark } from "./mark.tsx";

/** By ids as a trip has them, which may be another version's. */
const KNOWN_CHECKS: Readonly<Record<string, Check>> = CHECKS;

const CHANGE_WORDS: Readonly<Record<PlanChange["kind"], string>> = {
  moved: "Moved",
  dropped: "Dropped",
  corrected: "Corrected",
  added: "Added",
};

type PlanCheckPanelProps = {
  readonly planCheck: PlanCheck;
  readonly itinerary: readonly ItineraryDay[];
};

/** What the plan was held against before it was saved: the verdict at once, the rest folded away. */
export function PlanCheckPanel({ planCheck, itinerary }: PlanCheckPanelProps) {
  const { isFeasible, quality, verified, changes, checks, watch } = planCheck;
  return (
    <section aria-labelledby="plan-check" className="mt-8 print:order-last">
      <div className="card px-[min(1.25rem,5vw)] pt-4 pb-3 print:break-inside-avoid">
        <h3 id="plan-check" className="font-serif text-2xl font-semibold">
          Plan check
        </h3>
        <p className={`mt-2 text-lg font-semibold ${isFeasible ? "text-good" : "text-watch"}`}>
          <Mark look={isFeasible ? "good" : "watch"}>
            {isFeasible ? "This plan can be walked" : "Something in this plan needs your eye"}
          </Mark>
        </p>
        <Unmet checks={checks} />
        <p className="mt-1 text-ink-soft tabular-nums">
          Checked against our guide: {verified.places} of {count(verified.ofPlaces, "place")},{" "}
          {verified.hotels} of {count(verified.ofHotels, "hotel")}.
        </p>
        <p className="text-ink-soft tabular-nums">
          Quality: {qualityWords(quality)}, {quality} of 100.
        </p>
        <WatchList watch={watch} itinerary={itinerary} />
        <div className="mt-2 grid print:hidden">
          {changes.length === 0 ? null : (
            <Fold summary={`What we changed (${changes.length})`}>
              <ul className="space-y-2 pb-3 pl-[min(1.75rem,5vw)]">
                {changes.map(({ kind, name, text }) => (
                  <li key={`${kind} ${name} ${text}`}>
                    <span className="text-ink-soft">{CHANGE_WORDS[kind]}:</span>{" "}
                    <span className="font-semibold">{name}</span>. {text}
                  </li>
                ))}
              </ul>
            </Fold>
          )}
          {checks.length === 0 ? null : (
            <Fold summary={`All checks (${checks.length})`}>
              <CheckTable checks={checks} />
            </Fold>
          )}
        </div>
      </div>
    </section>
  );
}

/** Which of the checks that decide the verdict are not met. */
function Unmet({ checks }: Pick<PlanCheck, "checks">) {
  const names = checks.flatMap(({ id, isMet }) => {
    const check = KNOWN_CHECKS[id];
    return check?.isHard === true && !isMet ? [check.name] : [];
  });
  if (names.length === 0) return null;
  return <p className="mt-1">Not met: {new Intl.ListFormat("en").format(names)}.</p>;
}

function WatchList({
  watch,
  itinerary,
}: Pick<PlanCheck, "watch"> & Pick<PlanCheckPanelProps, "itinerary">) {
  if (watch.length === 0) return null;
  return (
    <>
      <h4 className="mt-3 font-semibold">What to watch</h4>
      <ul className="mt-1 space-y-1">
        {watch.map(({ day, text }) => {
          const name = day === undefined ? undefined : itinerary[day - 1]?.day;
          return (
            <li key={`${day} ${text}`}>
              <Mark look="watch">
                {day === undefined || name === undefined ? null : (
                  <>
                    <a href={`#${dayHeadingId(day)}`} className="font-semibold underline">
                      {name}
                    </a>
                    {": "}
                  </>
                )}
                {text}
              </Mark>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function qualityWords(quality: number): string {
  if (quality >= 85) return "very good";
  if (quality >= 70) return "good";
  return quality >= 50 ? "fair" : "poor";
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}
