import type { LandmarksByCity } from "./landmarks.ts";

export const africaLandmarks: LandmarksByCity = {
  "cape-town": {
    waterside: [
      "va-waterfront",
      "robben-island-ferry",
      "cape-wheel",
      "sea-point-promenade",
      "camps-bay-beach",
      "clifton-beach",
      "maidens-cove",
      "boulders-beach",
      "muizenberg-beach",
      "kalk-bay-harbour",
      "bloubergstrand",
      "llandudno-beach",
      "noordhoek-beach",
      "hout-bay-seal-cruise",
      "st-james-tidal-pool",
      "sea-point-pavilion-pool",
    ],
    inPark: {
      "table-mountain-cableway": "Table Mountain",
      "rhodes-memorial": "Table Mountain",
      "lions-head": "Lion's Head",
      "signal-hill": "Lion's Head",
      "green-point-park": "Green Point Park",
      "companys-garden": "Company's Garden",
      kirstenbosch: "Kirstenbosch",
    },
  },
};
