import type { LandmarksByCity } from "./landmarks.ts";

export const europeLandmarks: LandmarksByCity = {
  rome: {
    waterside: "tiber-island casa-di-santa-francesca-romana ara-pacis castel-sant-angelo",
    inPark: {
      "Villa Borghese": "villa-borghese bioparco-di-roma galleria-borghese pincio-terrace",
      Janiculum: "janiculum-hill",
      "Villa Doria Pamphilj": "villa-doria-pamphilj",
      Palatine: "roman-forum-and-palatine-hill circus-maximus",
      "Appia Antica": "appian-way catacombs-of-san-callisto",
      "Parco degli Acquedotti": "parco-degli-acquedotti",
    },
  },
  paris: {
    waterside: `
      pont-neuf pont-alexandre-iii bateaux-mouches-seine-cruise bercy-seine-bathing
      canal-saint-martin conciergerie notre-dame-cathedral hotel-esmeralda
    `,
    overWater: "pont-alexandre-iii",
    inPark: {
      Tuileries: "tuileries-garden musee-de-l-orangerie",
      Luxembourg: "jardin-du-luxembourg",
      "Champ de Mars": "eiffel-tower",
      "Jardin des Plantes": "menagerie-jardin-des-plantes grande-galerie-de-l-evolution",
      "Père-Lachaise": "pere-lachaise-cemetery",
      "Buttes-Chaumont": "parc-des-buttes-chaumont",
      "La Villette": "parc-de-la-villette cite-des-sciences",
      Monceau: "parc-monceau",
      "Bois de Boulogne": "jardin-d-acclimatation",
      "Bois de Vincennes": "chateau-de-vincennes parc-zoologique-de-paris",
    },
  },
  london: {
    waterside: `
      tower-bridge waterloo-bridge hms-belfast london-eye shakespeares-globe tate-britain
      cutty-sark serpentine-lido
    `,
    overWater: "tower-bridge waterloo-bridge hms-belfast",
    inPark: {
      "Hyde Park": "hyde-park serpentine-lido",
      "Kensington Gardens": "kensington-gardens kensington-palace",
      "St James's Park": "st-jamess-park",
      "Regent's Park": "regents-park london-zoo",
      "Primrose Hill": "primrose-hill",
      "Hampstead Heath": "hampstead-heath",
      "Greenwich Park": "greenwich-park-viewpoint royal-observatory-greenwich",
      "Kew Gardens": "kew-gardens",
    },
  },
  amsterdam: {
    waterside: `
      magere-brug bloemenmarkt canal-cruise-damrak houseboat-museum anne-frank-house noordermarkt
      de-l-europe-amsterdam nemo-science-museum scheepvaartmuseum marineterrein-swimming
      oba-oosterdok eye-filmmuseum ndsm-wharf de-gooyer-windmill
    `,
    overWater: "magere-brug bloemenmarkt nemo-science-museum canal-cruise-damrak houseboat-museum",
    inPark: {
      Vondelpark: "vondelpark",
      Westerpark: "westergas",
      "Amsterdamse Bos": "amsterdamse-bos",
      Artis: "artis-zoo",
    },
  },
  barcelona: {
    waterside: "barceloneta-beach bogatell-beach port-vell barcelona-aquarium",
    overWater: "port-vell",
    inPark: {
      Montjuïc:
        "mnac fundacio-joan-miro montjuic-castle poble-espanyol montjuic-cable-car olympic-ring-montjuic montjuic-botanical-garden",
      Ciutadella: "ciutadella-park barcelona-zoo",
      "Park Güell": "park-guell",
      "Turó de la Rovira": "bunkers-del-carmel",
      Collserola: "tibidabo-amusement-park carretera-de-les-aigues labyrinth-park-of-horta",
    },
  },
  lisbon: {
    waterside: `
      torre-de-belem padrao-dos-descobrimentos maat ribeira-das-naus praca-do-comercio
      telecabine-lisboa parque-das-nacoes museu-do-fado
    `,
    overWater: "torre-de-belem",
    inPark: {
      Monsanto: "parque-florestal-de-monsanto",
      "Eduardo VII": "parque-eduardo-vii estufa-fria",
      Estrela: "jardim-da-estrela basilica-da-estrela",
      "Jardim Tropical": "jardim-botanico-tropical",
    },
  },
  berlin: {
    waterside: `
      oberbaum-bridge east-side-gallery spree-river-cruise berlin-cathedral alte-nationalgalerie
      tranenpalast turkish-market-maybachufer german-museum-of-technology strandbad-plotzensee
    `,
    overWater: "oberbaum-bridge",
    inPark: {
      Tiergarten: "tiergarten victory-column brandenburg-gate",
      Zoo: "zoo-berlin aquarium-berlin",
      "Tempelhofer Feld": "tempelhofer-feld",
      "Volkspark Friedrichshain": "volkspark-friedrichshain",
      "Treptower Park": "soviet-war-memorial-treptow",
      Schlosspark: "charlottenburg-palace",
      Viktoriapark: "viktoriapark",
      Mauerpark: "mauerpark-flea-market",
      "Botanical Garden": "berlin-botanical-garden",
      Südgelände: "natur-park-sudgelande",
    },
  },
  vienna: {
    waterside: "danube-canal-banks kunst-haus-wien donauinsel gansehaufel",
    inPark: {
      Schönbrunn: "gloriette tiergarten-schonbrunn schonbrunn-palm-house schloss-schonbrunn",
      Prater: "wiener-riesenrad prater-hauptallee schweizerhaus",
      Augarten: "augarten",
      Stadtpark: "stadtpark",
      Belvedere: "upper-belvedere",
      Volksgarten: "volksgarten",
      Burggarten: "burggarten schmetterlinghaus",
      Donaupark: "donauturm",
      Zentralfriedhof: "zentralfriedhof",
      "Lainzer Tiergarten": "lainzer-tiergarten",
      "Vienna Woods": "kahlenberg",
    },
  },
  prague: {
    waterside: `
      charles-bridge old-town-bridge-tower naplavka zlute-lazne jazz-dock vltava-river-cruise
      franz-kafka-museum kampa-island dancing-house
    `,
    overWater: "charles-bridge vltava-river-cruise",
    inPark: {
      Petřín: "petrin-hill petrin-mirror-maze",
      Letná: "letna-park",
      Stromovka: "stromovka",
      Vyšehrad: "vysehrad",
      "Riegrovy sady": "riegrovy-sady",
      Kampa: "kampa-island",
      Zoo: "prague-zoo",
      "Botanical Garden": "troja-botanical-garden",
    },
  },
  athens: {
    waterside: `
      mikrolimano mikrolimano-fish averof-museum-ship edem-beach astir-beach lake-vouliagmeni
    `,
    overWater: "averof-museum-ship",
    inPark: {
      Acropolis: "acropolis odeon-of-herodes-atticus theatre-of-dionysus areopagus",
      Philopappos: "philopappos-hill pnyx dora-stratou-dance-theatre",
      Agora: "ancient-agora",
      "National Garden": "national-garden",
      Lycabettus: "mount-lycabettus",
      "Niarchos Park": "stavros-niarchos-cultural-center greek-national-opera",
      Hymettus: "kaisariani-monastery",
    },
  },
  istanbul: {
    waterside: `
      galata-bridge maidens-tower bosphorus-cruise ortakoy salacak-shore dolmabahce-palace
      ciragan-palace-kempinski beylerbeyi-palace istanbul-modern rahmi-m-koc-museum moda-seaside
      caddebostan-beach sakip-sabanci-museum istanbul-aquarium
    `,
    overWater: "galata-bridge maidens-tower",
    inPark: {
      Gülhane: "gulhane-park topkapi-palace istanbul-archaeology-museums",
      Yıldız: "yildiz-park",
      Emirgan: "emirgan-park",
      Çamlıca: "camlica-hill",
    },
  },
};
