import type { LandmarksByCity } from "./landmarks.ts";

export const americaLandmarks: LandmarksByCity = {
  "buenos-aires": {
    waterside: `
      fragata-sarmiento puente-de-la-mujer caminito fundacion-proa museo-quinquela-martin
      parque-de-la-memoria palermo-lakes
    `,
    overWater: "fragata-sarmiento puente-de-la-mujer",
    inPark: {
      "Bosques de Palermo": "el-rosedal planetario-galileo-galilei palermo-lakes japanese-garden",
      Ecoparque: "ecoparque botanical-garden",
      "Costanera Sur Reserve": "costanera-sur-reserve",
      "Plaza Francia": "floralis-generica",
      "Parque Centenario": "museo-de-ciencias-naturales",
      "Parque Lezama": "parque-lezama",
    },
  },
  "rio-de-janeiro": {
    waterside: `
      copacabana-beach ipanema-beach arpoador-rock leblon-beach praia-vermelha urca-wall
      barra-da-tijuca-beach fort-copacabana museum-of-tomorrow niteroi-contemporary-art-museum
      rodrigo-de-freitas-lagoon catacumba-park
    `,
    inPark: {
      "Tijuca Forest": "tijuca-forest vista-chinesa christ-the-redeemer parque-lage",
      "Flamengo Park": "flamengo-park",
      "Botanical Garden": "botanical-garden",
      "Quinta da Boa Vista": "bioparque",
      Sugarloaf: "claudio-coutinho-path",
    },
  },
  "mexico-city": {
    waterside: "xochimilco-trajineras chapultepec-park-and-lake nuevo-nativitas-food",
    inPark: {
      Chapultepec:
        "chapultepec-castle chapultepec-zoo chapultepec-park-and-lake national-museum-of-anthropology museo-tamayo museo-de-arte-moderno papalote-museo-del-nino aztlan-parque-urbano",
      Alameda: "alameda-central",
      "Parque México": "parque-mexico",
      Viveros: "viveros-de-coyoacan",
      "Ciudad Universitaria": "unam-central-library",
      "Bosque de Tlalpan": "bosque-de-tlalpan",
      "Parque Bicentenario": "parque-bicentenario",
    },
  },
  "san-francisco": {
    waterside: `
      fort-point baker-beach ocean-beach ferry-building-marketplace exploratorium pier-39
      fishermans-wharf bay-cruise-from-the-wharf aquatic-park-cove wave-organ musee-mecanique
    `,
    overWater: "uss-pampanito",
    inPark: {
      "Golden Gate Park":
        "golden-gate-park de-young-museum japanese-tea-garden conservatory-of-flowers",
      Presidio: "presidio-of-san-francisco presidio-tunnel-tops",
      "Lands End": "lands-end legion-of-honor",
      "Twin Peaks": "twin-peaks",
      "Dolores Park": "mission-dolores-park",
    },
  },
  "new-york": {
    waterside: `
      little-island staten-island-ferry dumbo brooklyn-bridge-park coney-island-beach
      brighton-beach domino-park-williamsburg south-street-seaport united-nations-headquarters
      statue-of-liberty
    `,
    overWater: "brooklyn-bridge little-island",
    inPark: {
      "Central Park": "central-park central-park-zoo",
      "Prospect Park": "prospect-park",
      "Green-Wood": "green-wood-cemetery",
      "Bronx Park": "bronx-zoo new-york-botanical-garden",
    },
  },
  "los-angeles": {
    waterside: `
      santa-monica-pier santa-monica-beach heal-the-bay-aquarium venice-boardwalk
      marina-del-rey-fishermans-village
    `,
    overWater: "santa-monica-pier",
    inPark: {
      "Griffith Park": "griffith-observatory griffith-park los-angeles-zoo autry-museum",
      "Elysian Park": "dodger-stadium",
      "Exposition Park": "california-science-center natural-history-museum-los-angeles",
      "Runyon Canyon": "runyon-canyon",
      "The Huntington": "huntington-library",
    },
  },
  toronto: {
    waterside: `
      toronto-islands-ferry harbourfront-centre harbour-cruise-toronto toronto-music-garden
      sugar-beach cherry-beach woodbine-beach the-beaches-boardwalk amsterdam-brewhouse
    `,
    inPark: {
      "High Park": "high-park",
      "Queen's Park": "ontario-legislative-building",
      "Trinity Bellwoods": "trinity-bellwoods-park",
      "Riverdale Park": "riverdale-farm riverdale-park-east",
      "Rouge Park": "toronto-zoo",
      "Edwards Gardens": "edwards-gardens",
    },
  },
};
