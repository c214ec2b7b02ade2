import { memo, useCallback, useEffect, useMemo, useState } from "react";
import { todayOf } from "../../../domain/trip/today.ts";
import type { Trip, TripDay } from "../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import { useIsWide } from "../../lib/use-is-wide.ts";
import { useNow } from "../../lib/use-now.ts";
import { whenUsed } from "../../lib/when/when-used.ts";
import { speakGuide } from "../../messages/guide-text.ts";
import { EditButton } from "./edit/edit-button.tsx";
import { useEditModeState } from "./edit/use-edit-mode-state.tsx";
import { TripMap } from "./map/trip-map.tsx";
import { type MapDay, useMapDay } from "./map/use-map-day.ts";
import { MoreButtons } from "./more-buttons.tsx";
import { thingsToDo } from "./read/check/things-to-watch.ts";
import { DayTabs } from "./read/day/day-tabs.tsx";
import { useCurrentDay } from "./read/day/use-current-day.ts";
import { useDrawnDays } from "./read/day/use-drawn-days.ts";
import { useUnfoldedDays } from "./read/day/use-unfolded-days.ts";
import { deferredParts } from "./read/deferred-parts.ts";
import { TripDates, tripDates } from "./read/trip-dates.tsx";
import { TripHero } from "./read/trip-hero.tsx";
import { TripHotels } from "./read/trip-hotels.tsx";
import { TripPlan } from "./read/trip-plan.tsx";
import { EditModeContext } from "./trip/edit-mode.ts";
import { type TripEditor, useTripEditing } from "./trip/trip-editing.ts";
import { tripName } from "./trip/trip-name.ts";
import { lazyTripPart } from "./trip/trip-part.tsx";
import { UnfoldedPlaceContext } from "./trip/unfolded-place.ts";
import { type PanelView, SidePanel, TripBar } from "./trip-views.tsx";
import { usePrintedDay } from "./use-printed-day.ts";
import { type TripView, useTripView } from "./use-trip-view.ts";

const TripActions = lazyTripPart(async () => (await import("./trip-actions.tsx")).TripActions);
const TodayPart = lazyTripPart(async () => (await import("./today-part.tsx")).TodayPart);
const CostView = lazyTripPart(async () => (await import("./costs/cost-view.tsx")).CostView);
const SlotList = lazyTripPart(async () => (await import("./trip/slot-list.tsx")).SlotList);
const PlanCheckPanel = lazyTripPart(
  async () => (await import("./read/check/plan-check.tsx")).PlanCheckPanel,
);
const TripToolbar = lazyTripPart(
  async () => (await import("./trip-toolbar.tsx")).TripToolbar,
  <span className="w-100" />,
);

/** When the page is first used, what it shows only after a tap is loaded: then it opens at once, and offline too. */
function loadWhenUsed(): void {
  whenUsed()
    .then(() => Promise.all([TripActions.prepare(), deferredParts.prepare()]))
    .catch((error: unknown) => console.warn("parts of the page can't be loaded", error));
}

/** A phone's header makes room while the page is read. @returns what brings it back for good. */
function headerAway(): () => void {
  let stop: (() => void) | undefined = () => undefined;
  whenUsed()
    .then(() => import("./read/header-away.ts"))
    .then(({ watchReading }) => {
      if (stop !== undefined) stop = watchReading();
    })
    .catch((error: unknown) => console.warn("the header stays", error));
  return () => {
    stop?.();
    stop = undefined;
  };
}

type TripDetailProps = {
  readonly trip: Trip;
  /** The facts known of its places; undefined until they are loaded. */
  readonly facts: TripFacts | undefined;
};

/** A trip: the plan first, its other views one tap away; while it runs, today before all. */
export const TripDetail = memo(function TripDetail({ trip, facts }: TripDetailProps) {
  const { itinerary } = trip.tripData;
  const editor = useTripEditing();
  const nowMs = useNow();
  const moment = todayOf(trip, nowMs, facts?.timeZone ?? trip.timeZone);
  const today = moment.phase === "during" ? moment : undefined;
  const panelViews = panelViewsOf(trip, editor);
  const views: readonly TripView[] = [
    ...(today ? (["today"] as const) : []),
    "plan",
    ...panelViews,
  ];
  const isWide = useIsWide();
  const view = useTripView(views, isWide);
  const days = useUnfoldedDays(itinerary.map(({ id }) => id));
  // Drawn anew once the guide's texts have come.
  const drawing = speakGuide(facts?.texts);
  const drawnDays = useDrawnDays(itinerary.length, view === "plan" || isWide);
  const printedDay = usePrintedDay();
  const { currentDay, mapDay } = useReadDay(itinerary, drawnDays, drawing, today?.dayNumber);
  const [unfoldedPlaceId, setUnfoldedPlaceId] = useState<string>();
  const openPlace = useMemo(() => ({ unfoldedPlaceId, setUnfoldedPlaceId }), [unfoldedPlaceId]);
  const { mode, isEditing, setEditing, host } = useEditModeState({
    trip,
    editor,
    city: facts?.city,
    quarters: [facts?.sketch, ...(facts?.sketches ?? [])].flatMap((one) => one?.quarters ?? []),
    unfoldDay: days.unfoldDay,
    isWanted: isWide || showsEditParts(trip) || (view === "plan" && unfoldedPlaceId !== undefined),
    isWide,
    currentDay,
  });
  const { hasActions, toggleActions } = useTripActions();
  const watchCount = trip.planCheck ? thingsToDo(trip.planCheck, itinerary).length : 0;
  // A phone's map fills what is left of the screen.
  const noBox = view === "map" ? "max-lg:contents" : "";
  const inPlan = view === "plan" ? "" : "max-lg:hidden print:block";
  const hero = useHeroParts(trip, nowMs, hasActions === true, toggleActions);
  // Who is on the way looks for the day first.
  const hotels = (
    <section aria-labelledby="hotels-title" className={`pt-6 ${inPlan}`}>
      <TripHotels trip={trip} />
    </section>
  );
  const page = (
    <UnfoldedPlaceContext value={openPlace}>
      <article
        key={drawing}
        data-view={view}
        data-slim={mode.isSlim ? "" : undefined}
        className={`relative ${view === "map" ? "max-lg:flex max-lg:flex-1 max-lg:flex-col" : ""}`}
      >
        {view === "plan" || isWide ? null : (
          <h1 tabIndex={-1} className="sr-only">
            {tripName(trip)}
          </h1>
        )}
        <div className={inPlan}>
          <TripHero
            tripId={trip.id}
            title={trip.title}
            selection={trip.userSelection}
            named={trip.costs?.travellers?.length ?? 0}
            art={trip.hero}
            {...hero}
          />
        </div>
        <DayBar
          {...{ view, isWide, itinerary, currentDay, mapDay, isEditing, setEditing }}
          {...{ hasActions, toggleActions }}
          unfoldDay={days.unfoldDay}
          today={today?.date}
        />
        {editor === undefined || hasActions === undefined ? null : (
          <ActionsPanel {...{ trip, editor }} isShown={hasActions} onClose={toggleActions} />
        )}
        <div
          className={`${noBox} mx-auto max-w-160 px-4 pb-12 lg:max-w-page print:block print:max-w-none print:p-0`}
        >
          {today === undefined ? hotels : null}
          <div
            className={`${noBox} lg:mt-4 lg:grid lg:grid-cols-[minmax(0,39fr)_minmax(0,35fr)] lg:items-start lg:gap-8 print:block`}
          >
            <div>
              {today === undefined ? null : (
                <div className={`no-print pt-6 ${view === "today" ? "" : "max-lg:hidden"}`}>
                  <TodayPart {...{ trip, facts, today }} />
                </div>
              )}
              <div className={inPlan}>
                {trip.ideas?.some(({ slot }) => slot !== undefined) ? (
                  <SlotList trip={trip} />
                ) : null}
                <TripPlan {...{ trip, facts, days, drawnDays, printedDay }} />
              </div>
              {today === undefined ? null : hotels}
            </div>
            <SidePanel views={panelViews} view={view} watchCount={watchCount}>
              {{
                map: <TripMap trip={trip} facts={facts} mapDay={mapDay} />,
                ...shownPanel(view, trip, facts, today?.day.id),
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

/** A guest sees costs where the owner shows them: then the budget is told, too. */
function panelViewsOf(
  { costs, planCheck, tripData, userSelection, sharedBy }: Trip,
  editor: TripEditor | undefined,
): readonly PanelView[] {
  const mayEnter =
    editor !== undefined && editor.isTemporary !== true && sharedBy?.shows.costs !== false;
  const hasCosts = mayEnter || costs !== undefined || userSelection.budget !== "";
  // Of days that are yet to be filled there is nothing to check.
  const isEmpty = tripData.itinerary.every(({ plan }) => plan.length === 0);
  return [
    "map",
    ...(hasCosts ? (["costs"] as const) : []),
    ...(planCheck === undefined || isEmpty ? [] : (["check"] as const)),
  ];
}

/** Whether the plan has something that only editing draws: places set aside, or a day to fill. */
function showsEditParts({ tripData: { setAside, itinerary } }: Trip): boolean {
  return setAside !== undefined || itinerary.some(({ plan }) => plan.length === 0);
}

/** The day that is being read, and the one on the map. @param today number of the day, while the trip runs. */
function useReadDay(
  itinerary: readonly TripDay[],
  drawnDays: number,
  drawing: string | undefined,
  today = 1,
) {
  const drawn = itinerary.slice(0, drawnDays);
  const currentDay = useCurrentDay(drawn.map(({ id }) => id).join(" "), drawing);
  const readIndex = itinerary.findIndex(({ id }) => id === currentDay);
  const mapDay = useMapDay(readIndex < 0 ? undefined : readIndex + 1, today);
  return { currentDay, mapDay };
}

/** The trip's actions: undefined until they are first shown. */
function useTripActions() {
  const [hasActions, setHasActions] = useState<boolean>();
  const toggleActions = useCallback(() => setHasActions((has) => has !== true), []);
  useEffect(loadWhenUsed, []);
  useEffect(headerAway, []);
  return { hasActions, toggleActions };
}

/** Parts that a change of the plan leaves as they are aren't drawn again. */
function useHeroParts(trip: Trip, nowMs: number, hasActions: boolean, toggleActions: () => void) {
  const { dates, countdown, isMonth } = tripDates(trip, nowMs) ?? {};
  const name = tripName(trip);
  const days = trip.tripData.itinerary.length;
  const isOwn = trip.sharedBy === undefined;
  const heroActions = useMemo(
    () => (
      <MoreButtons
        isOpen={hasActions}
        onToggle={toggleActions}
        look="rounded-full border border-white/60 bg-black/60 text-white"
      />
    ),
    [hasActions, toggleActions],
  );
  const heroDates = useMemo(
    () => <TripDates {...{ dates, countdown, isMonth, days, isOwn }} tripName={name} />,
    [dates, countdown, isMonth, name, days, isOwn],
  );
  return { actions: heroActions, dates: heroDates };
}

/** The costs or the check, while the page shows them. @param todayId of the day, while the trip runs. */
function shownPanel(
  view: TripView,
  trip: Trip,
  facts: TripFacts | undefined,
  todayId: string | undefined,
) {
  const { planCheck, tripData } = trip;
  if (view === "costs") {
    return { costs: <CostView {...{ trip, facts, todayId }} /> };
  }
  if (view !== "check" || planCheck === undefined) return {};
  return { check: <PlanCheckPanel planCheck={planCheck} itinerary={tripData.itinerary} /> };
}

type DayBarProps = {
  readonly view: TripView;
  readonly isWide: boolean;
  readonly itinerary: readonly TripDay[];
  readonly currentDay: string | undefined;
  readonly mapDay: MapDay;
  readonly unfoldDay: (dayId: string) => void;
  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
  readonly hasActions: boolean | undefined;
  readonly toggleActions: () => void;
  /** The date, while the trip runs. */
  readonly today: string | undefined;
};

/** The tabs of the days, and what is beside them. It has no box of its own: they stay in sight as long as the page is. */
function DayBar(props: DayBarProps) {
  const { view, isWide, itinerary, currentDay, mapDay, isEditing, setEditing } = props;
  const editor = useTripEditing();
  const isMapAlone = view === "map" && !isWide;
  const shownDay = isMapAlone
    ? itinerary[(mapDay.dayNumber ?? 0) - 1]?.id
    : (currentDay ?? "hotels");
  return (
    <div className={view === "plan" || view === "map" ? "contents" : "hidden lg:contents"}>
      <DayTabs
        itinerary={itinerary}
        current={shownDay}
        onDay={props.unfoldDay}
        hrefOfDay={isMapAlone ? (number) => `?view=map&day=${number}` : undefined}
        today={props.today}
      >
        {editor === undefined || view !== "plan" ? null : (
          <EditButton
            isEditing={isEditing}
            dayCount={itinerary.length}
            onToggle={() => setEditing(!isEditing)}
          />
        )}
        {editor === undefined || !isWide ? null : (
          <TripToolbar isOpen={props.hasActions === true} onToggle={props.toggleActions} />
        )}
      </DayTabs>
    </div>
  );
}

type ActionsPanelProps = {
  readonly trip: Trip;
  readonly editor: TripEditor;
  readonly isShown: boolean;
  readonly onClose: () => void;
};

function ActionsPanel({ trip, editor, isShown, onClose }: ActionsPanelProps) {
  return (
    <div
      id="trip-actions"
      hidden={!isShown}
      className="no-print absolute inset-x-0 top-16 z-6 lg:sticky lg:h-0"
    >
      <div className="relative mx-auto max-w-page">
        <div className="card absolute top-0 end-3 max-h-[calc(100dvh-6rem)] w-[min(21rem,calc(100vw-1.5rem))] overflow-y-auto p-2 shadow-lg">
          <TripActions trip={trip} editor={editor} onClose={onClose} />
        </div>
      </div>
    </div>
  );
}
