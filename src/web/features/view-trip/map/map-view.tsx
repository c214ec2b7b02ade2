import "./map.css";
import "./map-controls.css";
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Position } from "../../../../domain/places/geo.ts";
import type { TravelMode } from "../../../../domain/places/travel.ts";
import type { StreetMapAddress } from "../../../../domain/wire-schemas.ts";
import { mapWords } from "../../../messages/map-words.ts";
import { routeClass } from "../../../ui/route-class.ts";
import { LateWayPart } from "../trip/ways/late-way-part.tsx";
import { useOpenedLegs } from "../trip/ways/opened-legs.ts";
import { layOutMap, type StopMarker } from "./layout/lay-out-map.ts";
import type { Camera, MapFrame, ScreenPoint } from "./layout/map-camera.ts";
import { type MapPoint, metresPerPx, toMapPoint, worldPx } from "./layout/mercator.ts";
import type { MapLeg, MapStop } from "./layout/trip-stops.ts";
import { DaySwitch, MapButtons, StreetMapSwitch } from "./map-controls.tsx";
import { MapFoot } from "./map-foot.tsx";
import { MapMarkers } from "./map-markers.tsx";
import { MapScene } from "./map-scene.tsx";
import { LegPath } from "./route-shapes.tsx";
import { SKETCH_FROM_ZOOM } from "./sketch-shapes.tsx";
import { useFrame } from "./use-frame.ts";
import { useMapMoves } from "./use-map-moves.ts";
import { type MapSubject, type MapSubjectProps, useMapSubject } from "./use-map-subject.ts";
import { type KnownPosition, useOwnPosition } from "./use-own-position.ts";
import { useStreetMap } from "./use-street-map.ts";

type MapViewProps = MapSubjectProps & {
  /** The day that is offered while all are shown; without it, the last one that was shown. */
  readonly offeredDay?: number | undefined;
  readonly onDayChange: (dayNumber: number | undefined) => void;
  readonly chosenPlaceId?: string | undefined;
  readonly onChoose: (placeId: string) => void;
  /** Undefined: there is no street map. */
  readonly streetMapAddress?: StreetMapAddress | undefined;
  /** Lies over the map's lower edge; no place is put under it. */
  readonly children?: ReactNode;
};

/**
 * The map of a day or of all days, moved by finger, mouse and keyboard. It fills what it is in, which must
 * have a height.
 */
export function MapView(props: MapViewProps) {
  const { dayNumber, sketch, hotel, chosenPlaceId, streetMapAddress } = props;
  const map = useRef<HTMLElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const isDay = dayNumber !== undefined;
  const [lastDay, setLastDay] = useState(dayNumber ?? 1);
  if (isDay && lastDay !== dayNumber) setLastDay(dayNumber);

  const oneDay = props.offeredDay ?? lastDay;

  const subject = useMapSubject(props);
  const frame = useFrame(map, top, bottom);
  const { camera, fit, zoom, bringIntoView, onKeyDown } = useMapMoves(
    ground,
    subject,
    frame,
    dayNumber,
  );
  const zoomNow = camera?.zoom;
  const layout = useLayout(subject, zoomNow, frame, fit, chosenPlaceId, isDay);
  const { own, near, ask } = useOwnPosition(subject.stops, bringIntoView);
  const streetMap = useStreetMap(streetMapAddress, camera, subject.places);
  useChosenInView(chosenPlaceId, subject.stops, bringIntoView);
  const hasStreets = streetMap.state === "shown";

  const { onChoose, onDayChange } = props;
  const press = useCallback(
    ({ stop }: StopMarker) => (isDay ? onChoose(stop.id) : onDayChange(stop.dayNumber)),
    [isDay, onChoose, onDayChange],
  );
  const showFocused = useCallback(
    ({ stop }: StopMarker) => bringIntoView(stop.at),
    [bringIntoView],
  );

  return (
    <section ref={map} className="map" aria-label={mapWords.map(dayNumber)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is in it has the focus, and its keys move the map */}
      <div ref={ground} className="map-ground" onKeyDown={onKeyDown}>
        <div
          className="map-surface"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map while it has the focus
          tabIndex={0}
          aria-label={mapWords.surface}
        />
        {camera === undefined || frame === undefined || layout === undefined ? null : (
          <MapScene
            {...{ camera, frame, layout }}
            sketch={hasStreets ? undefined : sketch}
            origin={subject.origin}
            hotelName={hotel?.name}
            hasNames={!hasStreets}
            streets={<div {...streetMap.layer} />}
            shapes={
              <>
                {hasStreets ? (
                  <OpenedLegs {...props} origin={subject.origin} zoom={camera.zoom} />
                ) : null}
                {near === undefined ? null : (
                  <OwnDot own={near} origin={subject.origin} zoom={camera.zoom} />
                )}
              </>
            }
          >
            <MapMarkers
              markers={layout.markers}
              chosenId={chosenPlaceId}
              isDay={isDay}
              onPress={press}
              onFocus={showFocused}
            />
          </MapScene>
        )}
      </div>
      <div ref={top} className="map-top">
        <DaySwitch
          dayNumber={oneDay}
          isDay={isDay}
          onChange={(toDay) => props.onDayChange(toDay ? oneDay : undefined)}
        />
        <MapLegend legs={subject.legs} route={isDay ? routeClass(dayNumber) : "map-all-days"} />
      </div>
      <div className="map-bottom">
        <MapButtons onLocate={ask} onZoom={(by) => zoom(by)} />
        <div ref={bottom} className="map-bottom-edge">
          {streetMapAddress === undefined ? null : (
            <StreetMapSwitch
              isOn={streetMap.isOn}
              host={
                URL.canParse(streetMapAddress.url) ? new URL(streetMapAddress.url).host : undefined
              }
              onTurn={streetMap.turn}
            />
          )}
          <MapFoot
            {...{ subject, camera, own }}
            hasSketch={sketch !== undefined && zoomNow !== undefined && zoomNow >= SKETCH_FROM_ZOOM}
            credits={streetMap.credits}
            hasStreetMapFailed={streetMap.state === "failed"}
          >
            {props.children}
          </MapFoot>
        </div>
      </div>
    </section>
  );
}

/** Where everything lies on the map; undefined until the map has its size. */
function useLayout(
  subject: MapSubject,
  zoom: number | undefined,
  frame: MapFrame | undefined,
  fit: Camera | undefined,
  chosenId: string | undefined,
  isDay: boolean,
) {
  return useMemo(() => {
    if (zoom === undefined || frame === undefined || fit === undefined) return undefined;
    return layOutMap({ ...subject, zoom, frame, fit, chosenId, isDay });
  }, [subject, zoom, frame, fit, chosenId, isDay]);
}

/** Brings the place that was chosen, here or in the plan, into view. */
function useChosenInView(
  chosenId: string | undefined,
  stops: readonly MapStop[],
  bringIntoView: (point: MapPoint) => void,
): void {
  const showChosen = useEffectEvent((id: string) => {
    const stop = stops.find((one) => one.id === id);
    if (stop !== undefined) bringIntoView(stop.at);
  });
  useEffect(() => {
    if (chosenId !== undefined) showChosen(chosenId);
  }, [chosenId]);
}

const MODES = ["walk", "transit", "taxi"] as const satisfies readonly TravelMode[];

/** The patterns of those ways of travelling that the map has. */
function MapLegend({ legs, route }: { legs: readonly MapLeg[]; route: string }) {
  const used = MODES.filter((mode) => legs.some((leg) => leg.mode === mode));
  if (used.length === 0) return null;
  return (
    <ul className={`map-card map-legend ${route}`} aria-label={mapWords.legend}>
      {used.map((mode) => (
        <li key={mode}>
          <svg width="40" height="12" aria-hidden="true">
            <LegPath d="M5 6H36" mode={mode} />
          </svg>
          {mapWords.modes[mode]}
        </li>
      ))}
    </ul>
  );
}

type OpenedLegsProps = Pick<MapSubjectProps, "days" | "dayNumber"> & {
  readonly origin: MapPoint;
  readonly zoom: number;
};

function OpenedLegs({ days, dayNumber, origin, zoom }: OpenedLegsProps) {
  const shown = dayNumber === undefined ? days : days.slice(dayNumber - 1, dayNumber);
  const legs = useOpenedLegs().filter(({ dayId }) => shown.some(({ id }) => id === dayId));
  const pathOf = useCallback(
    (line: readonly Position[]) => {
      const px = worldPx(zoom);
      const points = line.map((position) => {
        const { x, y } = toMapPoint(position);
        return `${((x - origin.x) * px).toFixed(1)} ${((y - origin.y) * px).toFixed(1)}`;
      });
      return `M${points.join("L")}`;
    },
    [origin, zoom],
  );
  return legs.length === 0 ? null : <LateWayPart onMap={{ legs, pathOf }} />;
}

type OwnDotProps = {
  readonly own: KnownPosition;
  readonly origin: MapPoint;
  readonly zoom: number;
};

/** Where the traveller is, and how surely. */
function OwnDot({ own, origin, zoom }: OwnDotProps) {
  const point = toMapPoint(own.position);
  const px = worldPx(zoom);
  const at: ScreenPoint = { x: (point.x - origin.x) * px, y: (point.y - origin.y) * px };
  return (
    <g className="map-own" transform={`translate(${at.x} ${at.y})`}>
      <circle className="map-own-around" r={own.accuracyMetres / metresPerPx(point.y, zoom)} />
      <circle className="map-own-dot" r="9" />
    </g>
  );
}
