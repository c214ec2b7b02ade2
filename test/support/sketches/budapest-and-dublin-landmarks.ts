import type { LandmarksByCity } from "./landmarks.ts";

export const budapestAndDublinLandmarks: LandmarksByCity = {
  budapest: {
    waterside: `
      szechenyi-chain-bridge liberty-bridge shoes-on-the-danube danube-promenade
      danube-cruise-budapest hungarian-parliament rudas-baths kopaszi-gat a38-ship
    `,
    overWater: "szechenyi-chain-bridge liberty-bridge danube-cruise-budapest a38-ship",
    inPark: {
      "Margaret Island": "margaret-island margaret-island-fountain palatinus-beach",
      "City Park":
        "szechenyi-baths vajdahunyad-castle house-of-music-hungary museum-of-ethnography budapest-zoo heroes-square",
      "Gellért Hill": "gellert-hill cave-church",
      "Buda Hills": "janos-hill",
      "Fiumei Road Cemetery": "fiumei-road-cemetery",
      "Kopaszi Dam": "kopaszi-gat",
    },
  },
  dublin: {
    waterside: `
      hapenny-bridge samuel-beckett-bridge jeanie-johnston famine-memorial-dublin
      custom-house-dublin grand-canal-dock dollymount-strand sandymount-strand liffey-cruise
      the-winding-stair mespil-hotel
    `,
    overWater: "hapenny-bridge samuel-beckett-bridge",
    inPark: {
      "Phoenix Park": "phoenix-park dublin-zoo wellington-testimonial",
      "St Stephen's Green": "st-stephens-green",
      "Merrion Square": "merrion-square",
      "Botanic Gardens": "national-botanic-gardens",
      "Iveagh Gardens": "iveagh-gardens",
    },
  },
};
