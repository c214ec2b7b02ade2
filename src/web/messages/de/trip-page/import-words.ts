import type { importWords as english } from "../../en/trip-page/import-words.ts";
export const importWords: typeof english = {
  title: "Reise importieren",
  about:
    "Wähl eine aus Tripwright exportierte Reise (JSON), eine Karte aus Google My Maps (KML oder KMZ) oder eine GPX-Datei.",
  file: "Datei",
  tooLarge: (mostKb) => `Diese Datei ist zu groß. Die Grenze liegt bei ${mostKb} KB.`,
  choose: "Wähl zuerst eine Datei.",
  destination: "Reiseziel",
  destinationHint: "Die Stadt oder Region, in der diese Orte liegen, zum Beispiel „Rome, Italy“.",
  submit: "Importieren",
  working: "Wird importiert",
};
