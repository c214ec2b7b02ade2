import type { openDataWords as english } from "../en/open-data-words.ts";
import { pageVersion } from "../page-version.ts";
import { spanish } from "./spanish.ts";

export const openDataWords: typeof english = {
  title: "Fuentes",
  known: ({ known, quality }) =>
    `Este plan está hecho con datos abiertos, no con nuestra guía, así que no lo hemos comprobado. De ${spanish.count(known.places, { one: "lugar", other: "lugares" })}, se conoce el horario de ${known.hours} y el precio de ${known.prices}.${quality === "thin" ? " No es mucho, así que algún día puede quedar vacío." : ""}`,
  sources:
    "Lugares: © colaboradores de OpenStreetMap (ODbL), colaboradores de Wikivoyage (CC BY-SA 4.0; textos abreviados), Wikidata (CC0). Clima habitual: proyecto POWER de la NASA.",
  pages: "Páginas de Wikivoyage usadas:",
  version: (revisedAt, id) =>
    `versión ${pageVersion(revisedAt, id, (date) => `del ${spanish.fullDate(date)}`)}`,
  openStreetMapLicence: "Licencia de OpenStreetMap",
  wikivoyageLicence: "Licencia de Wikivoyage",
  data: "Datos de este plan",
};
