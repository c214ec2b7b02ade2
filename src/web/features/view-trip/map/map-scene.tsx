import type { ReactNode } from "react";
import type { Sketch } from "../../../../domain/places/sketch.ts";
import { mapWords } from "../../../messages/map-words.ts";
import type { MapLayout } from "./layout/lay-out-map.ts";
import { type Camera, type MapFrame, toScreen } from "./layout/map-camera.ts";
import { type MapPoint, worldPx } from "./layout/mercator.ts";
import { HotelMarker, MapLabels, SketchNames } from "./map-labels.tsx";
import { RouteShapes } from "./route-shapes.tsx";
import { SKETCH_FROM_ZOOM, SKETCH_ZOOM, SketchShapes } from "./sketch-shapes.tsx";

type MapSceneProps = {
  readonly camera: Camera;
  readonly frame: MapFrame;
  /** The point of the map that layout and sketch are measured from. */
  readonly origin: MapPoint;
  readonly layout: MapLayout;
  readonly sketch: Sketch | undefined;
  readonly hotelName: string | undefined;
  /** Whether the sketch's names are shown; a street map has its own. */
  readonly hasNames: boolean;
  /** Lies over the sketch, under the legs. */
  readonly streets?: ReactNode;
  /** Lies over the legs, in the pixels of the layout. */
  readonly shapes?: ReactNode;
  /** The markers of places, in the pixels of the layout. */
  readonly children: ReactNode;
};

/** All that is drawn of a map, without anything to move it by. */
export function MapScene(props: MapSceneProps) {
  const { camera, frame, origin, layout, sketch, hotelName } = props;
  const { x, y } = toScreen(origin, camera, frame);
  const scale = worldPx(camera.zoom) / worldPx(SKETCH_ZOOM);
  const moved = { transform: `translate(${x}px, ${y}px)` };
  return (
    <>
      {sketch === undefined || camera.zoom < SKETCH_FROM_ZOOM ? null : (
        <svg className="map-shapes" aria-hidden="true">
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <SketchShapes sketch={sketch} origin={origin} zoom={camera.zoom} />
          </g>
        </svg>
      )}
      {props.streets}
      <svg className="map-shapes" aria-hidden="true">
        <g transform={`translate(${x} ${y})`}>
          <RouteShapes layout={layout} />
          {props.shapes}
        </g>
      </svg>
      <div className="map-pins" style={moved}>
        {props.hasNames ? <SketchNames names={layout.names} /> : null}
        <MapLabels legs={layout.legs} labels={layout.labels} />
        {layout.hotel === undefined || hotelName === undefined ? null : (
          <HotelMarker marker={layout.hotel} name={mapWords.hotel(hotelName)} />
        )}
        {props.children}
      </div>
    </>
  );
}
