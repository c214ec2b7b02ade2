import type { Climate } from "../../domain/places/climate.ts";
import type { Position } from "../../domain/places/geo.ts";
import type { RoomPrices } from "../guide.ts";

/** The services that a guide is made of. */
export const OPEN_SERVICES = ["wikivoyage", "wikidata", "openstreetmap", "pageviews"] as const;
export type OpenService = (typeof OPEN_SERVICES)[number];

/** Degrees; west is greater than east where the box lies over the 180th meridian. */
export type Box = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** The place to make a guide of, and its position. */
export type OpenPlace = {
  /** As Photon names it: "osm:R120965"; "wikidata:Q456" where it did not answer. */
  readonly id: string;
  readonly name: string;
  readonly country: string;
  /** ISO 3166-1, two capitals. */
  readonly countryCode: string;
  readonly continent?: string | undefined;
  /** As IANA names it. */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly centre: Position;
  /** The work area: what lies outside is left out. */
  readonly box: Box;
};

/** One revision of a page of the English Wikivoyage. */
export type WikivoyagePage = {
  /** "Lyon", or "Lyon/Croix-Rousse" for a district. */
  readonly title: string;
  readonly revisionId: number;
  /** ISO date and time. */
  readonly revisedAt: string;
  readonly wikitext: string;
};

export type WikidataItem = {
  /** "Q90". */
  readonly id: string;
  /** In English, or for all languages; the name of its article where it has none, undefined without one. */
  readonly label?: string | undefined;
  readonly at?: Position | undefined;
  /** Articles about it in all projects; 0 where the query service did not answer. */
  readonly sitelinks: number;
  /** The ids of the classes it is an instance of. */
  readonly classes: readonly string[];
  /** "castle in Nottingham, England": in place of classes where the query service did not answer. */
  readonly description?: string | undefined;
  /** In a year. */
  readonly visitors?: number | undefined;
  /** When it ended or closed, ISO; undefined where it did not. */
  readonly endedAt?: string | undefined;
  /** Its article in the English Wikipedia. */
  readonly wikipediaTitle?: string | undefined;
};

export type OsmElement = {
  readonly type: "node" | "way" | "relation";
  readonly id: number;
  /** Its point, or the middle of its box; undefined where only lines were asked for. */
  readonly at?: Position | undefined;
  readonly tags: Readonly<Record<string, string>>;
  /** Its outline, or its members' where it is a relation; undefined where it was not asked for. */
  readonly lines?: readonly (readonly Position[])[] | undefined;
};

/** The services' answers about one place. */
export type OpenData = {
  readonly place: OpenPlace;
  readonly pages: readonly WikivoyagePage[];
  readonly wikidata: readonly WikidataItem[];
  readonly osm: readonly OsmElement[];
  /** When OpenStreetMap's data was current, ISO; undefined where it was not asked or did not say. */
  readonly osmBase?: string | undefined;
  /** Views of articles of the English Wikipedia in 30 days, by title. */
  readonly views: Readonly<Record<string, number>>;
  /** Undefined where nobody says. */
  readonly climate?: Climate | undefined;
  /** Where houses are that the travel guide names by their addresses alone, by address; of some of them. */
  readonly houses?: Readonly<Record<string, Position>> | undefined;
  /** Prices of rooms in the cities of our own guide, for hotels without a known price. */
  readonly roomPrices: readonly RoomPrices[];
  /** Which services failed, in part or altogether. */
  readonly failed: readonly OpenService[];
};
