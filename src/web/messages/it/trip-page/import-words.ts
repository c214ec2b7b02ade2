import type { importWords as english } from "../../en/trip-page/import-words.ts";
export const importWords: typeof english = {
  title: "Importa un viaggio",
  about:
    "Scegli un viaggio esportato da Tripwright (JSON), una mappa di Google My Maps (KML o KMZ) o un file GPX.",
  file: "File",
  tooLarge: (mostKb) => `Questo file è troppo grande. Il limite è ${mostKb} KB.`,
  choose: "Prima scegli un file.",
  destination: "Destinazione",
  destinationHint: "La città o la regione di questi luoghi, ad esempio “Roma, Italia”.",
  submit: "Importa",
  working: "Importazione",
};
