import type { GuideCity } from "../../../src/guide/guide-city.ts";
import { GUIDE_CITIES } from "../guide.ts";
import { IS_NIGHTLY } from "../nightly.ts";

/** By day a test meets no more cities than it has time for, however many the guide has. */
const SAMPLE = 3;
const SAMPLE_EVERY = Math.ceil(GUIDE_CITIES.length / SAMPLE);

/**
 * Three of the guide's cities at most, the same each time; at night all of them. Each of its cities has the
 * number it has in the guide.
 *
 * @param start 0, 1 or 2: other cities for other tests.
 */
export function sampledCities(start: 0 | 1 | 2): { city: GuideCity; name: string; nth: number }[] {
  return GUIDE_CITIES.map((city, nth) => ({ city, name: city.name, nth })).filter(
    ({ nth }) => IS_NIGHTLY || nth % SAMPLE_EVERY === start,
  );
}
