import type { LandmarksByCity } from "./landmarks.ts";

export const asiaAndPacificLandmarks: LandmarksByCity = {
  auckland: {
    waterside: `
      silo-park new-zealand-maritime-museum viaduct-harbour takapuna-beach cheltenham-beach
      torpedo-bay-navy-museum mission-bay st-heliers-bay savage-memorial parnell-baths
      auckland-harbour-bridge-climb sea-life-kelly-tarltons
    `,
    inPark: {
      "Auckland Domain": "auckland-domain auckland-war-memorial-museum domain-wintergardens",
      "Cornwall Park": "cornwall-park one-tree-hill stardome",
      "Mount Eden": "mount-eden",
      "Western Springs": "western-springs-lakeside auckland-zoo",
      "Botanic Gardens": "auckland-botanic-gardens",
      "Albert Park": "albert-park",
    },
  },
  bangkok: {
    waterside: `
      wat-arun phra-sumen-fort iconsiam asiatique pak-khlong-talat kudi-chin talat-noi
      taling-chan-floating-market baan-silapin chao-phraya-sky-park royal-barges-museum
    `,
    overWater: "chao-phraya-sky-park",
    inPark: {
      Lumphini: "lumphini-park",
      Benjakitti: "benjakitti-forest-park",
      "Bang Krachao": "bang-krachao",
      Chatuchak: "wachirabenchathat-park childrens-discovery-museum",
    },
  },
  dubai: {
    waterside: `
      kite-beach umm-suqeim-beach burj-al-arab jbr-beach dubai-marina-walk pier-7
      abra-ride-dubai-creek al-seef spice-souk jameel-arts-centre barasti-beach
    `,
    overWater: "dubai-fountain",
    inPark: {
      "Creek Park": "creek-park",
      "Zabeel Park": "zabeel-park dubai-frame",
      "Safa Park": "safa-park",
      "Ras Al Khor": "ras-al-khor",
    },
  },
  kyoto: {
    waterside: "togetsukyo-bridge kamogawa-delta pontocho the-ritz-carlton-kyoto kyoto-city-zoo",
    overWater: "togetsukyo-bridge",
    inPark: {
      "Imperial Park": "kyoto-imperial-palace",
      "Nijō Castle": "nijo-castle",
      "Maruyama Park": "maruyama-park",
      "Botanical Gardens": "kyoto-botanical-gardens",
      Higashiyama: "kiyomizu-dera",
      Arashiyama: "iwatayama-monkey-park",
      "Tadasu Forest": "shimogamo-shrine",
      "Umekoji Park": "kyoto-aquarium kyoto-railway-museum",
    },
  },
  singapore: {
    waterside: `
      merlion-park spectra-light-and-water-show artscience-museum esplanade-theatres clarke-quay
      marina-barrage east-coast-park siloso-beach helix-bridge wings-of-time
    `,
    overWater: "helix-bridge",
    inPark: {
      "Gardens by the Bay": "supertree-grove flower-dome-and-cloud-forest",
      "Botanic Gardens": "singapore-botanic-gardens national-orchid-garden",
      "Fort Canning": "fort-canning-park",
      "Southern Ridges": "henderson-waves singapore-cable-car",
      "Bukit Timah": "bukit-timah-nature-reserve",
      MacRitchie: "macritchie-treetop-walk",
      Mandai: "singapore-zoo",
      "East Coast Park": "east-coast-park",
    },
  },
  sydney: {
    waterside: `
      sydney-opera-house manly-ferry circular-quay mrs-macquaries-chair sea-life-sydney-aquarium
      luna-park-sydney blues-point-reserve bondi-beach bondi-icebergs-pool manly-beach
      coogee-beach bronte-beach balmoral-beach south-head-hornby-lighthouse sydney-fish-market
      barangaroo-reserve darling-harbour
    `,
    inPark: {
      "Royal Botanic Garden": "royal-botanic-garden mrs-macquaries-chair",
      "Hyde Park": "hyde-park anzac-memorial",
      "Centennial Park": "centennial-parklands",
      "North Head": "north-head-manly",
      "Taronga Zoo": "taronga-zoo",
    },
  },
  tokyo: {
    waterside: `
      odaiba-beach hama-rikyu-gardens nakameguro-meguro-river tsukiji-outer-market nui-hostel
    `,
    inPark: {
      "Imperial Palace": "imperial-palace-east-gardens",
      "Shinjuku Gyoen": "shinjuku-gyoen",
      "Yoyogi Park": "yoyogi-park meiji-jingu",
      "Ueno Park": "ueno-park ueno-zoo national-museum-of-western-art",
      "Hama-rikyu": "hama-rikyu-gardens",
      "Inokashira Park": "ghibli-museum",
      "Shiba Park": "zojo-ji tokyo-tower",
    },
  },
};
