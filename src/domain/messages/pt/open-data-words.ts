import type { openDataWords as english } from "../en/open-data-words.ts";
import { pageVersion } from "../page-version.ts";
import { portuguese } from "./portuguese.ts";

export const openDataWords: typeof english = {
  title: "Fontes",
  known: ({ known, quality }) =>
    `Este roteiro é feito com dados abertos, não com nosso guia, por isso não conferimos nada. De ${portuguese.count(known.places, { one: "lugar", other: "lugares" })}, conhecemos o horário de ${known.hours} e o preço de ${known.prices}.${quality === "thin" ? " É pouco, por isso alguns dias podem ficar vazios." : ""}`,
  sources:
    "Lugares: © colaboradores do OpenStreetMap (ODbL), colaboradores do Wikivoyage (CC BY-SA 4.0; textos encurtados), Wikidata (CC0). Clima habitual: projeto POWER da NASA.",
  pages: "Páginas do Wikivoyage usadas:",
  version: (revisedAt, id) => `versão de ${pageVersion(revisedAt, id, portuguese.fullDate)}`,
  openStreetMapLicence: "Licença do OpenStreetMap",
  wikivoyageLicence: "Licença do Wikivoyage",
  data: "Dados deste roteiro",
};
