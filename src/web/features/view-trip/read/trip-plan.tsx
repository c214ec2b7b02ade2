import { useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { openDataOf } from "../../../../domain/bases/open-data-of.ts";
import { whereIs } from "../../../../domain/bases/where-is.ts";
import { ownField } from "../../../../domain/own-field.ts";
import { notesThatHold } from "../../../../domain/trip/notes-that-hold.ts";
import type {
  Note,
  PlanCheck,
  PlanProblem,
  Trip,
  TripPlace,
} from "../../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../../domain/trip/trip-facts.ts";
import { scrollMemory } from "../../../lib/scroll-memory.ts";
import { useShared } from "../../../lib/use-shared.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Link } from "../../../navigation/link.tsx";
import { usePhotoSource } from "../../../offline/photos/use-trip-photo.ts";
import { Fold } from "../../../ui/fold.tsx";
import { useEditModeContext } from "../trip/edit-mode.ts";
import { LOOK_CLASSES, Mark } from "../trip/mark.tsx";
import { lazyTripPart } from "../trip/trip-part.tsx";
import { LateWayPart } from "../trip/ways/late-way-part.tsx";
import { BeforeTrip } from "./before/before-trip.tsx";
import { lookOf, tripVerdict } from "./check/things-to-watch.ts";
import { brokenByDay } from "./day/broken-by-day.ts";
import { DaySection, type PrintedDay, type PrintedDayProps } from "./day/day-section.tsx";
import type { UnfoldedDays } from "./day/use-unfolded-days.ts";
import { deferredParts } from "./deferred-parts.ts";
import { isUnverified } from "./place/place-problems.ts";

const OpenDataCredit = lazyTripPart(
  async () => (await import("./open-data-credit.tsx")).OpenDataCredit,
);
const PhotoCredits = lazyTripPart(async () => (await import("./photo-credits.tsx")).PhotoCredits);

const NONE_BROKEN: readonly PlanProblem[] = [];

type TripPlanProps = {
  readonly trip: Trip;
  readonly facts: TripFacts | undefined;
  readonly days: UnfoldedDays;
  /** How many of the days are drawn; on paper all are. */
  readonly drawnDays: number;
  /** Parts that only paper has; undefined until they are loaded. */
  readonly printedDay?: ((props: PrintedDayProps) => PrintedDay) | undefined;
};

/** The days of a trip, and what the planner adds to them. */
export function TripPlan({ trip, facts, days, drawnDays, printedDay }: TripPlanProps) {
  const { unfoldedDays, toggleDay } = days;
  const { itinerary, setAside } = trip.tripData;
  const { wishes, notes, ...found } = notesOf(trip);
  const feasts = useShared(found.feasts);
  // On paper they stand together, so that each day keeps to its page.
  const printed = [...wishes, ...Object.values(feasts).flatMap((some) => some ?? []), ...notes];
  const source = usePhotoSource();
  const { parts, ask } = useEditModeContext();
  const isPrinting = useIsPrinting();
  const broken = useShared(brokenByDay(trip.planCheck?.problems));
  // That a model wrote the plan is said at once.
  const areNotesOpen = trip.plannedBy !== "guide";
  const hasLateLayout = useLateLayout();
  const [areNotesShown, setNotesShown] = useState(areNotesOpen);
  return (
    <>
      <section aria-labelledby="places-title" className="pt-6">
        <h2 id="places-title" className="text-2xl lg:text-3xl print:hidden">
          {viewTripWords.places}
        </h2>
        {trip.planCheck === undefined || itinerary.every(({ plan }) => plan.length === 0) ? null : (
          <CheckedLine planCheck={trip.planCheck} itinerary={itinerary} />
        )}
        {facts?.legsOff === undefined || ask === undefined ? null : (
          <LateWayPart offer={{ itinerary, ask, legsOff: facts.legsOff }} />
        )}
        <Unknown places={itinerary.flatMap(({ plan }) => plan)} />
        <BeforeTrip trip={trip} isPrinting={isPrinting} />
        {wishes.length === 0 ? null : (
          <section aria-label={viewTripWords.wishes} className="no-print">
            <WishNotes notes={wishes} />
          </section>
        )}
        {trip.bookings === undefined ? null : (
          <deferredParts.Booked trip={trip} isPrinting={isPrinting} />
        )}
        {isPrinting && printed.length > 0 ? (
          <div className="hidden print:block">
            <h3 className="mt-4 font-semibold">{viewTripWords.goodToKnow}</h3>
            <deferredParts.NoteList notes={printed} />
          </div>
        ) : null}
        {isPrinting ? (
          <div className="hidden print:block">
            {printedDay?.({ trip, facts, dayNumber: 1 }).tripMap}
          </div>
        ) : null}
        {itinerary.slice(0, isPrinting ? undefined : drawnDays).map((day, index) => (
          <DaySection
            key={day.id}
            tripId={trip.id}
            destination={whereIs(trip, day)}
            town={trip.bases?.towns[day.base ?? 0]?.name}
            day={day}
            number={index + 1}
            isLast={index > 0 && index === itinerary.length - 1}
            isOpen={unfoldedDays?.has(day.id)}
            isBelowFold={hasLateLayout && index > 0}
            onToggle={toggleDay}
            broken={ownField(broken, day.id) ?? NONE_BROKEN}
            bookings={trip.bookings}
            feasts={day.date === undefined ? undefined : ownField(feasts, day.date)}
            isPrinting={isPrinting}
            printed={isPrinting ? printedDay?.({ trip, facts, dayNumber: index + 1 }) : undefined}
          />
        ))}
      </section>
      {parts === undefined ? null : <p className="no-print mt-6">{parts.changeTrip()}</p>}
      {setAside === undefined ? null : parts?.setAside(setAside)}
      {notes.length === 0 ? null : (
        <section aria-labelledby="notes-title" className="no-print mt-8">
          <h2 id="notes-title" className="sr-only">
            {viewTripWords.goodToKnow}
          </h2>
          <Fold
            summary={viewTripWords.goodToKnowCount(notes.length)}
            isOpenAtFirst={areNotesOpen}
            onOpen={() => setNotesShown(true)}
          >
            {areNotesShown ? <deferredParts.NoteList notes={notes} /> : null}
          </Fold>
        </section>
      )}
      {openDataOf(trip).map((openData) => (
        <OpenDataCredit key={openData.snapshot} openData={openData} />
      ))}
      {source === undefined || source === "illustrations" ? null : (
        <div className="no-print">
          <PhotoCredits trip={trip} />
        </div>
      )}
    </>
  );
}

/**
 * Whether days are laid out only when they come near. Who comes back finds the place again by real heights, and the
 * focus moves by them.
 */
function useLateLayout(): boolean {
  const [isLate, setLate] = useState(scrollMemory.startsAtTop);
  useEffect(() => {
    const stop = () => setLate(false);
    addEventListener("keydown", stop, { once: true });
    return () => removeEventListener("keydown", stop);
  }, []);
  return isLate;
}

/** Notes that speak of a wish which is in the plan as it was meant. */
const MET: ReadonlySet<string> = new Set([
  "wishesMet",
  "wishReadAs",
  "wishAbout",
  "wishMealsAt",
  "wishFixture",
  "wishCelebrated",
  "wishNoAlcohol",
  "wishTransit",
]);

/** The notes of a trip: what came of the traveller's wishes, what didn't first; feasts, by the day that they begin on; and the others. */
function notesOf(trip: Trip) {
  const notes = notesThatHold(trip);
  const dates = new Set(trip.tripData.itinerary.map(({ date }) => date));
  const kindOf = (note: Note): string => {
    if (typeof note === "string") return "other";
    if (note.code.startsWith("wish")) return "wish";
    const date = note.code === "event" ? note.values?.date : undefined;
    return typeof date === "string" && dates.has(date) ? date : "other";
  };
  const { wish = [], other = [], ...feasts } = Object.groupBy(notes, kindOf);
  const wishes = wish.toSorted((a, b) => Number(isMet(a)) - Number(isMet(b)));
  return { wishes, notes: other, feasts };
}

function isMet(note: Note): boolean {
  return typeof note === "string" || MET.has(note.code);
}

/** What came of the wishes that the plan was made by, unfolded while something didn't. */
function WishNotes({ notes }: { notes: readonly Note[] }) {
  const open = notes.filter((note) => !isMet(note)).length;
  const [isShown, setShown] = useState(open > 0);
  return (
    <Fold
      summary={viewTripWords.wishesSummary(open)}
      isOpenAtFirst={open > 0}
      onOpen={() => setShown(true)}
    >
      {isShown ? <deferredParts.NoteList notes={[...notes]} /> : null}
    </Fold>
  );
}

/** Facts that aren't known of places, said once: their rows have no room for it. */
function Unknown({ places }: { places: readonly TripPlace[] }) {
  const notVerified = places.filter(isUnverified).length;
  const hours = places.filter((one) => one.hoursUnknown === true && !isUnverified(one)).length;
  const words = [
    ...(notVerified === 0 ? [] : [viewTripWords.notVerified(notVerified)]),
    ...(hours === 0 ? [] : [viewTripWords.hoursUnknown(hours)]),
  ];
  return words.length === 0 ? null : <p className="text-ink-soft">{words.join(" ")}</p>;
}

/** The check in one line; it leads to the whole of it. */
function CheckedLine({
  planCheck,
  itinerary,
}: {
  readonly planCheck: PlanCheck;
  readonly itinerary: Trip["tripData"]["itinerary"];
}) {
  const verdict = tripVerdict(planCheck, itinerary);
  const look = lookOf(verdict);
  return (
    <p className={LOOK_CLASSES[look]}>
      <Link to="?view=check" className="inline-flex min-h-11 items-center hover:underline">
        <Mark look={look}>{viewTripWords.checkedLine(verdict)}</Mark>
      </Link>
    </p>
  );
}

let isPrinting = false;

/** Whether the page is being printed: from before it is laid out for paper until that is done. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(notify: () => void): () => void {
  const begin = () => turn(true);
  const end = () => turn(false);
  function turn(value: boolean): void {
    isPrinting = value;
    // A button's `print()` lays the page out before anything that waits is drawn.
    flushSync(notify);
  }
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}
