import type { openDataWords as english } from "../en/open-data-words.ts";
import { pageVersion } from "../page-version.ts";
import { french } from "./french.ts";

export const openDataWords: typeof english = {
  title: "Sources",
  known: ({ known, quality }) =>
    `Ce programme vient de données ouvertes, pas de notre guide : nous n’avons donc rien vérifié. Sur ${french.count(known.places, { one: "lieu", other: "lieux" })}, ${known.hours} ont des horaires connus et ${known.prices} un prix connu.${quality === "thin" ? " C’est peu : certains jours peuvent être vides." : ""}`,
  sources:
    "Lieux : © contributeurs OpenStreetMap (ODbL), contributeurs Wikivoyage (CC BY-SA 4.0 ; textes abrégés), Wikidata (CC0). Météo habituelle : projet POWER de la NASA.",
  pages: "Pages Wikivoyage utilisées :",
  version: (revisedAt, id) => `version du ${pageVersion(revisedAt, id, french.fullDate)}`,
  openStreetMapLicence: "Licence OpenStreetMap",
  wikivoyageLicence: "Licence Wikivoyage",
  data: "Données de ce programme",
};
