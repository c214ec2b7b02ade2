import type { importWords as english } from "../../en/trip-page/import-words.ts";
export const importWords: typeof english = {
  title: "Importar uma viagem",
  about:
    "Escolha uma viagem exportada do Tripwright (JSON), um mapa do Google My Maps (KML ou KMZ) ou um arquivo GPX.",
  file: "Arquivo",
  tooLarge: (mostKb) => `Este arquivo é grande demais. O limite é ${mostKb} KB.`,
  choose: "Escolha um arquivo primeiro.",
  destination: "Destino",
  destinationHint: "A cidade ou região destes lugares, como “Roma, Itália”.",
  submit: "Importar",
  working: "Importando",
};
