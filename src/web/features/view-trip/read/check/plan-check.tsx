import type { Message } from "../../../../../domain/message.ts";
import { openSpans } from "../../../../../domain/messages/open-spans.ts";
import { CHECK_IDS, CHECKS } from "../../../../../domain/plan/check-list.ts";
import { isNothingVerified } from "../../../../../domain/plan/plan-verdict.ts";
import type { PlanCheck, TripDay } from "../../../../../domain/trip/trip.ts";
import { useIsWide } from "../../../../lib/use-is-wide.ts";
import { CHANGE_MESSAGES } from "../../../../messages/domain/change-messages.ts";
import { CHECK_MESSAGES } from "../../../../messages/domain/check-messages.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { WATCH_MESSAGES } from "../../../../messages/domain/watch-messages.ts";
import { WEAKNESS_MESSAGES } from "../../../../messages/domain/weakness-messages.ts";
import { guideText, messageText } from "../../../../messages/guide-text.ts";
import { PROBLEM_WORDS } from "../../../../messages/problem-words.ts";
import { checkWords } from "../../../../messages/trip-page/check-words.ts";
import { viewTripWords } from "../../../../messages/view-trip-words.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useLocation } from "../../../../navigation/navigation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { useEditModeContext } from "../../trip/edit-mode.ts";
import { dayHeadingId } from "../../trip/element-ids.ts";
import { LOOK_CLASSES, Mark } from "../../trip/mark.tsx";
import { CheckTable } from "./check-table.tsx";
import { headsUps, lookOf, type ThingToWatch, thingsToDo, tripVerdict } from "./things-to-watch.ts";
import { otherWays, type WayToRaise, wayToFix, wayToRaise } from "./way-to-raise.ts";

type PlanCheckPanelProps = {
  readonly planCheck: PlanCheck;
  readonly itinerary: readonly TripDay[];
};

/** Something to do about a plan. */
type ToDo = {
  /** The day that it is about. */
  readonly day?: TripDay | undefined;
  /** The place that it is about. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly way: WayToRaise | undefined;
  /** Other ways. */
  readonly more?: readonly WayToRaise[];
};

/** The check of a plan: one verdict, what to do with a button each, and the rest folded away. */
export function PlanCheckPanel({ planCheck, itinerary }: PlanCheckPanelProps) {
  const faults = thingsToDo(planCheck, itinerary).flatMap((thing) => faultOf(thing, itinerary));
  const verdict = tripVerdict(planCheck, itinerary);
  const look = lookOf(verdict);
  const isPraised = verdict === "sound";
  const isWalkable = isPraised || /^(?:unsure|poor|weak)$/.test(verdict);
  const weaknesses = isWalkable ? weaknessesOf(planCheck, itinerary) : [];
  return (
    <section aria-labelledby="plan-check">
      <div className="py-4 lg:px-5">
        <h2 id="plan-check" tabIndex={-1} className="text-2xl">
          {checkWords.planCheck}
        </h2>
        <p className={`mt-2 text-lg font-semibold ${LOOK_CLASSES[look]}`}>
          <Mark look={look}>
            {isPraised ? checkWords.soundLine(planCheck.quality) : viewTripWords.verdicts[verdict]}
          </Mark>
        </p>
        {isNothingVerified(planCheck) ? <Unverified checks={planCheck.checks} /> : null}
        <ToDoList title={checkWords.toDo} toDos={faults} />
        <FitDates {...{ planCheck, itinerary }} />
        <ToDoList title={checkWords.weaknesses} toDos={weaknesses} />
        <div className="mt-4 border-line border-t pt-1">
          <Details planCheck={planCheck} itinerary={itinerary} />
        </div>
      </div>
    </section>
  );
}

/** Weaknesses of a sound plan. A plan with a closed sight isn't praised for the rest. */
function weaknessesOf({ weaknesses = [] }: PlanCheck, itinerary: readonly TripDay[]): ToDo[] {
  return weaknesses.flatMap((weakness) => {
    const text = messageText(WEAKNESS_MESSAGES, weakness);
    return text === undefined ? [] : [{ text, way: wayToRaise(weakness, itinerary) }];
  });
}

/** In words; none of a later version's code. */
function faultOf(thing: ThingToWatch, itinerary: readonly TripDay[]): ToDo[] {
  const day = itinerary[(thing.day ?? 0) - 1];
  const way = wayToFix(thing, itinerary);
  const { code, values = {}, placeId } = thing;
  if (thing.is === "dates") {
    return [
      {
        day,
        text: checkWords.closedOnDates(
          [values.names].flat().map((name) => guideText(String(name))),
        ),
        way,
      },
    ];
  }
  if (thing.is === "broken") {
    const text = messageText(PROBLEM_WORDS, thing);
    const name = day?.plan.find(({ id }) => id === placeId)?.placeName;
    return text === undefined
      ? []
      : [{ day, name: name && guideText(name), text, way, more: otherWays(thing, itinerary) }];
  }
  if (thing.is === "unmet") {
    const check = CHECK_IDS.find((id) => id === code);
    return check === undefined
      ? []
      : [{ text: checkWords.unmet([CHECK_MESSAGES[check].unmet]), way }];
  }
  const short = shortText(code, values);
  if (short !== undefined) return [{ day, name: guideText(String(values.name)), text: short, way }];
  const text = messageText(WATCH_MESSAGES, thing);
  return text === undefined ? [] : [{ day, text, way }];
}

/** Beside a button that says what to do. */
function shortText(code: string, values: NonNullable<Message["values"]>): string | undefined {
  if (code === "neverOpenThen") {
    const { hours } = values;
    if (Array.isArray(hours)) {
      return checkWords.openOnly(language.list(openSpans(hours.map(Number), language.span)));
    }
    const [from, to] = [values.startMinutes, values.endMinutes].map(Number);
    return checkWords.neverOpenThen(language.span(from ?? 0, to ?? 0));
  }
  if (code !== "closedThatDay") return undefined;
  if (values.event === undefined && values.openDay === undefined) return checkWords.closedAllDays;
  const event = values.event === undefined ? {} : { event: String(values.event) };
  return checkWords.closedThatDay({ weekday: Number(values.weekday), ...event });
}

/** Several closed doors are put right together. */
function FitDates({ planCheck: { watch }, itinerary }: PlanCheckPanelProps) {
  const { ask } = useEditModeContext();
  const startDate = itinerary[0]?.date;
  const closed = watch.filter(({ code }) => code === "closedThatDay" || code === "notOpenThen");
  if (ask === undefined || startDate === undefined || closed.length < 2) return null;
  return (
    <Button
      look="accent"
      className="no-print mt-2 w-full sm:w-auto"
      onClick={() => ask({ kind: "dates", startDate })}
    >
      {checkWords.fitDates}
    </Button>
  );
}

type ToDoListProps = { readonly title: string; readonly toDos: readonly ToDo[] };

function ToDoList({ title, toDos }: ToDoListProps) {
  const { ask } = useEditModeContext();
  if (toDos.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{title}</h3>
      <ul className="mt-1">
        {toDos.map(({ day, name, text, way, more = [] }) => (
          <li
            key={`${day?.id} ${name} ${text}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0"
          >
            <p className="min-w-0 flex-[1_1_14rem]">
              {day === undefined ? null : <DayLink day={day} />}
              {name === undefined ? null : (
                <>
                  {day === undefined ? null : " · "}
                  <bdi className="font-semibold">{name}</bdi>
                </>
              )}
              {day === undefined && name === undefined ? null : <br />}
              {text}
            </p>
            {ask === undefined
              ? null
              : [way ?? [], more].flat().map(({ words, sheet }) => (
                  <Button key={words} className="no-print" onClick={() => ask(sheet)}>
                    {words}
                    <span className="sr-only">
                      : {name === undefined ? "" : `${name}, `}
                      {text}
                    </span>
                  </Button>
                ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** To a day of the plan. */
function DayLink({ day }: { readonly day: TripDay }) {
  const isWide = useIsWide();
  const { search } = useLocation();
  return (
    // On a phone the plan takes the check's place.
    <Link
      to={`${isWide ? search : "?view=plan"}#${dayHeadingId(day.id)}`}
      className="font-semibold underline"
    >
      {storedWords.day(day.day)}
    </Link>
  );
}

/** All that needs nothing done. */
function Details({ planCheck, itinerary }: PlanCheckPanelProps) {
  const { checks, verified, changes } = planCheck;
  const told = headsUps(planCheck).flatMap(({ day, ...message }) => {
    const text = messageText(WATCH_MESSAGES, message);
    // Of a later version's code we have no words.
    return text === undefined
      ? []
      : [{ text, day: day === undefined ? undefined : itinerary[day - 1] }];
  });
  return (
    <Fold summary={checkWords.details(told.length)}>
      <div className="pb-3">
        {told.length === 0 ? null : (
          <>
            <h3 className="mt-1 font-semibold">{checkWords.watch}</h3>
            <ul className="mt-1 mb-3 grid grid-cols-1 gap-1">
              {told.map(({ day, text }) => (
                <li key={`${day?.id} ${text}`}>
                  {day === undefined ? null : (
                    <>
                      <DayLink day={day} />
                      {" · "}
                    </>
                  )}
                  {text}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="text-ink-soft tabular-nums">{checkWords.verified(verified)}</p>
        {changes.length === 0 ? null : (
          <Fold summary={checkWords.changes(changes.length)}>
            <ul className="grid grid-cols-1 gap-2 pb-3 ps-[min(1.75rem,5vw)]">
              {changes.map((change) => {
                const { kind, name } = change;
                const text = messageText(CHANGE_MESSAGES, change);
                return (
                  <li key={`${kind} ${name} ${text}`}>
                    <span className="text-ink-soft">{checkWords.changeKinds[kind]}</span>{" "}
                    <bdi className="font-semibold">{name}</bdi>
                    {text === undefined ? null : ` · ${text}`}
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
    </Fold>
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
