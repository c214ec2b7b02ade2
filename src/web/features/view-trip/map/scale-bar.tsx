import "./map-controls.css";
import { mapWords } from "../../../messages/map-words.ts";
import type { Camera } from "./layout/map-camera.ts";
import { metresPerPx } from "./layout/mercator.ts";
import { scaleLength } from "./layout/scale-length.ts";

const MAX_PX = 110;

export function ScaleBar({ camera }: { camera: Camera }) {
  const metres = metresPerPx(camera.y, camera.zoom);
  const length = scaleLength(MAX_PX * metres);
  return (
    <span className="map-scale">
      <span className="map-scale-bar" style={{ width: `${length / metres}px` }} />
      <span>{mapWords.scale(length)}</span>
    </span>
  );
}
