import type { LandmarksByCity } from "./landmarks.ts";

export const africaLandmarks: LandmarksByCity = {
  "cape-town": {
    waterside: `
      va-waterfront robben-island-ferry cape-wheel sea-point-promenade camps-bay-beach
      clifton-beach maidens-cove boulders-beach muizenberg-beach kalk-bay-harbour bloubergstrand
      llandudno-beach noordhoek-beach hout-bay-seal-cruise st-james-tidal-pool
      sea-point-pavilion-pool
    `,
    inPark: {
      "Table Mountain": "table-mountain-cableway rhodes-memorial",
      "Lion's Head": "lions-head signal-hill",
      "Green Point Park": "green-point-park",
      "Company's Garden": "companys-garden",
      Kirstenbosch: "kirstenbosch",
    },
  },
  cairo: {
    waterside: `
      qasr-el-nil-bridge felucca-on-the-nile nile-maxim-dinner-cruise nile-corniche-mamsha
      nilometer pharaonic-village el-sawy-culturewheel four-seasons-nile-plaza
    `,
    overWater: "qasr-el-nil-bridge felucca-on-the-nile nile-maxim-dinner-cruise",
    inPark: {
      "Al-Azhar Park": "al-azhar-park citadel-view-al-azhar-park",
    },
  },
  marrakesh: {
    waterside: "",
    inPark: {
      Menara: "menara-gardens",
      Agdal: "agdal-gardens",
      Palmeraie: "palmeraie",
      Majorelle: "jardin-majorelle pierre-berge-museum-of-berber-arts yves-saint-laurent-museum",
      "Cyber Park": "cyber-park",
      "Jnane El Harti": "jnane-el-harti",
      "Koutoubia Gardens": "koutoubia-gardens koutoubia-mosque",
    },
  },
};
