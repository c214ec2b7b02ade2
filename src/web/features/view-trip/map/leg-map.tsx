import "./map.css";
import { useMemo, useRef } from "react";
import { mapWords } from "../../../messages/map-words.ts";
import { routeClass } from "../../../ui/route-class.ts";
import { layOutMap } from "./layout/lay-out-map.ts";
import { fitCamera, toScreen } from "./layout/map-camera.ts";
import type { MapStop } from "./layout/trip-stops.ts";
import { MapScene } from "./map-scene.tsx";
import { ScaleBar } from "./scale-bar.tsx";
import { useFrame } from "./use-frame.ts";
import { type MapSubjectProps, useMapSubject } from "./use-map-subject.ts";

const SCALE = { top: 0, bottom: 24 } as const;
/** Nearer to the edge than that, in the size of letters, the hotel's mark is not whole. */
const EDGE_EM = 1.25;

type LegMapProps = MapSubjectProps & {
  readonly dayNumber: number;
  /** Where the leg leads. */
  readonly placeId: string;
};

/** One leg of a day: where it begins, and the place that it leads to. Nothing where either is not known. */
export function LegMap(props: LegMapProps) {
  const { placeId, dayNumber } = props;
  const box = useRef<HTMLDivElement>(null);
  const whole = useFrame(box);
  const day = useMapSubject(props);
  const subject = useMemo(() => {
    const leg = day.legs.find(({ id }) => id === placeId);
    const to = day.stops.find(({ id }) => id === placeId);
    if (leg === undefined || to === undefined) return undefined;
    const isEnd = ({ at }: MapStop) => at === leg.from || at === leg.to;
    return {
      ...day,
      legs: [leg],
      stops: day.stops.filter(isEnd),
      goal: [leg.from, leg.to],
      to,
    };
  }, [day, placeId]);
  const scene = useMemo(() => {
    if (whole === undefined || subject === undefined) return undefined;
    const frame = { ...whole, covered: SCALE };
    const camera = fitCamera(subject.goal, frame);
    if (camera === undefined) return undefined;
    const { legs, ...layout } = layOutMap({
      ...subject,
      zoom: camera.zoom,
      frame,
      fit: camera,
      chosenId: placeId,
      isDay: true,
      isStill: true,
    });
    // The words beside the map name the place and the way.
    const lines = legs.map(({ leg, path }) => ({ leg, path }));
    const origin = toScreen(subject.origin, camera, frame);
    const isWhole = ({ x, y }: { x: number; y: number }) =>
      [origin.x + x, frame.width - origin.x - x, origin.y + y, frame.height - origin.y - y].every(
        (toEdge) => toEdge > EDGE_EM * frame.em,
      );
    const hotel = layout.hotel !== undefined && isWhole(layout.hotel) ? layout.hotel : undefined;
    return { camera, frame, layout: { ...layout, hotel, legs: lines, labels: [] } };
  }, [subject, whole, placeId]);
  return (
    <div
      ref={box}
      className={`map map-leg-only ${routeClass(dayNumber)}`}
      role="img"
      aria-label={mapWords.wayTo(subject?.to.name ?? "")}
    >
      {scene === undefined || subject === undefined ? null : (
        <>
          <MapScene
            {...scene}
            origin={subject.origin}
            sketch={props.sketch}
            hotelName={props.hotel?.name}
            hasNames
          >
            {scene.layout.markers.map(({ stop, x, y }) => (
              <span
                key={stop.id}
                className={`map-marker ${routeClass(dayNumber)}`}
                aria-current={stop.id === placeId ? "true" : undefined}
                style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
              >
                <span className="map-disc">{stop.number}</span>
              </span>
            ))}
          </MapScene>
          <p className="map-foot">
            <ScaleBar camera={scene.camera} />
          </p>
        </>
      )}
    </div>
  );
}
