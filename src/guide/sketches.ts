import type { Sketch } from "../domain/map/sketch.ts";
import { romeSketch } from "./sketches/rome.ts";

/** By the ids of the guide's cities. */
const SKETCHES: Readonly<Record<string, Sketch>> = {
  rome: romeSketch,
};

/** The sketch of a city of the guide; undefined where the guide has none of that id. */
export function sketchOf(cityId: string): Sketch | undefined {
  return Object.hasOwn(SKETCHES, cityId) ? SKETCHES[cityId] : undefined;
}
