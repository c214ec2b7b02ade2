import { memo, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { todayOf } from "../../../domain/trip/today.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { useIsWide } from "../../lib/use-is-wide.ts";
import { useNow } from "../../lib/use-now.ts";
import { whenUsed } from "../../lib/when/when-used.ts";
import { tripDatesWords } from "../../messages/en/trip-dates-words.ts";
import { SetDates } from "../../set-dates/set-dates.tsx";
import { Icon } from "../../ui/icon.tsx";
import { EditButton } from "./edit/edit-button.tsx";
import { useEditModeState } from "./edit/use-edit-mode-state.tsx";
import { TripMap } from "./map/trip-map.tsx";
import { useMapDay } from "./map/use-map-day.ts";
import { MoreButtons } from "./more-buttons.tsx";
import { thingsToWatch } from "./read/check/things-to-watch.ts";
import { DayTabs } from "./read/day/day-tabs.tsx";
import { useCurrentDay } from "./read/day/use-current-day.ts";
import { useDrawnDays } from "./read/day/use-drawn-days.ts";
import { useOpenDays } from "./read/day/use-open-days.ts";
import { deferredParts } from "./read/deferred-parts.ts";
import { tripDates } from "./read/trip-dates.ts";
import { TripHero } from "./read/trip-hero.tsx";
import { TripHotels } from "./read/trip-hotels.tsx";
import { TripPlan } from "./read/trip-plan.tsx";
import { type PanelView, SidePanel } from "./side-panel.tsx";
import { EditModeContext } from "./trip/edit-mode.ts";
import { PartUnavailable } from "./trip/part-unavailable.tsx";
import { useTripEditing, useTripSteps } from "./trip/trip-editing.ts";
import { TripPart } from "./trip/trip-part.tsx";
import { UnfoldedPlaceContext } from "./trip/unfolded-place.ts";
import { TripBar } from "./trip-bar.tsx";
import { usePrintedDay } from "./use-printed-day.ts";
import { type TripView, useTripView } from "./use-trip-view.ts";

const TripActions = lazyPart(async () => (await import("./trip-actions.tsx")).TripActions);
const TodayPart = lazyPart(async () => (await import("./today-part.tsx")).TodayPart);
const CostView = lazyPart(async () => (await import("./costs/cost-view.tsx")).CostView);
const PlanCheckPanel = lazyPart(
  async () => (await import("./read/check/plan-check.tsx")).PlanCheckPanel,
);
const UndoBar = lazyPart(async () => (await import("./edit/undo/undo-bar.tsx")).UndoBar);

/** When the page is first used, what it shows only after a tap is loaded: then it opens at once, and offline too. */
function loadWhenUsed(): void {
  whenUsed()
    .then(() => Promise.all([TripActions.prepare(), deferredParts.prepare()]))
    .catch((error: unknown) => console.warn("parts of the page can't be loaded", error));
}

type TripDetailProps = {
  readonly trip: Trip;
  /** What is known of its places; undefined until it is loaded. */
  readonly facts: TripFacts | undefined;
};

/** A trip: the plan first, its other views one tap away; while it runs, today before all. */
export const TripDetail = memo(function TripDetail({ trip, facts }: TripDetailProps) {
  const { planCheck } = trip;
  const { itinerary, setAside } = trip.tripData;
  const editor = useTripEditing();
  const nowMs = useNow();
  const today = todayOf(trip, nowMs, facts?.timeZone ?? trip.timeZone);
  const isUnderWay = today.phase === "during";
  // A guest sees costs where the owner shows them.
  const hasCosts = editor !== undefined || trip.costs !== undefined;
  const panelViews: readonly PanelView[] = [
    "map",
    ...(hasCosts ? (["costs"] as const) : []),
    ...(planCheck === undefined ? [] : (["check"] as const)),
  ];
  const views: readonly TripView[] = [
    ...(isUnderWay ? (["today"] as const) : []),
    "plan",
    ...panelViews,
  ];
  const isWide = useIsWide();
  const printedDay = usePrintedDay();
  const view = useTripView(views, isWide);
  const days = useOpenDays(itinerary.map(({ id }) => id));
  const drawnDays = useDrawnDays(itinerary.length);
  const drawn = itinerary.slice(0, drawnDays);
  const currentDay = useCurrentDay(drawn.map(({ id }) => id).join(" "));
  const readIndex = itinerary.findIndex(({ id }) => id === currentDay);
  const mapDay = useMapDay(
    readIndex < 0 ? undefined : readIndex + 1,
    isUnderWay ? today.dayNumber : 1,
  );
  const shownDay =
    view === "map" && !isWide
      ? itinerary[(mapDay.dayNumber ?? 0) - 1]?.id
      : (currentDay ?? "hotels");
  const [openPlaceId, setOpenPlaceId] = useState<string>();
  const openPlace = useMemo(() => ({ openPlaceId, setOpenPlaceId }), [openPlaceId]);
  const { mode, isEditing, setEditing, host } = useEditModeState({
    trip,
    editor,
    city: facts?.city,
    openDay: days.openDay,
    isWanted:
      isWide ||
      setAside !== undefined ||
      itinerary.some(({ plan }) => plan.length === 0) ||
      (view === "plan" && openPlaceId !== undefined),
    isWide,
    currentDay,
  });
  const [hasActions, setHasActions] = useState<boolean>();
  useEffect(loadWhenUsed, []);
  const watchCount = planCheck === undefined ? 0 : thingsToWatch(planCheck, itinerary).length;
  // A phone's map fills what is left of the screen.
  const noBox = view === "map" ? "max-lg:contents" : "";
  const inPlan = view === "plan" ? "" : "max-lg:hidden print:block";
  const toggleActions = useCallback(() => setHasActions((has) => has !== true), []);
  const name = trip.title ?? trip.userSelection.location.label;
  const { dates, countdown } = tripDates(trip, nowMs) ?? {};
  // What a change of the plan leaves as it is isn't drawn again.
  const heroActions = useMemo(
    () => (
      <MoreButtons
        isOpen={hasActions === true}
        onToggle={toggleActions}
        look="rounded-full border border-white/60 bg-black/60 text-white"
      />
    ),
    [hasActions, toggleActions],
  );
  const heroDates = useMemo(
    () => <TripDates dates={dates} countdown={countdown} tripName={name} />,
    [dates, countdown, name],
  );
  const page = (
    <UnfoldedPlaceContext value={openPlace}>
      <article
        data-view={view}
        data-slim={mode.isSlim ? "" : undefined}
        className={view === "map" ? "max-lg:flex max-lg:flex-1 max-lg:flex-col" : ""}
      >
        {view === "plan" || isWide ? null : (
          <h1 tabIndex={-1} className="sr-only">
            {name}
          </h1>
        )}
        <div className={inPlan}>
          <TripHero
            tripId={trip.id}
            title={trip.title}
            selection={trip.userSelection}
            dates={heroDates}
            actions={heroActions}
          />
        </div>
        {/* No box of its own: the tabs stay in sight as long as the whole page is. */}
        <div className={view === "plan" || view === "map" ? "contents" : "hidden lg:contents"}>
          <DayTabs
            itinerary={itinerary}
            current={shownDay}
            onDay={days.openDay}
            hrefOfDay={
              view === "map" && !isWide ? (number) => `?view=map&day=${number}` : undefined
            }
            today={isUnderWay ? today.date : undefined}
          >
            {editor === undefined || view !== "plan" ? null : (
              <EditButton
                isEditing={isEditing}
                dayCount={itinerary.length}
                onToggle={() => setEditing(!isEditing)}
              />
            )}
            {editor === undefined ? null : <ShortUndoBar />}
            <span className="max-lg:hidden">
              <MoreButtons
                isOpen={hasActions === true}
                onToggle={toggleActions}
                look="rounded-full border button-quiet"
              />
            </span>
          </DayTabs>
        </div>
        {editor === undefined || hasActions === undefined ? null : (
          <div
            id="trip-actions"
            hidden={!hasActions}
            className="no-print border-line border-b bg-paper lg:sticky lg:top-16 lg:z-5"
          >
            <div className="mx-auto max-w-[78rem] px-4 pb-3">
              <PartBoundary fallback={(retry) => <PartUnavailable onRetry={retry} />}>
                <Suspense>
                  <TripActions trip={trip} editor={editor} onClose={toggleActions} />
                </Suspense>
              </PartBoundary>
            </div>
          </div>
        )}
        <div
          className={`${noBox} mx-auto max-w-160 px-4 pb-12 lg:max-w-[78rem] print:block print:max-w-none print:p-0`}
        >
          <section aria-labelledby="hotels-title" className={`pt-6 ${inPlan}`}>
            <TripHotels trip={trip} />
          </section>
          <div
            className={`${noBox} lg:mt-4 lg:grid lg:grid-cols-[minmax(0,39fr)_minmax(0,35fr)] lg:items-start lg:gap-8 print:block`}
          >
            <div>
              {isUnderWay ? (
                <div className={`no-print pt-6 ${view === "today" ? "" : "max-lg:hidden"}`}>
                  <TripPart>
                    <TodayPart trip={trip} facts={facts} today={today} />
                  </TripPart>
                </div>
              ) : null}
              <div className={inPlan}>
                <TripPlan
                  trip={trip}
                  facts={facts}
                  days={days}
                  drawnDays={drawnDays}
                  printedDay={printedDay}
                />
              </div>
            </div>
            <SidePanel views={panelViews} view={view} watchCount={watchCount}>
              {{
                map: <TripMap trip={trip} facts={facts} mapDay={mapDay} />,
                costs:
                  view !== "costs" ? null : (
                    <TripPart>
                      <CostView
                        trip={trip}
                        facts={facts}
                        todayId={isUnderWay ? today.day.id : undefined}
                      />
                    </TripPart>
                  ),
                check:
                  planCheck === undefined || view !== "check" ? null : (
                    <TripPart>
                      <PlanCheckPanel planCheck={planCheck} itinerary={itinerary} />
                    </TripPart>
                  ),
              }}
            </SidePanel>
          </div>
        </div>
        {views.length < 2 || mode.isSlim ? null : (
          <TripBar views={views} current={view} watchCount={watchCount} />
        )}
        {host}
      </article>
    </UnfoldedPlaceContext>
  );
  return <EditModeContext value={mode}>{page}</EditModeContext>;
});

/** Undo and redo beside the tabs of the days, once there is something to undo. */
function ShortUndoBar() {
  const { canUndo, canRedo } = useTripSteps();
  if (!canUndo && !canRedo) return null;
  return (
    <span className="max-lg:hidden">
      <PartBoundary fallback={() => null}>
        <Suspense>
          <UndoBar isShort />
        </Suspense>
      </PartBoundary>
    </span>
  );
}

/** When the trip is, and how long until then; a trip without dates asks for them. */
type TripDatesProps = {
  readonly dates: string | undefined;
  readonly countdown: string | undefined;
  readonly tripName: string;
};

function TripDates({ dates, countdown, tripName }: TripDatesProps) {
  const editor = useTripEditing();
  if (dates !== undefined) {
    return (
      <p className="mt-2 flex items-start gap-2 text-lg leading-7 tabular-nums">
        <span className="flex h-lh items-center">
          <Icon name="calendar" size={20} />
        </span>
        <span>
          {dates}
          {countdown === undefined ? null : (
            // Not on paper, where it would soon be wrong.
            <span className="print:hidden">{tripDatesWords.afterDates(countdown)}</span>
          )}
        </span>
      </p>
    );
  }
  if (editor === undefined) return null;
  return (
    <SetDates
      tripName={tripName}
      className="mt-2 rounded-3xl border border-white/50 bg-black/55 px-4"
      onSet={(date) => editor.edit({ kind: "set-start-date", date })}
    />
  );
}
