import type { LandmarksByCity } from "./landmarks.ts";

export const southernEuropeLandmarks: LandmarksByCity = {
  madrid: {
    waterside: ["parque-del-retiro", "casa-de-campo-lake", "madrid-rio"],
    inPark: {
      "parque-del-retiro": "Retiro",
      "casa-de-campo-lake": "Casa de Campo",
      "zoo-aquarium-madrid": "Casa de Campo",
      "parque-de-atracciones-madrid": "Casa de Campo",
      "campo-del-moro": "Campo del Moro",
      "templo-de-debod": "Parque del Oeste",
      "parque-del-oeste-rosaleda": "Parque del Oeste",
      "real-jardin-botanico": "Botanical Garden",
    },
  },
  munich: {
    waterside: [
      "deutsches-museum",
      "flaucher",
      "olympiapark-munich",
      "kleinhesseloher-see",
      "seehaus-englischer-garten",
    ],
    inPark: {
      "englischer-garten": "English Garden",
      "chinesischer-turm-beer-garden": "English Garden",
      "schlosspark-nymphenburg": "Nymphenburg",
      "olympiapark-munich": "Olympic Park",
      friedensengel: "Maximilian Park",
      "tierpark-hellabrunn": "Zoo",
      "hofgarten-munich": "Court Garden",
      hirschgarten: "Hirschgarten",
    },
  },
  florence: {
    waterside: [
      "ponte-vecchio",
      "ponte-santa-trinita",
      "hotel-degli-orafi",
      "museo-galileo",
      "plaza-hotel-lucchesi",
    ],
    overWater: ["ponte-vecchio", "ponte-santa-trinita"],
    inPark: {
      "giardino-di-boboli": "Boboli",
      "giardino-bardini": "Bardini",
      "parco-delle-cascine": "Cascine",
      "piazzale-michelangelo": "Piazzale Michelangelo",
      "giardino-delle-rose": "Piazzale Michelangelo",
      "san-miniato-al-monte": "Piazzale Michelangelo",
    },
  },
  milan: {
    waterside: ["navigli", "darsena", "combo-milano", "mercato-darsena"],
    inPark: {
      "parco-sempione": "Sempione",
      "triennale-milano": "Sempione",
      "arco-della-pace": "Sempione",
      "giardini-indro-montanelli": "Public Gardens",
      "museo-storia-naturale-milano": "Public Gardens",
      "bosco-verticale": "Library of Trees",
      citylife: "CityLife",
      "sant-eustorgio": "Parco delle Basiliche",
    },
  },
  venice: {
    waterside: [
      "ponte-di-rialto",
      "ponte-dell-accademia",
      "canal-grande",
      "ca-d-oro",
      "gritti-palace",
      "peggy-guggenheim",
      "zattere",
      "riva-degli-schiavoni",
      "fondamente-nove",
      "lido-beach",
    ],
    overWater: ["ponte-di-rialto", "ponte-dell-accademia", "canal-grande"],
    inPark: {
      "giardini-della-biennale": "Giardini",
      "giardini-reali": "Royal Gardens",
    },
  },
};
