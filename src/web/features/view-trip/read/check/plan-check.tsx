import { messageText } from "../../../../../domain/message.ts";
import { CHECK_IDS, CHECKS } from "../../../../../domain/plan/check-list.ts";
import { isNothingVerified, planVerdict } from "../../../../../domain/plan/plan-verdict.ts";
import type { PlanCheck, TripDay } from "../../../../../domain/trip/trip.ts";
import { useIsWide } from "../../../../lib/use-is-wide.ts";
import { CHANGE_MESSAGES } from "../../../../messages/domain/change-messages.ts";
import { CHECK_MESSAGES } from "../../../../messages/domain/check-messages.ts";
import { WATCH_MESSAGES } from "../../../../messages/domain/watch-messages.ts";
import { WEAKNESS_MESSAGES } from "../../../../messages/domain/weakness-messages.ts";
import { PROBLEM_WORDS } from "../../../../messages/problem-words.ts";
import { checkWords } from "../../../../messages/trip-page/check-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useLocation } from "../../../../navigation/navigation.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { useEditModeContext } from "../../trip/edit-mode.ts";
import { dayHeadingId } from "../../trip/element-ids.ts";
import { Mark } from "../../trip/mark.tsx";
import { CheckTable } from "./check-table.tsx";
import { type ThingToWatch, thingsToWatch } from "./things-to-watch.ts";
import { wayToRaise } from "./way-to-raise.ts";

type PlanCheckPanelProps = {
  readonly planCheck: PlanCheck;
  readonly itinerary: readonly TripDay[];
};

/** The result of the check before the plan was saved: the verdict at once, the rest folded away. */
export function PlanCheckPanel({ planCheck, itinerary }: PlanCheckPanelProps) {
  const { checks, verified, changes } = planCheck;
  const watch = thingsToWatch(planCheck, itinerary);
  const verdict = planVerdict(planCheck);
  // A plan that was sound before an edit may not be so after it.
  const isSound = verdict === "sound" && planCheck.isStale !== true;
  return (
    <section aria-labelledby="plan-check">
      <div className="py-4 lg:px-5">
        <h2 id="plan-check" tabIndex={-1} className="text-2xl">
          {checkWords.planCheck}
        </h2>
        <p className={`mt-2 text-lg font-semibold ${isSound ? "text-good" : "text-watch"}`}>
          <Mark look={isSound ? "good" : "watch"}>
            {planCheck.isStale === true
              ? viewTripWords.staleCheck
              : viewTripWords.verdicts[verdict]}
          </Mark>
        </p>
        <Unmet checks={checks} />
        {isNothingVerified(planCheck) ? <Unverified checks={checks} /> : null}
        <p className="mt-1 text-ink-soft tabular-nums">{checkWords.verified(verified)}</p>
        {isSound ? <Worth planCheck={planCheck} itinerary={itinerary} /> : null}
        <WatchList watch={watch} itinerary={itinerary} />
        <div className="mt-2 grid">
          {changes.length === 0 ? null : (
            <Fold summary={checkWords.changes(changes.length)}>
              <ul className="space-y-2 pb-3 pl-[min(1.75rem,5vw)]">
                {changes.map((change) => {
                  const { kind, name } = change;
                  const text = messageText(CHANGE_MESSAGES, change);
                  return (
                    <li key={`${kind} ${name} ${text}`}>
                      <span className="text-ink-soft">{checkWords.changeKinds[kind]}</span>{" "}
                      <bdi className="font-semibold">{name}</bdi>. {text}
                    </li>
                  );
                })}
              </ul>
            </Fold>
          )}
          {checks.length === 0 ? null : (
            <Fold summary={checkWords.checks(checks.length)}>
              <CheckTable checks={checks} />
            </Fold>
          )}
        </div>
      </div>
    </section>
  );
}

/** The quality of a sound plan, and its weaknesses. One with a closed sight isn't praised for the rest. */
function Worth({ planCheck: { quality, weaknesses = [] }, itinerary }: PlanCheckPanelProps) {
  const { ask } = useEditModeContext();
  const rows = weaknesses.flatMap((weakness) => {
    const text = messageText(WEAKNESS_MESSAGES, weakness);
    return text === undefined ? [] : [{ text, way: wayToRaise(weakness, itinerary) }];
  });
  return (
    <>
      <p className="mt-1 text-ink-soft tabular-nums">{checkWords.quality(quality)}</p>
      {rows.length === 0 ? null : (
        <>
          <h3 className="mt-1 font-semibold">{checkWords.weaknesses}</h3>
          <ul className="mt-1 space-y-1">
            {rows.map(({ text, way }) => (
              <li key={text}>
                <Mark look="watch">{text}</Mark>
                {way === undefined || ask === undefined ? null : (
                  <button
                    type="button"
                    className="no-print ml-7 inline-flex min-h-11 items-center font-semibold underline"
                    onClick={() => ask(way.sheet)}
                  >
                    {way.words}
                    <span className="sr-only">: {text}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The state of a plan in which our guide knows nothing, and what to do about it. */
function Unverified({ checks }: Pick<PlanCheck, "checks">) {
  const computed = new Set<string>(checks.map(({ id }) => id));
  const names = CHECK_IDS.flatMap((id) =>
    CHECKS[id].isHard && !computed.has(id) ? [CHECK_MESSAGES[id].name] : [],
  );
  return (
    <>
      <p className="mt-1">{checkWords.nothingVerified}</p>
      {names.length === 0 ? null : <p className="mt-1">{checkWords.notChecked(names)}</p>}
    </>
  );
}

/** Which of the checks that decide the verdict are not met. */
function Unmet({ checks }: Pick<PlanCheck, "checks">) {
  const unmet = new Set(checks.flatMap(({ id, isMet }) => (isMet ? [] : [id])));
  const problems = CHECK_IDS.flatMap((id) =>
    CHECKS[id].isHard && unmet.has(id) ? [CHECK_MESSAGES[id].unmet] : [],
  );
  if (problems.length === 0) return null;
  return <p className="mt-1">{checkWords.unmet(problems)}</p>;
}

function WatchList({
  watch,
  itinerary,
}: Pick<PlanCheckPanelProps, "itinerary"> & { readonly watch: readonly ThingToWatch[] }) {
  const isWide = useIsWide();
  const { search } = useLocation();
  if (watch.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-semibold">{checkWords.watch}</h3>
      <ul className="mt-1 space-y-1">
        {watch.flatMap(({ day, isBroken, ...message }) => {
          const text = messageText(isBroken ? PROBLEM_WORDS : WATCH_MESSAGES, message);
          // Of a later version's code we have no words.
          if (text === undefined) return [];
          const about = day === undefined ? undefined : itinerary[day - 1];
          return (
            <li key={`${day} ${text}`}>
              <Mark look="watch">
                {about === undefined ? null : (
                  <>
                    {/* On a phone the plan takes the check's place. */}
                    <Link
                      to={`${isWide ? search : "?view=plan"}#${dayHeadingId(about.id)}`}
                      className="font-semibold underline"
                    >
                      {about.day}
                    </Link>
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
