import { unitFor } from "../../../../domain/distances.ts";
import "./map-controls.css";
import { language } from "../../../messages/domain/language.ts";
import type { Camera } from "./layout/map-camera.ts";
import { metresPerPx } from "./layout/mercator.ts";
import { scaleLength } from "./layout/scale-length.ts";

const MAX_PX = 110;

export function ScaleBar({ camera }: { camera: Camera }) {
  const metres = metresPerPx(camera.y, camera.zoom);
  const { unit, metres: unitMetres } = unitFor(MAX_PX * metres);
  const length = scaleLength((MAX_PX * metres) / unitMetres);
  return (
    <span className="map-scale">
      <span className="map-scale-bar" style={{ width: `${(length * unitMetres) / metres}px` }} />
      <span>{language.measured(language.number(length), unit)}</span>
    </span>
  );
}
