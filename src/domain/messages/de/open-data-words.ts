import type { openDataWords as english } from "../en/open-data-words.ts";
import { pageVersion } from "../page-version.ts";
import { german } from "./german.ts";

export const openDataWords: typeof english = {
  title: "Quellen",
  known: ({ known, quality }) =>
    `Dieser Plan beruht auf offenen Daten, nicht auf unserem eigenen Reiseführer, und wir haben ihn nicht geprüft. Von ${german.count(known.places, { one: "Ort", other: "Orten" })} sind bei ${known.hours} die Öffnungszeiten und bei ${known.prices} der Preis bekannt.${quality === "thin" ? " Das ist nicht viel, deshalb können einige Tage leer sein." : ""}`,
  sources:
    "Orte: © OpenStreetMap-Mitwirkende (ODbL), Wikivoyage-Mitwirkende (CC BY-SA 4.0; Texte gekürzt), Wikidata (CC0). Übliches Wetter: POWER-Projekt der NASA.",
  pages: "Verwendete Seiten von Wikivoyage:",
  version: (revisedAt, id) => `Version vom ${pageVersion(revisedAt, id, german.fullDate)}`,
  openStreetMapLicence: "Lizenz von OpenStreetMap",
  wikivoyageLicence: "Lizenz von Wikivoyage",
  data: "Daten hinter diesem Plan",
};
