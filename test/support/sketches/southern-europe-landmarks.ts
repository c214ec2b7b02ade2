import type { LandmarksByCity } from "./landmarks.ts";

export const southernEuropeLandmarks: LandmarksByCity = {
  madrid: {
    waterside: "parque-del-retiro casa-de-campo-lake madrid-rio",
    inPark: {
      Retiro: "parque-del-retiro",
      "Casa de Campo": "casa-de-campo-lake zoo-aquarium-madrid parque-de-atracciones-madrid",
      "Campo del Moro": "campo-del-moro",
      "Parque del Oeste": "templo-de-debod parque-del-oeste-rosaleda",
      "Botanical Garden": "real-jardin-botanico",
    },
  },
  munich: {
    waterside: `
      deutsches-museum flaucher olympiapark-munich kleinhesseloher-see seehaus-englischer-garten
    `,
    inPark: {
      "English Garden": "englischer-garten chinesischer-turm-beer-garden",
      Nymphenburg: "schlosspark-nymphenburg",
      "Olympic Park": "olympiapark-munich",
      "Maximilian Park": "friedensengel",
      Zoo: "tierpark-hellabrunn",
      "Court Garden": "hofgarten-munich",
      Hirschgarten: "hirschgarten",
    },
  },
  florence: {
    waterside: `
      ponte-vecchio ponte-santa-trinita hotel-degli-orafi museo-galileo plaza-hotel-lucchesi
    `,
    overWater: "ponte-vecchio ponte-santa-trinita",
    inPark: {
      Boboli: "giardino-di-boboli",
      Bardini: "giardino-bardini",
      Cascine: "parco-delle-cascine",
      "Piazzale Michelangelo": "piazzale-michelangelo giardino-delle-rose san-miniato-al-monte",
    },
  },
  milan: {
    waterside: "navigli darsena combo-milano mercato-darsena",
    inPark: {
      Sempione: "parco-sempione triennale-milano arco-della-pace",
      "Public Gardens": "giardini-indro-montanelli museo-storia-naturale-milano",
      "Library of Trees": "bosco-verticale",
      CityLife: "citylife",
      "Parco delle Basiliche": "sant-eustorgio",
    },
  },
  venice: {
    waterside: `
      ponte-di-rialto ponte-dell-accademia canal-grande ca-d-oro gritti-palace peggy-guggenheim
      zattere riva-degli-schiavoni fondamente-nove lido-beach
    `,
    overWater: "ponte-di-rialto ponte-dell-accademia canal-grande",
    inPark: {
      Giardini: "giardini-della-biennale",
      "Royal Gardens": "giardini-reali",
    },
  },
};
