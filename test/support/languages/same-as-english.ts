import type { LanguageTag } from "../../../src/domain/language-tags.ts";

/** Names and formats, which are the same in every language. */
const NAMES = [
  "Tripwright",
  "ICS",
  "GPX",
  "KML",
  "Markdown",
  "JSON",
  "GeoJSON",
  "Google Maps",
  "Apple Maps",
  "OpenStreetMap",
  "UTC",
  "{most}",
  "set-start",
  "set-end",
];

/** Texts that a language shares with English: the others are left in English by accident. */
export const SAME_AS_ENGLISH: Readonly<Record<Exclude<LanguageTag, "en">, readonly string[]>> = {
  de: [
    ...NAMES,
    "Hotel",
    "Hotels",
    "Budget",
    "Bus",
    "Chat",
    "Check-in",
    "Check-out",
    "Halal",
    "Museum",
    "Name",
    "Person",
    "Plan",
    "Restaurant",
    "Show",
    "Taxi",
    "Text",
    "Tram",
    "Ticket",
    "Tickets",
    "Vegan",
    "Videos",
  ],
  ja: [...NAMES],
};
