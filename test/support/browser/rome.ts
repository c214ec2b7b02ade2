import romeText from "../../../dist/guide/rome.json?raw";
import { withCalendar } from "../../../src/guide/guide.ts";
import type { GuideCity } from "../../../src/guide/guide-city.ts";

/** Rome of the built guide, for tests of a page's parts, which have no file system. */
export const ROME: GuideCity = withCalendar(JSON.parse(romeText));
