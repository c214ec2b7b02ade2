import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { composeCity } from "./compose-city.ts";

/** Prints what is composed of each city. @returns whether each is `full`. */
export function printComposed(cityId: string | undefined): boolean {
  let areFull = true;
  for (const [index, written] of GUIDE_CITIES.entries()) {
    if (cityId !== undefined && written.id !== cityId) continue;
    const { guide, city } = composeCity(written, index);
    const { quality, known, hotels, eateries } = guide;
    const own = city.places.filter(({ id }) => written.places.some((one) => one.id === id)).length;
    areFull &&= quality === "full";
    console.log(
      `${written.id.padEnd(16)}${quality}: ${known.places} places, ${own} of them our guide's ${written.places.length}; hours of ${known.hours}, prices of ${known.prices}; ${hotels.length} hotels, ${eateries.length} places to eat`,
    );
  }
  return areFull;
}
