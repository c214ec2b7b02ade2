import type { importWords as english } from "../../en/trip-page/import-words.ts";
export const importWords: typeof english = {
  title: "Importar un viaje",
  about:
    "Elige un viaje exportado de Tripwright (JSON), un mapa de Google My Maps (KML o KMZ) o un archivo GPX.",
  file: "Archivo",
  tooLarge: (mostKb) => `Este archivo es demasiado grande. El límite es de ${mostKb} KB.`,
  choose: "Elige primero un archivo.",
  destination: "Destino",
  destinationHint: "La ciudad o región de estos lugares, como «Roma, Italia».",
  submit: "Importar",
  working: "Importando",
};
