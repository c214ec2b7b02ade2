import { currencyOfCountry } from "../../guide/currency-of-country.ts";
import { WIDE_PAGE } from "./build-guide.ts";
import type { LocatedPlace } from "./located-place.ts";
import type { Wikivoyage } from "./wikivoyage.ts";

const LONGEST_NAME = 70;
/** "Croix-Rousse", "Lyon", "Rhône", "Auvergne-Rhône-Alpes", "Southeastern France", "France". */
const MAX_STEPS_UP = 6;

/**
 * Where a destination is by the travel guide's page, while Photon doesn't answer: its point, and the first country among
 * what the guide says that it lies in. How far it reaches is not known; whether it is more than one town the page says.
 *
 * @param label as it was typed or chosen: "Lyon, France".
 * @returns undefined where there is no such page. @throws ServiceError
 */
export async function locateByPage(
  label: string,
  wikivoyage: Wikivoyage,
  signal: AbortSignal,
): Promise<LocatedPlace | undefined> {
  const [name = "", ...wider] = label.split(",").map((part) => part.trim());
  if (name === "" || name.length > LONGEST_NAME) return undefined;
  const names = [name, ...wider.map((one) => `${name} (${one})`)];
  for (const { title, at, wikidata, partOf } of await wikivoyage.pagesCalled(names, signal)) {
    const countryCode = codeOf(title) ?? (await countryAbove(partOf, wikivoyage, signal));
    const country = COUNTRIES.find(({ code }) => code === countryCode)?.name;
    if (wikidata === undefined || countryCode === undefined || country === undefined) continue;
    // "Naples, United States" is another one than the page called "Naples".
    if (wider.length > 0 && !wider.includes(country)) continue;
    const centre = { lat: Number(at.lat.toFixed(4)), lon: Number(at.lon.toFixed(4)) };
    const id = `wikidata:${wikidata}`;
    const [page] = await wikivoyage.read([title], signal);
    const isRegion = WIDE_PAGE.test(page?.wikitext ?? "");
    return { id, name: plain(title), country, countryCode, centre, isRegion };
  }
  return undefined;
}

async function countryAbove(
  partOf: string | undefined,
  wikivoyage: Wikivoyage,
  signal: AbortSignal,
): Promise<string | undefined> {
  let id = partOf;
  for (let step = 0; id !== undefined && step < MAX_STEPS_UP; step += 1) {
    const page = await wikivoyage.pageOf(id, signal);
    const code = page === undefined ? undefined : codeOf(page.title);
    if (code !== undefined) return code;
    id = page?.partOf;
  }
  return undefined;
}

/** The country that a page is about. */
function codeOf(title: string): string | undefined {
  const called = plain(title);
  return COUNTRIES.find(({ name }) => name === called)?.code;
}

/** "Georgia (country)" is called Georgia. */
function plain(title: string): string {
  return title.split(" (", 1)[0] ?? title;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const countryNames = new Intl.DisplayNames("en", { type: "region" });
/** Those whose currency we know, by their English names. */
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  .filter((code) => currencyOfCountry(code) !== undefined)
  .map((code) => ({ code, name: countryNames.of(code) }));
