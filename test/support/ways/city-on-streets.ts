import type { KnownCity } from "../../../src/domain/engine/known-city.ts";
import { withWalks } from "../../../src/domain/engine/known-city-json.ts";
import { packWalks } from "../../../src/domain/places/walk-times.ts";
import { streetGrid, TERRAINS } from "./street-grid.ts";

/** A city on streets of the tests. @param terrain which of `TERRAINS`, by name or counted round. */
export function cityOnStreets<City extends KnownCity>(city: City, terrain: string | number) {
  const names = Object.keys(TERRAINS);
  const name = typeof terrain === "string" ? terrain : (names[terrain % names.length] ?? "");
  const shape = TERRAINS[name];
  if (shape === undefined) throw new Error(`no ${name}`);
  const { walkOf } = streetGrid(city.centre, shape);
  const walked = [...city.hotels, ...city.places].map(({ at }) => at);
  const packed = packWalks(walked, (from, to) => {
    const [one, other] = [walked[from], walked[to]];
    return one && other && walkOf(one, other);
  });
  return { city: withWalks(city, packed), walkOf, packed };
}
