import { CHECKS, type Check } from "../../../domain/engine/check/check-list.ts";
import { CHANGE_MESSAGES } from "../../../domain/messages/en/change-messages.ts";
import { WATCH_MESSAGES } from "../../../domain/messages/en/watch-messages.ts";
import { storedText } from "../../../domain/messages/message.ts";
import {
  isNothingVerified,
  type PlanVerdict,
  planVerdict,
} from "../../../domain/plan/plan-verdict.ts";
import { checkName } from "../../../domain/trip/check-name.ts";
import type { ItineraryDay, PlanChange, PlanCheck } from "../../../domain/trip/trip.ts";
import { Fold } from "../../ui/fold.tsx";
import { CheckTable } from "./check-table.tsx";
import { dayHeadingId } from "./day-heading-id.ts";
import { Mark } from "./mark.tsx";

/** By ids as a trip has them, which may be another version's. */
const KNOWN_CHECKS: Readonly<Record<string, Check>> = CHECKS;

const VERDICT_WORDS: Readonly<Record<PlanVerdict, string>> = {
  sound: "This plan can be walked",
  faulty: "Something in this plan needs your eye",
  unverified: "We couldn't verify this plan",
};

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

/** What was checked before the plan was saved: the verdict at once, the rest folded away. */
export function PlanCheckPanel({ planCheck, itinerary }: PlanCheckPanelProps) {
  const { quality, verified, changes, watch } = planCheck;
  const checks = planCheck.checks.map((check) => ({ ...check, id: checkName(check.id) }));
  const verdict = planVerdict(planCheck);
  const isSound = verdict === "sound";
  return (
    <section aria-labelledby="plan-check" className="mt-8 print:order-last">
      <div className="card px-[min(1.25rem,5vw)] pt-4 pb-3 print:break-inside-avoid">
        <h3 id="plan-check" className="font-serif text-2xl font-semibold">
          Plan check
        </h3>
        <p className={`mt-2 text-lg font-semibold ${isSound ? "text-good" : "text-watch"}`}>
          <Mark look={isSound ? "good" : "watch"}>{VERDICT_WORDS[verdict]}</Mark>
        </p>
        <Unmet checks={checks} />
        {isNothingVerified(planCheck) ? <Unverified checks={checks} /> : null}
        <p className="mt-1 text-ink-soft tabular-nums">
          Checked against our guide: {verified.places} of {count(verified.ofPlaces, "place")},{" "}
          {verified.hotels} of {count(verified.ofHotels, "hotel")}.
        </p>
        {isNothingVerified(planCheck) ? null : (
          <p className="text-ink-soft tabular-nums">
            Quality: {qualityWords(quality)}, {quality} of 100.
          </p>
        )}
        <WatchList watch={watch} itinerary={itinerary} />
        <div className="mt-2 grid print:hidden">
          {changes.length === 0 ? null : (
            <Fold summary={`What we changed (${changes.length})`}>
              <ul className="space-y-2 pb-3 pl-[min(1.75rem,5vw)]">
                {changes.map((change) => {
                  const { kind, name } = change;
                  const text = storedText(CHANGE_MESSAGES, change);
                  return (
                    <li key={`${kind} ${name} ${text}`}>
                      <span className="text-ink-soft">{CHANGE_WORDS[kind]}:</span>{" "}
                      <bdi className="font-semibold">{name}</bdi>. {text}
                    </li>
                  );
                })}
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

/** What a plan rests on that holds nothing our guide knows, and what to do about it. */
function Unverified({ checks }: Pick<PlanCheck, "checks">) {
  const computed = new Set(checks.map(({ id }) => id));
  const names = Object.entries(CHECKS).flatMap(([id, { name, isHard }]) =>
    isHard && !computed.has(id) ? [name] : [],
  );
  return (
    <>
      <p className="mt-1">
        Our guide knows none of these places. Only the model says that they exist, where they are,
        when they open and what they cost, so look each one up before you go.
      </p>
      {names.length === 0 ? null : (
        <p className="mt-1">Not checked: {new Intl.ListFormat("en").format(names)}.</p>
      )}
    </>
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
        {watch.map((entry) => {
          const { day } = entry;
          const text = storedText(WATCH_MESSAGES, entry);
          if (text === undefined) return null;
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
