import { type KeyboardEvent, memo, useRef, useState } from "react";
import { mapWords } from "../../../messages/map-words.ts";
import { routeClass } from "../../../ui/route-class.ts";
import type { MapLayout, StopMarker } from "./layout/lay-out-map.ts";

type MapMarkersProps = {
  readonly markers: MapLayout["markers"];
  readonly chosenId: string | undefined;
  /** On a map of one day the numbers are the places' order, on one of all days they are the days. */
  readonly isDay: boolean;
  readonly onPress: (marker: StopMarker) => void;
  /** A marker has the focus, and must be in view. */
  readonly onFocus: (marker: StopMarker) => void;
};

/** The places as buttons, one tab stop together: arrow keys go on along the day. */
export const MapMarkers = memo(function MapMarkers(props: MapMarkersProps) {
  const { markers, chosenId, isDay, onPress, onFocus } = props;
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const isHere = (id: string | undefined) => markers.some(({ stop }) => stop.id === id);
  const stopId = [current, chosenId].find(isHere) ?? markers[0]?.stop.id;

  function go(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    const to = nextIndex(event.key, index, markers.length);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    group.current?.querySelectorAll("button")[to]?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={group} role="group" aria-label={mapWords.places}>
      {markers.map((marker, index) => {
        const { stop, x, y } = marker;
        const isChosen = stop.id === chosenId;
        return (
          <button
            key={stop.id}
            type="button"
            className={`map-marker ${routeClass(stop.dayNumber)}`}
            style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
            aria-label={mapWords.marker(stop, marker.others)}
            aria-current={isChosen ? "true" : undefined}
            tabIndex={stop.id === stopId ? 0 : -1}
            onClick={() => onPress(marker)}
            onKeyDown={(event) => go(event, index)}
            onFocus={() => {
              setCurrent(stop.id);
              onFocus(marker);
            }}
          >
            <span className="map-disc">{isDay ? stop.number : stop.dayNumber}</span>
          </button>
        );
      })}
    </div>
  );
});

/** Which of a row of markers a key leads to; undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(count - 1, index + 1);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(0, index - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
