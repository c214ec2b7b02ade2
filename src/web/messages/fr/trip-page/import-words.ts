import type { importWords as english } from "../../en/trip-page/import-words.ts";
export const importWords: typeof english = {
  title: "Importer un voyage",
  about:
    "Choisissez un voyage exporté de Tripwright (JSON), une carte Google My Maps (KML ou KMZ) ou un fichier GPX.",
  file: "Fichier",
  tooLarge: (mostKb) => `Ce fichier est trop volumineux. La limite est de ${mostKb} Ko.`,
  choose: "Choisissez d’abord un fichier.",
  destination: "Destination",
  destinationHint: "La ville ou la région de ces lieux, comme « Rome, Italie ».",
  submit: "Importer",
  working: "Importation",
};
