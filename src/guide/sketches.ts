import type { Sketch } from "../domain/map/sketch.ts";
import { mexicoCitySketch } from "./sketches/mexico-city.ts";
import { newYorkSketch } from "./sketches/new-york.ts";
import { rioDeJaneiroSketch } from "./sketches/rio-de-janeiro.ts";
import { romeSketch } from "./sketches/rome.ts";
import { sanFranciscoSketch } from "./sketches/san-francisco.ts";

/** By the ids of the guide's cities. */
const SKETCHES: Readonly<Record<string, Sketch>> = {
  "rio-de-janeiro": rioDeJaneiroSketch,
  "mexico-city": mexicoCitySketch,
  "san-francisco": sanFranciscoSketch,
  "new-york": newYorkSketch,
  rome: romeSketch,
};

/** The sketch of a city of the guide; undefined where the guide has none of that id. */
export function sketchOf(cityId: string): Sketch | undefined {
  return Object.hasOwn(SKETCHES, cityId) ? SKETCHES[cityId] : undefined;
}
