import {
  positionOf,
  STAND_IN_REGION,
  STAND_IN_TOWNS,
  type StandInPlace,
  type StandInTown,
  wikidataId,
} from "./open-data-towns.ts";

/** A town's page in wikitext. @param planted stands among its sights. */
export function townPage(town: StandInTown, planted: string): string {
  const listings = town.places.flatMap((place) => listingOf(town, place) ?? []);
  const of = (kind: string) => {
    const ofKind = listings.filter((listing) => listing.kind === kind);
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

/** The page of the region, which names its towns. */
export function regionPage(): string {
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
