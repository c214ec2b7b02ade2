import type { openDataWords as english } from "../en/open-data-words.ts";
import { pageVersion } from "../page-version.ts";
import { italian } from "./italian.ts";

export const openDataWords: typeof english = {
  title: "Fonti",
  known: ({ known, quality }) =>
    `Questo programma nasce da dati aperti, non dalla nostra guida, quindi non l’abbiamo verificato. Su ${italian.count(known.places, { one: "luogo", other: "luoghi" })}, conosciamo gli orari di apertura di ${known.hours} e il prezzo di ${known.prices}.${quality === "thin" ? " Non è molto, quindi alcuni giorni potrebbero essere vuoti." : ""}`,
  sources:
    "Luoghi: © contributori di OpenStreetMap (ODbL), contributori di Wikivoyage (CC BY-SA 4.0; testi abbreviati), Wikidata (CC0). Meteo abituale: progetto POWER della NASA.",
  pages: "Pagine di Wikivoyage usate:",
  version: (revisedAt, id) => `versione: ${pageVersion(revisedAt, id, italian.fullDate)}`,
  openStreetMapLicence: "Licenza di OpenStreetMap",
  wikivoyageLicence: "Licenza di Wikivoyage",
  data: "Dati alla base di questo programma",
};
