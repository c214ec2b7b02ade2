import type { Position } from "../src/domain/places/geo.ts";
import type { WikiPage } from "./mediawiki.ts";
import {
  ALL_TOWNS,
  METRES_A_DEGREE,
  positionOf,
  STAND_IN_COUNTRY,
  STAND_IN_REGION,
  STAND_IN_TOWNS,
  STAND_IN_VILLAGE,
  type StandInDistrict,
  type StandInPlace,
  type StandInTown,
  wikidataId,
} from "./open-data-towns.ts";

const FIRST_TOWN_ID = 12_000;
const FIRST_DISTRICT_ID = 15_000;
const FORMER_NAME = "Centro";
const FORMER_ID = 4001;
const REGION_ID = 6202;
const COUNTRY_IDS: Readonly<Record<string, number>> = {
  [STAND_IN_COUNTRY.country]: 28_541,
  China: 28_542,
  Fiji: 28_543,
  Luxembourg: 28_544,
  Malta: 28_545,
};
/** Of countries' pages. */
const MIDDLES: Readonly<Record<string, Position>> = {
  Luxembourg: { lat: 49.77, lon: 6.1 },
  Malta: { lat: 35.88, lon: 14.5 },
};

/** The English Wikivoyage. @param planted stands among each town's sights. */
export function wikivoyagePages(planted: string): readonly WikiPage[] {
  const { name, centre, osmId } = STAND_IN_REGION;
  return [
    ...Object.entries(COUNTRY_IDS).map(([title, pageid]) => ({
      ...{ pageid, title, wikitext: countryPage(title) },
      at: MIDDLES[title],
      pageprops: { wikibase_item: `Q${pageid}` },
    })),
    {
      ...{ pageid: REGION_ID, title: name, at: centre, wikitext: regionPage() },
      pageprops: isIn(`Q${osmId}`, COUNTRY_IDS[STAND_IN_COUNTRY.country]),
    },
    ...ALL_TOWNS.flatMap((town, index) => {
      const pageid = FIRST_TOWN_ID + index;
      return [
        {
          ...{ pageid, title: town.pageTitle ?? town.name, at: town.centre },
          pageprops: isIn(`Q${town.osmId}`, COUNTRY_IDS[town.state] ?? REGION_ID),
          wikitext: townPage(town, planted),
        },
        ...districtPages(town, pageid),
      ];
    }),
    {
      ...{ pageid: 30_001, title: STAND_IN_VILLAGE.name, wikitext: "* [[Alvorim]]\n{{disamb}}" },
      pageprops: { disambiguation: "" },
    },
  ];
}

/** Which page tells of the wider place is a number: the page's. */
function isIn(wikibase_item: string, pageid: number | undefined): Record<string, string> {
  return { wikibase_item, ...(pageid === undefined ? {} : { "geocrumb-is-in": String(pageid) }) };
}

function townPage(town: StandInTown, planted: string): string {
  const { districts = [] } = town;
  const listings = town.places.flatMap((place) => listingOf(town, place) ?? []);
  const of = (kind: string) => {
    const ofKind = districts.length > 0 ? [] : listings.filter((listing) => listing.kind === kind);
    const sections = [...new Set(ofKind.map(({ section }) => section))];
    return sections.map((section) =>
      [
        `===${section}===`,
        ...ofKind.filter((one) => one.section === section).map(({ text }) => text),
      ].join("\n"),
    );
  };
  return [
    `{{pagebanner|${town.name} banner.jpg}}`,
    `'''${town.name}''' is a town in [[${town.state}]] by the river.`,
    ...(districts.length === 0 ? [] : [districtList(town.name, districts)]),
    "==See==",
    ...of("see"),
    planted,
    "==Eat==",
    ...of("eat"),
    "==Sleep==",
    ...of("sleep"),
    `{{geo|${town.centre.lat}|${town.centre.lon}}}`,
    "{{guidecity}}",
  ].join("\n\n");
}

/** Every other one by a link that is relative to the page; the one in the middle by its former name. */
function districtList(town: string, districts: readonly StandInDistrict[]): string {
  const regions = districts.map(({ name, kmNorth }, index) => {
    const link = kmNorth === 0 ? FORMER_NAME : name;
    const to = index % 2 === 0 ? `${town}/${link}` : `/${link}`;
    return `| region${index + 1}name=[[${to}|${name}]] | region${index + 1}description=A quarter.`;
  });
  return ["==Districts==", "{{printDistricts}}", "{{Regionlist", ...regions, "}}"].join("\n");
}

function districtPages(town: StandInTown, isInId: number): WikiPage[] {
  const { name, districts = [], places, centre, osmId } = town;
  return districts.flatMap(({ name: district, kmNorth }, index) => {
    const title = `${name}/${district}`;
    const at = { lat: centre.lat + (kmNorth * 1000) / METRES_A_DEGREE, lon: centre.lon };
    const place = places[index % places.length];
    const text = place === undefined ? undefined : listingOf(town, place)?.text;
    const page = {
      ...{ pageid: FIRST_DISTRICT_ID + index, title, at },
      pageprops: isIn(`Q${osmId}${index}`, isInId),
      wikitext: ["==See==", text ?? "", "{{usabledistrict}}"].join("\n"),
    };
    const former = { pageid: FORMER_ID, title: `${name}/${FORMER_NAME}`, redirectTo: title };
    return kmNorth === 0 ? [page, former] : [page];
  });
}

function listingOf(town: StandInTown, place: StandInPlace) {
  const { listing } = place;
  if (listing === undefined) return undefined;
  const { kind, section, hours = "", price = "", content } = listing;
  const { lat, lon } = positionOf(town, place);
  const index = town.places.indexOf(place);
  const wikidata = place.wikidataClass === undefined ? "" : wikidataId(town, index);
  const when = kind === "sleep" ? "| checkin=14:00 | checkout=11:00" : `| hours=${hours}`;
  const text = `* {{${kind}\n| name=${place.name} | url= | email=\n| address=Rua ${index + 1} | lat=${lat} | long=${lon} | directions=\n| phone= ${when} | price=${price}\n| wikidata=${wikidata} | lastedit=2026-05-02\n| content=${content}\n}}`;
  return { kind, section, text };
}

function regionPage(): string {
  const towns = STAND_IN_TOWNS.filter(({ state }) => state === STAND_IN_REGION.name).map(
    ({ name }) => `* {{marker|type=city|name=[[${name}]]}} — a town`,
  );
  return [
    "'''Costa Clara''' is a coast.",
    "==Cities==",
    ...towns,
    "==Get in==",
    "* by [[train]]",
    "{{usableregion}}",
  ].join("\n");
}

function countryPage(title: string): string {
  const towns = ALL_TOWNS.filter(({ state }) => state === title);
  const cities = towns.map(
    ({ name, pageTitle = name }) => `* {{marker|type=city|name=[[${pageTitle}]]}} — a town`,
  );
  return [`'''${title}''' is a country.`, "==Cities==", ...cities, "{{usablecountry}}"].join("\n");
}
