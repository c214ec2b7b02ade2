import { ownField } from "../../own-field.ts";
import type { Airport, PlaceTable } from "./read-booking.ts";

/** The table of airports as it is kept: a line each, "code|city|country|zone|lat|lng" and a name where it isn't the city. */
export type AirportData = {
  readonly zones: readonly string[];
  readonly airports: readonly string[];
};

/** Names of cities on tickets, by their English ones. */
const OTHER_NAMES =
  "münchen:munich muenchen:munich köln:cologne koeln:cologne wien:vienna zuerich:zürich zurich:zürich genf:geneva genève:geneva ginevra:geneva ginebra:geneva basel:bern roma:rome rom:rome milano:milan mailand:milan milán:milan venezia:venice venedig:venice firenze:florence florenz:florence napoli:naples neapel:naples torino:turin genova:genoa padova:venice lisboa:lisbon lissabon:lisbon lisbonne:lisbon lisbona:lisbon praha:prague prag:prague warszawa:warsaw warschau:warsaw kraków:kraków krakow:kraków bruxelles:brussels brüssel:brussels brussel:brussels københavn:copenhagen kopenhagen:copenhagen sevilla:seville london:london londres:london londra:london paris:paris parigi:paris parís:paris athen:athens αθήνα:athens atenas:athens atene:athens berlino:berlin berlín:berlin barcellona:barcelona madrid:madrid göteborg:gothenburg hannover:hanover nürnberg:nuremberg wrocław:wrocław bucurești:bucharest tokio:tokyo kyoto:osaka kyōto:osaka sintra:lisbon bolzano:verona bozen:verona interlaken:bern luzern:bern lucerne:bern lausanne:geneva avignon:marseille siena:florence antwerpen:brussels brugge:brussels bruges:brussels gent:brussels utrecht:amsterdam rotterdam:amsterdam delft:amsterdam cambridge:london oxford:london york:leeds bath:bristol brighton:london windsor:london piraeus:athens piräus:athens pireo:athens córdoba:seville toledo:madrid cascais:lisbon würzburg:munich mannheim:frankfurt heidelberg:frankfurt bonn:cologne mainz:frankfurt potsdam:berlin freiburg:frankfurt";
/** What airports are called beside the names of the table. */
const OTHER_AIRPORTS =
  "kennedy:JFK gaulle:CDG roissy:CDG fiumicino:FCO ciampino:CIA barajas:MAD kastrup:CPH gardermoen:OSL vantaa:HEL portela:LIS delgado:LIS ezeiza:EZE guarulhos:GRU galeão:GIG ataturk:ISL sabiha:SAW gurion:TLV tegel:TXL schwechat:VIE kloten:ZRH cointrin:GVA ruzyne:PRG chopin:WAW ferihegy:BUD liszt:BUD hartsfield:ATL ohare:ORD o'hare:ORD newark:EWR laguardia:LGA dulles:IAD reagan:DCA pearson:YYZ trudeau:YUL changi:SIN suvarnabhumi:BKK incheon:ICN gimpo:GMP chhatrapati:BOM".split(
    " ",
  );
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl"];
/** Short names in addresses that catalogues of names don't have. */
const OTHER_COUNTRIES: Readonly<Record<string, string>> = {
  uk: "GB",
  england: "GB",
  scotland: "GB",
  "united kingdom": "GB",
  czechia: "CZ",
  holland: "NL",
};

/**
 * What readers know of places.
 *
 * @param data the table of airports. A zone of a country is known where all of its airports share one.
 */
export function placeTable(data: AirportData): PlaceTable {
  const airports = new Map<string, Airport>();
  const zonesOfCity = new Map<string, Set<string>>();
  const codesOfCity = new Map<string, Set<string>>();
  const zonesOfCountry = new Map<string, Set<string>>();
  for (const line of data.airports) {
    const [code = "", city = "", country = "", zoneAt, lat, lng, name = city] = line.split("|");
    const zone = data.zones[Number(zoneAt)] ?? "UTC";
    const geoCoordinates = { lat: Number(lat), lng: Number(lng) };
    airports.set(code, { code, city, name, zone, geoCoordinates });
    add(zonesOfCity, city.toLowerCase(), zone);
    add(codesOfCity, city.toLowerCase(), code);
    add(zonesOfCountry, country, zone);
  }
  for (const pair of OTHER_NAMES.split(" ")) {
    const [other = "", english = ""] = pair.split(":");
    for (const zone of zonesOfCity.get(english) ?? []) add(zonesOfCity, other, zone);
    for (const code of codesOfCity.get(english) ?? []) add(codesOfCity, other, code);
  }
  const countries = countryNames();
  const named = airportsByWord(airports);
  return {
    airport: (code) => airports.get(code),
    airportNamed: (text) => {
      const words = wordsOf(text);
      const own = new Set(words.flatMap((word) => named.get(word) ?? []));
      const code = only(own);
      if (code !== undefined) return { code, isSure: true };
      const cities = words.flatMap((_, at) =>
        [3, 2, 1].map((length) => words.slice(at, at + length).join(" ")),
      );
      const ofCity = new Set(cities.flatMap((city) => [...(codesOfCity.get(city) ?? [])]));
      return ofCity.size === 0 ? undefined : { code: only(ofCity), isSure: false };
    },
    zoneOf: (text) => {
      const some = wordsOf(text);
      // "Granada" is Grenada in Spanish.
      const isCity = (name: string) => zonesOfCity.has(name);
      const codeOf = (name: string) => countries.get(name) ?? ownField(OTHER_COUNTRIES, name) ?? "";
      const country = zoneInWords(some, (name) =>
        isCity(name) ? undefined : only(zonesOfCountry.get(codeOf(name))),
      );
      return country ?? zoneInWords(some, (name) => only(zonesOfCity.get(name)));
    },
  };
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}'’]{1,40}/gu) ?? []).slice(0, 60);
}

/** Airports by the words of their names that no other has and that aren't their cities'. */
function airportsByWord(airports: ReadonlyMap<string, Airport>): ReadonlyMap<string, string> {
  const codes = new Map<string, Set<string>>();
  for (const { code, name, city } of airports.values()) {
    const own = new Set(wordsOf(name).filter((word) => word.length >= 5));
    for (const word of wordsOf(city)) own.delete(word);
    for (const word of own) add(codes, word, code);
  }
  const cities = new Set([...airports.values()].flatMap(({ city }) => wordsOf(city)));
  const found = new Map<string, string>();
  for (const [word, some] of codes) {
    const code = only(some);
    if (code !== undefined && !GENERIC.test(word) && !cities.has(word)) found.set(word, code);
  }
  for (const pair of OTHER_AIRPORTS) {
    const [word = "", code = ""] = pair.split(":");
    if (airports.has(code)) found.set(word, code);
  }
  return found;
}

const SAINT = /^(?:st|ste|saint|sainte|san|santa|são|sankt)$/;

const GENERIC =
  /^(?:airport|international|regional|county|field|north|south|east|west|central|saint|island)$/;

/** The one zone that names of up to four words among some tell; undefined where they tell several. */
function zoneInWords(
  words: readonly string[],
  zoneOf: (name: string) => string | undefined,
): string | undefined {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    // "Bourg-St-Maurice" isn't in Mauritius.
    if (SAINT.test(words[at - 1] ?? "")) continue;
    for (let length = 4; length >= 1; length -= 1) {
      const zone = zoneOf(words.slice(at, at + length).join(" "));
      if (zone === undefined) continue;
      found.add(zone);
      at += length - 1;
      break;
    }
  }
  return only(found);
}

function only(zones: ReadonlySet<string> | undefined): string | undefined {
  const [first, second] = zones ?? [];
  return second === undefined ? first : undefined;
}

function add(zones: Map<string, Set<string>>, key: string, zone: string): void {
  const known = zones.get(key);
  if (known === undefined) zones.set(key, new Set([zone]));
  else known.add(zone);
}

/** Codes of countries by their names in the languages of confirmations. */
function countryNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const first of letters) {
      for (const second of letters) {
        const name = display.of(first + second);
        if (name !== undefined) names.set(name.toLowerCase(), first + second);
      }
    }
  }
  return names;
}
