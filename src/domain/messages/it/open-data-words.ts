import type { OpenDataOfTrip } from "../../trip/trip.ts";
import { italian } from "./italian.ts";

/** The sources of a trip from open data, on pages, on paper and in files. */
export const openDataWords = {
  title: "Fonti",
  /** How much is known, and that nobody checked it. */
  known: ({ known, quality }: Pick<OpenDataOfTrip, "known" | "quality">) =>
    `Questo programma nasce da dati aperti, non dalla nostra guida, quindi non l’abbiamo verificato. Su ${italian.count(known.places, { one: "luogo", other: "luoghi" })}, conosciamo gli orari di apertura di ${known.hours} e il prezzo di ${known.prices}.${quality === "thin" ? " Non è molto, quindi alcuni giorni potrebbero essere vuoti." : ""}`,
  sources:
    "Luoghi: © contributori di OpenStreetMap (ODbL), contributori di Wikivoyage (CC BY-SA 4.0; testi abbreviati), Wikidata (CC0). Meteo abituale: progetto POWER della NASA.",
  pages: "Pagine di Wikivoyage usate:",
  /** The version of a page, by its day, or by its id where that is no date. */
  version: (revisedAt: string, id: number) => {
    const date = new Date(revisedAt);
    const words = Number.isNaN(date.getTime()) ? String(id) : italian.fullDate(revisedAt);
    return `versione: ${words}`;
  },
  openStreetMapLicence: "Licenza di OpenStreetMap",
  wikivoyageLicence: "Licenza di Wikivoyage",
  data: "Dati alla base di questo programma",
};
