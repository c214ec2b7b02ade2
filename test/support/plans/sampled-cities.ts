import { GUIDE_CITIES } from "../../../src/guide/guide-cities.ts";
import type { GuideCity } from "../../../src/guide/guide-city.ts";
import { IS_NIGHTLY } from "../nightly.ts";

const SAMPLE_EVERY = 3;

/**
 * A third of the guide's cities, the same each time; at night all of them. Each of its cities has the
 * number it has in the guide.
 *
 * @param start 0, 1 or 2: other thirds for other tests, so that together they meet every city.
 */
export function sampledCities(start: 0 | 1 | 2): { city: GuideCity; name: string; nth: number }[] {
  return GUIDE_CITIES.map((city, nth) => ({ city, name: city.name, nth })).filter(
    ({ nth }) => IS_NIGHTLY || nth % SAMPLE_EVERY === start,
  );
}
