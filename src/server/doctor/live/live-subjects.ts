import type { LocatedPlace } from "../../guides/located-place.ts";
import type { PhotoSubject } from "../../photos/photo-source.ts";

/** Subjects that the services are asked about: old ones that are sure to stay. */
export type LiveSubjects = {
  /** A destination as typed so far. */
  readonly begun: string;
  /** A city that our guide doesn't have, as it is typed. */
  readonly town: string;
  /** Other names that Photon has to know, with the country that each is in. */
  readonly typed: readonly { readonly name: string; readonly countryCode: string }[];
  /** A place whose page in the travel guide leaves its sights to pages of districts. */
  readonly metropolis: LocatedPlace;
  /** A name that many places have: the page of that name lists them, and this one's has another title. */
  readonly shared: {
    readonly names: readonly string[];
    readonly title: string;
    readonly at: LocatedPlace["centre"];
  };
  readonly photo: PhotoSubject;
};

export const LIVE_SUBJECTS: LiveSubjects = {
  begun: "Lyo",
  town: "Lyon",
  typed: [
    { name: "Santorini", countryCode: "GR" },
    { name: "Köln", countryCode: "DE" },
  ],
  metropolis: {
    id: "osm:R71525",
    name: "Paris",
    country: "France",
    countryCode: "FR",
    centre: { lat: 48.8566, lon: 2.3522 },
    isRegion: false,
  },
  shared: {
    names: ["Portland", "Portland (Oregon)"],
    title: "Portland (Oregon)",
    at: { lat: 45.5202, lon: -122.6742 },
  },
  photo: {
    kind: "place",
    query: "Belém Tower",
    destination: "Lisbon, Portugal",
    at: { lat: 38.6916, lon: -9.216 },
  },
};
