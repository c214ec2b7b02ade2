import "./map.css";
import "./map-controls.css";
import { useMemo } from "react";
import { mapWords } from "../../../messages/map-words.ts";
import { layOutMap } from "./layout/lay-out-map.ts";
import { fitCamera } from "./layout/map-camera.ts";
import { MapScene } from "./map-scene.tsx";
import { ScaleBar } from "./scale-bar.tsx";
import { type MapSubjectProps, useMapSubject } from "./use-map-subject.ts";

/** As wide as paper of either size leaves between its margins; pixels of CSS, 96 an inch. */
const FRAME = {
  width: 686,
  covered: { top: 0, bottom: 20 },
  corner: { width: 0, height: 0 },
  /** 10 points. */
  em: 13.333,
} as const;

type PrintedMapProps = MapSubjectProps & {
  /** Pixels of CSS, 96 an inch. */
  readonly heightPx: number;
};

/** The map of a day for paper: black on white, nothing to press. Empty where no place is known. */
export function PrintedMap(props: PrintedMapProps) {
  const { heightPx } = props;
  const subject = useMapSubject(props);
  const scene = useMemo(() => {
    const frame = { ...FRAME, height: heightPx };
    const camera = fitCamera(subject.goal, frame);
    if (camera === undefined) return undefined;
    const isDay = props.dayNumber !== undefined;
    return {
      camera,
      frame,
      layout: layOutMap({
        ...subject,
        zoom: camera.zoom,
        frame,
        fit: camera,
        chosenId: undefined,
        isDay,
        isStill: true,
      }),
      isDay,
    };
  }, [subject, props.dayNumber, heightPx]);
  if (scene === undefined) return null;
  const { camera, frame, layout, isDay } = scene;
  return (
    <div
      className="map map-printed"
      role="img"
      aria-label={mapWords.map(props.dayNumber)}
      style={{ height: heightPx }}
    >
      <MapScene
        {...{ camera, frame, layout }}
        origin={subject.origin}
        sketch={props.sketch}
        hotelName={props.hotel?.name}
        hasNames
      >
        {layout.markers.map(({ stop, x, y }) => (
          <span
            key={stop.id}
            className="map-marker"
            style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
          >
            <span className="map-disc">{isDay ? stop.number : stop.dayNumber}</span>
          </span>
        ))}
      </MapScene>
      <p className="map-foot">
        <ScaleBar camera={camera} />
        {props.sketch === undefined ? null : <span className="map-credit">{mapWords.sketch}</span>}
      </p>
    </div>
  );
}
